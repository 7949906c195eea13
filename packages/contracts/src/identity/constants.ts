/** Spec 3, section 5. */
export const MIN_PASSWORD_LENGTH = 8;

/** Spec 0: the same three everywhere. */
export const GENDERS = ['Male', 'Female', 'Other'] as const;

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
