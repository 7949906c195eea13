import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type Address, GENDERS } from '@serein/contracts/identity';
import { type OutboxEntry, outboxField, withOutbox } from '@serein/service-kit';
import { Schema as MongooseSchema, type Types } from 'mongoose';

@Schema({ collection: 'users', versionKey: false })
export class User {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, enum: ['patient', 'admin'], default: 'patient' }) role: 'patient' | 'admin';
  @Prop({ type: Boolean, required: true, default: false }) isAnonymous: boolean;
  @Prop({ type: String, default: '' }) name: string;
  /** Lower case; absent for an anonymous user. */
  @Prop({ type: String }) email?: string;
  @Prop({ type: String, default: null }) phone: string | null;
  /** Of an anonymous user only. */
  @Prop({ type: String }) phoneHash?: string;
  @Prop({ type: String }) phoneLast4?: string;
  @Prop({ type: String, required: true, select: false }) passwordHash: string;
  @Prop({ type: String, enum: [...GENDERS, null], default: null }) gender: (typeof GENDERS)[number] | null;
  /** YYYY-MM-DD */
  @Prop({ type: String, default: null }) dob: string | null;
  /** The id of a public file. */
  @Prop({ type: String, default: null }) imageFileId: string | null;
  @Prop({ type: MongooseSchema.Types.Mixed, default: {} }) address: Address;
  /** Tokens carry it; raising it ends every session. */
  @Prop({ type: Number, required: true, default: 1 }) tokenVersion: number;
  /** Grows with each change of name or image. */
  @Prop({ type: Number, required: true, default: 1 }) profileVersion: number;
  @Prop({ type: Date, required: true }) createdAt: Date;
  @Prop(outboxField) outbox: OutboxEntry[];
}

export const UserSchema = SchemaFactory.createForClass(User);
UserSchema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $exists: true } } });
UserSchema.index({ phoneHash: 1 }, { unique: true, partialFilterExpression: { phoneHash: { $exists: true } } });
withOutbox(UserSchema);
