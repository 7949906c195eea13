import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { careRoutes } from '@serein/contracts/care';
import { CareSite, patient } from '../testing/care-site.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider.ts';
import { paymentProviderContract } from './provider-contract.ts';
import { PaymentRecovery } from './recovery.ts';

const HOUR_MS = 60 * 60_000;
const LATER = 5 * 60_000;
/** A thousand at once on a busy machine: what counts is who is charged, not how fast. */
const RUSH_MS = 120_000;

let care: CareSite;
let provider: PaymentProvider;
let recovery: PaymentRecovery;
beforeAll(async () => {
  care = await CareSite.start();
  provider = care.service.app.get<PaymentProvider>(PAYMENT_PROVIDER, { strict: false });
  recovery = care.service.app.get(PaymentRecovery, { strict: false });
});
afterAll(() => care.stop());

paymentProviderContract('sandbox', () => provider);

async function unpaid(user = patient(1)) {
  const docId = String((await care.addDoctor())._id);
  const slot = await care.freeSlot(docId);
  return { docId, slot, id: await care.booked(user, docId, slot), user };
}
const chargesOf = (id: string) => care.charges.find({ reference: id }).lean();
const find = async (id: string) => {
  const found = await care.appointments.findById(id).lean();
  if (!found) throw new Error('gone');
  return found;
};

describe('paying', () => {
  it(
    'lets exactly one of 1,000 concurrent payers of a slot through, and charges nobody else',
    async () => {
      const docId = String((await care.addDoctor())._id);
      const slot = await care.freeSlot(docId);
      const first = await care.booked(patient(100), docId, slot);
      const template = await find(first);
      const { _id, userId, ...rest } = template;
      const users = Array.from({ length: 200 }, (_, index) => patient(1_000 + index));
      const copies = users.flatMap((user) => Array.from({ length: 5 }, () => ({ ...rest, userId: user.id })));
      const bookings = await care.appointments.insertMany(copies);
      const before = await care.charges.countDocuments();

      const started = performance.now();
      const answers = await Promise.all(
        bookings.map((booking, index) =>
          care.pay(patient(1_000 + Math.floor(index / 5)), String(booking._id), RUSH_MS),
        ),
      );
      const ms = Math.round(performance.now() - started);

      const won = answers.filter((answer) => answer.status === 200).length;
      const told = answers.filter((answer) => answer.body.message === 'Selected slot is not available').length;
      const charges = (await care.charges.countDocuments()) - before;
      process.stdout.write(`1,000 concurrent payers: ${won} paid, ${told} refused, ${charges} charged, ${ms} ms\n`);
      expect({ won, told, charges }).toEqual({ won: 1, told: 999, charges: 1 });
      const paid = { docId: template.docId, startsAt: template.startsAt, payState: 'paid' as const };
      expect(await care.appointments.countDocuments(paid)).toBe(1);
    },
    2 * RUSH_MS,
  );

  it('twice at the same time, and once more later, is one payment', async () => {
    const { id, user } = await unpaid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => care.pay(user, id)));
    expect(new Set(answers.map((answer) => answer.body.code))).not.toContain('slotUnavailable');
    expect((await care.pay(user, id)).status).toBe(200);
    expect(await chargesOf(id)).toMatchObject([{ amountPaise: 116_000, refundedPaise: 0 }]);
  });

  it('gives the slot free again when the provider says no', async () => {
    const { id, user } = await unpaid();
    const charge = jest.spyOn(provider, 'charge').mockResolvedValueOnce({ status: 'declined' });
    expect((await care.pay(user, id)).body).toMatchObject({ code: 'paymentFailed' });
    charge.mockRestore();
    expect((await care.pay(user, id)).status).toBe(200);
  });
});

describe('recovery', () => {
  it('finishes a payment that was cut off between the charge and its record', async () => {
    const { id, user } = await unpaid();
    const charge = provider.charge.bind(provider);
    const cut = jest.spyOn(provider, 'charge').mockImplementationOnce(async (order) => {
      await charge(order);
      throw new Error('the process dies here');
    });
    expect((await care.pay(user, id)).body).toMatchObject({ code: 'paymentPending' });
    cut.mockRestore();
    expect((await care.pay(user, id)).body).toMatchObject({ code: 'paymentPending' });
    await recovery.recover(Date.now());
    expect((await find(id)).payState).toBe('claiming');
    await recovery.recover(Date.now() + LATER);
    expect(await find(id)).toMatchObject({ payState: 'paid', claimed: true });
    expect(await chargesOf(id)).toHaveLength(1);
  });

  it('releases a claim whose charge never happened, and gives a charge back that arrives too late', async () => {
    const { id, user } = await unpaid();
    const silent = jest.spyOn(provider, 'charge').mockRejectedValueOnce(new Error('no network'));
    await care.pay(user, id);
    const order = silent.mock.calls[0]?.[0];
    silent.mockRestore();
    await recovery.recover(Date.now() + LATER);
    expect(await find(id)).toMatchObject({ payState: 'unpaid' });
    expect((await care.pay(user, id)).status).toBe(200);

    if (!order) throw new Error('no order');
    await provider.charge(order);
    await recovery.recover(Date.now() + LATER);
    const charges = await chargesOf(id);
    expect(charges.map((charge) => charge.refundedPaise).sort()).toEqual([0, 116_000]);
    expect((await find(id)).releasedCharges).toBeUndefined();
  });

  it('tries a refund again whose call failed', async () => {
    const { id, user } = await unpaid();
    await care.pay(user, id);
    const refund = jest.spyOn(provider, 'refund').mockRejectedValueOnce(new Error('no network'));
    expect((await care.cancel(user, id)).body).toMatchObject({ success: true, refunded: true });
    refund.mockRestore();
    expect((await find(id)).refundState).toBe('due');
    await recovery.recover(Date.now());
    expect((await find(id)).refundState).toBe('done');
    expect(await chargesOf(id)).toMatchObject([{ refundedPaise: 116_000 }]);
  });
});

describe('cancelling', () => {
  it('while paying never ends charged and cancelled without a refund', async () => {
    const rounds = await Promise.all(Array.from({ length: 30 }, (_, index) => unpaid(patient(2_000 + index))));
    await Promise.all(rounds.flatMap(({ id, user }) => [care.pay(user, id), care.cancel(user, id)]));
    for (const { id } of rounds) {
      const { cancelled, payState } = await find(id);
      const kept = (await chargesOf(id)).filter((charge) => charge.refundedPaise === 0).length;
      expect(kept).toBe(payState === 'paid' && !cancelled ? 1 : 0);
    }
  });

  it.each([
    ['in full 5 hours before the start', 5 * HOUR_MS, true],
    ['not at all 3 hours before', 3 * HOUR_MS, false],
  ])('refunds %s', async (_, ahead, refunded) => {
    const { id, user } = await unpaid();
    await care.pay(user, id);
    await care.appointments.updateOne({ _id: id }, { $set: { startsAt: new Date(Date.now() + ahead) } });
    expect((await care.cancel(user, id)).body).toMatchObject({ success: true, refunded });
    expect((await chargesOf(id))[0]?.refundedPaise).toBe(refunded ? 116_000 : 0);
  });

  it('is too late once the appointment is over', async () => {
    const { id, user } = await unpaid();
    await care.appointments.updateOne({ _id: id }, { $set: { startsAt: new Date(Date.now() - 2 * HOUR_MS) } });
    expect((await care.cancel(user, id)).body).toMatchObject({ code: 'appointmentCompleted' });
    expect((await care.pay(user, id)).body).toMatchObject({ code: 'appointmentCompleted' });
    const list = await care.service.call(careRoutes.listAppointments, { user, query: { limit: 100 } });
    expect(list.body.appointments.find((one) => one._id === id)?.isCompleted).toBe(true);
  });
});
