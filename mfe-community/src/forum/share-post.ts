import type { ForumPost } from '@serein/contracts/community';
import { toast } from '@serein/mfe-kit';

/** Native share where there is one, else the link is copied, else shown to be copied by hand (spec 3, section 8). */
export async function sharePost({ _id, title }: ForumPost): Promise<void> {
  const url = `${window.location.origin}/forum/${_id}`;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // Closing the share sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copied to clipboard!');
  } catch {
    window.prompt('Copy this link', url);
  }
}
