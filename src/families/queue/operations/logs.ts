import type { components, operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Logs } from '../../../engines/queue/engine.ts';
import { logEntryFields } from '../serializers/log-entry.ts';
import type { QueueCaller } from '../caller.ts';
import { logFilter, matchesNothing, pageOf, type FilterParameters } from '../filters.ts';
import { cursorOf } from '../serializers/outcome.ts';
import { trimBodies } from '../serializers/trim-body.ts';

type LogOperations = Pick<Handlers<operations, QueueCaller>, 'listEvents' | 'listLogs'>;

/** Clients of the older name request more entries at a time. */
const LARGEST_PAGE_OF_EVENTS = 1000;

/** Operations on the log of messages, by its two names. */
export function logOperations(log: Pick<Logs, 'list'>): LogOperations {
  async function list(
    { user }: QueueCaller,
    query: FilterParameters & {
      readonly order?: 'latestFirst' | 'earliestFirst';
      readonly trimBody?: number;
    },
    largest?: number,
  ) {
    const filter = logFilter(query);
    if (matchesNothing(query)) return { cursor: {}, entries: [] };
    const { items, cursor } = await log.list(user, filter, {
      ...pageOf(query, largest),
      earliestFirst: query.order === 'earliestFirst',
    });
    return {
      cursor: cursorOf(cursor),
      entries: items.map((entry) => logEntryFields(trimBodies(entry, query.trimBody))),
    };
  }

  return {
    listEvents: async ({ caller, query }) => {
      const { cursor, entries: events } = await list(caller, query, LARGEST_PAGE_OF_EVENTS);
      return { status: 200, body: { ...cursor, events } };
    },

    listLogs: async ({ caller, query }) => {
      const { cursor, entries } = await list(caller, query);
      const logs = query.groupBy === undefined ? entries : [];
      // The hosted platform's agent server looks for the entries of one message there, without asking for groups.
      const isGrouped = query.groupBy !== undefined || query.messageId !== undefined;
      const messages = isGrouped ? { messages: byMessage(entries) } : {};
      return { status: 200, body: { ...cursor, logs, ...messages } };
    },
  };
}

type Entry = components['schemas']['log-entry'];

/** The entries of each message, in the order of the first ones. */
function byMessage(entries: readonly Entry[]): components['schemas']['log-group'][] {
  const messages = Map.groupBy(entries, ({ messageId }) => messageId);
  return [...messages].map(([messageId, events]) => ({ messageId, events }));
}
