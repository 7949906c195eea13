/** The modules that this remote offers: its pages and widgets. */
export default {
  './ForumPage': './src/forum/ForumPage.tsx',
};
