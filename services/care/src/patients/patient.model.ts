import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Care's own copy of what identity tells about a patient. */
@Schema({ collection: 'patients', versionKey: false })
export class Patient {
  /** The user's id. */
  @Prop({ type: String, required: true }) _id: string;
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: String, default: null }) image: string | null;
  @Prop({ type: Number, required: true }) version: number;
}

export const PatientSchema = SchemaFactory.createForClass(Patient);
