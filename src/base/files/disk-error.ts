/** The texts of `strerror` for disk errors. Node's messages for these codes differ from the system's. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'Permission denied',
  EDQUOT: 'Disk quota exceeded',
  EFBIG: 'File too large',
  EIO: 'Input/output error',
  EISDIR: 'Is a directory',
  EMFILE: 'Too many open files',
  ENOENT: 'No such file or directory',
  ENOSPC: 'No space left on device',
  EROFS: 'Read-only file system',
};

/** Why a disk operation failed, in the system's words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code !== undefined && REASONS[code]) || code || message;
}

const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT']);
/** `SQLITE_FULL`, https://www.sqlite.org/rescode.html#full */
const SQLITE_FULL = 13;

/** Whether an error means that the disk is full, including errors that wrap such a cause. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as NodeJS.ErrnoException & { errcode?: unknown };
  const isOfStore = typeof errcode === 'number' && (errcode & 0xff) === SQLITE_FULL;
  return isOfStore || FULL.has(code) || isDiskFull(error.cause);
}
