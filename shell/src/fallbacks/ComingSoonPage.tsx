import { useSession, wayBack } from '@serein/mfe-kit';
import { useLocation } from 'react-router-dom';
import type { Route } from '../routes.ts';
import { matchRoute } from '../routing/match.ts';
import { Notice } from './Notice.tsx';

const WAYS = [
  { to: '/doctors', label: 'Find a doctor' },
  { to: '/courses', label: 'Browse the courses' },
  { to: '/', label: 'Go to the home page' },
  { to: '/gethelpnow', label: 'Get help now' },
];

/** Stands in for a page that its team has not published yet. */
export default function ComingSoonPage({ route }: { route: Route }) {
  const { status } = useSession();
  const { pathname, state } = useLocation();
  const ways = [
    ...backTo(wayBack(state), pathname),
    ...(status === 'visitor' ? [] : [{ to: '/my-appointments', label: 'My appointments' }]),
    ...WAYS.filter(({ to }) => !route.path.startsWith(to) || to === '/'),
  ];
  return (
    <Notice title={`Coming soon: ${route.title}`} ways={ways}>
      We are still building this page, with care. It will be here as soon as it is ready; meanwhile these are open for
      you.
    </Notice>
  );
}

/** Who came here on the way to something else goes on with it. */
function backTo(from: string, pathname: string): { to: string; label: string }[] {
  const match = matchRoute(new URL(from, location.href).pathname);
  if (from === '/' || from.startsWith(pathname) || match.kind !== 'page') return [];
  const isBooking = match.route.path === '/appointment/:docId';
  return [{ to: from, label: isBooking ? 'Back to your appointment' : `Back to: ${match.route.title}` }];
}
