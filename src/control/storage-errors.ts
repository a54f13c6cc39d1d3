import { reasonOf } from '../base/files/disk-error.ts';
import { ControlError } from './errors.ts';
import { StoreUnreachable } from '../store/store-unreachable.ts';

/** Error codes of a disk that is full, fails or is read-only. */
const OF_FILES = new Set<unknown>([
  'EACCES',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EMFILE',
  'ENOSPC',
  'EROFS',
]);
/** SQLite's primary result codes for the same: https://www.sqlite.org/rescode.html */
const OF_THE_STORE: readonly number[] = [8, 10, 13, 14];

/** The error for callers where the disk is the cause. @returns undefined if it is not */
export function diskErrorOf(error: unknown): ControlError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, message } = error as NodeJS.ErrnoException & { errcode?: unknown };
  const isOfStore = typeof errcode === 'number' && OF_THE_STORE.includes(errcode & 0xff);
  // Engines wrap errors of the disk in errors of their own.
  if (!isOfStore && !OF_FILES.has(code)) return diskErrorOf(error.cause);
  return new ControlError('diskRefuses', { reason: isOfStore ? message : reasonOf(error) });
}

/** Seconds; a restarting server needs about that long. */
const RETRY_AFTER = 2;

/** The error for callers where the store can't be reached. @returns undefined if that is not the cause */
export function storeErrorOf(error: unknown): ControlError | undefined {
  if (!(error instanceof StoreUnreachable)) return undefined;
  return new ControlError('storeAway', { seconds: RETRY_AFTER }, RETRY_AFTER);
}
