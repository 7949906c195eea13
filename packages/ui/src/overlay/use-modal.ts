import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Drives a native <dialog> from a prop. The browser keeps focus inside, closes on Esc and gives focus back to
 * where it came from; a press on the backdrop closes too.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return {
    ref: dialog,
    onClose: () => {
      if (open) onClose();
    },
    // The dialog has no padding of its own, so only the backdrop has the dialog itself as target.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === dialog.current) dialog.current.close();
    },
  };
}
