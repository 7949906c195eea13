import type { ToastMessage } from '@serein/mfe-kit/host';
import { showToastsWith } from '@serein/mfe-kit/host';
import { lazy, Suspense, useEffect, useState } from 'react';

const ToastHost = lazy(() => import('./ToastHost.tsx'));

/** The messages at the top right. Their code is loaded with the first one. */
export function Toasts() {
  const [first, setFirst] = useState<ToastMessage[]>([]);
  useEffect(() => showToastsWith((message) => setFirst((messages) => [...messages, message])), []);
  return first.length > 0 ? (
    <Suspense>
      <ToastHost waiting={first} />
    </Suspense>
  ) : null;
}
