import { Inject, Injectable } from '@nestjs/common';
import { totalPaise } from '@serein/contracts/care';
import { type Failure, failure, isFailure, RequestContext, type VerifiedUser } from '@serein/service-kit';
import { Claims, chargeKeyOf } from './claims.ts';
import { type ChargeOutcome, PAYMENT_PROVIDER, type PaymentProvider } from './provider.ts';

@Injectable()
export class PaymentService {
  constructor(
    private readonly claims: Claims,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** Claims the slot, then charges (spec 0): whoever loses the slot is never charged. Paying again is no error. */
  async pay(owner: VerifiedUser, appointmentId: string, ctx: RequestContext): Promise<'paid' | Failure> {
    const claim = await this.claims.claim(owner, appointmentId, Date.now());
    if (claim === 'paid' || isFailure(claim)) return claim;

    let outcome: ChargeOutcome;
    try {
      outcome = await this.provider.charge({
        key: chargeKeyOf(claim),
        amountPaise: totalPaise(claim.amount),
        reference: appointmentId,
      });
    } catch (error) {
      // Whether money moved is unknown; the claim stays until the recovery job has asked the provider.
      ctx.logger.warn({ err: error, appointmentId }, 'the payment provider did not answer');
      return failure('paymentPending');
    }

    if (outcome.status === 'declined') {
      await this.claims.release(claim);
      return failure('paymentFailed');
    }
    if (await this.claims.settle(claim, outcome.charge)) return 'paid';
    await this.provider.refund(outcome.charge.id);
    return failure('paymentFailed');
  }
}
