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
import type { Settlement } from './settle.ts';

/** Completes the cancellation of a message that was being delivered when it was canceled. */
export async function endCanceled(
  transaction: Transaction,
  row: WholeMessage,
): Promise<Settlement> {
  logEvent(transaction, row, 'CANCELED');
  endScheduled(transaction, row, 'FAIL');
  transaction.add(deleteMessage, { seq: row.seq });
  return { ended: true, arrivals: [], held: 0 };
}

/**
 * Completes the cancellations of all messages that were being delivered when the process that delivered them
 * ended.
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
 * Completes a cancellation that another process has accepted.
 * @param isUnderWay whether the message is being delivered: then it ends with its attempt
 * @returns the message if it has ended now
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
