import type { Clock } from '../../src/base/clock.ts';
import type { QueueEngine } from '../../src/engines/queue/engine.ts';
import { QueueError } from '../../src/engines/queue/errors.ts';
import { checkPin } from '../../src/engines/queue/embedded/flow-control/check-pin.ts';
import { checkEndpoints } from '../../src/engines/queue/embedded/groups/endpoints.ts';
import type { PublishOrder } from '../../src/engines/queue/message.ts';
import {
  checkDestinationUrl,
  checkOrder,
} from '../../src/engines/queue/embedded/publish/check-order.ts';
import { deduplicationKey } from '../../src/engines/queue/embedded/publish/deduplication.ts';
import { checkName } from '../../src/engines/queue/embedded/publish/names.ts';
import { checkParallelism } from '../../src/engines/queue/embedded/queues/check-parallelism.ts';
import { readCursor } from '../../src/engines/queue/embedded/records/cursor.ts';
import type { PublishResult } from '../../src/engines/queue/resources.ts';
import { checkSchedule } from '../../src/engines/queue/embedded/schedules/check-schedule.ts';
import type { QueueUser } from '../../src/engines/queue/user.ts';

/**
 * An engine that refuses what any engine must, by the same rules and words, before it asks another one: what is
 * wrong by itself, whatever there is.
 */
export function checkingEngine(engine: QueueEngine, clock: Clock): QueueEngine {
  const fault = (user: QueueUser, order: PublishOrder): QueueError | undefined => {
    try {
      checkOrder(order, user.limits, clock.now());
      deduplicationKey(order);
      if ('url' in order.destination) checkDestinationUrl(order.destination.url);
    } catch (error) {
      if (error instanceof QueueError) return error;
      throw error;
    }
  };

  return {
    ...engine,

    publish: async (user, orders) => {
      const faults = orders.map((order) => fault(user, order));
      const good = orders.filter((_, index) => faults[index] === undefined);
      const results = (await engine.publish(user, good)).values();
      return faults.map((error): PublishResult => (error ? { error } : results.next().value!));
    },

    upsertQueue: async (user, name, change) => {
      checkName('queue', name);
      checkParallelism(change.parallelism, user.limits);
      return engine.upsertQueue(user, name, change);
    },

    upsertSchedule: async (user, order) => {
      checkSchedule(order, user.limits, clock.now());
      return engine.upsertSchedule(user, order);
    },

    addEndpoints: async (user, name, endpoints) => {
      checkEndpoints(name, endpoints);
      return engine.addEndpoints(user, name, endpoints);
    },

    pauseFlowControl: async (user, key) => {
      checkName('flow control key', key);
      return engine.pauseFlowControl(user, key);
    },

    pinFlowControl: async (user, key, pin) => {
      checkName('flow control key', key);
      checkPin(pin);
      return engine.pinFlowControl(user, key, pin);
    },

    deadLetters: async (user, filter, page) => {
      readCursor('dlq', page.cursor);
      return engine.deadLetters(user, filter, page);
    },

    deleteDeadLetters: async (user, filter, page) => {
      readCursor('dlq', page.cursor);
      return engine.deleteDeadLetters(user, filter, page);
    },

    retryDeadLetters: async (user, filter, page, overrides) => {
      readCursor('dlq', page.cursor);
      return engine.retryDeadLetters(user, filter, page, overrides);
    },

    logs: async (user, filter, page) => {
      readCursor('log', page.cursor);
      return engine.logs(user, filter, page);
    },
  };
}
