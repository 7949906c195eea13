import { FORUM_CATEGORIES, type ForumCategory } from '@serein/contracts/community';
import { useDebouncedSearch, usePageTitle, useRequireLogin, useSession } from '@serein/mfe-kit';
import { Button, ChipChoice, Page, PageHeader, SearchField } from '@serein/ui';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './ForumPage.module.css';
import { categoryText, type ForumFilters, readFilters, writeFilters } from './forum-filters.ts';
import { NewPost } from './NewPost.tsx';
import { PostList } from './PostList.tsx';

const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: 'All' },
  ...FORUM_CATEGORIES.map((category) => ({ value: category, label: categoryText(category) })),
] as const;

/** /forum: what people share with each other. */
export default function ForumPage() {
  usePageTitle('Community forum');
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  // Narrowing is not a step to go back over: it replaces the history entry.
  const change = (part: Partial<ForumFilters>) =>
    setParams(writeFilters({ ...filters, ...part }), { replace: true, preventScrollReset: true });
  const [text, setText] = useDebouncedSearch(filters.search, (search) => change({ search }));
  const [writing, setWriting] = useState(false);
  const { status, userId } = useSession();
  const requireLogin = useRequireLogin();
  const write = () => (status === 'visitor' ? requireLogin('Please log in to share a post.') : setWriting(true));

  return (
    <Page width="text">
      <PageHeader title="Community forum" lead="You are not the only one. Read, share, and be kind to each other.">
        <Button icon={<PenLine size={18} aria-hidden />} onClick={write}>
          New post
        </Button>
      </PageHeader>
      <search className={styles.controls}>
        <SearchField
          label="Search the posts"
          placeholder="Search the posts"
          maxLength={100}
          value={text}
          onChange={setText}
        />
        <ChipChoice<ForumCategory | typeof ALL>
          className={styles.chips}
          legend="Category"
          hideLegend
          name="forum-category"
          options={OPTIONS}
          value={filters.category ?? ALL}
          onChange={(value) => change({ category: value === ALL ? null : value })}
        />
      </search>
      <PostList filters={filters} onReset={() => change({ search: '', category: null })} onWrite={write} />
      {/* Everybody has a draft of his own, also when people take turns in one tab. */}
      <NewPost
        key={userId}
        open={writing && status !== 'visitor'}
        filters={filters}
        onClose={() => setWriting(false)}
      />
    </Page>
  );
}
