import type { Eventual } from '../../../../base/and-then.ts';
import type { TurnLimit } from '../../../../base/turn-limit.ts';
import type { Membership } from '../copies/membership.ts';
import type { Shares } from '../dispatch/shares.ts';
import type { Reader, Transaction } from './query.ts';
import type { LoggedRow } from './schema.ts';

/** A read. It may wait for nothing but its queries. */
export type Reading<T> = (reader: Reader) => Eventual<T>;

/**
 * A write. It may wait for nothing but its queries, and change nothing but rows: it runs a second time, alone, if
 * another one of its group fails.
 */
export type Work<T> = (transaction: Transaction) => Eventual<T>;

/** The rows of the queue engine, independent of where they are stored. */
export interface QueueStore {
  /** The part of it that this process works on. */
  readonly shares: Shares;

  /** Reports committed rows of the log to a listener, in the order of their tickets. */
  onLogged(tell: (rows: readonly LoggedRow[]) => void): void;

  /** Reads committed data, at once if it is there. @throws QueueError `storeFailed` if that fails */
  read<T>(work: Reading<T>): Eventual<T>;

  /** What reads very much does it in these turns, owner by owner. */
  readonly turns: TurnLimit;

  /**
   * Runs work together with others in one transaction, and resolves when it would survive a loss of power. Work
   * that throws has changed nothing, and does not affect the others. Transactions are serialized: what a work has
   * read, nobody else changes before it commits.
   * @throws QueueError `storeFailed` if the store fails
   */
  write<T>(work: Work<T>): Promise<T>;

  /** Why writes are impossible, or undefined. @throws QueueError `storeFailed` if it can't be read */
  healthProblem(): Promise<string | undefined>;

  /** Resolves when everything has been written. */
  close(): Promise<void>;

  /** Whether a write is in progress, or a statement that a server has not answered. */
  readonly busy: boolean;

  /** The number of committed transactions. */
  readonly writes: number;
}

/** A store that several processes may have open. */
export interface SharedQueueStore extends QueueStore {
  readonly shares: Membership;
  /** Milliseconds after which a process that has not renewed its lease counts as dead. */
  readonly lease: number;
  /** Like `write`, but before all writes that wait: on a slow server a lease could expire behind them. */
  writeFirst<T>(work: Work<T>): Promise<T>;
  /**
   * How often the server became unreachable: writes at such a moment may or may not be committed.
   */
  readonly interruptions: number;
  /**
   * Resolves when this process is notified of other processes' changes. Has no effect if it already
   * is.
   */
  listen(heard: () => void): Promise<void>;
}

export function isSharedStore(store: QueueStore): store is SharedQueueStore {
  return store.shares.isShared;
}
