import { reasonOf } from '../../../../files/disk-error.ts';
import { LogError } from '../../errors.ts';

/** What the disk refuses. */
export function refusedByDisk(what: string, cause: unknown): LogError {
  if (cause instanceof LogError) return cause;
  return new LogError('KAFKA_STORAGE_ERROR', `${what}: ${reasonOf(cause)}`, { cause });
}

/** What the disk has kept badly. */
export function damaged(place: string, what: string): LogError {
  return new LogError('KAFKA_STORAGE_ERROR', `${place} is damaged: ${what}`);
}
