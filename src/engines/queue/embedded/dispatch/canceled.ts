import { logEvent } from '../store/log-rows.ts';
import {
  canceledMessage,
  deleteMessage,
  wholeMessage,
  type WholeMessage,
} from '../store/message-rows.ts';
import type { Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { endScheduled } from '../store/schedule-rows.ts';
import type { Settled } from './settle.ts';

/** Carries out the cancel of a message that was under way when it came. */
export async function endCanceled(transaction: Transaction, row: WholeMessage): Promise<Settled> {
  await logEvent(transaction, row, 'CANCELED');
  await endScheduled(transaction, row, 'FAIL');
  transaction.add(deleteMessage, { seq: row.seq });
  return { ended: true, arrivals: [], held: 0 };
}

/** Carries out the cancels of all messages that were under way when the platform was stopped. */
export async function endAllCanceled(store: QueueStore): Promise<void> {
  while (await store.write(endNext));
}

/** @returns whether there was one */
async function endNext(transaction: Transaction): Promise<boolean> {
  const canceled = await transaction.get(canceledMessage, {});
  if (canceled === undefined) return false;
  await endCanceled(transaction, (await transaction.get(wholeMessage, canceled))!);
  return true;
}
