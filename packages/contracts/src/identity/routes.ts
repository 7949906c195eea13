import { defineRoutes, type FileReference, type RateLimit, route } from '../http.ts';
import { MAX_IMAGE_BYTES } from './constants.ts';
import type {
  LoginAnonymousBody,
  LoginBody,
  RegisterAnonymousBody,
  RegisterBody,
  TokenAnswer,
  UpdateProfileBody,
  UserProfile,
} from './schemas.ts';

const credentialsRate: RateLimit = { max: 20, windowSeconds: 60, per: 'address' };
/** argon2id is slow on purpose and its runs are bounded, so a burst waits in line. */
const credentialsDeadlineMs = 15_000;
/** A small picture may unfold into a large one, and few are drawn at a time: one user must not fill the line. */
const pictureRate: RateLimit = { max: 20, windowSeconds: 60, per: 'user' };
const image = { kind: 'image', maxBytes: MAX_IMAGE_BYTES, visibility: 'public' } as const;

export const identityRoutes = defineRoutes('identity', {
  register: route<{ body: RegisterBody; response: TokenAnswer }>({
    method: 'POST',
    path: '/api/user/register',
    auth: 'none',
    rate: credentialsRate,
    deadlineMs: credentialsDeadlineMs,
  }),
  login: route<{ body: LoginBody; response: TokenAnswer }>({
    method: 'POST',
    path: '/api/user/login',
    auth: 'none',
    rate: credentialsRate,
    deadlineMs: credentialsDeadlineMs,
  }),
  registerAnonymous: route<{ body: RegisterAnonymousBody; response: TokenAnswer }>({
    method: 'POST',
    path: '/api/user/register-anonymous',
    auth: 'none',
    rate: credentialsRate,
    deadlineMs: credentialsDeadlineMs,
  }),
  loginAnonymous: route<{ body: LoginAnonymousBody; response: TokenAnswer }>({
    method: 'POST',
    path: '/api/user/login-anonymous',
    auth: 'none',
    rate: credentialsRate,
    deadlineMs: credentialsDeadlineMs,
  }),
  getProfile: route<{ response: { userData: UserProfile } }>({
    method: 'GET',
    path: '/api/user/get-profile',
    auth: 'session',
  }),
  updateProfile: route<{ body: UpdateProfileBody; response: { message: string } }>({
    method: 'PUT',
    path: '/api/user/update-profile',
    auth: 'session',
  }),
  updateProfileForm: route<{ body: UpdateProfileBody & { image?: FileReference }; response: { message: string } }>({
    method: 'POST',
    path: '/api/user/update-profile',
    auth: 'session',
    body: 'multipart',
    files: { image },
    deadlineMs: 15_000,
    rate: pictureRate,
  }),
  uploadProfileImage: route<{ body: { image?: FileReference }; response: { message: string; image: string } }>({
    method: 'POST',
    path: '/api/user/upload-profile-image',
    auth: 'session',
    body: 'multipart',
    files: { image },
    deadlineMs: 15_000,
    rate: pictureRate,
  }),
  /** Ends every session of the user: tokens carry a version, and this raises it. */
  revokeTokens: route<{ response: { message: string } }>({
    method: 'POST',
    path: '/api/user/revoke-tokens',
    auth: 'session',
  }),
});
