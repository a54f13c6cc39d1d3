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

/** Why the disk refused, as Redis would print it. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code !== undefined && REASONS[code]) || code || message;
}

/** What those are answered who would change what can't be kept (`server.c` `processCommand`). */
export function misconfigured(reason: string): string {
  return `MISCONF Errors writing to the AOF file: ${reason}`;
}
