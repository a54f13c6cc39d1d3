import { reasonOf } from '../../../../base/files/disk-error.ts';
import { LogError, type OffsetRange } from '../../errors.ts';

/** The error for a failed operation of the disk. */
export function refusedByDisk(what: string, cause: unknown): LogError {
  if (cause instanceof LogError) return cause;
  return new LogError('KAFKA_STORAGE_ERROR', `${what}: ${reasonOf(cause)}`, { cause });
}

/** The error for damaged data; the place is for the operator. */
export function damaged(place: string, what: string, damage?: OffsetRange): LogError {
  return new LogError('CORRUPT_MESSAGE', `${place} is damaged: ${what}`, { damage });
}
