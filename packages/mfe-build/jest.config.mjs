import { jestConfig } from '../../jest.base.mjs';

export default { ...jestConfig('mfe-build'), testMatch: ['<rootDir>/src/**/*.test.mjs'] };
