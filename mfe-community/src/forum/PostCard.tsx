import type { ForumPost } from '@serein/contracts/community';
import { Link } from '@serein/mfe-kit';
import { Badge, Card, IconButton, Picture } from '@serein/ui';
import { Heart, MessageCircle, Share2 } from 'lucide-react';
import { categoryText } from './forum-filters.ts';
import styles from './PostCard.module.css';
import { PostText } from './PostText.tsx';
import { relativeTime } from './relative-time.ts';
import { sharePost } from './share-post.ts';

/** One post of the list; its title leads to the post itself. */
export function PostCard({ post }: { post: ForumPost }) {
  const { author } = post;
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <Picture
          src={author.image}
          alt=""
          width={40}
          height={40}
          shape="round"
          fallback={<span className={styles.initial}>{author.name.charAt(0)}</span>}
        />
        <p className={styles.who}>
          <span className={styles.name}>{author.name}</span>
          <time className={styles.when} dateTime={post.createdAt}>
            {relativeTime(post.createdAt, Date.now())}
          </time>
        </p>
        <Badge tone="accent">{categoryText(post.category)}</Badge>
      </header>
      <h2 className={styles.title}>
        <Link to={`/forum/${post._id}`}>{post.title}</Link>
      </h2>
      <PostText text={post.content} about={post.title} />
      <footer className={styles.foot}>
        <span className={styles.count}>
          <Heart size={18} aria-hidden /> {post.upvotes} {post.upvotes === 1 ? 'upvote' : 'upvotes'}
        </span>
        {post.comments > 0 && (
          <span className={styles.count}>
            <MessageCircle size={18} aria-hidden /> {post.comments} {post.comments === 1 ? 'comment' : 'comments'}
          </span>
        )}
        <IconButton className={styles.share} label={`Share “${post.title}”`} onClick={() => void sharePost(post)}>
          <Share2 size={18} aria-hidden />
        </IconButton>
      </footer>
    </Card>
  );
}
