import { hostOf } from '../dispatch/new-message.ts';
import type { MessageFilter } from '../../filter.ts';
import { readLabels } from '../store/message-spec.ts';
import type { FilteredColumns } from '../store/schema.ts';
import { firstTicketAt, seqOfMessageId } from '../store/tickets.ts';

/** The columns that filters examine. */
export type Filterable = Omit<FilteredColumns, 'owner' | 'endpoint'>;

/** Whether a row matches a filter, except for times, which are for {@link ticketRange}. */
export function matching(filter: MessageFilter): (row: Filterable) => boolean {
  const messages = filter.messageIds && new Set(filter.messageIds.map(seqOfMessageId));
  const tests: ((row: Filterable) => boolean)[] = [];
  if (messages !== undefined) tests.push(({ message }) => messages.has(message));
  const text = (
    wanted: readonly string[] | undefined,
    read: (row: Filterable) => string | null,
  ) => {
    if (wanted === undefined) return;
    const values = new Set<string | null>(wanted);
    tests.push((row) => values.has(read(row)));
  };
  text(filter.urls, (row) => row.url);
  text(filter.groups, (row) => row.group_name);
  text(filter.queues, (row) => row.queue);
  text(filter.scheduleIds, (row) => row.schedule);
  text(filter.flowControlKeys, (row) => row.flow_key);
  text(filter.callerIps, (row) => row.caller_ip);
  text(filter.hosts, (row) => hostOf(row.url));
  text(filter.paths, (row) => pathOf(row.url));
  const { labels } = filter;
  if (labels !== undefined) {
    tests.push((row) => readLabels(row.labels).some((label) => labels.includes(label)));
  }
  return (row) => tests.every((test) => test(row));
}

/** The range of tickets of the times that a filter selects; the end is exclusive. */
export function ticketRange({ from = 0, to }: MessageFilter): {
  readonly first: number;
  readonly before: number;
} {
  return {
    first: firstTicketAt(from),
    before: to === undefined ? Infinity : firstTicketAt(Math.floor(to) + 1),
  };
}

/** The path of a checked URL. */
export function pathOf(url: string): string {
  const start = url.indexOf('//') + 2;
  const rest = url.slice(start + Math.max(url.slice(start).search(/[/?#]|$/), 0));
  const path = rest.slice(0, rest.search(/[?#]|$/));
  return path === '' ? '/' : path;
}
