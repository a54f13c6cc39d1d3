import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RedisError } from '../reply.ts';
import { LaterReply } from './blocking/wait.ts';
import { Database } from './database.ts';
import { EmbeddedSession } from './session.ts';
import {
  hostileCalls,
  type HostileCall,
} from '../../../../testing/engines/redis/embedded/hostile-calls.ts';
import { allOf } from './steps.ts';
import { copyInSteps, type Value } from './values/value.ts';

/** The elements of each large value, and the arguments of a long call. */
const SIZE = 25_000;
/**
 * The longest hold, in milliseconds of processor time: several times what is to be expected, garbage collection
 * included, and a small part of what calls took that do something with each element for each argument.
 */
const LONGEST = 500;
const SHOWN = 15;

const ELEMENTS = Array.from({ length: SIZE }, (_, i) => i);
const FILLS: readonly (readonly [key: string, ...fill: (string | number)[]])[] = [
  ['set', 'SADD', 'set', ...ELEMENTS.map((i) => `member:${i}`)],
  ['other-set', 'SADD', 'other-set', ...ELEMENTS.map((i) => `member:${i + SIZE / 2}`)],
  ['sorted', 'ZADD', 'sorted', ...ELEMENTS.flatMap((i) => [(i * 7919) % SIZE, `member:${i}`])],
  ['other-sorted', 'ZADD', 'other-sorted', ...ELEMENTS.flatMap((i) => [0, `member:${i}`])],
  ['hash', 'HSET', 'hash', ...ELEMENTS.flatMap((i) => [`field:${i}`, i])],
  ['list', 'RPUSH', 'list', ...ELEMENTS.map((i) => (i * 7919) % SIZE)],
  ['words', 'RPUSH', 'words', ...ELEMENTS.map((i) => `element:${i}`)],
  ['array', 'ARINSERT', 'array', ...ELEMENTS.map((i) => `element:${i}`)],
  ['string', 'SET', 'string', 'abcdefghij'.repeat(SIZE * 5)],
  ['bits', 'SET', 'bits', '\0'.repeat(SIZE * 50)],
  ['log', 'PFADD', 'log', ...ELEMENTS],
  ['geo', 'GEOADD', 'geo', ...ELEMENTS.flatMap((i) => [(i % 3600) / 10 - 180, (i % 170) - 85, i])],
  [
    'json',
    'JSON.SET',
    'json',
    '$',
    JSON.stringify({ a: ELEMENTS.map((id) => ({ id, tags: ['x', 'y'] })), n: { b: 1 } }),
  ],
];

/** The processor time of this thread, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function open() {
  const database = new Database();
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '' });
  session.protocol = 'resp';
  return { database, session };
}

/** Databases are filled with copies of these. */
function largeValues(): ReadonlyMap<string, Value> {
  const { database, session } = open();
  for (const [, ...argv] of FILLS) session.run(argv.map(String));
  for (const i of ELEMENTS) session.run(['XADD', 'stream', `${i + 1}-0`, 'field', `value:${i}`]);
  session.run(['XGROUP', 'CREATE', 'stream', 'mygroup', '0']);
  session.run(['XREADGROUP', 'GROUP', 'mygroup', 'alice', 'STREAMS', 'stream', '>']);
  session.run(['VECTOR.CREATE', 'vectors', 'DIM', '2', 'METRIC', 'COSINE']);
  for (const i of ELEMENTS) {
    session.run(['VECTOR.ADD', 'vectors', `doc:${i}`, 'VALUES', '2', String(i % 100), '1']);
  }
  return new Map(Array.from(database.keyspace.keys.values(), ({ key, value }) => [key, value]));
}

test('no call of any command holds the event loop for long', { timeout: 900_000 }, async () => {
  const values = largeValues();
  const held: { call: string; longest: number }[] = [];
  let { database, session } = open();
  const holdOf = async ({ argv, needs }: HostileCall): Promise<number> => {
    for (const key of new Set(needs)) {
      if (database.keyspace.peek(key) === undefined) {
        database.keyspace.put(key, allOf(copyInSteps(values.get(key)!)), 'set');
      }
    }
    await turn();
    const { changes } = session;
    let began = worked();
    const outcome = session.start(argv);
    session.blocked?.cancel();
    let longest = worked() - began;
    if (outcome instanceof LaterReply) {
      const seen = { isOver: false };
      void outcome.reply.finally(() => (seen.isOver = true));
      while (!seen.isOver) {
        began = worked();
        await turn();
        longest = Math.max(longest, worked() - began);
      }
    }
    if (!(outcome instanceof RedisError) && session.changes !== changes) {
      ({ database, session } = open());
    }
    return longest;
  };
  for (const each of hostileCalls(SIZE)) {
    let longest = await holdOf(each);
    // The collection of all garbage falls into any call, and not into the same one again and again.
    for (let more = 0; more < 2 && longest > LONGEST; more++) {
      longest = Math.min(longest, await holdOf(each));
    }
    held.push({ call: shown(each.argv), longest });
  }
  held.sort((one, other) => other.longest - one.longest);
  const worst = held.slice(0, SHOWN);
  console.log(worst.map(({ call, longest }) => `${longest.toFixed(0)} ms: ${call}`).join('\n'));
  expect(held.length).toBeGreaterThan(1_000);
  expect(held.filter(({ longest }) => longest > LONGEST)).toEqual([]);
});

function shown(argv: readonly string[]): string {
  const words = argv.slice(0, 8).map((word) => word.slice(0, 20));
  return `${words.join(' ')}${argv.length > 8 ? ` … (${argv.length})` : ''}`;
}
