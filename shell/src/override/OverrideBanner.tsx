import { registryRoutes } from '@serein/contracts/registry';
import { call, toast } from '@serein/mfe-kit';
import { Button } from '@serein/ui';
import { useState } from 'react';
import styles from './OverrideBanner.module.css';
import { type Override, spoken } from './overrides.ts';

export default function OverrideBanner({ overrides }: { overrides: Override[] }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await call(registryRoutes.endOverride);
      location.reload();
    } catch (error) {
      setLeaving(false);
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <aside className={styles.banner} aria-label="Version of your own">
      <p>You see {overrides.map(spoken).join(' and ')} (only you).</p>
      <Button variant="secondary" size="s" loading={isLeaving} onClick={leave}>
        Back to the live version
      </Button>
    </aside>
  );
}
