/** The modules that this remote offers: its pages and widgets. */
export default {
  './CoursesPage': './src/courses/CoursesPage.tsx',
};
