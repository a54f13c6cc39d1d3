import type { ScheduleOrder } from '../../../../src/engines/queue/resources.ts';
import { order, type QueueBench } from './queue.ts';

const MINUTE = 60_000;

/** A schedule of messages to `/tick`. */
export function schedule(cron: string, more: Partial<ScheduleOrder> = {}): ScheduleOrder {
  return { ...order('/tick'), cron, ...more };
}

/** The minutes since the start at which there were deliveries. */
export function minutes({ courier }: QueueBench, began: number): number[] {
  return courier.seen.map(({ at }) => (at - began) / MINUTE);
}
