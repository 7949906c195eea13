import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Esc, the backdrop and the close button. */
  onClose: () => void;
  title: string;
  /** The actions, primary last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog in the middle of the screen. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} kind={styles.dialog} />;
}

/** A modal sheet: from below on a phone, from the side on a wide screen. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} kind={styles.sheet} />;
}

function Modal({ open, onClose, title, footer, children, kind }: DialogProps & { kind: string | undefined }) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={classNames(styles.modal, kind)} aria-labelledby={titleId}>
      {open && (
        <div className={styles.box}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <X size={22} aria-hidden />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
