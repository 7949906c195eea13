/** The product's name, in one place so that it can be changed in one line (spec 0). */
export const BRAND = 'Serein';

/** The parent company. */
export const PARENT_COMPANY = 'Vespera';

/** Shown as the instructor where a course names none (spec 4, section 9). */
export const DEFAULT_INSTRUCTOR = `${BRAND} Experts`;

/** Toasts stand at the top right and close by themselves (spec 1, section 9). */
export const TOAST_MS = 5000;

/** Where readers write to, for instance to correct a helpline. */
export const CONTACT_EMAIL = 'care@serein.test';
