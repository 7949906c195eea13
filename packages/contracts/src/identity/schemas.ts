import { z } from '../zod.ts';
import { EARLIEST_BIRTH_DATE, GENDERS, MIN_PASSWORD_LENGTH } from './constants.ts';

const Name = z.string().trim().min(1, 'Please enter your name.').max(100, 'A name can have up to 100 characters.');
const Email = z
  .email('Please enter a valid email address.')
  .max(254)
  .transform((text) => text.toLowerCase());
const NewPassword = z.string().min(MIN_PASSWORD_LENGTH, 'Minimum 8 characters').max(200);

export const RegisterBody = z.object({ name: Name, email: Email, password: NewPassword });
export type RegisterBody = z.infer<typeof RegisterBody>;

export const LoginBody = z.object({
  email: Email,
  password: z.string().min(1, 'Please enter your password.').max(200),
});
export type LoginBody = z.infer<typeof LoginBody>;

/** Digits with an optional leading +; spaces and punctuation that people type are dropped. */
export const Phone = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+?[0-9]{7,15}$/, 'Please enter a valid phone number.'));

export const RegisterAnonymousBody = z.object({ phone: Phone, password: NewPassword });
export type RegisterAnonymousBody = z.infer<typeof RegisterAnonymousBody>;

export const LoginAnonymousBody = z.object({
  phone: Phone,
  password: z.string().min(MIN_PASSWORD_LENGTH, 'Minimum 8 characters').max(200),
});
export type LoginAnonymousBody = z.infer<typeof LoginAnonymousBody>;

export const TokenAnswer = z.object({ token: z.string(), message: z.string() });
export type TokenAnswer = z.infer<typeof TokenAnswer>;

/** Both shapes of the documents: lines (spec 1) and street, city, state, zip (spec 2). */
export const Address = z.object({
  line1: z.string().trim().max(200).optional(),
  line2: z.string().trim().max(200).optional(),
  street: z.string().trim().max(200).optional(),
  city: z.string().trim().max(100).optional(),
  state: z.string().trim().max(100).optional(),
  zip: z.string().trim().max(20).optional(),
});
export type Address = z.infer<typeof Address>;

export const UserProfile = z.object({
  _id: z.string(),
  /** Empty for an anonymous user. */
  name: z.string(),
  email: z.string().nullable(),
  /** For an anonymous user, only the last four digits, for instance `•••• 0001`. */
  phone: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** YYYY-MM-DD */
  dob: z.string().nullable(),
  /** A path on this site, or null. */
  image: z.string().nullable(),
  address: Address,
  isAnonymous: z.boolean(),
  role: z.enum(['patient', 'admin']),
});
export type UserProfile = z.infer<typeof UserProfile>;

const parsedJson = (text: unknown) => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** YYYY-MM-DD. Compared with the date in UTC, so that the browser and the server agree. */
const BirthDate = (message: string) =>
  z.iso
    .date(message)
    .refine((date) => date >= EARLIEST_BIRTH_DATE, 'Please check the year: it should be 1900 or later.')
    .refine((date) => date <= new Date().toISOString().slice(0, 10), 'A date of birth cannot be in the future.');

export const UpdateProfileBody = z.object({
  name: Name.optional(),
  phone: Phone.optional(),
  /** An object, or (as the documents say) its JSON text. */
  address: z.preprocess(parsedJson, Address).optional(),
  gender: z
    .string()
    .transform((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase())
    .pipe(z.enum(GENDERS))
    .optional(),
  dob: BirthDate('Please enter a date as YYYY-MM-DD.').optional(),
});
export type UpdateProfileBody = z.infer<typeof UpdateProfileBody>;

const AddressLine = (what: string, max: number) => z.string().trim().min(1, `Please enter your ${what}.`).max(max);

/** The form that follows the profile image: everything is required (spec 2, section 5). */
export const CompleteProfileForm = z.object({
  phone: Phone,
  dob: BirthDate('Please enter your date of birth.'),
  gender: z.enum(GENDERS, 'Please choose one.'),
  street: AddressLine('street', 200),
  city: AddressLine('city', 100),
  state: AddressLine('state', 100),
  zip: AddressLine('postal code', 20),
});
export type CompleteProfileForm = z.infer<typeof CompleteProfileForm>;

export const StoredFile = z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() });
