import type { ScheduleOrder } from '../../../engines/queue/resources.ts';
import { readDeliveryOrder, type MessageSource } from './delivery-order.ts';
import type { PublishHeaders } from './publish-headers.ts';
import { textOf } from './header-text.ts';
import { misplacedHeader } from './setting.ts';
import { refuse } from './publish-order.ts';

/** Settings of a single message that don't apply to a schedule. */
export const OF_MESSAGES = ['not-before', 'deduplication-id', 'content-based-deduplication'];

/** Reads the order of a schedule. @throws HttpError naming the header and its rule */
export function readScheduleOrder(given: PublishHeaders, source: MessageSource): ScheduleOrder {
  refuse(given, OF_MESSAGES, 'has no meaning for a schedule');
  const cron = given.one('cron');
  if (cron === undefined) throw misplacedHeader({ name: 'upstash-cron' }, 'is missing');
  const id = given.one('schedule-id');
  const queue = given.one('queue-name');
  const { notBefore: _, ...order } = readDeliveryOrder(given, source);
  return {
    ...order,
    destination: source.destination,
    cron: cron.value.trim(),
    scheduleId: id && textOf(id.value),
    queue: queue && textOf(queue.value),
  };
}
