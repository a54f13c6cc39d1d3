import { asBuffer } from '../messages/describe.ts';
import type { ScheduleOrder } from '../../resources.ts';
import type { ScheduleTable } from '../store/schema.ts';

/** The order of a schedule as stored: its body separately, and the rest as JSON. */
export function writeScheduleOrder({
  body,
  cron,
  ...spec
}: ScheduleOrder): Pick<ScheduleTable, 'cron' | 'spec' | 'body'> {
  return { cron, spec: JSON.stringify(spec), body };
}

export function readScheduleOrder({
  schedule_id,
  cron,
  spec,
  body,
}: ScheduleTable): ScheduleOrder & { readonly scheduleId: string } {
  const order = JSON.parse(spec) as Omit<ScheduleOrder, 'body' | 'cron' | 'scheduleId'>;
  return { ...order, scheduleId: schedule_id, cron, body: asBuffer(body) };
}
