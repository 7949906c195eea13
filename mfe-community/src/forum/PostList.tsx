import { Button, Card, EmptyState, ErrorState, focusHeading, Skeleton, SkeletonGroup } from '@serein/ui';
import { MessagesSquare } from 'lucide-react';
import type { ForumFilters } from './forum-filters.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostList.module.css';
import { usePosts } from './use-posts.ts';

export interface PostListProps {
  filters: ForumFilters;
  onReset: () => void;
  onWrite: () => void;
}

export function PostList({ filters, onReset, onWrite }: PostListProps) {
  const list = usePosts(filters);
  const posts = list.data?.pages.flatMap((page) => page.posts);
  if (list.isPending) return <PostListSkeleton />;
  if (!posts) {
    return (
      <ErrorState title="The posts did not load" message={list.error?.message} onRetry={() => void list.refetch()} />
    );
  }
  if (posts.length === 0) {
    const narrowed = filters.search !== '' || filters.category !== null;
    return (
      <EmptyState
        icon={<MessagesSquare size={28} />}
        title={narrowed ? 'Nothing fits this yet' : 'It is quiet here'}
        text={narrowed ? 'Try other words, or look through all posts.' : 'Yours could be the first post.'}
        action={
          narrowed ? (
            <Button
              onClick={(event) => {
                focusHeading(event.currentTarget);
                onReset();
              }}
            >
              Show all posts
            </Button>
          ) : (
            <Button onClick={onWrite}>New post</Button>
          )
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label="Posts" aria-busy={list.isPlaceholderData}>
        {posts.map((post) => (
          <li key={post._id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && <ErrorState message={list.error?.message} />}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more posts
          </Button>
        </div>
      )}
    </>
  );
}

const PLACES = ['a', 'b', 'c', 'd'] as const;

function PostListSkeleton() {
  return (
    <SkeletonGroup label="Loading the posts…" className={styles.list}>
      {PLACES.map((place) => (
        <Card key={place} className={styles.placeholder}>
          <Skeleton width="50%" />
          <Skeleton width="80%" height="1.6em" />
          <Skeleton height="5em" />
          <Skeleton width="30%" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}
