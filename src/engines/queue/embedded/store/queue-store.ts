import type { Membership } from '../copies/membership.ts';
import type { Shares } from '../dispatch/shares.ts';
import type { Reader, Transaction } from './query.ts';
import type { LoggedRow } from './schema.ts';

/** Something that is to be read. It must wait for nothing but its queries. */
export type Reading<T> = (reader: Reader) => Promise<T>;

/**
 * Something that is to be written. It must wait for nothing but its queries, and change nothing but rows: it runs a
 * second time, alone, where another one of its group has failed.
 */
export type Work<T> = (transaction: Transaction) => Promise<T>;

/** The rows of the queue engine, wherever they are. */
export interface QueueStore {
  /** What of it this process works on. */
  readonly shares: Shares;

  /** Tells a listener of the rows of the log that have been committed, in the order of their tickets. */
  onLogged(tell: (rows: readonly LoggedRow[]) => void): void;

  /** Reads what has been committed. @throws QueueError `storeFailed` where it can't be read */
  read<T>(work: Reading<T>): Promise<T>;

  /**
   * Runs a work with others in one transaction and resolves when it would survive a loss of power. A work that
   * throws has changed nothing, and the others are not touched by it. Transactions follow one another: what a work
   * has read, nobody else has changed when it writes.
   * @throws QueueError `storeFailed` where the store refuses
   */
  write<T>(work: Work<T>): Promise<T>;

  /** Why nothing more can be written, or undefined. @throws QueueError `storeFailed` where it can't be read */
  trouble(): Promise<string | undefined>;

  /** Resolves when all that is to be written has been. */
  close(): Promise<void>;

  /** Whether anything is being written. */
  readonly busy: boolean;

  /** Transactions that have been committed. */
  readonly writes: number;
}

/** One that other processes may have open too. */
export interface SharedQueueStore extends QueueStore {
  readonly shares: Membership;
  /** Milliseconds after which a process that is not heard of is taken for dead. */
  readonly lease: number;
  /** How often the server went away: whatever was written then may be kept or not. */
  readonly interruptions: number;
  /** Resolves when this process is told at once of what others change. Has no effect where it is. */
  listen(heard: () => void): Promise<void>;
}

export function isSharedStore(store: QueueStore): store is SharedQueueStore {
  return store.shares.isShared;
}
