import { refusalOfLog } from '../errors.ts';

import { LogError } from '../../../engines/log/errors.ts';

/**
 * Parameters that all have a default in the contract. The binder has filled them in, which the generated types do
 * not express.
 */
export function withDefaults<T extends object>(parameters: T): Required<T> {
  return parameters as Required<T>;
}

/** How long a fetch or a consume waits by default, in milliseconds. The binder does not fill it in for `null`. */
export const DEFAULT_TIMEOUT = 1000;

/** Whether an optional member of a body was given. Some serializers write `null` for an absent one. */
export function isGiven<T>(member: T): member is NonNullable<T> {
  return member !== undefined && member !== null;
}

/** The items of a body that is either one item or an array of them. */
export function listOf<T extends object>(body: T | readonly T[]): readonly T[] {
  return isArray(body) ? body : [body];
}

/** Adds to an error of the log which item of an array it is about. @throws the error of `done` */
export function withItemPlace<T>(body: unknown, done: Promise<T>): Promise<T> {
  // Only this is needed, so the body need not stay in memory until the disk has answered.
  const isOfArray = Array.isArray(body);
  return done.catch((error: unknown) => {
    // An error of the disk is not about an item, and must be logged.
    if (!(error instanceof LogError) || error.code === 'KAFKA_STORAGE_ERROR') throw error;
    throw refusalOfLog(error, isOfArray);
  });
}

/** Narrows a union with a read-only array, which `Array.isArray` does not. */
function isArray<T>(body: T | readonly T[]): body is readonly T[] {
  return Array.isArray(body);
}
