import { Button, classNames } from '@serein/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './PostText.module.css';

/** The words of a post: the first lines, and all of them on request where there are more. */
export function PostText({ text, about }: { text: string; about: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  // How many lines the words take depends on the width.
  useEffect(() => {
    const element = box.current;
    if (!element || isOpen) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <>
      <p ref={box} id={id} className={classNames(styles.text, !isOpen && styles.short)}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <Button
          variant="ghost"
          size="s"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Show less' : 'Read more'}: ${about}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Read more'}
        </Button>
      )}
    </>
  );
}
