import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The community's copy of a user's public face; identity owns the original and announces its changes. */
@Schema({ collection: 'members', versionKey: false })
export class Member {
  /** The user's id. */
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, default: '' })
  name!: string;

  @Prop({ type: String, default: null })
  image!: string | null;

  /** Grows with each change; an older one never replaces a newer one. */
  @Prop({ type: Number, required: true })
  version!: number;
}

export const MemberSchema = SchemaFactory.createForClass(Member);
