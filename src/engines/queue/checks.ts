import type { Clock } from '../../base/clock.ts';
import type { Checks } from '../../base/checks.ts';
import type { QueueEngine } from './engine.ts';
import { QueueError } from './errors.ts';
import { checkPin, checkParallelism } from './checks/parallelism.ts';
import { checkConfigured, deduplicationKey } from './checks/deduplication-key.ts';
import { checkEndpoints } from './checks/endpoints.ts';
import type { PublishOrder } from './message.ts';
import { checkDestinationUrl, checkOrder } from './checks/order.ts';
import { checkName, type NamedThing } from './checks/names.ts';
import { readCursor } from './checks/cursor.ts';
import { checkSchedule } from './checks/schedule.ts';
import type { QueueUser } from './user.ts';

/** The checks of any queue engine that need no data. */
export function queueChecks(clock: Clock): Checks<QueueEngine> {
  return {
    messages: {
      publish: (user, orders) => {
        const faults = orders.flatMap((order) => {
          const error = faultOf(user, order, clock.now());
          return error === undefined ? [] : [{ error }];
        });
        return faults.length === orders.length ? Promise.resolve(faults) : undefined;
      },
    },

    queues: {
      upsert: (user, name, { parallelism }) => {
        checkName('queue', name);
        checkParallelism(parallelism, user.limits);
      },
      get: named('queue'),
      delete: named('queue'),
      pause: named('queue'),
      resume: named('queue'),
    },

    schedules: {
      upsert: (user, order) => {
        checkSchedule(order, user.limits, clock.now());
      },
    },

    groups: {
      addEndpoints: (_user, name, endpoints) => checkEndpoints(name, endpoints),
      removeEndpoints: named('url group'),
      get: named('url group'),
      setHeaders: (user, name, _headers, order) => {
        checkName('url group', name);
        if (order !== undefined) checkConfigured(order, user.limits, clock.now());
      },
      delete: named('url group'),
    },

    flowControls: {
      get: named('flow control key'),
      pause: named('flow control key'),
      resume: named('flow control key'),
      unpin: named('flow control key'),
      resetRate: named('flow control key'),
      pin: (_user, key, pin) => {
        checkName('flow control key', key);
        checkPin(pin);
      },
    },

    deadLetters: {
      list: checkDeadLetterCursor,
      deleteMany: checkDeadLetterCursor,
      retryMany: checkDeadLetterCursor,
    },

    logs: {
      list: (_user, _filter, page) => {
        readCursor('log', page.cursor);
      },
    },

    workflows: {
      list: (_user, _filter, page) => {
        readCursor('run', page.cursor);
      },
    },

    runDeadLetters: {
      list: checkDeadLetterCursor,
      deleteMany: checkDeadLetterCursor,
      renew: (user, _how, filter, page, { flowControl }) => {
        checkDeadLetterCursor(user, filter, page);
        if (flowControl !== undefined) checkName('flow control key', flowControl.key);
      },
    },
  };
}

/** The check of a method that takes the name of an existing resource. */
function named(what: NamedThing): (user: QueueUser, name: string) => void {
  return (_user, name) => checkName(what, name);
}

function faultOf(user: QueueUser, order: PublishOrder, now: number): QueueError | undefined {
  try {
    checkOrder(order, user.limits, now);
    deduplicationKey(order);
    if ('url' in order.destination) checkDestinationUrl(order.destination.url);
  } catch (error) {
    if (error instanceof QueueError) return error;
    throw error;
  }
}

function checkDeadLetterCursor(
  _user: unknown,
  _filter: unknown,
  { cursor }: { readonly cursor?: string | undefined },
): void {
  readCursor('dlq', cursor);
}
