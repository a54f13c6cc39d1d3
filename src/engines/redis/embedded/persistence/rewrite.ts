import type { Files } from '../../../../base/files/files.ts';
import type { Snapshot } from './snapshot.ts';

/** The bytes of commands that are made at once; other work is done while they are written. */
const SLICE = 128 * 1024;
/** The bytes written between syncs: a single large sync at the end would delay those of the log. */
const SYNC_EVERY = 4 * 1024 * 1024;

interface Watch {
  /** Called before each slice with the length so far; an error that it throws aborts the writing. */
  readonly proceed: (bytes: number) => void;
  /** Called with each written piece. */
  readonly written?: (bytes: Buffer) => void;
}

/**
 * Writes a snapshot to a new file and syncs it.
 * @returns the length of the file
 * @throws the error of the disk; then there is no file
 */
export async function writeSnapshot(
  files: Files,
  path: string,
  snapshot: Snapshot,
  { proceed, written }: Watch,
): Promise<number> {
  try {
    const file = await files.open(path, 'new');
    try {
      let end = 0;
      let synced = 0;
      while (!snapshot.done) {
        proceed(end);
        for (const piece of snapshot.next(SLICE)) {
          const bytes = Buffer.from(piece, 'latin1');
          await file.write(bytes, end);
          end += bytes.length;
          written?.(bytes);
        }
        if (end - synced < SYNC_EVERY) continue;
        await file.sync();
        synced = end;
      }
      await file.sync();
      return end;
    } finally {
      await file.close();
    }
  } catch (error) {
    snapshot.release();
    await files.remove(path).catch(() => {});
    throw error;
  }
}
