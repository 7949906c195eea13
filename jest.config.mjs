export default {
  projects: [
    'packages/*/jest.config.mjs',
    'shell/jest.config.mjs',
    'mfe-*/jest.config.mjs',
    'services/*/jest.config.mjs',
    'tools/jest.config.mjs',
    'e2e/jest.config.mjs',
  ],
};
