import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { TOAST_MS } from '@serein/contracts';
import { showToastsWith, type ToastMessage } from '@serein/mfe-kit/host';
import { classNames } from '@serein/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { matchRoute } from '../routing/match.ts';

/** The same message twice at once is shown once: the end of a session is told by the session and by what it broke off. */
const show = ({ kind, message }: ToastMessage) => whenSeen(() => toast[kind](message, { toastId: message }));

/** A message in a tab that nobody looks at, as after a logout in another one, would be gone before it is read. */
function whenSeen(tell: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', tell, { once: true });
  else tell();
}

/** Shows the messages that waited for this code, and from then on all of them (spec 1, section 9: top right, 5000 ms). */
export default function ToastHost({ waiting }: { waiting: ToastMessage[] }) {
  const { pathname } = useLocation();
  const shown = useRef(0);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => toast.onChange(({ status }) => status === 'added' && raise(layer.current)), []);
  useEffect(() => {
    for (const message of waiting.slice(shown.current)) show(message);
    shown.current = waiting.length;
    showToastsWith(show);
  }, [waiting]);
  return (
    <div
      ref={layer}
      popover="manual"
      className={classNames('toast-layer', isAccountPage(pathname) && 'toast-layer-account')}
    >
      <ToastContainer position="top-right" autoClose={TOAST_MS} newestOnTop closeOnClick pauseOnFocusLoss={false} />
    </div>
  );
}

/** The shell's bare pages have their ways out at the top right, where no bar keeps the messages off them. */
function isAccountPage(pathname: string): boolean {
  const match = matchRoute(pathname);
  return match.kind === 'page' && match.route.app === 'shell' && match.route.chrome === 'bare';
}

/** Lifts the messages over everything, an open dialog and its scrim too. */
function raise(layer: HTMLElement | null): void {
  // A browser without popovers shows the layer at all times, below dialogs.
  if (!layer?.isConnected || !('showPopover' in layer)) return;
  const isOpen = layer.matches(':popover-open');
  if (isOpen && !document.querySelector('dialog[open]')) return;
  if (isOpen) layer.hidePopover();
  layer.showPopover();
}
