import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import {
  createRedisClient,
  createRedisRestClient,
  RedisCommandError,
  RedisRestError,
} from '../../generated/redis/client.ts';
import { commandFiles, isServedOverHttp } from '../harness/commands.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { skipWithout } from '../harness/redis-behind.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** The typed client that is generated from the contract does what its users do with it. */
const connection = () => ({ url: redisUrl, token: target().standardToken });
const client = () => createRedisClient(connection());

beforeEach(reset);

describe('a method for every command', () => {
  const served = [...commandFiles].filter(([, file]) => isServedOverHttp(file));

  test.for(served)('%s', ([name]) => {
    expect(client()).toHaveProperty(methodOf(name), expect.any(Function));
    expect(client().pipeline()).toHaveProperty(methodOf(name), expect.any(Function));
  });

  test('and none for commands that need a connection', () => {
    expect(client()).not.toHaveProperty('blpop');
    expect(Object.keys(client())).toHaveLength(
      served.length + ['call', 'pipeline', 'multi'].length,
    );
  });
});

test('strings, with a condition and an expiry', async () => {
  const redis = client();
  expect(await redis.set('greeting', 'héllo 漢')).toBe('OK');
  expect(await redis.get('greeting')).toBe('héllo 漢');
  expect(await redis.get('nobody')).toBeNull();
  expect(await redis.set('lock', 'alice', { nx: true, ex: 30 })).toBe('OK');
  expect(await redis.set('lock', 'bob', { nx: true, ex: 30 })).toBeNull();
  expect(await redis.getex('lock', { px: 100_000 })).toBe('alice');
  expect(await redis.ttl('lock')).toBeGreaterThan(90);
  await redis.mset(Object.entries({ a: 1, b: true, c: 'x' }));
  expect(await redis.mget(['a', 'b', 'c', 'd'])).toEqual(['1', 'true', 'x', null]);
  expect(await redis.incrby('a', 41)).toBe(42);
  expect(await redis.incrbyfloat('a', 0.5)).toBe('42.5');
  expect(await redis.lcs('b', 'greeting', { idx: true, withmatchlen: true })).toEqual([
    'matches',
    [],
    'len',
    0,
  ]);
});

test('strings, if nobody else has changed them', async ({ skip }) => {
  skipWithout(skip, 'SET', 'Only if nobody else has changed it');
  const redis = client();
  await redis.set('lock', 'alice');
  expect(await redis.set('lock', 'carol', { ifeq: 'alice', get: true })).toBe('alice');
  expect(await redis.get('lock')).toBe('carol');
});

test('options that are undefined or false are not there', async () => {
  const redis = client();
  const ttl: number | undefined = undefined;
  expect(await redis.set('a', 1, { ex: ttl, nx: false })).toBe('OK');
  expect(await redis.ttl('a')).toBe(-1);
});

test('bits', async () => {
  const redis = client();
  await redis.setbit('seats', 7, 1);
  await redis.setbit('seats', 11, 1);
  expect(await redis.bitcount('seats')).toBe(2);
  expect(await redis.bitcount('seats', { start: 0, end: 7, bit: true })).toBe(1);
  expect(await redis.bitpos('seats', 1, { start: 1 })).toBe(11);
  await redis.bitop('OR', 'both', ['seats', 'none']);
  expect(await redis.getbit('both', 7)).toBe(1);
  expect(
    await redis.bitfield('counters', [
      { overflow: 'FAIL', incrby: { encoding: 'u2', offset: 0, increment: 3 } },
      { incrby: { encoding: 'u2', offset: 0, increment: 1 } },
      { set: { encoding: 'u8', offset: '#1', value: 255 } },
      { get: { encoding: 'u8', offset: 8 } },
    ]),
  ).toEqual([3, null, 0, 255]);
  expect(
    await redis.bitfieldRo('counters', {
      get: [
        ['u2', 0],
        ['u8', 8],
      ],
    }),
  ).toEqual([3, 255]);
});

test('hashes, and fields that expire', async ({ skip }) => {
  skipWithout(skip, 'HSETEX');
  const redis = client();
  expect(await redis.hset('user', Object.entries({ name: 'Ada', born: 1815 }))).toBe(2);
  expect(await redis.hgetall('user')).toEqual(['name', 'Ada', 'born', '1815']);
  expect(await redis.hmget('user', ['born', 'died'])).toEqual(['1815', null]);
  expect(await redis.hexpire('user', 100, ['born', 'died'], { nx: true })).toEqual([1, -2]);
  expect(await redis.httl('user', ['name', 'born'])).toEqual([-1, 100]);
  expect(await redis.hsetex('user', [['token', 'x']], { ex: 50, fnx: true })).toBe(1);
  expect(await redis.hgetex('user', ['token'], { persist: true })).toEqual(['x']);
  expect(await redis.hrandfield('user', { count: 5, withvalues: true })).toHaveLength(6);
  expect(await redis.hdel('user', ['name', 'born', 'token'])).toBe(3);
});

test('lists', async () => {
  const redis = client();
  await redis.rpush('queue', ['a', 'b', 'c', 'b']);
  expect(await redis.linsert('queue', 'BEFORE', 'c', 'x')).toBe(5);
  expect(await redis.lrange('queue', 0, -1)).toEqual(['a', 'b', 'x', 'c', 'b']);
  expect(await redis.lpos('queue', 'b', { rank: -1, count: 0 })).toEqual([4, 1]);
  expect(await redis.lpop('queue')).toBe('a');
  expect(await redis.lpop('queue', 2)).toEqual(['b', 'x']);
  expect(await redis.lmove('queue', 'done', 'LEFT', 'RIGHT')).toBe('c');
  expect(await redis.lmpop(['none', 'queue'], 'LEFT', { count: 9 })).toEqual(['queue', ['b']]);
});

test('sets', async () => {
  const redis = client();
  await redis.sadd('a', [1, 2, 3]);
  await redis.sadd('b', [2, 3, 4]);
  expect((await redis.sinter(['a', 'b'])).toSorted()).toEqual(['2', '3']);
  expect(await redis.sintercard(['a', 'b'], { limit: 1 })).toBe(1);
  expect(await redis.sunionstore('all', ['a', 'b'])).toBe(4);
  expect(await redis.smismember('a', [1, 9])).toEqual([1, 0]);
});

test('a command may have very many arguments', async () => {
  const members = Array.from({ length: 100_000 }, (_, i) => i);
  expect(await client().sadd('numbers', members)).toBe(100_000);
});

test('sorted sets, by rank, score and name', async () => {
  const redis = client();
  const scores = [
    [1, 'one'],
    [2, 'two'],
    [Infinity, 'all'],
  ] as const;
  expect(await redis.zadd('z', scores, { nx: true })).toBe(3);
  expect(await redis.zadd('z', [[3, 'two']], { gt: true, ch: true })).toBe(1);
  expect(await redis.zadd('z', [[1, 'one']], { incr: true })).toBe('2');
  expect(
    await redis.zrange('z', '-inf', '+inf', {
      byscore: true,
      limit: { offset: 1, count: 2 },
      withscores: true,
    }),
  ).toEqual(['two', '3', 'all', 'inf']);
  expect(await redis.zrangebyscore('z', '(2', 3)).toEqual(['two']);
  expect(await redis.zrank('z', 'two', { withscore: true })).toEqual([1, '3']);
  await redis.zadd('y', [[10, 'two']]);
  const options = { weights: [1, 2], aggregate: 'MAX', withscores: true } as const;
  expect(await redis.zunion(['z', 'y'], options)).toEqual(['one', '2', 'two', '20', 'all', 'inf']);
  expect(await redis.zmpop(['none', 'z'], 'MAX')).toEqual(['z', [['all', 'inf']]]);
});

test('a scan visits every key', async () => {
  const redis = client();
  await redis.mset(Array.from({ length: 50 }, (_, i) => [`key:${i}`, i] as const));
  const seen = new Set<string>();
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, { match: 'key:*', count: 7, type: 'string' });
    cursor = next;
    for (const key of keys) seen.add(key);
  } while (cursor !== '0');
  expect(seen.size).toBe(50);
});

test('keys', async () => {
  const redis = client();
  await redis.rpush('numbers', [3, 1, 2]);
  expect(await redis.sort('numbers', { limit: { offset: 0, count: 2 }, desc: true })).toEqual([
    '3',
    '2',
  ]);
  expect(await redis.sort('numbers', { by: 'none', get: ['#', 'x:*'] })).toEqual([
    '3',
    null,
    '1',
    null,
    '2',
    null,
  ]);
  expect(await redis.copy('numbers', 'copy', { replace: true })).toBe(1);
  expect(await redis.type('copy')).toBe('list');
  expect(await redis.objectEncoding('copy')).toBe('listpack');
  expect(await redis.expire('copy', 100, { xx: true })).toBe(0);
  expect(await redis.expire('copy', 100)).toBe(1);
  expect(await redis.del(['numbers', 'copy', 'none'])).toBe(2);
});

test('users, settings and what there is to know of the service', async () => {
  const redis = client();
  expect(await redis.aclSetuser('reader', ['on', '>secret', '~*', '+get'])).toBe('OK');
  expect(await redis.aclDryrun('reader', 'GET', ['a'])).toBe('OK');
  expect(await redis.aclDryrun('reader', 'SET', ['a', 1])).toMatch(/^User reader has no perm/);
  const reader = createRedisClient({
    url: redisUrl,
    token: await redis.aclResttoken('reader', 'secret'),
  });
  expect(await reader.get('a')).toBeNull();
  expect(await redis.aclLog({ reset: true })).toBe('OK');
  expect(await redis.configSet([['maxmemory-policy', 'allkeys-lru']])).toBe('OK');
  expect(await redis.configGet(['maxmemory-policy'])).toEqual(['maxmemory-policy', 'allkeys-lru']);
  expect(await redis.commandList({ filterby: { pattern: 'zrangeb*' } })).toHaveLength(2);
  expect(await redis.commandGetkeys('MSET', ['a', 1, 'b', 2])).toEqual(['a', 'b']);
  expect(await redis.publish('news', 'hello')).toBe(0);
  expect(await redis.pubsubNumsub(['news'])).toEqual(['news', 0]);
  expect(await redis.ping()).toBe('PONG');
  expect(await redis.echo('hello')).toBe('hello');
});

describe('errors', () => {
  test('of a command have the words of the server and the command', async () => {
    const redis = client();
    await redis.rpush('queue', ['a']);
    const failed = redis.set('queue', 'b', { get: true });
    await expect(failed).rejects.toBeInstanceOf(RedisCommandError);
    await expect(failed).rejects.toMatchObject({
      message: 'WRONGTYPE Operation against a key holding the wrong kind of value',
      status: 400,
      command: ['SET', 'queue', 'b', 'GET'],
    });
  });

  test('of a command given word by word are the same', async () => {
    await expect(client().call('BLPOP', 'queue', 0)).rejects.toMatchObject({
      name: 'RedisCommandError',
      command: ['BLPOP', 'queue', 0],
    });
  });

  test('tell of a token that is not valid', async () => {
    const stranger = createRedisClient({ ...connection(), token: 'guess' });
    await expect(stranger.get('a')).rejects.toMatchObject({
      message: 'WRONGPASS invalid or missing auth token',
      status: 401,
    });
    const refused = stranger.pipeline().get('a').exec();
    await expect(refused).rejects.toBeInstanceOf(RedisRestError);
    await expect(refused).rejects.not.toBeInstanceOf(RedisCommandError);
  });

  test('tell what something between said, or only the status', async () => {
    const answering = (body: string | null, status: number) =>
      createRedisClient({
        ...connection(),
        fetch: async () => new Response(body, { status, statusText: 'Bad Gateway' }),
      });
    await expect(answering('upstream is down', 502).ping()).rejects.toThrow('upstream is down');
    await expect(answering(null, 502).ping()).rejects.toThrow('HTTP 502 Bad Gateway');
  });
});

describe('a pipeline', () => {
  test('has an outcome for each command, whether it failed or not', async () => {
    const outcomes = await client()
      .pipeline()
      .set('a', 1)
      .lpush('a', ['x'])
      .call('INCR', 'a')
      .hgetall('nobody')
      .exec();
    expect(outcomes).toEqual([
      { result: 'OK' },
      { error: 'WRONGTYPE Operation against a key holding the wrong kind of value' },
      { result: 2 },
      { result: [] },
    ]);
    expectTypeOf(outcomes[0].result).toEqualTypeOf<string | null | undefined>();
    expectTypeOf(outcomes[1].result).toEqualTypeOf<number | undefined>();
    expectTypeOf(outcomes[3]).toExtend<{ result?: string[] } | { error?: string }>();
  });

  test('can be filled in a loop', async () => {
    const pipeline = client().pipeline();
    for (const n of [1, 2, 3]) pipeline.incrby('n', n);
    const outcomes = await pipeline.exec();
    expect(outcomes.map((outcome) => outcome.result)).toEqual([1, 3, 6]);
  });

  test('needs a command', async () => {
    await expect(client().pipeline().exec()).rejects.toThrow('ERR');
  });

  test('sends its commands in one request', async () => {
    const requests: string[] = [];
    const redis = createRedisClient({
      ...connection(),
      fetch: (request) => {
        requests.push(`${request.method} ${new URL(request.url).pathname}`);
        return fetch(request);
      },
    });
    await redis.pipeline().set('a', 1).get('a').exec();
    expect(requests).toEqual(['POST /pipeline']);
  });
});

describe('the client of the operations', () => {
  test('is typed by the contract', async () => {
    const rest = createRedisRestClient(connection());
    const { data } = await rest.POST('/', { body: ['SET', 'greeting', 'hello'] });
    expect(data).toEqual({ result: 'OK' });
    const { data: answer } = await rest.GET('/{commandPath}', {
      params: { path: { commandPath: 'GET/greeting' }, header: { 'Upstash-Encoding': 'base64' } },
    });
    expect(answer).toEqual({ result: Buffer.from('hello').toString('base64') });
    const { data: rows } = await rest.POST('/pipeline', { body: [['GET', 'greeting'], ['NOPE']] });
    expect(rows?.map((row) => 'error' in row)).toEqual([false, true]);
  });
});

describe('types', () => {
  type Redis = ReturnType<typeof createRedisClient>;
  type ReplyOf<Name extends keyof Redis> = Awaited<ReturnType<Redis[Name]>>;

  test('of replies are those of the command files', () => {
    expectTypeOf<ReplyOf<'set'>>().toEqualTypeOf<string | null>();
    expectTypeOf<ReplyOf<'get'>>().toEqualTypeOf<string | null>();
    expectTypeOf<ReplyOf<'hgetall'>>().toEqualTypeOf<string[]>();
    expectTypeOf<ReplyOf<'mget'>>().toEqualTypeOf<(string | null)[]>();
    expectTypeOf<ReplyOf<'incr'>>().toEqualTypeOf<number>();
    expectTypeOf<ReplyOf<'setnx'>>().toEqualTypeOf<0 | 1>();
    expectTypeOf<ReplyOf<'lpop'>>().toEqualTypeOf<string | string[] | null>();
    expectTypeOf<ReplyOf<'scan'>>().toEqualTypeOf<[string, string[]]>();
    expectTypeOf<ReplyOf<'lmpop'>>().toEqualTypeOf<[string, string[]] | null>();
    expectTypeOf<ReplyOf<'hexpire'>>().toEqualTypeOf<(-2 | 0 | 1 | 2)[]>();
    expectTypeOf<ReplyOf<'zscore'>>().toEqualTypeOf<string | null>();
    expectTypeOf<ReplyOf<'configSet'>>().toEqualTypeOf<'OK'>();
  });

  test('of arguments refuse what the server would', () => {
    const refusedByTypes = (redis: Redis) => [
      // @ts-expect-error no such option
      redis.set('k', 'v', { expires: 10 }),
      // @ts-expect-error NX and XX exclude each other
      redis.set('k', 'v', { nx: true, xx: true }),
      // @ts-expect-error one expiry, not two
      redis.set('k', 'v', { ex: 10, keepttl: true }),
      // @ts-expect-error a value is missing
      redis.set('k'),
      // @ts-expect-error keys are a list
      redis.del('k'),
      // @ts-expect-error a score and a member each
      redis.zadd('k', ['1', 'member']),
      // @ts-expect-error a range has an end
      redis.bitcount('k', { start: 0 }),
      // @ts-expect-error BIT is of a range
      redis.bitcount('k', { bit: true }),
      // @ts-expect-error neither left nor right
      redis.lmove('a', 'b', 'UP', 'DOWN'),
      // @ts-expect-error one operation at a time
      redis.bitfield('k', [{ get: { encoding: 'u8', offset: 0 }, overflow: 'SAT' }]),
      // @ts-expect-error by score or by name
      redis.zrange('k', 0, 1, { byscore: true, bylex: true }),
      // @ts-expect-error a limit has two numbers
      redis.zrange('k', 0, 1, { byscore: true, limit: 10 }),
    ];
    expect(refusedByTypes).toBeTypeOf('function');
  });
});

/** `acl|setuser` as `aclSetuser` */
function methodOf(name: string): string {
  return name.replace(/[^a-z0-9]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
