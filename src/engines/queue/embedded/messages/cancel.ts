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
 * Cancels a message. One that waits is gone at once; one that is being delivered is not tried again when that
 * fails.
 * @returns the message where it is gone, and must be taken out of its line when this is committed; `underWay`
 * where it is not yet; undefined where there is none of that user that is not canceled already
 */
export async function cancelMessage(
  transaction: Transaction,
  owner: number,
  seq: number,
  { shares, isUnderWay }: CancelRules,
): Promise<LoggedMessage | 'underWay' | undefined> {
  const row = await transaction.get(loggedMessage, { seq });
  if (row === undefined || row.owner !== owner || row.canceled === 1) return undefined;
  logEvent(transaction, row, 'CANCEL_REQUESTED');
  if (!shares.has(owner)) {
    // Whether it is under way knows only who delivers it.
    transaction.add(markCanceled, { seq });
    transaction.tell(owner, { kind: 'canceled', seq });
    return 'underWay';
  }
  if (isUnderWay(row)) {
    transaction.add(markCanceled, { seq });
    return 'underWay';
  }
  logEvent(transaction, row, 'CANCELED');
  endScheduled(transaction, row, 'FAIL');
  transaction.add(deleteMessage, { seq });
  return row;
}
