import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { careRoutes } from '@serein/contracts/care';
import { FileStore } from '@serein/service-kit';
import { Temporal } from 'temporal-polyfill';
import { PatientsService } from '../patients/patients.service.ts';
import { admin, CareSite, patient } from '../testing/care-site.ts';
import { formatSlotDate, formatSlotTime } from './slot-time.ts';

let care: CareSite;
beforeAll(async () => {
  care = await CareSite.start();
});
afterAll(() => care.stop());

describe('booking', () => {
  it('goes from a free slot to a paid one, and back to free when it is cancelled', async () => {
    const doctor = await care.addDoctor();
    const docId = String(doctor._id);
    const slot = await care.freeSlot(docId);
    const id = await care.booked(patient(1), docId, slot);
    expect((await care.pay(patient(1), id)).status).toBe(200);

    const paid = await care.service.call(careRoutes.listAppointments, { user: patient(1) });
    expect(paid.body.appointments).toMatchObject([
      {
        _id: id,
        docData: { name: doctor.name, degree: 'M.Phil' },
        payment: true,
        startsAt: slot.startsAt,
        slotTime: slot.slotTime,
        videoCallLink: expect.stringMatching(/^https:\/\/meet\.jit\.si\/serein-[\w-]{24}$/),
      },
    ]);
    const sameSlot = async () => {
      const { body } = await care.service.call(careRoutes.listSlots, { params: { id: docId } });
      return body.days.flatMap((day) => day.slots).find((one) => one.startsAt === slot.startsAt)?.available;
    };
    expect(await sameSlot()).toBe(false);
    expect((await care.book(patient(2), docId, slot)).body.message).toBe('Selected slot is not available');

    expect((await care.cancel(patient(1), id)).body).toMatchObject({ success: true, refunded: true });
    expect(await sameSlot()).toBe(true);
    expect((await care.cancel(patient(1), id)).body).toMatchObject({ success: true, refunded: true });
    expect((await care.pay(patient(1), id)).body).toMatchObject({ code: 'appointmentCancelled' });
    const cancelled = await care.service.call(careRoutes.listAppointments, { user: patient(1) });
    expect(cancelled.body.appointments[0]).toMatchObject({ cancelled: true, refunded: true, videoCallLink: null });
  });

  it('takes the slot in the words of the patient’s own zone', async () => {
    const doctor = await care.addDoctor({ timeZone: 'America/New_York' });
    const slot = await care.freeSlot(String(doctor._id));
    const local = Temporal.Instant.from(slot.startsAt).toZonedDateTimeISO('Asia/Kathmandu');
    const words = {
      slotDate: formatSlotDate(local.toPlainDate()),
      slotTime: formatSlotTime(local.toPlainTime()),
      timeZone: 'Asia/Kathmandu',
    };
    const { body } = await care.book(patient(3), String(doctor._id), words);
    expect(body.appointment).toMatchObject({ ...words, startsAt: slot.startsAt });
  });

  it.each([
    ['no slot of the doctor', { slotTime: '3:10 AM' }, 'slotUnavailable'],
    ['an unknown zone', { timeZone: 'Moon/Base' }, 'invalid'],
    ['a day that no calendar has', { slotDate: '31_2_2027' }, 'invalid'],
    ['no problem in words or sound', { patientDescription: ' ' }, 'problemMissing'],
    ['an unknown doctor', { docId: 'f'.repeat(24) }, 'doctorNotFound'],
  ])('refuses %s, and drops the recording that came with it', async (_, wrong, code) => {
    const docId = String((await care.addDoctor())._id);
    const slot = await care.freeSlot(docId);
    const files = care.service.app.get(FileStore, { strict: false });
    const info = { type: 'audio/webm', owner: patient(4).id, visibility: 'private', name: 'a.webm' } as const;
    await files.put('recording', new Uint8Array([1]), info);
    const right = {
      docId,
      slotDate: slot.slotDate,
      slotTime: slot.slotTime,
      timeZone: slot.timeZone,
      patientDescription: 'x',
      consultationMode: 'online' as const,
    };
    const audioMessage = { id: 'recording', name: 'a.webm', type: 'audio/webm', size: 1 };
    const body = { ...right, ...(code === 'problemMissing' ? {} : { audioMessage }), ...wrong };
    const answer = await care.service.call(careRoutes.bookAppointment, { user: patient(4), body });
    expect(answer.body).toMatchObject({ success: false, code });
    if (code !== 'problemMissing') expect(await files.has('recording')).toBe(false);
  });

  it('refuses an unavailable doctor, who offers no slots', async () => {
    const doctor = await care.addDoctor({ available: false });
    const { body } = await care.service.call(careRoutes.listSlots, { params: { id: String(doctor._id) } });
    expect(body.days.flatMap((day) => day.slots)).toEqual([]);
    const words = { slotDate: body.days[1]?.slotDate ?? '', slotTime: '10:30 AM', timeZone: 'Asia/Kolkata' };
    expect((await care.book(patient(5), String(doctor._id), words)).body).toMatchObject({ code: 'doctorUnavailable' });
  });
});

describe('an appointment of somebody else', () => {
  it('can be neither seen, paid nor cancelled, not even by an admin', async () => {
    const docId = String((await care.addDoctor())._id);
    const id = await care.booked(patient(10), docId, await care.freeSlot(docId));
    for (const user of [patient(11), admin]) {
      expect((await care.pay(user, id)).status).toBe(404);
      expect((await care.cancel(user, id)).status).toBe(404);
      const list = await care.service.call(careRoutes.listAppointments, { user });
      expect(list.body.appointments.map((one) => one._id)).not.toContain(id);
    }
    expect((await care.service.call(careRoutes.listAppointments)).status).toBe(401);
  });
});

describe('the patient’s name and image in appointments', () => {
  it('follow the profile, and an old or repeated event changes nothing', async () => {
    const docId = String((await care.addDoctor())._id);
    const user = patient(20);
    const patients = care.service.app.get(PatientsService, { strict: false });
    const id = await care.booked(user, docId, await care.freeSlot(docId));
    const told = (version: number, name: string) =>
      patients.take({ userId: user.id, name, image: `/api/files/${version}`, version });
    await Promise.all([told(2, 'Newer'), told(1, 'Older'), told(2, 'Newer')]);
    await told(1, 'Older');
    const { userData } = (await care.appointments.findById(id).lean()) ?? {};
    expect(userData).toEqual({ name: 'Newer', image: '/api/files/2', version: 2 });
  });
});
