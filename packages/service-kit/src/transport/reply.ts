import { headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { type Failure, failure, failureBody } from '../failures/failure.ts';
import { HEADER } from '../wire.ts';

/** Room for our own headers; NATS counts them in. */
const HEADER_RESERVE = 4096;

const encoder = new TextEncoder();
const encode = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

/** @returns whether a message of these bytes, with our headers, may be published on the connection */
export function fits(nc: NatsConnection, bytes: Uint8Array, reserve = HEADER_RESERVE): boolean {
  return bytes.length + reserve <= (nc.info?.max_payload ?? 1024 * 1024);
}

/** Writes the answers to one request, and sees to it that there is exactly one. */
export class Reply {
  private ended = false;
  private streaming = false;
  /** The HTTP status that was answered; 0 while nothing was. */
  status = 0;

  constructor(
    private readonly nc: NatsConnection,
    private readonly message: Msg,
    private readonly requestId: string,
  ) {}

  get isOpen(): boolean {
    return !this.ended;
  }

  /** Answers 200 with the data; `undefined` is an answer without data. Too large a one is answered with 413. */
  succeed(data: unknown): void {
    if (this.ended) return;
    const extra = typeof data === 'object' && data !== null ? data : data === undefined ? {} : { data };
    const bytes = encode({ success: true, ...extra });
    if (fits(this.nc, bytes)) this.send(200, bytes);
    else this.fail(failure('tooLarge'));
  }

  /** Answers with the failure's status; in the middle of a stream, as its last event. */
  fail(refused: Failure): void {
    if (this.ended) return;
    const bytes = encode(failureBody(refused, this.requestId));
    if (!this.streaming) {
      this.send(refused.status, bytes);
      return;
    }
    this.ended = true;
    this.status = refused.status;
    const head = headers();
    head.set(HEADER.event, 'error');
    head.set(HEADER.end, '1');
    this.publish(bytes, head);
  }

  /** One event of a streamed answer. */
  event(name: string, data: unknown): void {
    if (this.ended) return;
    const bytes = encode(data ?? null);
    this.streaming = true;
    if (!fits(this.nc, bytes)) {
      this.fail(failure('tooLarge'));
      return;
    }
    const head = headers();
    head.set(HEADER.event, name);
    this.publish(bytes, head);
  }

  /** The end of a streamed answer: an empty message. */
  endStream(): void {
    if (this.ended) return;
    this.ended = true;
    this.status = 200;
    const head = headers();
    head.set(HEADER.end, '1');
    this.publish(new Uint8Array(), head);
  }

  private send(status: number, bytes: Uint8Array): void {
    this.ended = true;
    this.status = status;
    const head = headers();
    head.set(HEADER.status, String(status));
    head.set(HEADER.requestId, this.requestId);
    this.publish(bytes, head);
  }

  private publish(bytes: Uint8Array, head: ReturnType<typeof headers>): void {
    if (this.message.reply) this.nc.publish(this.message.reply, bytes, { headers: head });
  }
}
