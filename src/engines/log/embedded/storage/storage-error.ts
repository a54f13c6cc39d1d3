import { reasonOf } from '../../../../base/files/disk-error.ts';
import { LogError, type OffsetRange } from '../../errors.ts';

/** What the disk refuses. */
export function refusedByDisk(what: string, cause: unknown): LogError {
  if (cause instanceof LogError) return cause;
  return new LogError('KAFKA_STORAGE_ERROR', `${what}: ${reasonOf(cause)}`, { cause });
}

/** What the disk has kept badly: the place is for who runs the platform. */
export function damaged(place: string, what: string, damage?: OffsetRange): LogError {
  return new LogError('CORRUPT_MESSAGE', `${place} is damaged: ${what}`, { damage });
}
