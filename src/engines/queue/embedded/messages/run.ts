import { QueueError } from '../../errors.ts';
import type { Arrival } from '../dispatch/new-message.ts';
import { loggedMessage, rescheduleMessage } from '../store/message-rows.ts';
import type { Transaction } from '../store/query.ts';
import { seqOfMessageId } from '../store/tickets.ts';

/**
 * Makes a message due at once that waits for a later moment. A message that is being delivered was due before, so none of
 * those is moved, whichever process delivers it.
 * @returns where the message is in line, for when this is committed
 * @throws QueueError `messageNotFound`, `messageNotWaiting`, `messageInQueue`
 */
export async function runMessage(
  transaction: Transaction,
  owner: number,
  messageId: string,
): Promise<Arrival> {
  const seq = seqOfMessageId(messageId);
  const row = seq === undefined ? undefined : await transaction.get(loggedMessage, { seq });
  const now = transaction.now();
  if (row === undefined || row.owner !== owner || row.canceled === 1) {
    throw new QueueError('messageNotFound', { id: messageId });
  }
  if (row.queue !== null) {
    throw new QueueError('messageInQueue', { id: messageId, queue: row.queue });
  }
  if (row.due <= now) throw new QueueError('messageNotWaiting', { id: messageId });
  const { lane, retried, holds, turn } = row;
  const arrival = { seq: row.seq, lane, due: Math.floor(now) };
  transaction.add(rescheduleMessage, { ...arrival, retried, holds, turn });
  transaction.notify(owner, { kind: 'arrived', ...arrival });
  return arrival;
}
