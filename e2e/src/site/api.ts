import { DEMO_ACCOUNTS, type Route } from '@serein/contracts';
import { careRoutes } from '@serein/contracts/care';
import { identityRoutes } from '@serein/contracts/identity';
import { SITE_URL } from './visitor.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  /** How long the caller waited. */
  ms: number;
}

/** One call over HTTP, as the browser would make it. */
export async function send(
  route: Route,
  options: { path?: string; body?: unknown; token?: string } = {},
): Promise<Answer> {
  const startedAt = performance.now();
  const form = options.body instanceof FormData;
  const answer = await fetch(SITE_URL() + (options.path ?? route.path), {
    method: route.method,
    headers: {
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.body && !form ? { 'content-type': 'application/json' } : {}),
    },
    ...(options.body ? { body: options.body instanceof FormData ? options.body : JSON.stringify(options.body) } : {}),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, body, ms: performance.now() - startedAt };
}

export async function patientToken(): Promise<string> {
  const { email, password } = DEMO_ACCOUNTS.patient;
  const { body } = await send(identityRoutes.login, { body: { email, password } });
  return String(body.token);
}

/** A form that books the last free slot of some available doctor. */
export async function bookingForm(): Promise<FormData> {
  const { body: list } = await send(careRoutes.listDoctors, { path: '/api/doctor/list?available=true&limit=1' });
  const [doctor] = list.doctors as { _id: string }[];
  if (!doctor) throw new Error('no doctor is available');
  const { body } = await send(careRoutes.listSlots, { path: `/api/doctor/${doctor._id}/slots` });
  const days = body.days as { slotDate: string; slots: { slotTime: string; available: boolean }[] }[];
  const day = days.findLast((candidate) => candidate.slots.some((slot) => slot.available));
  const slot = day?.slots.findLast((candidate) => candidate.available);
  if (!day || !slot) throw new Error('no slot is free');
  const form = new FormData();
  const fields = {
    docId: doctor._id,
    slotDate: day.slotDate,
    slotTime: slot.slotTime,
    timeZone: String(body.timeZone),
    patientDescription: 'Booked while a service is killed.',
    consultationMode: 'online',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Whether a service answers the gateway's question for its health. */
export async function isReady(service: string): Promise<boolean> {
  const answer = await fetch(`${SITE_URL()}/readyz`);
  const { services } = (await answer.json()) as { services: Record<string, string> };
  return services[service] === 'ok';
}
