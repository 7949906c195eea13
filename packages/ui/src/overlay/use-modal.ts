import { type MouseEvent, useEffect, useRef } from 'react';

const FIELD = ':is(input, select, textarea):not(:disabled, [type="hidden"])';
const CONTROL = `a[href], button:not(:disabled), ${FIELD}`;

/** The field that a form begins with; of radio buttons the chosen one, as with Tab. None where links come first. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  const [first] = [...dialog.querySelectorAll<HTMLElement>(CONTROL)].filter((control) => !control.closest('header'));
  if (!first?.matches(FIELD)) return null;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  return dialog.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first;
}

/**
 * Drives a native <dialog> from a prop. It opens with the focus on the field it begins with, else on its title: a
 * browser by itself would take the close button. The browser keeps focus inside, closes on Esc and gives focus back to
 * where it came from; a press on the backdrop closes too.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    (firstField(element) ?? element.querySelector<HTMLElement>('h2'))?.focus();
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
