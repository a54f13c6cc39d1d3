import { setTimeout as wait } from 'node:timers/promises';
import { LogError } from '../../errors.ts';
import { BrokerError, UnreachableError } from './broker-error.ts';

/** How long a call is retried while leaders move or brokers are unavailable, in milliseconds. */
export const RETRY_TIMEOUT = 8000;
const UNKNOWN_TOPIC_RETRY_TIMEOUT = 1000;
const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 500;

/**
 * Retries a call until it succeeds, fails permanently, or its time is over. Brokers take real time, so this uses the
 * time of the machine, not an injected clock.
 * @param attempt receives the number of earlier attempts; from the second attempt on it must not use cached metadata
 * @throws LogError
 */
export async function withRetries<T>(
  attempt: (tries: number) => Promise<T>,
  timeout = RETRY_TIMEOUT,
): Promise<T> {
  const start = performance.now();
  let pause = FIRST_PAUSE;
  for (let tries = 0; ; tries++) {
    try {
      return await attempt(tries);
    } catch (error) {
      const left = start + retryTimeoutFor(error, timeout) - performance.now();
      // The first attempt may have used up the time at a broker that hangs, and another broker may respond at once.
      const isOver = left < pause && tries > 0;
      if (!isRetriable(error) || isOver) throw logErrorOf(error);
      await wait(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }
}

export function isRetriable(error: unknown): boolean {
  if (error instanceof BrokerError) return error.isRetriable;
  return error instanceof UnreachableError && !error.isFinal;
}

/**
 * How long to retry after an error, in milliseconds. A topic that a broker does not know usually does not exist; a
 * new one takes a moment to be known everywhere.
 */
export function retryTimeoutFor(error: unknown, timeout: number): number {
  const isUnheardOf = error instanceof BrokerError && error.code === 'UNKNOWN_TOPIC_OR_PARTITION';
  return isUnheardOf ? Math.min(timeout, UNKNOWN_TOPIC_RETRY_TIMEOUT) : timeout;
}

const SAME: ReadonlySet<string> = new Set([
  'UNKNOWN_TOPIC_OR_PARTITION',
  'TOPIC_ALREADY_EXISTS',
  'INVALID_TOPIC_EXCEPTION',
  'INVALID_PARTITIONS',
  'INVALID_CONFIG',
  'INVALID_TIMESTAMP',
  'POLICY_VIOLATION',
  'MESSAGE_TOO_LARGE',
  'OFFSET_OUT_OF_RANGE',
  'INVALID_COMMIT_OFFSET_SIZE',
  'INVALID_RECORD',
  'INVALID_GROUP_ID',
  'GROUP_MAX_SIZE_REACHED',
  'GROUP_ID_NOT_FOUND',
  'NON_EMPTY_GROUP',
  'UNKNOWN_MEMBER_ID',
  'ILLEGAL_GENERATION',
  'REBALANCE_IN_PROGRESS',
  'CORRUPT_MESSAGE',
]);

const OTHERS: Readonly<Record<string, LogError['code']>> = {
  UNKNOWN_TOPIC_ID: 'UNKNOWN_TOPIC_OR_PARTITION',
  RECORD_LIST_TOO_LARGE: 'MESSAGE_TOO_LARGE',
  FENCED_INSTANCE_ID: 'UNKNOWN_MEMBER_ID',
  UNSUPPORTED_FOR_MESSAGE_FORMAT: 'INVALID_RECORD',
  OFFSET_METADATA_TOO_LARGE: 'INVALID_COMMIT_OFFSET_SIZE',
  INVALID_REPLICATION_FACTOR: 'INVALID_CONFIG',
};

/** The error of a log for a failure. */
export function logErrorOf(error: unknown): Error {
  if (error instanceof LogError) return error;
  if (error instanceof BrokerError) {
    const code = SAME.has(error.code) ? (error.code as LogError['code']) : OTHERS[error.code];
    if (code !== undefined) return new LogError(code, error.message, { cause: error });
    if (error.code.endsWith('AUTHORIZATION_FAILED')) {
      return new LogError(
        'BROKER_NOT_AVAILABLE',
        `the Kafka does not authorize the user of Plinth for this (${error.code})`,
        { cause: error },
      );
    }
    return new LogError('BROKER_NOT_AVAILABLE', `${error.message} (${error.code})`, {
      cause: error,
    });
  }
  if (error instanceof UnreachableError) {
    return new LogError('BROKER_NOT_AVAILABLE', error.message, { cause: error });
  }
  return error as Error;
}
