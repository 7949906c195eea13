import { defineRoutes, route } from '../http.ts';
import type { CreatePostBody, ForumPost, PostListQuery, PostPage } from './schemas.ts';

export const communityRoutes = defineRoutes('community', {
  listPosts: route<{ query: PostListQuery; response: PostPage }>({ method: 'GET', path: '/api/forum', auth: 'none' }),
  createPost: route<{ body: CreatePostBody; response: { message: string; post: ForumPost } }>({
    method: 'POST',
    path: '/api/forum',
    auth: 'session',
    rate: { max: 20, windowSeconds: 60, per: 'user' },
  }),
});
