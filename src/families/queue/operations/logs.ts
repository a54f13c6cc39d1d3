import type { operations } from '../../../../generated/queue/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Logs } from '../../../engines/queue/engine.ts';
import { logEntryFields } from '../serializers/log-entry.ts';
import type { QueueCaller } from '../caller.ts';
import { logFilter, matchesNothing, pageOf, type FilterParameters } from '../filters.ts';
import { cursorOf } from '../serializers/outcome.ts';

type LogOperations = Pick<Handlers<operations, QueueCaller>, 'listEvents' | 'listLogs'>;

/** Clients of the older name request more entries at a time. */
const LARGEST_PAGE_OF_EVENTS = 1000;

/** Operations on the log of messages, by its two names. */
export function logOperations(log: Pick<Logs, 'list'>): LogOperations {
  async function list(
    { user }: QueueCaller,
    query: FilterParameters & { readonly order?: 'latestFirst' | 'earliestFirst' },
    largest?: number,
  ) {
    const filter = logFilter(query);
    if (matchesNothing(query)) return { cursor: {}, entries: [] };
    const { items, cursor } = await log.list(user, filter, {
      ...pageOf(query, largest),
      earliestFirst: query.order === 'earliestFirst',
    });
    return { cursor: cursorOf(cursor), entries: items.map(logEntryFields) };
  }

  return {
    listEvents: async ({ caller, query }) => {
      const { cursor, entries: events } = await list(caller, query, LARGEST_PAGE_OF_EVENTS);
      return { status: 200, body: { ...cursor, events } };
    },

    listLogs: async ({ caller, query }) => {
      const { cursor, entries: logs } = await list(caller, query);
      return { status: 200, body: { ...cursor, logs } };
    },
  };
}
