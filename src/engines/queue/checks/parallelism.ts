import { QueueError } from '../errors.ts';
import type { QueueUserLimits } from '../user.ts';

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
