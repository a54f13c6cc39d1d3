import { hostOf } from '../dispatch/new-message.ts';
import type { LogFilter } from '../filter.ts';
import { pathOf } from '../records/matching.ts';
import { readLabels } from '../store/message-spec.ts';
import type { LoggedRow } from '../store/schema.ts';

/** What the log can be searched by. */
export const FIELDS = [
  'all',
  'url',
  'host',
  'path',
  'group',
  'queue',
  'schedule',
  'label',
  'flow',
  'caller',
  'state',
  'message',
] as const;

export type Field = (typeof FIELDS)[number];

/** One of the values must be there. */
export interface Criterion {
  readonly field: Field;
  readonly values: readonly string[];
}

/** What rows must have, all of it. Messages are looked for by their tickets: see `log-index.ts`. */
export function criteriaOf(filter: LogFilter): readonly Criterion[] {
  const criteria: Criterion[] = [];
  const add = (field: Field, values: readonly string[] | undefined) => {
    if (values !== undefined) criteria.push({ field, values: [...new Set(values)] });
  };
  add('queue', filter.queues);
  add('group', filter.groups);
  add('schedule', filter.scheduleIds);
  add('label', filter.labels);
  add('flow', filter.flowControlKeys);
  add('url', filter.urls);
  add('path', filter.paths);
  add('host', filter.hosts);
  add('caller', filter.callerIps);
  add('state', filter.states);
  return criteria;
}

/** Tells each field of a row and its value. */
export function eachTerm(row: LoggedRow, tell: (field: Field, value: string) => void): void {
  tell('all', '');
  tell('url', row.url);
  tell('host', hostOf(row.url));
  tell('path', pathOf(row.url));
  tell('caller', row.caller_ip);
  tell('state', row.state);
  if (row.group_name !== null) tell('group', row.group_name);
  if (row.queue !== null) tell('queue', row.queue);
  if (row.schedule !== null) tell('schedule', row.schedule);
  if (row.flow_key !== null) tell('flow', row.flow_key);
  if (row.labels !== null)
    for (const label of new Set(readLabels(row.labels))) tell('label', label);
}

/** The number under which an owner's rows with a value are found: 52 bits, of two hashes of different factors. */
export function termOf(owner: number, field: Field, value: string): number {
  const text = `${owner} ${field} ${value}`;
  let one = 0x811c_9dc5;
  let two = 0x9e37_79b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x0100_0193);
    two = Math.imul(two ^ code, 0x5bd1_e995);
    two ^= two >>> 15;
  }
  one = Math.imul(one ^ (one >>> 16), 0x85eb_ca6b);
  return ((one ^ (one >>> 13)) >>> 0) * 2 ** 20 + ((two ^ (two >>> 13)) >>> 12);
}
