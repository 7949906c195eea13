import { TEST_TIMEOUT_MS } from './jest.base.mjs';

/** The journeys (e2e) need the running site and have their own command. */
export default {
  projects: [
    'packages/*/jest.config.mjs',
    'shell/jest.config.mjs',
    'mfe-*/jest.config.mjs',
    'services/*/jest.config.mjs',
    'tools/jest.config.mjs',
  ],
  // Jest takes the limit of the projects from here.
  testTimeout: TEST_TIMEOUT_MS,
};
