import { setTimeout as delay } from 'node:timers/promises';
import { DeployFailure } from '../failure.ts';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 200;
const ANSWER_WITHIN_MS = 60_000;
/** A gateway that restarts, a proxy without one, or too many calls at once. */
const PASSING = new Set([429, 502, 503, 504]);

/**
 * Fetches, and asks again with growing pauses when no answer came or a passing one; a POST is sent once, since it may
 * have had its effect. Throws `DeployFailure` when no answer comes at all.
 */
export async function fetchPatiently(address: string, request: RequestInit): Promise<Response> {
  const attempts = request.method === 'POST' ? 1 : ATTEMPTS;
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === attempts;
    try {
      const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      if (isLast || !PASSING.has(answer.status)) return answer;
      await answer.body?.cancel();
      await delay(Math.max(pauseBefore(attempt), Number(answer.headers.get('retry-after') ?? 0) * 1000));
    } catch (error) {
      if (isLast) throw new DeployFailure(`${new URL(address).origin} does not answer (${reasonOf(error)}).`);
      await delay(pauseBefore(attempt));
    }
  }
}

const pauseBefore = (attempt: number): number => FIRST_PAUSE_MS * 2 ** (attempt - 1);

/** fetch says "fetch failed", and the reason in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
