import * as fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import type { RedisServer } from '../harness/redis-server.ts';
import { anyScript } from './any-script.ts';
import { resultOf, type Resp } from '../harness/resp2.ts';
import { isSame } from './compare.ts';
import { reset, startComparedServer } from './compared-server.ts';
import { runOnPlinth } from './on-plinth.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startComparedServer();
});
afterAll(() => redis?.stop());

/** Keys of each type, and their content after a script. */
const CONTENT = [
  ['FLUSHALL'],
  ['SET', 's', '10'],
  ['RPUSH', 'l', 'a', 'b', '3'],
  ['HSET', 'h', 'a', '1', 'b', 'x'],
  ['SADD', 't', 'a'],
  ['ZADD', 'z', '1', 'a', '2.5', 'b'],
];
const LOOKS = [
  ['GET', 's'],
  ['LRANGE', 'l', '0', '-1'],
  ['HGETALL', 'h'],
  ['SMEMBERS', 't'],
  ['ZRANGE', 'z', '0', '-1', 'WITHSCORES'],
  ['KEYS', '*'],
];

test('random scripts reply and write the same as in Redis', async () => {
  await Promise.all([reset(redis.run), reset(runOnPlinth)]);
  await fc.assert(
    fc.asyncProperty(fc.array(anyScript, { minLength: 1, maxLength: 20 }), async (scripts) => {
      const rows = scripts.flatMap((lua) => [...CONTENT, ['EVAL', lua, '0'], ...LOOKS]);
      const [theirs, ours] = await Promise.all([redis.run(rows), runOnPlinth(rows)]);
      for (const [i, argv] of rows.entries()) {
        const [expected, actual] = [comparable(theirs[i]!), comparable(ours[i]!)];
        if (isSame(expected, actual, IN_ANY_ORDER.has(argv[0]!) ? 'in any order' : 'exactly'))
          continue;
        const [redisSays, plinthSays] = [expected, actual].map((reply) => JSON.stringify(reply));
        throw new Error(`${JSON.stringify(argv)}: Redis ${redisSays}, Plinth ${plinthSays}`);
      }
    }),
    { numRuns: process.env['TEST_WITH_SERVERS'] === 'yes' ? 200 : 60, seed: 12 },
  );
});

const IN_ANY_ORDER = new Set(['KEYS', 'HGETALL']);

/** A reply without differences that are allowed: addresses of tables and, in errors, bytes that are not text. */
function comparable(reply: Resp): Resp {
  if (reply[0] === '-')
    return ['-', withoutPlaces(String(resultOf(reply)).replace(/[^ -~]+/g, '?'))];
  if (reply[0] === '*' && reply[1] !== null) return ['*', reply[1].map(comparable)];
  return typeof reply[1] === 'string' ? ([reply[0], withoutPlaces(reply[1])] as Resp) : reply;
}

function withoutPlaces(text: string): string {
  return text.replace(/(table|userdata|function): (?:(?:0x)?[0-9a-f]+|\(nil\))/gi, '$1');
}
