import { NameSet } from '../../../../base/name-set.ts';
import type { LogFilter } from '../../filter.ts';

/** The fields by which the log can be searched. */
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

/** A criterion: one of the values must match. */
export interface Criterion {
  readonly field: Field;
  readonly values: readonly string[];
}

/**
 * The criteria of a filter, all of which must match, cheapest first. Messages are found by their tickets: see
 * `log-index.ts`.
 */
export function criteriaOf(filter: LogFilter): readonly Criterion[] {
  const criteria: Criterion[] = [];
  const add = (field: Field, values: readonly string[] | undefined) => {
    if (values !== undefined) criteria.push({ field, values: [...new NameSet(values)] });
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
  return criteria.toSorted((one, other) => one.values.length - other.values.length);
}

/** The number that indexes an owner's rows with a value: 52 bits, from two hashes with different factors. */
export function termOf(owner: number, field: Field, value: string): number {
  let one = (0x811c_9dc5 + FIELDS.indexOf(field)) | 0;
  let two = (0x9e37_79b9 ^ owner) | 0;
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    one = Math.imul(one ^ code, 0x0100_0193);
    two = Math.imul(two ^ code, 0x5bd1_e995);
    two ^= two >>> 15;
  }
  one = Math.imul(one ^ owner ^ (one >>> 16), 0x85eb_ca6b);
  two = Math.imul(two ^ FIELDS.indexOf(field) ^ (two >>> 13), 0xc2b2_ae35);
  return ((one ^ (one >>> 13)) >>> 0) * 2 ** 20 + ((two ^ (two >>> 16)) >>> 12);
}
