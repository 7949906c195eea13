import { usePageTitle, useSession } from '@serein/mfe-kit';
import { IconButton } from '@serein/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ChatHeader } from './ChatHeader.tsx';
import styles from './ChatPage.module.css';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useConversation } from './use-conversation.ts';

/** How near the end (CSS pixels) counts as reading along. */
const NEAR_END = 160;

/** /neha/chat. Everybody has a conversation of his own, also when people take turns in one tab. */
export default function ChatPage() {
  usePageTitle('Talk to Neha');
  const { userId } = useSession();
  return <Chat key={userId} />;
}

function Chat() {
  const { messages, error, mood, replyId, lateHelp, send, sendAgain, stop, clear, dismissError } = useConversation();
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const isEmpty = messages.length === 0;

  // Follows the reply, unless the person has scrolled up to read. Helplines come into view from their beginning.
  useEffect(() => {
    const box = scroller.current;
    if (!box || !follows.current) return;
    box.scrollTop = box.scrollHeight;
    const help = messages.at(-1)?.help ?? lateHelp;
    if (help) box.querySelector('[role="log"] > :last-child')?.scrollIntoView({ block: 'start' });
  }, [messages, lateHelp]);
  const noteScroll = () => {
    const box = scroller.current;
    if (box) follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
  };
  const sendAndFollow = (text: string) => {
    follows.current = true;
    void send(text);
  };
  const again = () => {
    follows.current = true;
    // Its button goes away with the press.
    scroller.current?.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
    void sendAgain();
  };

  return (
    <div className={styles.page}>
      <ChatHeader mood={mood} onClear={isEmpty ? undefined : clear} />
      <div ref={scroller} className={styles.scroller} onScroll={noteScroll}>
        {isEmpty && <Suggestions onPick={sendAndFollow} />}
        <MessageList messages={messages} replyId={replyId} lateHelp={lateHelp} onSendAgain={again} />
      </div>
      <div className={styles.foot}>
        {error && (
          <div className={styles.banner} role="alert">
            <p>{error}</p>
            <IconButton label="Dismiss" onClick={dismissError}>
              <X size={20} aria-hidden />
            </IconButton>
          </div>
        )}
        <Composer isReplying={replyId !== null} onSend={sendAndFollow} onStop={stop} />
        <p className={styles.note}>Neha is an AI for emotional support, not a therapist. She can be wrong.</p>
      </div>
    </div>
  );
}
