import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';

@Schema({ collection: 'reviews', versionKey: false })
export class Review {
  _id: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) docId: Types.ObjectId;
  @Prop({ type: Number, required: true, min: 1, max: 5 }) rating: number;
  /** Empty for a rating without words. */
  @Prop({ type: String, default: '' }) review: string;
  @Prop({ type: Date, required: true }) date: Date;
  @Prop({ type: String, required: true }) userName: string;
  @Prop({ type: String, default: null }) userImage: string | null;
}

export const ReviewSchema = SchemaFactory.createForClass(Review);
ReviewSchema.index({ docId: 1, date: -1, _id: 1 });
