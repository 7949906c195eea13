import { describe, expect, it } from '@jest/globals';
import type { ChargeOrder, PaymentProvider } from './provider.ts';

/** What every payment provider must do, sandbox or real. */
export function paymentProviderContract(name: string, provider: () => PaymentProvider): void {
  const captured = async (order: ChargeOrder) => {
    const outcome = await provider().charge(order);
    if (outcome.status !== 'captured') throw new Error('the charge was declined');
    return outcome.charge;
  };
  let orders = 0;
  const newOrder = (): ChargeOrder => ({
    key: `contract-${Date.now()}-${orders++}`,
    amountPaise: 116_000,
    reference: 'an appointment',
  });

  describe(`the payment provider ${name}`, () => {
    it('charges what it was told, and finds the charge by its key', async () => {
      const order = newOrder();
      const charge = await captured(order);
      expect(charge).toMatchObject({ key: order.key, amountPaise: 116_000, refundedPaise: 0 });
      expect(await provider().find(order.key)).toEqual(charge);
    });

    it('makes one charge of many with the same key, also at the same time', async () => {
      const order = newOrder();
      const charges = await Promise.all(Array.from({ length: 10 }, () => captured(order)));
      expect(new Set(charges.map((charge) => charge.id)).size).toBe(1);
    });

    it('finds nothing under a key that was never charged', async () => {
      expect(await provider().find(newOrder().key)).toBeNull();
    });

    it('gives the whole charge back, once', async () => {
      const charge = await captured(newOrder());
      expect(await provider().refund(charge.id)).toMatchObject({ refundedPaise: 116_000 });
      expect(await provider().refund(charge.id)).toMatchObject({ refundedPaise: 116_000 });
    });

    it('throws for the refund of a charge that it does not know', async () => {
      await expect(provider().refund('f'.repeat(24))).rejects.toThrow();
    });
  });
}
