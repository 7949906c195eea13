/**
 * Every address of the site (spec 0, "Who owns which route"; spec 1, section 2). A remote's page has its line
 * here before the remote exposes it: until then the shell shows that it is coming.
 * The build writes this table to routes.json for the gateway, so this file imports nothing at run time.
 */

/** The apps of the site, as the registry names them. */
export type AppName = 'shell' | 'care' | 'learn' | 'community' | 'ai';

/**
 * Who may see a page. visitor: only who is not logged in; session: who is; named: who is and not anonymously;
 * admin: who is one.
 */
export type Guard = 'none' | 'visitor' | 'session' | 'named' | 'admin';

export interface Route {
  readonly path: string;
  readonly app: AppName;
  /** The module that shows it: a page of src/pages, or `./<module>` of the remote. */
  readonly module: string;
  /** Names the page in the browser's tab until the page does it more exactly. */
  readonly title: string;
  readonly guard: Guard;
  /** bare: no top bar, no top padding and no footer. */
  readonly chrome: 'full' | 'bare';
  /** Default: true. */
  readonly footerBorder?: boolean;
  /** What a visitor is told who is sent to the login; default: the catalogue's sentence. */
  readonly loginMessage?: string;
  /** Shown to a named user without a profile image too, who is otherwise asked for one first. */
  readonly withoutImage?: boolean;
  /** Where people usually go from here: its code is fetched when the browser has nothing to do. */
  readonly next?: string;
  /**
   * Pages of one flow: their versions do not change on the way from one to the other. A booking leads through the login
   * and the profile, and what was written for it waits in the remote meanwhile.
   */
  readonly flow?: 'booking';
  /** Modules of remotes that the page shows from its start: the gateway has them fetched with the page. */
  readonly widgets?: readonly { readonly app: AppName; readonly module: string }[];
}

type Options = Partial<Omit<Route, 'path' | 'app' | 'module' | 'title'>>;

const page = (path: string, app: AppName, module: string, title: string, options: Options = {}): Route => ({
  path,
  app,
  module,
  title,
  guard: 'none',
  chrome: 'full',
  ...options,
});

export const routes: readonly Route[] = [
  page('/', 'shell', 'HomePage', 'Home', {
    next: '/doctors',
    widgets: [
      { app: 'care', module: 'DoctorSearch' },
      { app: 'care', module: 'TopDoctors' },
      { app: 'care', module: 'TopHospitals' },
    ],
  }),
  page('/login', 'shell', 'LoginPage', 'Log in or sign up', {
    guard: 'visitor',
    chrome: 'bare',
    withoutImage: true,
    flow: 'booking',
  }),
  page('/gateway', 'shell', 'GatewayPage', 'Anonymous login', { guard: 'visitor', chrome: 'bare', flow: 'booking' }),
  page('/my-profile', 'shell', 'MyProfilePage', 'My profile', { guard: 'session', chrome: 'bare' }),
  page('/upload-profile-image', 'shell', 'UploadProfileImagePage', 'Your picture', {
    guard: 'session',
    chrome: 'bare',
    withoutImage: true,
    flow: 'booking',
  }),
  page('/complete-profile', 'shell', 'CompleteProfilePage', 'Complete your profile', {
    guard: 'named',
    chrome: 'bare',
    withoutImage: true,
    flow: 'booking',
  }),
  page('/about', 'shell', 'AboutPage', 'About', { footerBorder: false }),
  page('/plans', 'shell', 'PlansPage', 'Plans'),
  page('/gethelpnow', 'shell', 'GetHelpNowPage', 'Get help now', { withoutImage: true }),
  page('/privacy', 'shell', 'PrivacyPage', 'Privacy', { withoutImage: true }),
  page('/terms', 'shell', 'TermsPage', 'Terms'),
  page('/admin/remotes', 'shell', 'AdminRemotesPage', 'Remotes', { guard: 'admin' }),
  page('/preview/:app/:module', 'shell', 'PreviewPage', 'Preview', { chrome: 'bare', withoutImage: true }),

  page('/doctors', 'care', 'DoctorsPage', 'Doctors', { next: '/appointment/:docId' }),
  page('/doctors/:speciality', 'care', 'DoctorsPage', 'Doctors', { next: '/appointment/:docId' }),
  page('/hospitals', 'care', 'HospitalsPage', 'Hospitals'),
  page('/hospitals/:speciality', 'care', 'HospitalsPage', 'Hospitals'),
  page('/hospital/:hospitalId', 'care', 'HospitalPage', 'Hospital'),
  page('/appointment/:docId', 'care', 'AppointmentPage', 'Book an appointment', { next: '/checkout', flow: 'booking' }),
  page('/checkout', 'care', 'CheckoutPage', 'Checkout', {
    guard: 'session',
    next: '/my-appointments',
    flow: 'booking',
  }),
  page('/my-appointments', 'care', 'MyAppointmentsPage', 'My appointments', { guard: 'session', next: '/checkout' }),
  page('/user-prescription', 'care', 'PrescriptionPage', 'Prescription', { guard: 'session' }),
  page('/contact', 'care', 'ContactPage', 'Contact'),
  page('/awards', 'care', 'AwardsPage', 'Awards'),
  page('/application', 'care', 'ApplicationPage', 'Application'),
  page('/questionnaire', 'care', 'QuestionnairePage', 'Questionnaire', {
    guard: 'named',
    chrome: 'bare',
    flow: 'booking',
  }),
  page('/therapy-questionnaire', 'care', 'TherapyQuestionnairePage', 'Find your therapy', { guard: 'session' }),
  page('/mind-reader', 'care', 'MindReaderPage', 'Therapy assessment', { chrome: 'bare' }),

  page('/courses', 'learn', 'CoursesPage', 'Courses'),
  page('/courses/:courseId', 'learn', 'CoursePage', 'Course'),
  page('/courses/:courseId/lessons/:lessonId', 'learn', 'LessonPage', 'Lesson'),
  page('/my-courses', 'learn', 'MyCoursesPage', 'My courses', {
    guard: 'session',
    loginMessage: 'Please log in to view your courses',
  }),
  page('/admin/courses', 'learn', 'ManageCoursesPage', 'Manage courses', {
    guard: 'admin',
    loginMessage: 'Please log in to access admin features',
  }),

  page('/forum', 'community', 'ForumPage', 'Forum'),
  page('/forum/:postId', 'community', 'PostPage', 'Forum post'),
  page('/book-cab', 'community', 'BookCabPage', 'Book a ride', { chrome: 'bare' }),

  page('/neha', 'ai', 'NehaPage', 'Neha', { chrome: 'bare' }),
  page('/neha/chat', 'ai', 'ChatPage', 'Talk to Neha', { chrome: 'bare' }),
  page('/intelligence', 'ai', 'IntelligencePage', 'Intelligence', { chrome: 'bare' }),
  page('/aichip', 'ai', 'DilemmaPage', 'The dilemma', { chrome: 'bare' }),
  page('/vespera', 'ai', 'VesperaPage', 'Vespera', { chrome: 'bare' }),
];

/** Old and short addresses (spec 0, "Open points"). */
export const redirects: Readonly<Record<string, string>> = {
  '/therapy': '/therapy-questionnaire',
  '/community': '/forum',
};
