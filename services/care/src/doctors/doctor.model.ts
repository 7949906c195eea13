import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DEFAULT_TIME_ZONE, SPECIALITIES, type Speciality } from '@serein/contracts/care';
import type { DoctorAddress } from '@serein/contracts/care/schemas';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { z } from 'zod';

export type Address = z.infer<typeof DoctorAddress>;

@Schema({ collection: 'doctors', versionKey: false })
export class Doctor {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: String, required: true }) image: string;
  @Prop({ type: String, required: true, enum: SPECIALITIES }) speciality: Speciality;
  @Prop({ type: String, required: true }) degree: string;
  @Prop({ type: Number, required: true }) experienceYears: number;
  @Prop({ type: String, required: true }) about: string;
  /** Whole rupees. */
  @Prop({ type: Number, required: true }) fees: number;
  @Prop({ type: Boolean, required: true }) available: boolean;
  @Prop({ type: Number, default: null }) rating: number | null;
  @Prop({ type: Number, required: true, default: 0 }) ratingCount: number;
  @Prop({ type: [String], required: true }) languages: string[];
  @Prop({ type: String, required: true }) city: string;
  @Prop({ type: MongooseSchema.Types.Mixed, required: true }) address: Address;
  @Prop({ type: String, default: null }) mapSrc: string | null;
  @Prop({ type: String, required: true, default: DEFAULT_TIME_ZONE }) timeZone: string;
  /** Day (`5_3_2025`) to times; a day that is named here has no default slots. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: {} }) custom_slots: Record<string, string[]>;
  @Prop({ type: String, default: null }) hospitalId: string | null;
  @Prop({ type: String, default: null }) hospitalName: string | null;

  /** The keys of search and order, made from the fields above by `doctorKeys`. */
  @Prop({ type: [String], required: true }) searchWords: string[];
  @Prop({ type: String, required: true }) nameKey: string;
  @Prop({ type: Number, required: true }) ratingKey: number;
}

export const DoctorSchema = SchemaFactory.createForClass(Doctor);
for (const order of [{ ratingKey: -1 }, { fees: 1 }, { experienceYears: -1 }, { nameKey: 1 }] as const) {
  DoctorSchema.index({ ...order, _id: 1 });
  DoctorSchema.index({ speciality: 1, ...order, _id: 1 });
}
DoctorSchema.index({ searchWords: 1 });
/** For the count; a page of a common language comes in the list's own order. */
DoctorSchema.index({ languages: 1 });
