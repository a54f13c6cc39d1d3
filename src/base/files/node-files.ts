import { fstatSync, ftruncateSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { makeDirectory } from './make-directory.ts';
import type { Files, LogFile } from './files.ts';

/**
 * The file system of the machine. Small operations that happen only at a start are synchronous: a round trip to the
 * thread pool takes longer, and there may be thousands of databases.
 */
export const nodeFiles: Files = {
  async makeDirectory(path) {
    makeDirectory(path);
  },
  async list(path) {
    return readdirSync(path);
  },
  async readText(path) {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  },
  // The platform's files are accessible to their owner only, whatever the umask.
  open: async (path, how) => logFile(await open(path, how === 'new' ? 'w+' : 'r+', 0o600)),
  rename: (from, to) => rename(from, to),
  remove: (path) => rm(path, { recursive: true, force: true }),
  async syncDirectory(path) {
    // Windows can't sync a directory and need not: NTFS journals its metadata.
    if (process.platform === 'win32') return;
    const directory = await open(path, 'r');
    try {
      await directory.sync();
    } finally {
      await directory.close();
    }
  },
};

function logFile(handle: FileHandle): LogFile {
  return {
    size: async () => fstatSync(handle.fd).size,
    writeNow: (bytes, position) => writeSync(handle.fd, bytes, 0, bytes.length, position),
    truncateNow: (size) => ftruncateSync(handle.fd, size),
    async write(bytes, position) {
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await handle.write(
          bytes,
          done,
          bytes.length - done,
          position + done,
        );
        done += bytesWritten;
      }
    },
    async read(into, position) {
      return (await handle.read(into, 0, into.length, position)).bytesRead;
    },
    sync: () => handle.datasync(),
    close: () => handle.close(),
  };
}
