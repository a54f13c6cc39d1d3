import { UnreachableError } from '../client/fetch-answer.ts';

/** Makes a call of a client, and retries it if there was no answer. @throws the error of the call */
export type Caller = <T>(call: () => Promise<T>) => Promise<T>;

/** Makes each call once. */
export const once: Caller = (call) => call();

/** Timeout of each attempt of a retried call, in milliseconds; the longest-running calls wait 10 s for messages. */
export const CALL_TIMEOUT = 30_000;

export interface ReconnectOptions {
  /** Waits for this many milliseconds; rejects when the user interrupts. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Tells people that the platform is unreachable, and that it is back. */
  readonly say: (sentence: string) => void;
  /** Aborts when the user has enough. */
  readonly signal: AbortSignal;
}

/** Milliseconds before the first retry; doubled for each further one. */
const FIRST_WAIT = 125;
/** Maximum number of milliseconds between retries. */
const LONGEST_WAIT = 4000;

/**
 * Statuses worth a retry: a proxy sends them while the platform is unreachable, and the platform itself when its disk
 * fails or it is overloaded.
 */
const PASSING: readonly unknown[] = [429, 502, 503, 504];

/**
 * Survives a restart of the platform: a call without an answer is retried until there is one, so it must be
 * idempotent. The very first call is made once: if nothing has ever answered, the address is wrong.
 */
export function reconnecting({ wait, say, signal }: ReconnectOptions): Caller {
  let hasAnswered = false;
  return async (call) => {
    let pause = 0;
    for (;;) {
      try {
        const answer = await call();
        hasAnswered = true;
        if (pause > 0) say('the platform answers again');
        return answer;
      } catch (error) {
        if (!hasAnswered || signal.aborted || !isPassing(error)) throw error;
        if (pause === 0) say(`${error.message}; trying again`);
        pause = Math.min(pause * 2 || FIRST_WAIT, LONGEST_WAIT);
        await wait(pause);
      }
    }
  };
}

function isPassing(error: unknown): error is Error {
  if (error instanceof UnreachableError) return true;
  return error instanceof Error && 'status' in error && PASSING.includes(error.status);
}
