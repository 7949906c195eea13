import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CONFIG, insertMissing, LOGGER, type Logger, type ServiceConfig, seedsDemoData } from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import { Post } from '../forum/post.schema.ts';
import { anonymousAuthor } from '../members/author.ts';
import { POSTS, type PostSeed } from './posts/index.ts';

const HOUR_MS = 3_600_000;

/** Puts the demo posts into an empty database (spec 0: in development only). */
@Injectable()
export class ForumSeed implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @InjectModel(Post.name) private readonly posts: Model<Post>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!seedsDemoData(this.config)) return;
    if (await this.posts.exists({})) return;
    await insertMissing(this.posts, POSTS.map(toPost));
    this.logger.info({ posts: POSTS.length }, 'seeded the forum');
  }
}

function toPost(seed: PostSeed, index: number): Post {
  const userId = idOf(`author ${seed.author}`);
  return {
    _id: new Types.ObjectId(idOf(`post ${index}`)),
    title: seed.title,
    content: seed.content,
    category: seed.category,
    author:
      seed.author === 'Anonymous'
        ? anonymousAuthor(userId)
        : { userId, name: seed.author, image: null, version: 1, anonymous: false },
    upvotes: Array.from({ length: seed.upvotes }, (_, reader) => idOf(`reader ${reader}`)),
    // Closer together the nearer to today, as in a forum that has grown.
    createdAt: new Date(Date.now() - Math.round(2 + index * 4 + index ** 2 / 1.6) * HOUR_MS),
  };
}

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
