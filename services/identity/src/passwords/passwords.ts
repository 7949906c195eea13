import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { type Failure, failure, RequestContext } from '@serein/service-kit';
import { BoundedQueue } from './bounded-queue.ts';

/** argon2id (the package's default) as OWASP advises: 19 MiB, two passes, one lane; about 80 ms on a small machine. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING = 100;

type Refused = Failure<'tooManyRequests' | 'tooLate'>;

@Injectable()
export class Passwords {
  private readonly queue = new BoundedQueue(AT_ONCE, WAITING);
  /** Checked in place of an unknown user's hash, so that the answer takes as long. */
  private readonly nobodys = hash('nobody has this password', OPTIONS);

  hash(password: string, ctx: Pick<RequestContext, 'remainingMs'>): Promise<string | Refused> {
    return this.inLine(ctx, () => hash(password, OPTIONS));
  }

  /** @param stored the user's hash; null for an unknown user: false, after the same work */
  matches(
    stored: string | null,
    password: string,
    ctx: Pick<RequestContext, 'remainingMs'>,
  ): Promise<boolean | Refused> {
    return this.inLine(ctx, async () => {
      const right = await verify(stored ?? (await this.nobodys), password);
      return right && stored !== null;
    });
  }

  private async inLine<T>(ctx: Pick<RequestContext, 'remainingMs'>, work: () => Promise<T>): Promise<T | Refused> {
    const result = await this.queue.run<T | Refused>(async () => (ctx.remainingMs() > 0 ? work() : failure('tooLate')));
    return result === 'full' ? failure('tooManyRequests') : (result as T | Refused);
  }
}
