import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { eventSubject } from '@serein/contracts';
import { communityRoutes, type ForumPost } from '@serein/contracts/community';
import { ForumPost as ForumPostSchema } from '@serein/contracts/community/schemas';
import { PROFILE_CHANGED, type ProfileChanged } from '@serein/contracts/identity';
import { eventually, startService } from '@serein/service-kit/testing';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { CommunityModule } from '../community.module.ts';
import { AUTHOR_CALLS } from '../members/authors.ts';
import { ProfileChangesController } from '../members/profile-changes.controller.ts';
import { Post } from './post.schema.ts';

const Page = z.object({
  success: z.literal(true),
  posts: z.array(ForumPostSchema.strict()),
  nextCursor: z.string().nullable(),
});
const Created = z.object({ success: z.literal(true), message: z.string(), post: ForumPostSchema.strict() });

const patient = (id: string) => ({ id, role: 'patient' as const, isAnonymous: false });
const profile = (userId: string, name: string, version: number): ProfileChanged => ({
  id: `${userId}-${version}`,
  type: PROFILE_CHANGED,
  at: new Date().toISOString(),
  data: { userId, name, image: `/api/files/${userId}`, version },
});

describe('the forum', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    service = await startService({
      name: 'community',
      module: CommunityModule,
      routes: communityRoutes,
      calls: AUTHOR_CALLS,
      env: { SEED: 'demo' },
    });
  });
  afterAll(() => service?.stop());

  async function list(query: Record<string, string | number> = {}) {
    const { status, body } = await service.call(communityRoutes.listPosts, { query });
    expect(status).toBe(200);
    return Page.parse(body);
  }

  async function write(user: ReturnType<typeof patient>, title: string): Promise<ForumPost> {
    const { status, body } = await service.call(communityRoutes.createPost, {
      user,
      body: { title, content: 'Words.', category: 'support' },
    });
    expect(status).toBe(200);
    return Created.parse(body).post;
  }

  /** The handler itself, for what may arrive twice or late. */
  const arrives = (event: ProfileChanged) =>
    service.app.get(ProfileChangesController, { strict: false }).changed(event);

  const authorOf = async (post: ForumPost) =>
    (await list({ search: post.title })).posts.find(({ _id }) => _id === post._id)?.author;

  it('lists 40 seeded posts, the newest first, in pages that neither lose nor repeat one', async () => {
    const found: ForumPost[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: z.output<typeof Page> = await list({ limit: 9, ...(cursor ? { cursor } : {}) });
      found.push(...page.posts);
      cursor = page.nextCursor;
    }
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(40);
    expect(found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))).toEqual(found);
  });

  it('filters by category and searches title and content, taking signs literally', async () => {
    const { posts } = await list({ category: 'mindfulness' });
    expect(posts).toHaveLength(4);
    expect(posts.every((post) => post.category === 'mindfulness')).toBe(true);
    expect((await list({ search: 'HARMONIUM' })).posts).toHaveLength(1);
    expect((await list({ search: '.*' })).posts).toHaveLength(0);
    expect((await list({ search: '\0' })).posts).toHaveLength(0);
  });

  it('takes a post, keeps its text as it was typed, and shows it on top', async () => {
    await arrives(profile('u-asha', 'Asha Menon', 1));
    const { body } = await service.call(communityRoutes.createPost, {
      user: patient('u-asha'),
      body: { title: ' Hello ', content: '<b>not bold</b>', category: 'general' },
    });
    const { message, post } = Created.parse(body);
    expect(message).toBe('Post created successfully!');
    expect(post).toMatchObject({ title: 'Hello', content: '<b>not bold</b>', author: { name: 'Asha Menon' } });
    expect((await list({ limit: 1 })).posts[0]).toEqual(post);
  });

  it('puts a post without a category under general', async () => {
    const { body } = await service.call(communityRoutes.createPost, {
      user: patient('u-asha'),
      body: { title: 'No category', content: 'x' },
    });
    expect(Created.parse(body).post.category).toBe('general');
  });

  it.each([{ title: '  ', content: 'x' }, { title: 'x', content: '' }, { content: 'x' }])(
    'refuses %j with the sentence of the documents',
    async (body) => {
      const answer = await service.call(communityRoutes.createPost, {
        user: patient('u-asha'),
        body: body as { title: string; content: string },
      });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ success: false, message: 'Please fill in both title and content.' });
    },
  );

  it('asks a visitor to log in', async () => {
    const { status } = await service.call(communityRoutes.createPost, { body: { title: 'x', content: 'y' } });
    expect(status).toBe(401);
  });

  it('shows an anonymous user as Anonymous, whatever profile events say', async () => {
    const post = await write({ ...patient('u-ghost'), isAnonymous: true }, 'From a ghost');
    await arrives(profile('u-ghost', 'Real Name', 9));
    expect(await authorOf(post)).toEqual({ name: 'Anonymous', image: null });
  });

  it('takes the post of a user whom it does not know yet, and fills the name in when the event comes', async () => {
    const post = await write(patient('u-new'), 'Before the event');
    expect(post.author.name).toBe('Community member');
    const event = profile('u-new', 'Nila Rao', 1);
    service.nats.publish(eventSubject(event.type), JSON.stringify(event));
    await eventually(async () => expect(await authorOf(post)).toEqual({ name: 'Nila Rao', image: '/api/files/u-new' }));
  });

  it('lets no older profile replace a newer one, and minds no repetition', async () => {
    const post = await write(patient('u-order'), 'Out of order');
    await arrives(profile('u-order', 'Second', 2));
    await arrives(profile('u-order', 'First', 1));
    await arrives(profile('u-order', 'Second', 2));
    expect(await authorOf(post)).toMatchObject({ name: 'Second' });
    expect((await write(patient('u-order'), 'Afterwards')).author.name).toBe('Second');
  });

  it('keeps ids of people inside', async () => {
    const stored = await service.app.get<Model<Post>>(getModelToken(Post.name), { strict: false }).findOne().lean();
    expect(stored?.author.userId).toBeTruthy();
    expect(JSON.stringify(await list())).not.toContain(stored?.author.userId);
  });
});
