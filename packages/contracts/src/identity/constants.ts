/** Spec 3, section 5. */
export const MIN_PASSWORD_LENGTH = 8;

/** Nobody who lives was born before. */
export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Spec 0: the same three everywhere. */
export const GENDERS = ['Male', 'Female', 'Other'] as const;

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
