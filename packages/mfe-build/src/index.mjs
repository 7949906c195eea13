export { remoteConfig } from './remote.mjs';
export { shellConfig } from './shell.mjs';
