/** Spec 1, section 2: the top navigation. */
export const TOP_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/doctors', label: 'Doctors' },
  { to: '/awards', label: 'Awards' },
  { to: '/application', label: 'Application' },
  { to: '/plans', label: 'Plans' },
  { to: '/hospitals', label: 'Hospitals' },
  { to: '/courses', label: 'Courses' },
  { to: '/forum', label: 'Forum' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
] as const;

/** Spec 1, section 2: the footer. */
export const FOOTER_LINKS = [
  { to: '/intelligence', label: 'Intelligence' },
  { to: '/vespera', label: 'Vespera' },
  { to: '/therapy', label: 'Therapy' },
  { to: '/community', label: 'Community' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
] as const;

/** The signed-in user's own pages; those of ADMIN_LINKS are for admins only. */
export const USER_LINKS = [
  { to: '/my-profile', label: 'My Profile' },
  { to: '/my-appointments', label: 'My Appointments' },
  { to: '/my-courses', label: 'My Courses' },
] as const;

export const ADMIN_LINKS = [
  { to: '/admin/courses', label: 'Manage Courses' },
  { to: '/admin/remotes', label: 'Remotes' },
] as const;
