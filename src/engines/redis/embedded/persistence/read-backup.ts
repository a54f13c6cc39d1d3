import { createHash } from 'node:crypto';
import type { LogFile } from '../../../../base/files/files.ts';
import type { ByteString } from '../../bytes.ts';
import type { BackupFile, BackupSum } from '../../engine.ts';
import { DamagedBackup } from '../../errors.ts';
import { DamagedLog, readCommands } from './command-reader.ts';

/** The bytes of commands that are visited before other work is done. */
const BYTES_PER_TURN = 64 * 1024;
/** The bytes that are read at once to verify the checksum. */
const BYTES_AT_ONCE = 256 * 1024;

/**
 * Reads the commands of a backup, after verifying that the file is as it was written.
 * @param visit is called with each command and its offset; it may throw {@link DamagedLog}
 * @param proceed is called now and then; an error that it throws aborts the reading
 * @throws DamagedBackup, or the error of the disk
 */
export async function readBackup(
  { files, directory, name }: BackupFile,
  sum: BackupSum,
  visit: (argv: readonly ByteString[], offset: number) => void,
  proceed: () => void,
): Promise<void> {
  const path = `${directory}/${name}`;
  const file = await files.open(path, 'existing');
  try {
    await verify(file, path, sum, proceed);
    const run = (argv: readonly ByteString[], offset: number): void => {
      proceed();
      visit(argv, offset);
    };
    const end = await readCommands(file, sum.bytes, run, { room: BYTES_PER_TURN });
    if (end !== sum.bytes) throw new DamagedBackup(`${path} ends in the middle of a command`);
  } catch (error) {
    if (!(error instanceof DamagedLog)) throw error;
    throw new DamagedBackup(`${path} is damaged: ${error.message}`, { cause: error });
  } finally {
    await file.close();
  }
}

/** @throws DamagedBackup if the file is not as it was written */
async function verify(
  file: LogFile,
  path: string,
  { bytes, sha256 }: BackupSum,
  proceed: () => void,
): Promise<void> {
  const size = await file.size();
  if (size !== bytes) {
    throw new DamagedBackup(`${path} has ${size} bytes, and was made with ${bytes}`);
  }
  if (sha256 === null) return;
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(Math.min(size, BYTES_AT_ONCE));
  for (let at = 0; at < size;) {
    proceed();
    const read = await file.read(buffer, at);
    if (read === 0) break;
    hash.update(buffer.subarray(0, read));
    at += read;
  }
  if (hash.digest('hex') === sha256) return;
  throw new DamagedBackup(`${path} is damaged: it is not what was written (SHA-256)`);
}
