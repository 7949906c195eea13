import { MAX_PROMPT_LENGTH } from '@serein/contracts/ai';
import { IconButton } from '@serein/ui';
import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './Composer.module.css';

/** CSS pixels (spec 3, section 9). */
const MAX_HEIGHT = 120;

export interface ComposerProps {
  isReplying: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The input: Enter sends, Shift+Enter makes a new line, and it grows with what is written. */
export function Composer({ isReplying, onSend, onStop }: ComposerProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const canSend = !isReplying && text.trim() !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(MAX_HEIGHT, area.scrollHeight)}px`;
  }, [text]);

  const send = () => {
    if (!canSend) return;
    onSend(text);
    setText('');
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const keyDown = (event: KeyboardEvent) => {
    // While a character is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        ref={box}
        className={styles.input}
        rows={1}
        aria-label="Message to Neha"
        placeholder="Write what is on your mind"
        enterKeyHint="send"
        maxLength={MAX_PROMPT_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keyDown}
      />
      {isReplying ? (
        <IconButton className={styles.send} label="Stop the reply" onClick={onStop}>
          <Square size={18} fill="currentColor" aria-hidden />
        </IconButton>
      ) : (
        <IconButton className={styles.send} type="submit" label="Send" disabled={!canSend}>
          <ArrowUp size={22} aria-hidden />
        </IconButton>
      )}
    </form>
  );
}
