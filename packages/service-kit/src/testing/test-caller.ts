import { createInbox, headers, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { JwtService } from '@nestjs/jwt';
import type { FailureBody, ResponseOf, Route } from '@serein/contracts';
import { toQueryString } from '../client/service-client.ts';
import type { VerifiedUser } from '../requests/verified-user.ts';
import { CONTEXT_TOKEN, HEADER } from '../wire.ts';

/** So that what has to happen does on a busy machine too. */
const DEADLINE_MS = 30_000;
/** An answer that says that the deadline passed comes within this time after it. */
const ANSWER_MS = 30_000;

/** A user as a test names one. */
export type TestUser = Pick<VerifiedUser, 'id' | 'role' | 'isAnonymous'>;

/** What a test sends; loosely typed, since tests send wrong input too. */
export interface TestCall {
  params?: object;
  query?: object;
  body?: unknown;
  user?: TestUser;
  /** From now; default `DEADLINE_MS`. */
  deadlineMs?: number;
  requestId?: string;
}

/** An answer; which fields are there depends on the status, which a test looks at anyway. */
export interface TestAnswer<R extends Route> {
  status: number;
  body: ResponseOf<R> & Partial<Omit<FailureBody, 'success'>> & { success: boolean };
  headers: MsgHdrs | undefined;
}

/** Makes a verified user for unit tests; in a service only the kit makes one. */
export function verifiedUser(user: TestUser): VerifiedUser {
  return user as VerifiedUser;
}

/** Calls services as the gateway does. */
export class TestCaller {
  private readonly jwt: JwtService;

  constructor(
    /** A connection of the test's own, not the service's. */
    readonly nats: NatsConnection,
    contextSecret: string,
  ) {
    this.jwt = new JwtService({ secret: contextSecret });
  }

  /** One request, one answer. Rejects when nobody listens or nothing is answered. */
  async call<R extends Route>(route: R, request: TestCall = {}): Promise<TestAnswer<R>> {
    const { bytes, head, timeout } = this.encode(request);
    const message = await this.nats.request(route.subject, bytes, { headers: head, timeout: timeout + ANSWER_MS });
    return answerOf<R>(message);
  }

  /** A streamed request: all its events until the end. A refusal is one event `refused` with the answer's body. */
  async stream(route: Route, request: TestCall = {}): Promise<{ event: string; data: unknown }[]> {
    const { bytes, head, timeout } = this.encode(request);
    head.set(HEADER.accept, 'stream');
    const inbox = createInbox();
    const subscription = this.nats.subscribe(inbox, { timeout: timeout + ANSWER_MS });
    this.nats.publish(route.subject, bytes, { reply: inbox, headers: head });
    const events: { event: string; data: unknown }[] = [];
    for await (const message of subscription) {
      const event = message.headers?.get(HEADER.event);
      if (event) events.push({ event, data: message.json() });
      if (message.headers?.get(HEADER.status)) events.push({ event: 'refused', data: message.json() });
      if (message.headers?.get(HEADER.end) || message.headers?.get(HEADER.status)) break;
    }
    return events;
  }

  /** The user's context as the gateway signs it. */
  contextToken(user: TestUser): string {
    return this.jwt.sign(
      { sub: user.id, role: user.role, anon: user.isAnonymous },
      {
        algorithm: 'HS256',
        issuer: CONTEXT_TOKEN.issuer,
        audience: CONTEXT_TOKEN.audience,
        expiresIn: CONTEXT_TOKEN.seconds,
      },
    );
  }

  private encode(request: TestCall) {
    const timeout = request.deadlineMs ?? DEADLINE_MS;
    const head = headers();
    head.set(HEADER.requestId, request.requestId ?? crypto.randomUUID());
    head.set(HEADER.deadline, String(Date.now() + timeout));
    if (request.params) head.set(HEADER.params, toQueryString(request.params));
    if (request.query) head.set(HEADER.query, toQueryString(request.query));
    if (request.user) head.set(HEADER.user, this.contextToken(request.user));
    const bytes =
      request.body === undefined ? new Uint8Array() : new TextEncoder().encode(JSON.stringify(request.body));
    return { bytes, head, timeout: Math.max(0, timeout) };
  }
}

function answerOf<R extends Route>(message: Msg): TestAnswer<R> {
  return { status: Number(message.headers?.get(HEADER.status)), body: message.json(), headers: message.headers };
}
