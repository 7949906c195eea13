import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { CONSULTATION_MODES } from '@serein/contracts/care';
import { type OutboxEntry, outboxField, withOutbox } from '@serein/service-kit';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { Address } from '../doctors/doctor.model.ts';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** unpaid → claiming (the slot is held while the provider is asked) → paid; a failed charge goes back to unpaid. */
export const PAY_STATES = ['unpaid', 'claiming', 'paid'] as const;
export const REFUND_STATES = ['none', 'due', 'done'] as const;

/** The doctor as he was at the time of booking. */
export interface DoctorSnapshot {
  name: string;
  image: string;
  speciality: string;
  degree: string;
  address: Address;
}

/** The patient as identity last told; `version` is the profile's, 0 before the first word. */
export interface PatientSnapshot {
  name: string;
  image: string | null;
  version: number;
}

/** The key of a charge whose claim was given up, watched until it is certain that no money moved under it. */
export interface ReleasedCharge {
  key: string;
  at: Date;
}

@Schema({ collection: 'appointments', versionKey: false })
export class Appointment {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) userId: string;
  @Prop({ type: ObjectId, required: true }) docId: Types.ObjectId;
  @Prop({ type: Mixed, required: true }) docData: DoctorSnapshot;
  @Prop({ type: Mixed, required: true }) userData: PatientSnapshot;

  /** As the patient wrote them, in `timeZone`; `startsAt` is the instant that they mean. */
  @Prop({ type: String, required: true }) slotDate: string;
  @Prop({ type: String, required: true }) slotTime: string;
  @Prop({ type: String, required: true }) timeZone: string;
  @Prop({ type: Date, required: true }) startsAt: Date;
  @Prop({ type: Date, required: true }) date: Date;
  @Prop({ type: String, default: '' }) patientDescription: string;
  @Prop({ type: String, default: null }) audioFileId: string | null;
  @Prop({ type: String, required: true, enum: CONSULTATION_MODES }) consultationMode: 'online' | 'offline';
  /** Whole rupees, without tax. */
  @Prop({ type: Number, required: true }) amount: number;

  @Prop({ type: String, required: true, enum: PAY_STATES }) payState: (typeof PAY_STATES)[number];
  /** Present while the slot is this appointment's: being paid for, or paid. Unique per doctor and instant. */
  @Prop({ type: Boolean }) claimed?: boolean;
  @Prop({ type: Date }) claimedAt?: Date;
  /** Counts the claims, so that each charge has its own idempotency key. */
  @Prop({ type: Number, required: true, default: 0 }) attempt: number;
  @Prop({ type: String, default: null }) chargeId: string | null;
  @Prop({ type: [Mixed], default: undefined }) releasedCharges?: ReleasedCharge[];
  @Prop({ type: String, required: true, enum: REFUND_STATES, default: 'none' })
  refundState: (typeof REFUND_STATES)[number];

  @Prop({ type: Boolean, required: true, default: false }) isCompleted: boolean;
  @Prop({ type: Boolean, required: true, default: false }) cancelled: boolean;
  @Prop({ type: Number, default: null }) rating: number | null;
  @Prop({ type: Boolean, required: true, default: false }) hasPrescription: boolean;
  @Prop({ type: String, default: null }) videoCallLink: string | null;

  @Prop(outboxField) outbox: OutboxEntry[];
}

export const AppointmentSchema = SchemaFactory.createForClass(Appointment);
AppointmentSchema.index({ userId: 1, startsAt: -1, _id: 1 });
/** One slot, one payer (spec 0): whoever sets `claimed` second meets a duplicate key. */
AppointmentSchema.index({ docId: 1, startsAt: 1 }, { unique: true, partialFilterExpression: { claimed: true } });
AppointmentSchema.index({ claimedAt: 1 }, { partialFilterExpression: { payState: 'claiming' } });
AppointmentSchema.index({ refundState: 1 }, { partialFilterExpression: { refundState: 'due' } });
AppointmentSchema.index({ 'releasedCharges.at': 1 }, { sparse: true });
withOutbox(AppointmentSchema);
