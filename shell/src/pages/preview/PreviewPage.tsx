import { ErrorState, Page } from '@serein/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../fallbacks/NotFoundPage.tsx';
import { WaitingPage } from '../../fallbacks/WaitingPage.tsx';
import { FederatedModule } from '../../federation/FederatedModule.tsx';
import { useVersions } from '../../federation/Versions.tsx';

/** One module of a version that the visitor chose, alone: for its team, and for the look at it before it goes live. */
export default function PreviewPage() {
  const { registry } = useVersions();
  const { app = '', module = '' } = useParams();
  if (registry?.remotes[app]?.channel !== 'override') return <NotFoundPage />;
  return <Preview key={`${app}/${module}`} app={app} module={module} />;
}

/** Tools read the outcome from `data-module-state` (loading, shown, failed) and `data-trouble`. */
function Preview({ app, module }: { app: string; module: string }) {
  const [outcome, setOutcome] = useState<{ state: string; trouble?: string }>({ state: 'loading' });
  const failed = (error: unknown) => (
    <Trouble
      trouble={error instanceof Error ? error.message : String(error)}
      onSeen={(trouble) => setOutcome({ state: 'failed', trouble })}
    />
  );
  return (
    <div data-module-state={outcome.state} data-trouble={outcome.trouble}>
      <FederatedModule
        app={app}
        module={module}
        loading={<WaitingPage />}
        missing={failed(`${app} does not expose ${module}.`)}
        failed={(_, error) => failed(error)}
      >
        <Settled onSeen={() => setOutcome((before) => (before.state === 'loading' ? { state: 'shown' } : before))} />
      </FederatedModule>
    </div>
  );
}

function Trouble({ trouble, onSeen }: { trouble: string; onSeen: (trouble: string) => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each trouble
  useEffect(() => onSeen(trouble), [trouble]);
  return (
    <Page width="text">
      <ErrorState title="This module failed" message={trouble} />
    </Page>
  );
}

/** Stands beside the module: after the first effects of both it has been shown. */
function Settled({ onSeen }: { onSeen: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const timer = setTimeout(onSeen);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
