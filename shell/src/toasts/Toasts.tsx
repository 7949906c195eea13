import type { ToastMessage } from '@serein/mfe-kit/host';
import { showToastsWith } from '@serein/mfe-kit/host';
import { Suspense, useEffect, useState } from 'react';
import { QuietBoundary } from '../fallbacks/QuietBoundary.tsx';
import { patiently } from '../federation/patiently.ts';

const ToastHost = patiently(() => import('./ToastHost.tsx'));

/** The messages at the top right. Their code is loaded with the first one. */
export function Toasts() {
  const [first, setFirst] = useState<ToastMessage[]>([]);
  useEffect(() => showToastsWith((message) => setFirst((messages) => [...messages, message])), []);
  return first.length > 0 ? (
    <QuietBoundary>
      <Suspense>
        <ToastHost waiting={first} />
      </Suspense>
    </QuietBoundary>
  ) : null;
}
