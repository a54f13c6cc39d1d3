import { logEvent } from '../store/log-rows.ts';
import {
  deleteMessage,
  wholeMessage,
  type Place,
  type WholeMessage,
} from '../store/message-rows.ts';
import type { Query, Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { endScheduled } from '../store/schedule-rows.ts';
import type { Settled } from './settle.ts';

/** Carries out the cancel of a message that was under way when it came. */
export async function endCanceled(transaction: Transaction, row: WholeMessage): Promise<Settled> {
  logEvent(transaction, row, 'CANCELED');
  endScheduled(transaction, row, 'FAIL');
  transaction.add(deleteMessage, { seq: row.seq });
  return { ended: true, arrivals: [], held: 0 };
}

/**
 * Carries out the cancels of all messages that were under way when the process that delivered them was stopped.
 * @param next finds one of them
 */
export async function endAllCanceled<Args extends object>(
  store: QueueStore,
  next: Query<Args, { readonly seq: number }>,
  args: Args,
): Promise<void> {
  let left = true;
  while (left) {
    left = await store.write(async (transaction) => {
      const canceled = await transaction.get(next, args);
      if (canceled === undefined) return false;
      await endCanceled(transaction, (await transaction.get(wholeMessage, canceled))!);
      return true;
    });
  }
}

/**
 * Carries out a cancel that another process has taken.
 * @param isUnderWay whether it is being delivered: then it ends with its attempt
 * @returns the message where it has gone with that
 */
export async function endIfCanceled(
  transaction: Transaction,
  seq: number,
  isUnderWay: (message: Place) => boolean,
): Promise<WholeMessage | undefined> {
  const row = await transaction.get(wholeMessage, { seq });
  if (row?.canceled !== 1 || isUnderWay(row)) return undefined;
  await endCanceled(transaction, row);
  return row;
}
