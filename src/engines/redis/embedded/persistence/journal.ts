import type { ByteString } from '../../bytes.ts';
import type { Contents } from './snapshot.ts';

/** Where the commands that changed a database are kept. */
export interface Journal {
  /** Takes commands that are to be replayed together or not at all. */
  append(commands: readonly (readonly ByteString[])[]): void;
  /**
   * When all that was appended so far is as safe as the policy promises; undefined where it already
   * is. Rejects with a `RedisError` (MISCONF) where the disk refused it.
   */
  settled(): Promise<void> | undefined;
  /**
   * Makes {@link settled} wait until all that was appended so far is on the disk, whatever `appendfsync` says.
   * Undefined where nothing is kept.
   */
  demandSync?(): void;
  /** Makes it as short as it can be, while the database goes on. Not there where nothing is kept. */
  rewrite?(): Promise<void>;
  /**
   * Makes it hold these contents and nothing else. Not there where nothing is kept.
   * @param adopt is called once they are safe: what is appended before is void, what comes after counts
   * @throws what the disk answers; then it goes on as before
   */
  replace?(contents: Contents, adopt: () => void): Promise<void>;
  /** What is kept, in bytes. Not there where nothing is kept. */
  readonly bytes?: number;
  /** Why no further change may be made (the disk is full, say), or undefined. */
  readonly failure: string | undefined;
  /** Whether that is for want of room, so that what only removes something may be made all the same. */
  readonly isFull?: boolean;
  close(): Promise<void>;
}

/** Keeps nothing: the database lives as long as the process. */
export const memoryJournal: Journal = {
  append() {},
  settled: () => undefined,
  failure: undefined,
  async close() {},
};

/** What those are answered who would change what can't be kept (`server.c` `processCommand`). */
export function misconfigured(reason: string): string {
  return `MISCONF Errors writing to the AOF file: ${reason}`;
}
