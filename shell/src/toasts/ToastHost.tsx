import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { TOAST_MS } from '@serein/contracts';
import { showToastsWith, type ToastMessage } from '@serein/mfe-kit/host';
import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';

/** The same message twice at once is shown once. */
const show = ({ kind, message }: ToastMessage) => toast[kind](message, { toastId: `${kind} ${message}` });

/** Shows the messages that waited for this code, and from then on all of them (spec 1, section 9: top right, 5000 ms). */
export default function ToastHost({ waiting }: { waiting: ToastMessage[] }) {
  const shown = useRef(0);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => toast.onChange(({ status }) => status === 'added' && raise(layer.current)), []);
  useEffect(() => {
    for (const message of waiting.slice(shown.current)) show(message);
    shown.current = waiting.length;
    showToastsWith(show);
  }, [waiting]);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <ToastContainer position="top-right" autoClose={TOAST_MS} newestOnTop closeOnClick pauseOnFocusLoss={false} />
    </div>
  );
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
