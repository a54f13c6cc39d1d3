import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedisServer, type RedisServer } from '../harness/redis-server.ts';
import { resultOf, type Resp } from '../harness/resp2.ts';
import { isSame } from './compare.ts';
import { comparedRedises, reset } from './compared-server.ts';
import { contentFor } from './content.ts';
import { runOnPlinth } from './on-plinth.ts';

/** Many elements of each type, to cover all encodings, and a stream of several nodes. */
const LARGE: readonly (readonly string[])[] = [
  ['SETRANGE', 'large-string', '5000', 'end'],
  ['RPUSH', 'large-list', ...numbers(500)],
  ['SADD', 'large-set', ...numbers(600), 'text'],
  ['SADD', 'intset', ...numbers(200)],
  ['HSET', 'large-hash', ...numbers(600)],
  ['ZADD', 'large-zset', ...numbers(600)],
  ['PFADD', 'large-hll', ...numbers(5000)],
  ...numbers(250).map((n) => ['XADD', 'large-stream', `${n}-1`, 'n', n, 'text', `value ${n}`]),
  ['XDEL', 'large-stream', '7-1', '120-1', '250-1'],
  ['XGROUP', 'CREATE', 'large-stream', 'g', '0'],
  ['XGROUP', 'CREATE', 'large-stream', 'idle', '$'],
  ['XREADGROUP', 'GROUP', 'g', 'c', 'COUNT', '120', 'STREAMS', 'large-stream', '>'],
  ['XREADGROUP', 'GROUP', 'g', 'd', 'COUNT', '60', 'STREAMS', 'large-stream', '>'],
  ['XACK', 'large-stream', 'g', '1-1', '2-1', '130-1'],
];

const LOOKS: Readonly<Record<string, (key: string) => string[][]>> = {
  string: (key) => [['GET', key]],
  list: (key) => [['LRANGE', key, '0', '-1']],
  set: (key) => [['SMEMBERS', key]],
  hash: (key) => [['HGETALL', key]],
  zset: (key) => [['ZRANGE', key, '0', '-1', 'WITHSCORES']],
  stream: (key) => [
    ['XRANGE', key, '-', '+'],
    ['XINFO', 'GROUPS', key],
    ['XPENDING', key, 'g'],
    ['XADD', key, '9999-*', 'one', 'more'],
  ],
};

type Run = (rows: readonly (readonly string[])[]) => Promise<Resp[]>;

describe.each(comparedRedises())('$name', (installed) => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedisServer(installed);
  });
  afterAll(() => redis?.stop());

  test.each([
    ['Plinth', 'it', runOnPlinth, () => redis.run],
    ['it', 'Plinth', (rows: string[][]) => redis.run(rows), () => runOnPlinth],
  ] as [string, string, Run, () => Run][])(
    'the dumps of %s are restored by %s',
    async (_, __, from, other) => {
      const to = other();
      await Promise.all([reset(from), reset(to)]);
      const made = [...contentFor(installed.version), ...LARGE];
      for (const [i, reply] of (await from(made)).entries()) {
        expect(reply[0], JSON.stringify(made[i]).slice(0, 100)).not.toBe('-');
      }
      const [names] = await from([['KEYS', '*']]);
      const keys = (resultOf(names!) as string[]).toSorted();
      for (const key of keys) {
        const [payload, type] = await from([
          ['DUMP', key],
          ['TYPE', key],
        ]);
        const [restored] = await to([['RESTORE', key, '0', String(payload![1])]]);
        expect({ key, restored }).toEqual({ key, restored: ['+', 'OK'] });
        const looks = LOOKS[String(type![1])]!(key);
        const [theirs, ours] = await Promise.all([from(looks), to(looks)]);
        for (const [i, look] of looks.entries()) {
          const same = isSame(theirs[i]!, ours[i]!, 'in any order');
          expect({ look, same }).toEqual({ look, same: true });
        }
      }
      expect(keys.length).toBeGreaterThan(20);
    },
  );
});

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, i) => String(i + 1));
}
