import { UnreachableError } from '../client/reach.ts';

/** Makes a call of a client, and repeats it where there was no answer. @throws the error of the call */
export type Caller = <T>(call: () => Promise<T>) => Promise<T>;

/** Makes each call once. */
export const once: Caller = (call) => call();

/** Milliseconds in which a call that is made again and again has an answer; the longest waits for messages for 10 s. */
export const LONGEST_CALL = 30_000;

export interface ReconnectOptions {
  /** Waits so many milliseconds; rejects when the user has enough. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Tells people that the platform is gone, and that it is back. */
  readonly say: (sentence: string) => void;
  /** Aborts when the user has enough. */
  readonly signal: AbortSignal;
}

/** Milliseconds before a call is made again the first time; twice as many each time after that. */
const FIRST_WAIT = 125;
/** Milliseconds, at most. */
const LONGEST_WAIT = 4000;

/**
 * What something between answers while the platform is away, and the platform itself where its disk refuses, or where
 * there are too many requests at the moment.
 */
const PASSING: readonly unknown[] = [429, 502, 503, 504];

/**
 * Survives a restart of the platform: a call without an answer is repeated until there is one, so it must be safe to
 * repeat. The very first call is made once: if nothing ever answered, the address is wrong.
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
