import { usePageTitle } from '@serein/mfe-kit';
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

/** /neha/chat. */
export default function ChatPage() {
  usePageTitle('Talk to Neha');
  const { messages, error, mood, replyId, send, stop, clear, dismissError } = useConversation();
  const scroller = useRef<HTMLDivElement>(null);
  const isEmpty = messages.length === 0;
  const sent = messages.filter(({ role }) => role === 'user').length;

  // Follows the reply, unless the person has scrolled up to read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new piece of text may move the end
  useEffect(() => {
    const box = scroller.current;
    if (box && box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END) box.scrollTop = box.scrollHeight;
  }, [messages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever sends wants to see the end
  useEffect(() => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [sent]);

  return (
    <div className={styles.page}>
      <ChatHeader mood={mood} onClear={isEmpty ? undefined : clear} />
      <div ref={scroller} className={styles.scroller}>
        {isEmpty && <Suggestions onPick={(text) => void send(text)} />}
        <MessageList messages={messages} replyId={replyId} />
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
        <Composer isReplying={replyId !== null} onSend={(text) => void send(text)} onStop={stop} />
        <p className={styles.note}>Neha is an AI for emotional support, not a therapist. She can be wrong.</p>
      </div>
    </div>
  );
}
