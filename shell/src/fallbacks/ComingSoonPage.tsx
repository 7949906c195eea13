import type { Route } from '../routes.ts';
import { Notice } from './Notice.tsx';

const WAYS = [
  { to: '/doctors', label: 'Find a doctor' },
  { to: '/courses', label: 'Browse the courses' },
  { to: '/', label: 'Go to the home page' },
  { to: '/gethelpnow', label: 'Get help now' },
];

/** Stands in for a page that its team has not published yet. */
export default function ComingSoonPage({ route }: { route: Route }) {
  const elsewhere = WAYS.filter(({ to }) => !route.path.startsWith(to) || to === '/');
  return (
    <Notice title={`Coming soon: ${route.title}`} ways={elsewhere}>
      We are still building this page, with care. It will be here as soon as it is ready; meanwhile these are open for
      you.
    </Notice>
  );
}
