import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import {
  createRedisClient,
  createRedisRestClient,
  RedisCommandError,
  RedisRestError,
} from '../../generated/redis/client.ts';
import { commandFiles, isServedOverHttp } from '../harness/commands.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** Typical uses of the typed client that is generated from the contract. */
const connection = () => ({ url: redisUrl, token: target().standardToken });
const client = () => createRedisClient(connection());

beforeEach(reset);

describe('the methods', () => {
  const served = [...commandFiles].filter(([, file]) => isServedOverHttp(file));

  test.for(served)('%s', ([name]) => {
    expect(client()).toHaveProperty(methodOf(name), expect.any(Function));
    expect(client().pipeline()).toHaveProperty(methodOf(name), expect.any(Function));
  });

  test('do not include commands that need a connection', () => {
    expect(client()).not.toHaveProperty('blpop');
    expect(Object.keys(client())).toHaveLength(
      served.length + ['call', 'pipeline', 'multi'].length,
    );
  });
});

describe('errors', () => {
  test('of a command have the message of the server and the command', async () => {
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

  test('of a command given as words are the same', async () => {
    await expect(client().call('BLPOP', 'queue', 0)).rejects.toMatchObject({
      name: 'RedisCommandError',
      command: ['BLPOP', 'queue', 0],
    });
  });

  test('report an invalid token', async () => {
    const stranger = createRedisClient({ ...connection(), token: 'guess' });
    await expect(stranger.get('a')).rejects.toMatchObject({
      message: 'WRONGPASS invalid or missing auth token',
      status: 401,
    });
    const refused = stranger.pipeline().get('a').exec();
    await expect(refused).rejects.toBeInstanceOf(RedisRestError);
    await expect(refused).rejects.not.toBeInstanceOf(RedisCommandError);
  });

  test('report the answer of a proxy, or only its status', async () => {
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
  test('has a result or an error for each command', async () => {
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

  test('must not be empty', async () => {
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

  test('of arguments reject what the server would refuse', () => {
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
