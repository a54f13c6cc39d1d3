import * as fc from 'fast-check';
import type { CommandArgument } from '../harness/commands.ts';

const KEYS: Readonly<Record<string, readonly string[]>> = {
  string: ['s1', 's2', 's3', 's4', 'none'],
  bitmap: ['s1', 's2', 's4', 'none'],
  list: ['l1', 'l2', 'l3', 'none'],
  hash: ['h1', 'h2', 'h3', 'none'],
  set: ['t1', 't2', 't3', 'none'],
  'sorted-set': ['z1', 'z2', 'z3', 'g1', 'none'],
  geo: ['g1', 'z1', 'none'],
  hyperloglog: ['p1', 's1', 'none'],
  stream: ['x1', 'x1', 'none'],
};
const anyKey = fc.constantFrom(...Object.values(KEYS).flat(), 'nobody', '');

/** A key for a command of a group: usually one of its type. */
export function keyOf(group: string): fc.Arbitrary<string> {
  const fitting = KEYS[group];
  if (fitting === undefined) return anyKey;
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...fitting) },
    { weight: 1, arbitrary: anyKey },
  );
}

const word = fc.constantFrom(
  ...'a b c f x 1 2 3 -1 10 3.5 hello'.split(' '),
  '',
  'x y',
  '\xff\x01',
);
const smallInteger = fc.constantFrom('0', '1', '2', '3', '-1', '-2', '5', '10');
const anyInteger = fc.constantFrom(
  '9223372036854775807',
  '-9223372036854775807',
  '9223372036854775808',
  '2147483648',
  '1.5',
  'a',
  '',
  ' 1',
  '01',
  '+1',
  '-0',
);
const double = fc.constantFrom(
  ...'0 1 -1 1.5 2 inf -inf +inf nan 1e5 a (1 (2.5 -0 .5 5. infinity 3.0000000000000004'.split(' '),
  '',
);
/** So far in the future or past that no key expires between the two servers. */
const moment = fc.constantFrom('4102444800', '4102444800000', '100000000', '0', '-1', 'a');
const pattern = fc.constantFrom('*', 'h*', '?', '[a-c]', 'z*', '\\*', 's?', '');
const entryId = fc.constantFrom(
  '1-1',
  '1-2',
  '2',
  '3-1',
  '4-1',
  '9-*',
  '0',
  '-',
  '+',
  '>',
  '(1-1',
  'x',
);
const encoding = fc.constantFrom('u8', 'i8', 'u1', 'i64', 'u63', 'u64', 'i16', 'u0', 'x');
const bitOffset = fc.constantFrom('0', '#0', '#1', '7', '100', '-1', '#-1', 'a');
const type = fc.constantFrom('string', 'list', 'set', 'zset', 'hash', 'none');
/** Usually one that has an effect. */
export const integer = fc.oneof({ weight: 5, arbitrary: smallInteger }, anyInteger);
/** Any word, for any argument. */
export const anyWord = fc.oneof(
  anyKey,
  word,
  anyInteger,
  double,
  fc.constantFrom('NX', 'GET', 'LIMIT', 'EX'),
);

/** A word that an argument may be, or nearly so. */
export function valueOf({ name, type: kind }: CommandArgument): fc.Arbitrary<string> {
  if (kind === 'pattern') return pattern;
  if (kind === 'double') return double;
  if (kind === 'unix-time' || /seconds|ttl/.test(name)) return moment;
  if (name === 'encoding') return encoding;
  if (name === 'id' || name === 'lastid') return entryId;
  if (name === 'group') return fc.constantFrom('g', 'g', 'h');
  if (name === 'min-idle-time') return fc.constantFrom('0', '0', '100000', 'x');
  if (name === 'type') return type;
  if (name === 'offset') return fc.oneof(integer, bitOffset);
  if (name === 'cursor') return fc.constant('0');
  if (kind === 'integer') return integer;
  return /^(?:min|max|start|stop|end)$/.test(name) ? fc.oneof(integer, double) : word;
}
