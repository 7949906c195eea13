import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DEFAULT_FORUM_CATEGORY, FORUM_CATEGORIES, type ForumCategory } from '@serein/contracts/community';
import { Types } from 'mongoose';
import type { Author } from '../members/author.ts';

@Schema({ collection: 'posts', versionKey: false })
export class Post {
  _id!: Types.ObjectId;

  @Prop({ type: String, required: true })
  title!: string;

  /** Plain text. */
  @Prop({ type: String, required: true })
  content!: string;

  @Prop({ type: String, enum: FORUM_CATEGORIES, default: DEFAULT_FORUM_CATEGORY })
  category!: ForumCategory;

  @Prop({
    type: raw({
      _id: false,
      userId: { type: String, required: true },
      name: { type: String, required: true },
      image: { type: String, default: null },
      version: { type: Number, required: true },
      anonymous: { type: Boolean, required: true },
    }),
  })
  author!: Author;

  /** User ids. */
  @Prop({ type: [String], default: [] })
  upvotes!: string[];

  @Prop({ type: Date, required: true })
  createdAt!: Date;
}

export const PostSchema = SchemaFactory.createForClass(Post);
PostSchema.index({ createdAt: -1, _id: 1 });
PostSchema.index({ category: 1, createdAt: -1, _id: 1 });
PostSchema.index({ 'author.userId': 1 });
