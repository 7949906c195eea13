/** The modules that this remote offers: its pages and widgets. */
export default {
  './DoctorsPage': './src/doctors/DoctorsPage.tsx',
};
