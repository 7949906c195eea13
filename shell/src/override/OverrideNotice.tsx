import { Suspense } from 'react';
import { QuietBoundary } from '../fallbacks/QuietBoundary.tsx';
import { patiently } from '../federation/patiently.ts';
import { useVersions } from '../federation/Versions.tsx';
import { overridesOf } from './overrides.ts';

const OverrideBanner = patiently(() => import('./OverrideBanner.tsx'));

/** Says on every page that the visitor chose other versions than everybody sees. */
export function OverrideNotice() {
  const { registry } = useVersions();
  const overrides = registry ? overridesOf(registry) : [];
  return overrides.length > 0 ? (
    <QuietBoundary>
      <Suspense>
        <OverrideBanner overrides={overrides} />
      </Suspense>
    </QuietBoundary>
  ) : null;
}
