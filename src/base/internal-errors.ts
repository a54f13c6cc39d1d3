import type { Logger } from './logger.ts';
import type { Metric } from './metric.ts';

/** Where exceptions that nobody has foreseen end. `process` is everywhere else. */
export const PLACES = [
  'http',
  'resp',
  'subscription',
  'database',
  'kafka',
  'delivery',
  'connector',
  'copy',
  'background',
  'process',
] as const;

export type Place = (typeof PLACES)[number];

/** An exception that nobody has foreseen, which is a bug, and where it ended. */
export class InternalError extends Error {
  override readonly name = 'InternalError';
  readonly where: Place;

  constructor(where: Place, cause: unknown) {
    super(`an internal error: ${where}`, { cause });
    this.where = where;
  }
}

/**
 * Hands an exception over to the process, which logs and counts it (`logInternalError`), while the caller goes on. The
 * caller has ended what the exception belongs to: a connection, a delivery, a round. A process that serves nobody ends.
 */
export function reportInternalError(where: Place, cause: unknown): void {
  process.nextTick(() => {
    throw new InternalError(where, cause);
  });
}

/** Logs an exception that has reached the process, with its stack. */
export function logInternalError(log: Logger, error: unknown): void {
  const isKnown = error instanceof InternalError;
  const where: Place = isKnown ? error.where : 'process';
  log.error({ err: isKnown ? error.cause : error, where }, 'an internal error, which is a bug');
}

/** A log that counts its errors that say `where` they ended. */
export interface CountingLog extends Logger {
  readonly internalErrors: () => Metric;
}

/** Counts the internal errors that are written to a log. */
export function countingInternalErrors(log: Logger): CountingLog {
  const counts = new Map<Place, number>(PLACES.map((place) => [place, 0]));
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error(fields: { readonly where?: Place }, message) {
      const { where } = fields;
      if (where !== undefined) counts.set(where, (counts.get(where) ?? 0) + 1);
      log.error(fields, message);
    },
    internalErrors: () => ({
      name: 'plinth_internal_errors_total',
      type: 'counter',
      help: 'Exceptions that nobody has foreseen, by where they ended.',
      samples: Array.from(counts, ([where, value]) => ({ labels: { where }, value })),
    }),
  };
}
