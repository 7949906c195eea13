import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A seeding that is complete; one that was cut off is done again, and finds its fixed ids. */
@Schema({ collection: 'seed_runs', versionKey: false })
export class SeedRun {
  @Prop({ type: String, required: true }) _id: string;
  @Prop({ type: Date, required: true }) doneAt: Date;
}

export const SeedRunSchema = SchemaFactory.createForClass(SeedRun);
