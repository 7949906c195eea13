import { Prop, raw, Schema, SchemaFactory } from '@nestjs/mongoose';
import { COURSE_CATEGORIES, COURSE_LEVELS, type CourseCard } from '@serein/contracts/learn';

export const LESSON_TYPES = ['video', 'text', 'audio', 'exercise'] as const;

export interface Resource {
  name: string;
  /** A path of this site. */
  url: string;
  description: string;
  type: string;
}

export interface Lesson {
  _id: string;
  title: string;
  description: string;
  type: (typeof LESSON_TYPES)[number];
  /** Minutes. */
  duration: number;
  /** HTML; for video and audio it is what is said, in writing. */
  content: string;
  videoUrl: string | null;
  audioUrl: string | null;
  resources: Resource[];
}

export interface CourseModule {
  _id: string;
  title: string;
  description: string;
  /** Minutes. */
  duration: number;
  lessons: Lesson[];
}

const text = { type: String, required: true };
const minutes = { type: Number, required: true, min: 1 };
const optionalText = { type: String, default: null };

const lesson = raw({
  _id: text,
  title: text,
  description: text,
  type: { type: String, enum: LESSON_TYPES, required: true },
  duration: minutes,
  content: { type: String, default: '' },
  videoUrl: optionalText,
  audioUrl: optionalText,
  resources: [raw({ _id: false, name: text, url: text, description: text, type: text })],
});

/** A course as stored (spec 4, section 3). Lists serve its card only. */
@Schema({ collection: 'courses', versionKey: false, minimize: false })
export class Course implements CourseCard {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true })
  title!: string;

  @Prop({ type: String, required: true })
  description!: string;

  @Prop({ type: String, enum: COURSE_CATEGORIES, required: true })
  category!: CourseCard['category'];

  @Prop({ type: String, enum: COURSE_LEVELS, required: true })
  level!: CourseCard['level'];

  @Prop(minutes)
  duration!: number;

  @Prop({ type: String, required: true })
  instructor!: string;

  /** '' where there is no picture. */
  @Prop({ type: String, default: '' })
  thumbnail!: string;

  @Prop({ type: [String], required: true })
  prerequisites!: string[];

  @Prop({ type: [String], required: true })
  outcomes!: string[];

  @Prop({ type: [raw({ _id: text, title: text, description: text, duration: minutes, lessons: [lesson] })] })
  modules!: CourseModule[];

  @Prop({ type: Number, default: 0 })
  rating!: number;

  @Prop({ type: Number, default: 0 })
  ratingCount!: number;

  @Prop({ type: Number, default: 0 })
  totalEnrollments!: number;

  @Prop({ type: Number, default: 0 })
  concepts!: number;

  @Prop({ type: Date, required: true })
  createdAt!: Date;
}

export const CourseSchema = SchemaFactory.createForClass(Course);

// One index for each order of the list, alone and within a category; _id breaks ties for the cursor.
for (const order of [
  { createdAt: -1, _id: 1 },
  { totalEnrollments: -1, _id: 1 },
  { rating: -1, _id: 1 },
  { duration: 1, _id: 1 },
] as const) {
  CourseSchema.index(order);
  CourseSchema.index({ category: 1, ...order });
}
