import { ownerOfLane, writeLaneName } from '../store/lane-name.ts';
import type { Shares } from '../dispatch/shares.ts';
import { logEvent } from '../store/log-rows.ts';
import {
  deleteMessage,
  loggedMessagesHolding,
  loggedMessagesOfLane,
  type Place,
} from '../store/message-rows.ts';
import {
  cancelOutOfLine,
  deletePurge,
  insertPurge,
  purges,
  releaseTurn,
} from '../store/purge-rows.ts';
import type { Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { endScheduled } from '../store/schedule-rows.ts';

/** Messages that are deleted in one transaction; few, so that other writes don't wait long. */
const MESSAGES_PER_BATCH = 200;

/**
 * Deletes the messages of deleted queues, a few at a time; after a restart it continues. A message that is
 * being delivered is not retried if that fails.
 */
export class Purge {
  readonly #store: QueueStore;
  readonly #isUnderWay: (message: Place) => boolean;
  #running: Promise<void> | undefined;
  /** Whether another purge may have been ordered since the last look. */
  #ordered = false;
  #closing = false;

  /** @param isUnderWay whether a message is being delivered */
  constructor(store: QueueStore, isUnderWay: (message: Place) => boolean) {
    this.#store = store;
    this.#isUnderWay = isUnderWay;
  }

  /** Orders the purge of a lane, in the transaction that deletes its queue. */
  static async order(transaction: Transaction, lane: string): Promise<void> {
    await transaction.run(insertPurge, { lane });
  }

  /** Continues with ordered purges. */
  start(): void {
    this.#ordered = true;
    this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#ordered && !this.#closing) {
      this.#ordered = false;
      // If the store fails, the next start or deletion retries it.
      const more = await this.#store
        .write((transaction) => step(transaction, this.#store.shares, this.#isUnderWay))
        .catch(() => false);
      this.#ordered ||= more;
    }
    this.#running = undefined;
  }
}

/** @returns whether there may be more to do */
async function step(
  transaction: Transaction,
  shares: Shares,
  isUnderWay: (message: Place) => boolean,
): Promise<boolean> {
  // Only the process that delivers an owner's messages knows which are in progress.
  const ordered = await transaction.all(purges, {});
  const purge = ordered.find(({ lane }) => shares.has(ownerOfLane(lane)));
  if (purge === undefined) return false;
  const { lane } = purge;
  const most = MESSAGES_PER_BATCH;
  const rows = [
    ...(await transaction.all(loggedMessagesOfLane, { lane, most })),
    ...(await transaction.all(loggedMessagesHolding, { lane, most })),
  ];
  for (const row of rows) {
    if (row.turn !== null && row.turn !== row.seq) {
      // A callback is a separate message; the queue no longer waits for it.
      transaction.add(releaseTurn, { seq: row.seq });
      continue;
    }
    if (isUnderWay(row)) {
      // It ends with its attempt, whatever the result, and leaves its line meanwhile.
      const { owner, seq } = row;
      if (row.canceled === 0) logEvent(transaction, row, 'CANCEL_REQUESTED');
      const lane = writeLaneName({ kind: 'retry', owner, seq });
      transaction.add(cancelOutOfLine, { seq, lane });
      continue;
    }
    logEvent(transaction, row, 'CANCELED');
    endScheduled(transaction, row, 'FAIL');
    transaction.add(deleteMessage, { seq: row.seq });
  }
  if (rows.length === 0) await transaction.run(deletePurge, { lane });
  return true;
}
