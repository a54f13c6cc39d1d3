import { QueueError } from '../errors.ts';
import type { FlowControlPin } from '../resources.ts';
import type { QueueUserLimits } from '../user.ts';

/** Seconds: a week. */
const LONGEST_PERIOD = 7 * 24 * 60 * 60;

/** Refuses invalid limits for a pinned flow-control key. @throws QueueError `invalidFlowControl` */
export function checkPin({ parallelism, rate, period }: FlowControlPin): void {
  if (parallelism === undefined && rate === undefined) {
    refuse('parallelism, rate or both must be given');
  }
  for (const [what, count] of Object.entries({ parallelism, rate })) {
    if (count !== undefined && (!Number.isInteger(count) || count < 1)) {
      refuse(`${what} must be a whole number from 1 on`);
    }
  }
  if (period === undefined) return;
  if (!Number.isInteger(period) || period < 1 || period > LONGEST_PERIOD) {
    refuse(`period must be a whole number of seconds from 1 to ${LONGEST_PERIOD}`);
  }
}

function refuse(rule: string): never {
  throw new QueueError('invalidFlowControl', { rule });
}

/** Refuses an invalid parallelism of a queue. @throws QueueError */
export function checkParallelism(
  parallelism: number | undefined,
  { maxParallelism: limit }: QueueUserLimits,
): void {
  if (parallelism === undefined) return;
  if (!Number.isInteger(parallelism) || parallelism < 1) {
    throw new QueueError('invalidParallelism', { what: 'parallelism' });
  }
  if (parallelism > limit) throw new QueueError('parallelismTooHigh', { parallelism, limit });
}
