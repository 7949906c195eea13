/** The modules that this remote offers: its pages and widgets. */
export default {
  './DoctorsPage': './src/doctors/DoctorsPage.tsx',
  './AppointmentPage': './src/appointment/AppointmentPage.tsx',
  './CheckoutPage': './src/checkout/CheckoutPage.tsx',
  './MyAppointmentsPage': './src/appointments/MyAppointmentsPage.tsx',
  './DoctorSearch': './src/doctors/DoctorSearch.tsx',
  './TopDoctors': './src/strips/TopDoctors.tsx',
  './TopHospitals': './src/strips/TopHospitals.tsx',
};
