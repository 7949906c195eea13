/** For a busy machine: a test ends when what it waits for has come. */
export const TEST_TIMEOUT_MS = 120_000;

/**
 * The one Jest set-up. A folder's jest.config.mjs calls it; workspace packages are read from their
 * sources (export condition "source"), so no build is needed before a test.
 * @param {string} name shown before each result
 */
export function jestConfig(name) {
  return {
    displayName: name,
    testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
    testTimeout: TEST_TIMEOUT_MS,
    testEnvironment: 'node',
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'default'] },
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: {
      '\\.tsx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true, decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          },
        },
      ],
    },
  };
}
