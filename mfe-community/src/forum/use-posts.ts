import { type CreatePostBody, communityRoutes, type ForumPost, type PostPage } from '@serein/contracts/community';
import { call, keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@serein/mfe-kit';
import { type ForumFilters, filtersQuery } from './forum-filters.ts';

const listKey = (filters: ForumFilters) => ['community', 'posts', filtersQuery(filters)];

/** The posts that fit, the newest first, page by page. While the filters change, the last answer stays. */
export function usePosts(filters: ForumFilters) {
  return useInfiniteQuery({
    queryKey: listKey(filters),
    queryFn: ({ pageParam, signal }) =>
      call(communityRoutes.listPosts, {
        query: { ...filtersQuery(filters), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

interface Pages {
  pages: PostPage[];
  pageParams: unknown[];
}

/** Writes a post and puts it on top of the list that is shown, without loading it again. */
export function useCreatePost(filters: ForumFilters) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreatePostBody) => call(communityRoutes.createPost, { body }),
    onSuccess: async ({ post }) => {
      await client.cancelQueries({ queryKey: ['community', 'posts'] });
      client.setQueryData<Pages>(listKey(filters), (data) => data && withPostOnTop(data, post));
      // Other lists are loaded again when somebody looks at them.
      await client.invalidateQueries({ queryKey: ['community', 'posts'], refetchType: 'none' });
    },
  });
}

function withPostOnTop({ pages, pageParams }: Pages, post: ForumPost): Pages {
  const [first, ...rest] = pages;
  return first ? { pages: [{ ...first, posts: [post, ...first.posts] }, ...rest], pageParams } : { pages, pageParams };
}
