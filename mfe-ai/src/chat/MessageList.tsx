import type { ChatHelp } from '@serein/contracts/ai';
import { Link } from '@serein/mfe-kit';
import { Button, classNames, VisuallyHidden } from '@serein/ui';
import { RotateCw } from 'lucide-react';
import { Fragment } from 'react';
import type { Message } from './conversation.ts';
import { HelpCard } from './HelpCard.tsx';
import styles from './MessageList.module.css';

export interface MessageListProps {
  messages: readonly Message[];
  /** The reply that is being written. */
  replyId: string | null;
  /** Helplines to show while the reply has not begun for long. */
  lateHelp: ChatHelp | undefined;
  onSendAgain: () => void;
}

/** The conversation. Read out politely, each reply once it is complete. */
export function MessageList({ messages, replyId, lateHelp, onSendAgain }: MessageListProps) {
  return (
    <div
      role="log"
      aria-live="polite"
      aria-busy={replyId !== null}
      aria-label="Conversation"
      tabIndex={-1}
      className={styles.log}
    >
      {messages.map((message, place) => (
        <div
          key={message.id}
          className={classNames(styles.turn, styles[message.role], message.failed && styles.failed)}
        >
          {message.failed ? (
            <>
              <Bubble message={message} />
              {place === messages.length - 1 && (
                <Button variant="secondary" icon={<RotateCw size={18} aria-hidden />} onClick={onSendAgain}>
                  Send again
                </Button>
              )}
              {message.help && (
                <HelpCard help={message.help} title="Your words are kept. If it is urgent, people are there" />
              )}
            </>
          ) : (
            <>
              {message.help && <HelpCard help={message.help} />}
              {message.id === replyId && message.text === '' ? (
                <>
                  <Typing />
                  {lateHelp && !message.help && (
                    <HelpCard help={lateHelp} title="Neha takes longer than usual. If it is urgent, people are there" />
                  )}
                </>
              ) : (
                <Bubble message={message} />
              )}
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function Bubble({ message }: { message: Message }) {
  if (!message.text) return null;
  return (
    <p className={styles.bubble}>
      <VisuallyHidden>{message.role === 'user' ? 'You: ' : 'Neha: '}</VisuallyHidden>
      <Words text={message.text} />
    </p>
  );
}

function Typing() {
  return (
    <p className={classNames(styles.bubble, styles.typing)}>
      <VisuallyHidden>Neha is typing…</VisuallyHidden>
      <span aria-hidden />
      <span aria-hidden />
      <span aria-hidden />
    </p>
  );
}

const HELP_PATH = '/gethelpnow';

/** The text, with the help page's path as a link. */
function Words({ text }: { text: string }) {
  return text.split(HELP_PATH).map((part, place, parts) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={place}>
      {part}
      {place < parts.length - 1 && <Link to={HELP_PATH}>Get help now</Link>}
    </Fragment>
  ));
}
