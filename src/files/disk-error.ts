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
