import type { Page, PageRequest } from '../filter.ts';
import type { PublishOrder } from '../message.ts';
import type { PublishResult } from '../resources.ts';
import type { QueueUser } from '../user.ts';
import type { RunDeadLetterFilter, RunFilter } from './filter.ts';
import type {
  Notified,
  RunDeadLetter,
  RunDescription,
  RunOverrides,
  StartedRun,
  WaitOrder,
  Waiter,
} from './run.ts';

/** Runs that have failed. */
export interface RunDeadLetters {
  /** Newest first. */
  list(
    user: QueueUser,
    filter: RunDeadLetterFilter,
    page: PageRequest,
  ): Promise<Page<RunDeadLetter>>;
  /** @throws QueueError `deadLetterNotFound` */
  get(user: QueueUser, dlqId: string): Promise<RunDeadLetter>;
  /** The runs stay in the log. @returns how many */
  deleteMany(
    user: QueueUser,
    filter: RunDeadLetterFilter,
    page: PageRequest,
  ): Promise<{ readonly deleted: number; readonly cursor?: string | undefined }>;
  /**
   * Begins new runs, which go on where those have failed (`resume`), or again from their initial payloads (`restart`).
   * The dead letters are deleted.
   * @throws QueueError of the first that is refused, if none is begun
   */
  renew(
    user: QueueUser,
    how: 'resume' | 'restart',
    filter: RunDeadLetterFilter,
    page: PageRequest,
    overrides: RunOverrides,
  ): Promise<Page<StartedRun>>;
  /** Sends a failure callback again. @throws QueueError `deadLetterNotFound`, `callbackNotFailed` */
  repeatCallback(user: QueueUser, dlqId: string): Promise<StartedRun>;
  /** @throws QueueError `deadLetterNotFound`, `callbackNotInProgress` */
  cancelCallback(user: QueueUser, dlqId: string): Promise<void>;
}

/**
 * Workflows: functions behind URLs, whose steps are kept in journals. A run has one journal, whose entries have one order.
 * Each entry is delivered as a message of the queue, with the journal up to itself.
 */
export interface Workflows {
  /**
   * Publishes messages of which some belong to runs. All are stored, or none.
   * @returns a result for each order, in the same order
   * @throws QueueError `runNotInProgress`, a limit, or what else one of them is refused for
   */
  publish(user: QueueUser, orders: readonly PublishOrder[]): Promise<readonly PublishResult[]>;
  /** Begins runs, all or none. @throws QueueError as of {@link publish} */
  trigger(user: QueueUser, orders: readonly PublishOrder[]): Promise<readonly StartedRun[]>;
  /** The journal of a run in progress, as JSON. @throws QueueError `runNotFound` */
  journal(user: QueueUser, runId: string): Promise<Buffer>;
  /** A run has ended by itself; has no effect if it has ended before. @throws QueueError `runNotFound` */
  end(user: QueueUser, runId: string, result: Buffer): Promise<void>;
  /** Nothing more of it is delivered. Has no effect if it has ended. @throws QueueError `runNotFound` */
  cancel(user: QueueUser, runId: string): Promise<void>;
  /** Cancels runs in progress, newest first. @returns how many */
  cancelMany(user: QueueUser, filter: RunFilter, count: number): Promise<number>;
  /** Lets a run wait for an event. @throws QueueError `runNotInProgress`, or a limit */
  wait(user: QueueUser, runId: string, order: WaitOrder): Promise<void>;
  /** Gives an event to all that wait for it. */
  notify(user: QueueUser, event: string, data: Buffer): Promise<readonly Notified[]>;
  /**
   * Gives an event to one run, now or when it waits for it.
   * @throws QueueError `runNotFound`, `tooManyNotifications`
   */
  notifyRun(
    user: QueueUser,
    runId: string,
    event: string,
    data: Buffer,
  ): Promise<readonly Notified[]>;
  /** Those that wait for an event, oldest first; at most a thousand. */
  waiters(user: QueueUser, event: string): Promise<readonly Waiter[]>;
  /** Newest first. */
  /** @param fits whether the page may have a run, after others; it ends before the first one that it may not */
  list(
    user: QueueUser,
    filter: RunFilter,
    page: PageRequest,
    fits?: (run: RunDescription) => boolean,
  ): Promise<Page<RunDescription>>;
}
