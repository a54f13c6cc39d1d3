import type { operations, components } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Groups, Schedules } from '../../../engines/queue/engine.ts';
import type { QueueUser } from '../../../engines/queue/user.ts';
import type { QueueCaller } from '../caller.ts';
import { groupSettings } from '../publish-options/group-headers.ts';
import { readSchedule } from '../publish-options/publish-request.ts';
import { NO_CONTENT_OK } from '../serializers/outcome.ts';
import type { ScheduleDescription } from '../../../engines/queue/resources.ts';
import { headerValues } from '../serializers/header-values.ts';
import {
  bodyFields,
  callbackFields,
  callerFields,
  flowControlFields,
  labelFields,
} from '../serializers/message-fields.ts';

type ScheduleOperations = Pick<
  Handlers<operations, QueueCaller>,
  | 'createSchedule'
  | 'listSchedules'
  | 'getSchedule'
  | 'deleteSchedule'
  | 'pauseSchedule'
  | 'pauseScheduleByPost'
  | 'resumeSchedule'
  | 'resumeScheduleByPost'
>;

/** Operations on schedules: messages that are published again and again. */
export function scheduleOperations(
  schedules: Schedules,
  groups: Pick<Groups, 'get'>,
): ScheduleOperations {
  const ofGroup = groupSettings(groups);

  async function pause(user: QueueUser, scheduleId: string) {
    await schedules.pause(user, scheduleId);
    return NO_CONTENT_OK;
  }

  async function resume(user: QueueUser, scheduleId: string) {
    await schedules.resume(user, scheduleId);
    return NO_CONTENT_OK;
  }

  return {
    createSchedule: async (request) => {
      const order = await readSchedule(request, ofGroup, request.path.destinationOrId);
      const scheduleId = await schedules.upsert(request.caller.user, order);
      return { status: 200, body: { scheduleId } };
    },

    listSchedules: async ({ caller }) => ({
      status: 200,
      body: (await schedules.list(caller.user)).map(scheduleFields),
    }),

    getSchedule: async ({ caller, path }) => ({
      status: 200,
      body: scheduleFields(await schedules.get(caller.user, path.destinationOrId)),
    }),

    deleteSchedule: async ({ caller, path }) => {
      await schedules.delete(caller.user, path.destinationOrId);
      return NO_CONTENT_OK;
    },

    pauseSchedule: ({ caller, path }) => pause(caller.user, path.scheduleId),
    pauseScheduleByPost: ({ caller, path }) => pause(caller.user, path.scheduleId),
    resumeSchedule: ({ caller, path }) => resume(caller.user, path.scheduleId),
    resumeScheduleByPost: ({ caller, path }) => resume(caller.user, path.scheduleId),
  };
}

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
