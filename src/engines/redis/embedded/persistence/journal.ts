import type { ByteString } from '../../bytes.ts';
import type { Contents } from './snapshot.ts';

/** The log of the commands that changed a database. */
export interface Journal {
  /** Appends commands that are to be replayed together or not at all. */
  append(commands: readonly (readonly ByteString[])[]): void;
  /**
   * Settles when everything appended so far is as safe as the policy promises; undefined if it already is. Rejects with
   * a `RedisError` (MISCONF) if the disk refused it.
   */
  settled(): Promise<void> | undefined;
  /**
   * Makes {@link settled} wait until everything appended so far is on disk, whatever `appendfsync` is. Absent if
   * nothing is kept.
   */
  demandSync?(): void;
  /** Rewrites the log as short as possible, while the database keeps serving. Absent if nothing is kept. */
  rewrite?(): Promise<void>;
  /**
   * Replaces the log by these contents. Absent if nothing is kept.
   * @param adopt is called once they are safe: what is appended before is void, what is appended after counts
   * @throws the error of the disk; then the log is as before
   */
  replace?(contents: Contents, adopt: () => void): Promise<void>;
  /** The length of the log in bytes. Absent if nothing is kept. */
  readonly bytes?: number;
  /** Whether the log is being rewritten. Absent if nothing is kept. */
  readonly isRewriting?: boolean;
  /** Why no more changes may be made, such as a full disk; undefined if they may. */
  readonly failure: string | undefined;
  /** Whether that is for lack of space, so that commands which only remove data may run nevertheless. */
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

/** The error of a change that can't be logged (`server.c` `processCommand`). */
export function misconfigured(reason: string): string {
  return `MISCONF Errors writing to the AOF file: ${reason}`;
}
