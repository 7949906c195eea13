import { type AppOverview, SHELL_APP, type SiteRegistry } from '@serein/contracts/registry';
import { toast, usePageTitle } from '@serein/mfe-kit';
import { EmptyState, ErrorState, Page, PageHeader, SkeletonGroup } from '@serein/ui';
import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import styles from './AdminRemotesPage.module.css';
import { AppCard, type OwnVersion } from './card/AppCard.tsx';
import { AppCardSkeleton } from './card/AppCardSkeleton.tsx';
import { ChangeDialog } from './change/ChangeDialog.tsx';
import { type Plan, rollbackPlan } from './change/plans.ts';
import { isMoved, type Outcome, useChange } from './change/use-change.ts';
import { Freshness } from './Freshness.tsx';
import { HistorySheet } from './history/HistorySheet.tsx';
import { useOverview, useOwnSite } from './registry-queries.ts';
import { VersionsSheet } from './versions/VersionsSheet.tsx';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

/** /admin/remotes: what the site is made of, how each part does, and the way back for each. */
export default function AdminRemotesPage() {
  usePageTitle('Remotes');
  const overview = useOverview();
  const apps = overview.data;
  return (
    <Page>
      <PageHeader title="Remotes" lead="Which version of each part of the site is live, and how it is doing.">
        {apps && <Freshness overview={overview} />}
      </PageHeader>
      {overview.isPending && (
        <SkeletonGroup label="Loading the remotes…" className={styles.list}>
          {PLACEHOLDERS.map((key) => (
            <AppCardSkeleton key={key} />
          ))}
        </SkeletonGroup>
      )}
      {overview.isError && !apps && (
        <ErrorState message={overview.error.message} onRetry={() => void overview.refetch()} />
      )}
      {apps?.length === 0 && (
        <EmptyState
          icon={<PackageOpen size={28} />}
          title="Nothing is deployed yet"
          text="An app appears here with its first deployment."
        />
      )}
      {apps && apps.length > 0 && <Apps apps={apps} now={overview.dataUpdatedAt} />}
    </Page>
  );
}

function Apps({ apps, now }: { apps: readonly AppOverview[]; now: number }) {
  const own = useOwnSite(apps.map(({ revision }) => revision).join());
  const [plan, setPlan] = useState<Plan | null>(null);
  const [shown, setShown] = useState<{ app: string; list: 'versions' | 'history' } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const change = useChange((came, carriedOut) => {
    // Another dialog may have been opened meanwhile.
    setPlan((current) => (current === carriedOut ? null : current));
    setShown((current) => (current?.app === came.app ? null : current));
    setOutcome(came);
  });
  const shownApp = apps.find(({ app }) => app === shown?.app);
  return (
    <>
      <ul className={styles.list} aria-label="Apps">
        {apps.map((overview) => (
          <AppCard
            key={overview.app}
            overview={overview}
            now={now}
            own={ownVersion(own.data, overview.app)}
            outcome={outcome?.app === overview.app && outcome.revision === overview.revision ? outcome : null}
            isChanging={change.isPending}
            onPlan={setPlan}
            onUndo={(undo) => change.mutate(undo, { onError: (error) => isMoved(error) || toast.error(error.message) })}
            onDismiss={() => setOutcome(null)}
            onShow={(list) => setShown({ app: overview.app, list })}
          />
        ))}
      </ul>
      <VersionsSheet
        app={shown?.list === 'versions' ? shown.app : null}
        revision={shownApp?.revision ?? 0}
        own={shown ? ownVersion(own.data, shown.app) : undefined}
        onRollback={(version) => shownApp && setPlan(rollbackPlan(shownApp, version))}
        onClose={() => setShown(null)}
      />
      <HistorySheet app={shown?.list === 'history' ? shown.app : null} now={now} onClose={() => setShown(null)} />
      <ChangeDialog
        plan={plan}
        isPending={change.isPending}
        trouble={change.variables === plan ? change.error?.message : undefined}
        onConfirm={(confirmed) => change.mutate(confirmed)}
        onClose={() => setPlan(null)}
      />
    </>
  );
}

function ownVersion(site: SiteRegistry | undefined, app: string): OwnVersion | undefined {
  if (app === SHELL_APP) return site?.shell;
  const entry = site?.remotes[app];
  return entry && { version: entry.live.version, channel: entry.channel };
}
