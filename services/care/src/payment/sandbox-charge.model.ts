import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** The sandbox provider's own books. */
@Schema({ collection: 'sandbox_charges', versionKey: false })
export class SandboxCharge {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true, unique: true }) key: string;
  @Prop({ type: Number, required: true }) amountPaise: number;
  @Prop({ type: String, required: true }) reference: string;
  @Prop({ type: Number, required: true }) refundedPaise: number;
  @Prop({ type: Date, required: true }) at: Date;
}

export const SandboxChargeSchema = SchemaFactory.createForClass(SandboxCharge);
