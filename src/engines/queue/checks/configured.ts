import type { PublishOrder } from '../message.ts';
import type { QueueUserLimits } from '../user.ts';
import { checkOrder } from './order.ts';
import { deduplicationKey } from './deduplication-key.ts';

/**
 * Refuses what the headers of a group configure where each publish to the group would be refused for it.
 * @throws QueueError
 */
export function checkConfigured(order: PublishOrder, limits: QueueUserLimits, now: number): void {
  checkOrder(order, limits, now);
  deduplicationKey(order);
}
