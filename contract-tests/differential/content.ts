import { isAtLeast } from '../../scripts/servers/installed-redis.ts';

type Rows = readonly (readonly string[])[];

/** The data before the commands are run: keys of each type, some of them with an expiry. */
const CONTENT: Rows = [
  ['MSET', 's1', '10', 's2', 'hello world', 's3', '3.25', 's4', '\xff\x00\x0f\xf0'],
  ['RPUSH', 'l1', 'a', 'b', 'c', 'a', '3', '1', '2'],
  ['RPUSH', 'l2', '1', '2', '3', '-1', '2.5'],
  ['HSET', 'h1', 'a', '1', 'b', '2', 'c', 'x', 'f', '3.5'],
  ['SADD', 't1', 'a', 'b', 'c', 'f'],
  ['SADD', 't2', '1', '2', '3', '10'],
  ['ZADD', 'z1', '1', 'a', '2', 'b', '3', 'c', '3', 'd', '5.5', 'f'],
  ['ZADD', 'z2', '-1', 'a', '10', 'b', 'inf', 'x'],
  ['GEOADD', 'g1', '13.361389', '38.115556', 'a', '15.087269', '37.502669', 'b', '-3', '40', 'c'],
  ['PFADD', 'p1', 'a', 'b', 'c'],
  ['XADD', 'x1', '1-1', 'a', '1', 'b', 'x'],
  ['XADD', 'x1', '1-2', 'a', '2', 'b', 'y'],
  ['XADD', 'x1', '3-1', 'c', '3'],
  ['XGROUP', 'CREATE', 'x1', 'g', '0'],
  ['XREADGROUP', 'GROUP', 'g', 'c', 'COUNT', '2', 'STREAMS', 'x1', '>'],
  ['EXPIRE', 'h1', '200000'],
  ['EXPIRE', 'z2', '200000'],
];

/** More elements than a packed list holds. */
const LARGE: Rows = [
  ['RPUSH', 'l3', ...numbers(200)],
  ['HSET', 'h3', ...numbers(600), 'a', '1'],
  ['SADD', 't3', ...numbers(200), 'a', 'b'],
  ['ZADD', 'z3', ...numbers(300), '3', 'a', '3', 'b'],
];

/** For a Redis in which fields can expire. */
const WITH_FIELD_EXPIRY: Rows = [
  ['HSET', 'h2', 'a', '1', 'b', '2', 'c', '3'],
  ['HEXPIRE', 'h2', '200000', 'FIELDS', '2', 'a', 'b'],
];

/** The commands that create the data in a Redis of this version, and in Plinth. */
export function contentFor(version: string): Rows {
  const usual = [...CONTENT, ...LARGE];
  return isAtLeast(version, '7.4') ? [...usual, ...WITH_FIELD_EXPIRY] : usual;
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, i) => String(i + 1));
}
