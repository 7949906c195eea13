import { Notice } from './Notice.tsx';

/** The page of every address that leads nowhere. */
export default function NotFoundPage() {
  return (
    <Notice
      title="This page is not here"
      ways={[
        { to: '/', label: 'Go to the home page' },
        { to: '/doctors', label: 'Find a doctor' },
        { to: '/gethelpnow', label: 'Get help now' },
      ]}
    >
      The address may be mistyped, or the page may have moved. Nothing of yours was lost.
    </Notice>
  );
}
