import type { QueueEngine } from '../engine.ts';
import { countLog } from './logs/counts.ts';
import { QueueCore, type QueueCoreParts } from './queue-core.ts';
import type { KeyRing } from './signing/key-ring.ts';

export interface EmbeddedQueueParts extends QueueCoreParts {
  /** With which the composer signs. */
  readonly keys: KeyRing;
}

/** Starts the queue engine on a store of its own. What an earlier run has left is taken up at once. */
export async function startEmbeddedQueue(parts: EmbeddedQueueParts): Promise<QueueEngine> {
  const core = await QueueCore.start(parts);
  const { messages, queues, schedules, groups, deadLetters, flowControls, logs, owners } = core;
  const { keys } = parts;
  return {
    publish: (user, orders) => messages.publish(user, orders),
    message: (user, messageId) => messages.message(user, messageId),
    cancel: (user, messageId) => messages.cancel(user, messageId),
    cancelMany: (user, filter, count) => messages.cancelMany(user, filter, count),
    dailyUsage: (user) => messages.dailyUsage(user),

    queues: (user) => queues.queues(user),
    queue: (user, name) => queues.queue(user, name),
    upsertQueue: (user, name, change) => queues.upsertQueue(user, name, change),
    deleteQueue: (user, name) => queues.deleteQueue(user, name),
    pauseQueue: (user, name) => queues.pauseQueue(user, name),
    resumeQueue: (user, name) => queues.resumeQueue(user, name),

    upsertSchedule: (user, order) => schedules.upsertSchedule(user, order),
    schedules: (user) => schedules.schedules(user),
    schedule: (user, scheduleId) => schedules.schedule(user, scheduleId),
    deleteSchedule: (user, scheduleId) => schedules.deleteSchedule(user, scheduleId),
    pauseSchedule: (user, scheduleId) => schedules.pauseSchedule(user, scheduleId),
    resumeSchedule: (user, scheduleId) => schedules.resumeSchedule(user, scheduleId),

    groups: (user) => groups.groups(user),
    group: (user, name) => groups.group(user, name),
    addEndpoints: (user, name, endpoints) => groups.addEndpoints(user, name, endpoints),
    removeEndpoints: (user, name, endpoints) => groups.removeEndpoints(user, name, endpoints),
    setGroupHeaders: (user, name, headers) => groups.setGroupHeaders(user, name, headers),
    deleteGroup: (user, name) => groups.deleteGroup(user, name),

    deadLetters: (user, filter, page) => deadLetters.deadLetters(user, filter, page),
    deadLetter: (user, dlqId) => deadLetters.deadLetter(user, dlqId),
    deleteDeadLetter: (user, dlqId) => deadLetters.deleteDeadLetter(user, dlqId),
    deleteDeadLetters: (user, filter, page) => deadLetters.deleteDeadLetters(user, filter, page),
    retryDeadLetter: (user, dlqId, overrides) =>
      deadLetters.retryDeadLetter(user, dlqId, overrides),
    retryDeadLetters: (user, filter, page, overrides) =>
      deadLetters.retryDeadLetters(user, filter, page, overrides),

    flowControls: (user, search) => flowControls.flowControls(user, search),
    flowControl: (user, key) => flowControls.flowControl(user, key),
    pauseFlowControl: (user, key) => flowControls.pauseFlowControl(user, key),
    resumeFlowControl: (user, key) => flowControls.resumeFlowControl(user, key),
    pinFlowControl: (user, key, pin) => flowControls.pinFlowControl(user, key, pin),
    unpinFlowControl: (user, key, what) => flowControls.unpinFlowControl(user, key, what),
    resetRate: (user, key) => flowControls.resetRate(user, key),
    globalParallelism: (user) => flowControls.globalParallelism(user),

    logs: (user, filter, page) => logs.logs(user, filter, page),
    counts: (user, spans) =>
      countLog({ store: parts.store, owners, clock: parts.clock }, user, spans),
    keys: async (user) => keys.keys((await owners.of(user)).userId),
    rotateKeys: async (user) => keys.rotate((await owners.of(user)).userId),
    close: (grace) => core.close(grace),
  };
}
