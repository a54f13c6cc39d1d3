/** The texts of `strerror` for what disks answer; Node has only its own names for them. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'Permission denied',
  EDQUOT: 'Disk quota exceeded',
  EFBIG: 'File too large',
  EIO: 'Input/output error',
  EMFILE: 'Too many open files',
  ENOENT: 'No such file or directory',
  ENOSPC: 'No space left on device',
  EROFS: 'Read-only file system',
};

/** Why the disk refused, in the words of the system. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code !== undefined && REASONS[code]) || code || message;
}

/** SQLite's primary result code `SQLITE_FULL` (https://www.sqlite.org/rescode.html). */
const SQLITE_FULL = 13;

/** Whether an error, or what has caused it, is that a disk has no space left. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, errcode } = cause as NodeJS.ErrnoException & { errcode?: unknown };
    if (code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL) return true;
  }
  return false;
}
