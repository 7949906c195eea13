import { jestConfig } from '../jest.base.mjs';

/** Every file walks the one site that global-setup started (or SITE_URL names). */
export default {
  ...jestConfig('e2e'),
  globalSetup: '<rootDir>/src/site/global-setup.ts',
  globalTeardown: '<rootDir>/src/site/global-teardown.ts',
};
