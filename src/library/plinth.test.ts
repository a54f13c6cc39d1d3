import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Redis as IoRedis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createRedisClient } from '../../generated/redis/client.ts';
import { startMock, startPlinth, type Plinth } from './plinth.ts';

const redisOf = ({ urls, env }: Plinth) =>
  createRedisClient({ url: urls.redis, token: env['UPSTASH_REDIS_REST_TOKEN']! });

describe('a platform inside a test', () => {
  let plinth: Plinth;
  beforeAll(async () => {
    plinth = await startPlinth({ memory: true });
  });
  // The last test closes it too.
  afterAll(() => plinth.close());

  test('has the env block of its own addresses', () => {
    expect(plinth.env).toMatchObject({
      UPSTASH_REDIS_REST_URL: plinth.urls.redis,
      UPSTASH_KAFKA_REST_URL: plinth.urls.kafka,
      QSTASH_URL: plinth.urls.queue,
      PLINTH_MANAGEMENT_URL: plinth.urls.management,
      PLINTH_CONSOLE_URL: plinth.urls.console,
    });
  });

  test('has no data after a reset, and the same addresses', async () => {
    const { urls, env } = plinth;
    await redisOf(plinth).set('greeting', 'hello');
    await plinth.reset();
    expect(plinth.urls).toEqual(urls);
    expect(plinth.env).toEqual(env);
    expect(await redisOf(plinth).get('greeting')).toBeNull();
  });

  test('has the data of its seed after a reset', async () => {
    const keys = [{ key: 'greeting', type: 'string' as const, value: 'seeded' }];
    await plinth.seed({ plinth: 1, databases: [{ name: 'default', keys }] });
    await redisOf(plinth).set('greeting', 'changed');
    await plinth.reset();
    expect(await redisOf(plinth).get('greeting')).toBe('seeded');
    expect(await plinth.export()).toMatchObject({ databases: [{ name: 'default', keys }] });
    const wrong = plinth.seed({ plinth: 1, kafka: { topics: [{ name: 'a/b' }] } });
    await expect(wrong).rejects.toThrow(/^kafka\.topics\[0\]: /);
    await plinth.seed({ plinth: 1 });
  });

  test('has a clock that tests move', async () => {
    await redisOf(plinth).setex('greeting', 60, 'hello');
    const before = await plinth.clock.now();
    await plinth.clock.move(61_000);
    expect(await plinth.clock.now()).toBeGreaterThanOrEqual(before + 61_000);
    expect(await redisOf(plinth).get('greeting')).toBeNull();
    await expect(plinth.clock.moveTo(new Date(0))).rejects.toThrow('time never goes back');
    await plinth.reset();
  });

  test('answers with the faults that tests add', async () => {
    const answer = { status: 503 };
    const name = await plinth.fault({ family: 'redis', operation: 'runCommand', answer });
    expect(name).toBe('fault-1');
    await expect(redisOf(plinth).get('greeting')).rejects.toThrow("can't be reached");
    await plinth.clearFaults();
    expect(await redisOf(plinth).get('greeting')).toBeNull();
  });

  test('has faults for the ports of databases too', async () => {
    const client = new IoRedis(plinth.env['REDIS_URL']!, { maxRetriesPerRequest: 0 });
    onTestFinished(() => client.disconnect());
    await client.set('greeting', 'hello');
    await plinth.fault({ family: 'resp', operation: 'GET', error: 'LOADING not yet', times: 1 });
    await expect(client.get('greeting')).rejects.toThrow('LOADING not yet');
    expect(await client.get('greeting')).toBe('hello');
    await plinth.reset();
  });

  test('runs concurrent resets one after the other', async () => {
    await Promise.all([plinth.reset(), plinth.reset()]);
    expect(await redisOf(plinth).set('greeting', 'hello')).toBe('OK');
  });

  test('accepts no connections after its close, and its reset rejects', async () => {
    await plinth.close();
    await expect(fetch(plinth.urls.redis)).rejects.toThrow('fetch failed');
    await expect(plinth.reset()).rejects.toThrow('plinth has ended');
  });
});

test('a platform with a data directory starts with a seed, and is reset to it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plinth-library-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const seed = join(dataDir, 'seed.json');
  const keys = [{ key: 'greeting', type: 'string', value: 'seeded' }];
  writeFileSync(seed, JSON.stringify({ plinth: 1, databases: [{ name: 'default', keys }] }));
  const start = () => startPlinth({ dataDir: join(dataDir, 'data'), seed });
  {
    await using plinth = await start();
    expect(await redisOf(plinth).get('greeting')).toBe('seeded');
    await redisOf(plinth).set('greeting', 'changed');
  }
  await using plinth = await start();
  expect(await redisOf(plinth).get('greeting')).toBe('changed');
  await plinth.reset();
  expect(await redisOf(plinth).get('greeting')).toBe('seeded');
});

test('a mock answers with the examples of the contract, and its reset does nothing', async () => {
  await using mock = await startMock();
  await mock.reset();
  expect(await redisOf(mock).get('greeting')).toBe('hello');
});

test('a platform with some services has their addresses, and says so if another one is read', async () => {
  await using some = await startPlinth({ services: 'redis' });
  await redisOf(some).set('greeting', 'hello');
  await some.reset();
  expect(await redisOf(some).get('greeting')).toBeNull();
  expect(Object.keys(some.urls).toSorted()).toEqual(['console', 'management', 'redis']);
  expect(some.env).not.toHaveProperty('QSTASH_URL');
  expect(() => some.urls.queue).toThrow(
    'queue does not run on this platform: add it to the option services',
  );
});

describe('startPlinth rejects', () => {
  test('an unknown option', async () => {
    await expect(startPlinth({ redisPrt: 1 } as object)).rejects.toThrow(
      /^unknown setting "redisPrt"; known are host, services, redisPort,/,
    );
  });

  test('an invalid option', async () => {
    await expect(startPlinth({ redisPort: 70_000 })).rejects.toThrow(
      'redisPort must be an integer from 0 to 65535, not 70000',
    );
  });

  test('a token with a space', async () => {
    await expect(startPlinth({ redisToken: 'a b' })).rejects.toThrow(
      'PLINTH_REDIS_TOKEN must be ASCII without spaces',
    );
  });

  test('an address that is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    await expect(startPlinth({ kafkaPort: port })).rejects.toThrow('EADDRINUSE');
    taken.close();
  });
});
