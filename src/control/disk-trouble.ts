import { reasonOf } from '../base/files/disk-error.ts';
import { ControlError } from './errors.ts';

/** What the system answers for a disk that is full, fails or is not to be written to. */
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

/** What callers are told where the disk is what refused. @returns undefined where it was not */
export function diskTrouble(error: unknown): ControlError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, message } = error as NodeJS.ErrnoException & { errcode?: unknown };
  const isOfStore = typeof errcode === 'number' && OF_THE_STORE.includes(errcode & 0xff);
  // An engine has words of its own for what the disk has told it.
  if (!isOfStore && !OF_FILES.has(code)) return diskTrouble(error.cause);
  return new ControlError('diskRefuses', { reason: isOfStore ? message : reasonOf(error) });
}
