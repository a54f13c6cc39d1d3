import type { Files } from '../../../../base/files/files.ts';
import type { Snapshot } from './snapshot.ts';

/** How many bytes of commands are made at once; then others get their turn while they are written. */
const SLICE = 128 * 1024;
/** So much is written between syncs: one great sync at the end would hold up those of the log. */
const SYNC_EVERY = 4 * 1024 * 1024;

interface Watch {
  /** Is asked before each slice, with what is written so far; what it throws ends it. */
  readonly proceed: (bytes: number) => void;
  /** Is given what has been written, piece by piece. */
  readonly written?: (bytes: Buffer) => void;
}

/**
 * Writes a snapshot to a new file and sees it safe.
 * @returns the length of the file
 * @throws what the disk answers; then there is no file
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
