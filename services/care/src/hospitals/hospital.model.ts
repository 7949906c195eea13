import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { HOSPITAL_TYPES } from '@serein/contracts/care';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { searchWordsOf, wordsOf } from '../search/search-words.ts';

@Schema({ collection: 'hospitals', versionKey: false })
export class Hospital {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) hospitalName: string;
  @Prop({ type: String, required: true, enum: HOSPITAL_TYPES }) type: (typeof HOSPITAL_TYPES)[number];
  @Prop({ type: String, required: true }) address: string;
  @Prop({ type: String, required: true }) district: string;
  @Prop({ type: String, required: true }) hospitalLogo: string;
  @Prop({ type: String, required: true, enum: ['yes', 'no'] }) emergencySupport: 'yes' | 'no';
  @Prop({ type: Number, default: null }) rating: number | null;
  @Prop({ type: Number, required: true, default: 0 }) ratingCount: number;
  @Prop({ type: [String], required: true }) specializations: string[];
  @Prop({ type: MongooseSchema.Types.Mixed, required: true }) coordinates: { lat: number; lng: number };

  /** The keys of search and order, made from the fields above by `hospitalKeys`. */
  @Prop({ type: [String], required: true }) searchWords: string[];
  @Prop({ type: String, required: true }) nameKey: string;
  @Prop({ type: Number, required: true }) ratingKey: number;
}

export const HospitalSchema = SchemaFactory.createForClass(Hospital);
for (const order of [{ ratingKey: -1 }, { nameKey: 1 }] as const) {
  HospitalSchema.index({ ...order, _id: 1 });
  HospitalSchema.index({ type: 1, ...order, _id: 1 });
}
HospitalSchema.index({ searchWords: 1 });

type Described = Pick<Hospital, 'hospitalName' | 'type' | 'address' | 'district' | 'specializations' | 'rating'>;

/** The keys of search and order; whoever writes one of these fields writes them too. */
export function hospitalKeys(hospital: Described): Pick<Hospital, 'searchWords' | 'nameKey' | 'ratingKey'> {
  const { hospitalName, type, address, district, specializations, rating } = hospital;
  return {
    searchWords: searchWordsOf(hospitalName, type, address, district, ...specializations),
    nameKey: wordsOf(hospitalName).join(' '),
    ratingKey: rating ?? 0,
  };
}
