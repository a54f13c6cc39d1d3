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

/** Messages that are deleted in one transaction, so that nobody waits long for it. */
const MESSAGES_IN_A_GO = 200;

/**
 * Deletes the messages of deleted queues, a few at a time; after a stop it goes on where it was. What is being
 * delivered is not tried again when that fails.
 */
export class Purge {
  readonly #store: QueueStore;
  readonly #isUnderWay: (message: Place) => boolean;
  #running: Promise<void> | undefined;
  /** More may have been ordered since it was last looked. */
  #ordered = false;
  #closing = false;

  /** @param isUnderWay whether a message is being delivered */
  constructor(store: QueueStore, isUnderWay: (message: Place) => boolean) {
    this.#store = store;
    this.#isUnderWay = isUnderWay;
  }

  /** With the deletion of a queue: its lane is to be emptied. */
  static async order(transaction: Transaction, lane: string): Promise<void> {
    await transaction.run(insertPurge, { lane });
  }

  /** Goes on with what has been ordered. */
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
      // Where the store refuses, it is left to the next start, or the next deletion.
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
  // What is under way knows only who delivers the messages of the owner.
  const ordered = await transaction.all(purges, {});
  const purge = ordered.find(({ lane }) => shares.has(ownerOfLane(lane)));
  if (purge === undefined) return false;
  const { lane } = purge;
  const most = MESSAGES_IN_A_GO;
  const rows = [
    ...(await transaction.all(loggedMessagesOfLane, { lane, most })),
    ...(await transaction.all(loggedMessagesHolding, { lane, most })),
  ];
  for (const row of rows) {
    if (row.turn !== null && row.turn !== row.seq) {
      // A callback is a message of its own, which no queue waits for any more.
      transaction.add(releaseTurn, { seq: row.seq });
      continue;
    }
    if (isUnderWay(row)) {
      // It ends with its attempt, whatever comes of that, and belongs to no line meanwhile.
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
