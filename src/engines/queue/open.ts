import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Alarms } from '../../alarms.ts';
import type { Clock } from '../../clock.ts';
import { DataError } from '../../data-error.ts';
import type { Ids } from '../../ids.ts';
import type { Courier } from './delivery.ts';
import { signingComposer } from './delivery/signing-composer.ts';
import type { CapacityLimits } from './dispatch/capacity.ts';
import type { QueueEngine } from './engine.ts';
import { QueueCore } from './queue-core.ts';
import { KeyRing } from './signing/key-ring.ts';
import { QueueStore } from './store/queue-store.ts';

export interface QueueEngineOptions {
  /** The file of the store, made with its directory where there is none; in memory where left out. */
  readonly file?: string | undefined;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly ids: Ids;
  /** Closed with the engine. */
  readonly courier: Courier;
  /** Where this service says it is. */
  readonly region?: string | undefined;
  /** The user who has the signing keys that everybody knows; only in development. */
  readonly developmentUser?: string | undefined;
  /** How much may be under way. */
  readonly capacity?: CapacityLimits | undefined;
}

/**
 * Opens a queue engine, which takes up at once what an earlier run has left.
 * @throws DataError which names the file
 */
export async function openQueueEngine(options: QueueEngineOptions): Promise<QueueEngine> {
  const { file, clock, alarms, ids, courier, region, developmentUser, capacity } = options;
  const store = openStore(file, clock);
  try {
    const ring = await KeyRing.load(store, { ids, developmentUser });
    const signingKey = (userId: string) => ring.signingKey(userId);
    const composer = signingComposer({ signingKey, ids, clock, ...(region && { region }) });
    const core = await QueueCore.start({ store, clock, alarms, courier, composer, capacity });
    return engineOf(core, ring);
  } catch (error) {
    await store.close();
    throw error;
  }
}

function openStore(file: string | undefined, clock: Clock): QueueStore {
  if (file === undefined) return QueueStore.open(':memory:', clock);
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new DataError(`${file} can't be used: ${(error as Error).message}`, { cause: error });
  }
  return QueueStore.open(file, clock);
}

/** All that the parts of a core do, in one. */
function engineOf(core: QueueCore, ring: KeyRing): QueueEngine {
  const { messages, queues, schedules, groups, deadLetters, flowControls, logs, owners } = core;
  return {
    publish: (user, orders) => messages.publish(user, orders),
    message: (user, id) => messages.message(user, id),
    cancel: (user, id) => messages.cancel(user, id),
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
    schedule: (user, id) => schedules.schedule(user, id),
    deleteSchedule: (user, id) => schedules.deleteSchedule(user, id),
    pauseSchedule: (user, id) => schedules.pauseSchedule(user, id),
    resumeSchedule: (user, id) => schedules.resumeSchedule(user, id),

    groups: (user) => groups.groups(user),
    group: (user, name) => groups.group(user, name),
    addEndpoints: (user, name, endpoints) => groups.addEndpoints(user, name, endpoints),
    removeEndpoints: (user, name, endpoints) => groups.removeEndpoints(user, name, endpoints),
    setGroupHeaders: (user, name, headers) => groups.setGroupHeaders(user, name, headers),
    deleteGroup: (user, name) => groups.deleteGroup(user, name),

    deadLetters: (user, filter, page) => deadLetters.deadLetters(user, filter, page),
    deadLetter: (user, id) => deadLetters.deadLetter(user, id),
    deleteDeadLetter: (user, id) => deadLetters.deleteDeadLetter(user, id),
    deleteDeadLetters: (user, filter, page) => deadLetters.deleteDeadLetters(user, filter, page),
    retryDeadLetter: (user, id, overrides) => deadLetters.retryDeadLetter(user, id, overrides),
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
    keys: async (user) => ring.keys((await owners.of(user)).userId),
    rotateKeys: async (user) => ring.rotate((await owners.of(user)).userId),
    close: (grace) => core.close(grace),
  };
}
