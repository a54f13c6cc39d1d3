import { QueueError } from '../errors.ts';
import type { ScheduleOrder } from '../resources.ts';
import type { QueueUserLimits } from '../user.ts';
import { readCron } from './cron.ts';
import { checkName } from './names.ts';
import { checkDestinationUrl, checkOrder } from './order.ts';

/**
 * Refuses a schedule that breaks a rule or a limit.
 * @returns its first tick
 * @throws QueueError
 */
export function checkSchedule(order: ScheduleOrder, limits: QueueUserLimits, now: number): number {
  const { scheduleId, destination, cron } = order;
  if (scheduleId !== undefined) checkName('schedule', scheduleId);
  if ('url' in destination) checkDestinationUrl(destination.url);
  const ticks = readCron(cron);
  checkOrder(order, limits, now);
  const next = ticks.after(now);
  if (next === undefined) throw new QueueError('invalidCron', { cron, reason: 'it never comes' });
  return next;
}
