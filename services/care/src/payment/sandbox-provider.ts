import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@serein/service-kit';
import { type Model, Types } from 'mongoose';
import type { Charge, ChargeOrder, ChargeOutcome, PaymentProvider } from './provider.ts';
import { SandboxCharge } from './sandbox-charge.model.ts';

/** Always says yes, works offline and moves no money. It keeps books, so that a charge can be found again. */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  constructor(@InjectModel(SandboxCharge.name) private readonly charges: Model<SandboxCharge>) {}

  async charge(order: ChargeOrder): Promise<ChargeOutcome> {
    try {
      await this.charges.create({ ...order, refundedPaise: 0, at: new Date() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const charge = await this.find(order.key);
    if (!charge) throw new Error('The sandbox lost a charge that it had just written.');
    return { status: 'captured', charge };
  }

  async find(key: string): Promise<Charge | null> {
    const record = await this.charges.findOne({ key }).lean();
    return record && chargeOf(record);
  }

  async refund(chargeId: string): Promise<Charge> {
    const record = await this.charges
      .findOneAndUpdate({ _id: new Types.ObjectId(chargeId) }, [{ $set: { refundedPaise: '$amountPaise' } }], {
        updatePipeline: true,
        returnDocument: 'after',
      })
      .lean();
    if (!record) throw new Error(`The sandbox has no charge ${chargeId}.`);
    return chargeOf(record);
  }
}

function chargeOf(record: SandboxCharge): Charge {
  const { _id, key, amountPaise, refundedPaise } = record;
  return { id: String(_id), key, amountPaise, refundedPaise };
}
