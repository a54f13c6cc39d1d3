import type { Shares } from '../dispatch/shares.ts';
import { logEvent } from '../store/log-rows.ts';
import {
  deleteMessage,
  markCanceled,
  loggedMessage,
  type LoggedMessage,
  type Place,
} from '../store/message-rows.ts';
import type { Transaction } from '../store/query.ts';
import { endScheduled } from '../store/schedule-rows.ts';

export interface CancelRules {
  readonly shares: Shares;
  /** Whether a message is being delivered by this process. */
  readonly isUnderWay: (message: Place) => boolean;
}

/**
 * Cancels a message. A waiting one is deleted at once; one that is being delivered is not retried if that
 * fails.
 * @returns the message if it is deleted, to be removed from its line after the commit; `inFlight` if it is
 * being delivered; undefined if the user has no such message or it is already canceled
 */
export async function cancelMessage(
  transaction: Transaction,
  owner: number,
  seq: number,
  { shares, isUnderWay }: CancelRules,
): Promise<LoggedMessage | 'inFlight' | undefined> {
  const row = await transaction.get(loggedMessage, { seq });
  if (row === undefined || row.owner !== owner || row.canceled === 1) return undefined;
  logEvent(transaction, row, 'CANCEL_REQUESTED');
  if (!shares.has(owner)) {
    // Only the process that delivers it knows whether it is being delivered.
    transaction.add(markCanceled, { seq });
    transaction.notify(owner, { kind: 'canceled', seq });
    return 'inFlight';
  }
  if (isUnderWay(row)) {
    transaction.add(markCanceled, { seq });
    return 'inFlight';
  }
  logEvent(transaction, row, 'CANCELED');
  endScheduled(transaction, row, 'FAIL');
  transaction.add(deleteMessage, { seq });
  return row;
}
