import { LogError } from '../../../engines/log/errors.ts';
import { refusalOfLog } from '../errors.ts';

/** What a body gives, which may be one of something or an array of them. */
export function listOf<T extends object>(body: T | readonly T[]): readonly T[] {
  return isArray(body) ? body : [body];
}

/** Adds to a refusal of the log which item of an array it is about. @throws what `done` is rejected with */
export function placed<T>(body: unknown, done: Promise<T>): Promise<T> {
  // The body itself need not stay in memory until the disk has answered.
  const isOfArray = Array.isArray(body);
  return done.catch((error: unknown) => {
    // Trouble with the disk has no place in the request, and is to be logged.
    if (!(error instanceof LogError) || error.code === 'KAFKA_STORAGE_ERROR') throw error;
    throw refusalOfLog(error, isOfArray);
  });
}

/** `Array.isArray` says of what may be a read-only array that it is any array. */
function isArray<T>(body: T | readonly T[]): body is readonly T[] {
  return Array.isArray(body);
}
