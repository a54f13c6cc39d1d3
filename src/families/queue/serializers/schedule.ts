import type { components } from '../../../../generated/queue/types.ts';
import type { ScheduleDescription } from '../../../engines/queue/resources.ts';
import { headerValues } from './header-values.ts';
import {
  bodyFields,
  callbackFields,
  callerFields,
  flowControlFields,
  labelFields,
} from './message-fields.ts';

/** A schedule as the API shows it. */
export function scheduleFields(schedule: ScheduleDescription): components['schemas']['schedule'] {
  const { destination, delay, queue, retryDelay, lastScheduleTime, nextScheduleTime } = schedule;
  return {
    scheduleId: schedule.scheduleId,
    cron: schedule.cron,
    destination: 'url' in destination ? destination.url : destination.group,
    createdAt: schedule.createdAt,
    method: schedule.method,
    isPaused: schedule.paused,
    header: headerValues(schedule.headers),
    ...bodyFields(schedule.body),
    retries: schedule.retries,
    ...(delay !== undefined && { delay: Math.round(delay / 1000) }),
    timeout: schedule.timeout,
    ...callbackFields(schedule),
    ...callerFields(schedule.callerIp),
    ...(queue !== undefined && { queueName: queue }),
    ...flowControlFields(schedule.flowControl),
    ...(retryDelay !== undefined && { retryDelayExpression: retryDelay }),
    ...labelFields(schedule.labels),
    ...(lastScheduleTime !== undefined && { lastScheduleTime }),
    ...(nextScheduleTime !== undefined && { nextScheduleTime }),
    lastScheduleStates: schedule.lastScheduleStates,
    ...(schedule.error !== undefined && { error: schedule.error }),
  };
}
