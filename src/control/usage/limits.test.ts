import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPlatform } from '../../../testing/control/usage.ts';
import type { Series } from '../statistics/series.ts';
import { plans, UNLIMITED } from '../plans.ts';

const lastTwo = (series: Series) => series.slice(-2).map(({ y }) => y);
const rows = (count: number) => Array.from({ length: count }, () => ['PING']);
const PONG = { status: 200, body: { result: 'PONG' } };
const failed = (error: string) => ({ status: 400, body: { error } });

const TOO_MANY_TODAY =
  'ERR max daily request limit exceeded. Limit: 10000, Usage: 10001. See https://upstash.com/docs/redis/troubleshooting/max_daily_request_limit for details';

describe('commands per day', () => {
  it('are limited to 10,000 on the free plan, where each command of a pipeline counts', async () => {
    const { send, create, clock } = await openPlatform();
    const row = await create('Free');
    expect(await send(row, rows(9_999))).toMatchObject({ status: 200 });
    clock.advance(1000);
    expect(await send(row, [['PING'], ['PING'], ['PING']])).toEqual({
      status: 200,
      body: [{ result: 'PONG' }, { error: TOO_MANY_TODAY }, { error: TOO_MANY_TODAY }],
    });
    expect(await send(row, ['PING'])).toEqual(failed(TOO_MANY_TODAY));
    clock.advance(12 * 3_600_000);
    expect(await send(row, ['PING'])).toEqual(PONG);
  });

  it('are counted across restarts', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'plinth-limits-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const before = await openPlatform(directory);
    const row = await before.create('Free');
    await before.send(row, rows(10_000));
    await before.close();

    const after = await openPlatform(directory);
    expect(await after.send(row, ['PING'])).toEqual(failed(TOO_MANY_TODAY));
  });

  it('have a higher limit after a change of plan', async () => {
    const { send, create, clock, control, owner } = await openPlatform();
    const row = await create('Free');
    await send(row, rows(10_000));
    clock.advance(1000);
    expect(await send(row, ['PING'])).toEqual(failed(TOO_MANY_TODAY));
    await control.databases.changePlan(owner, row.database_id, 'Pay as You Go');
    expect(await send(row, ['PING'])).toEqual(PONG);
  });

  it('are counted for each database', async () => {
    const { send, create, control, owner } = await openPlatform();
    const row = await create('Free');
    await send(row, rows(10_001));
    const other = await control.databases.create(owner, { name: 'other', region: 'eu-west-1' });
    expect(await send(other, ['PING'])).toEqual(PONG);
  });
});

describe('the default database', () => {
  it('has no limits', async () => {
    const { send, control, owner } = await openPlatform();
    const row = await control.databases.get(owner, 'default');
    // Requests are limited to 1,000 bytes here.
    const pipeline = rows(100);
    const answers = await Promise.all(Array.from({ length: 150 }, () => send(row, pipeline)));
    const replies = answers.flatMap(({ body }) => body as object[]);
    expect(replies).toHaveLength(15_000);
    expect(replies.every((reply) => 'result' in reply)).toBe(true);
  });
});

describe('the default database that is given a plan', () => {
  it('has the limits of the plan', async () => {
    const { control, owner } = await openPlatform();
    const { databases } = control;
    const free = await databases.changePlan(owner, 'default', 'Free');
    expect(databases.limitsOf(free)).toEqual(plans.Free);
    const payg = await databases.changePlan(owner, 'default', 'Pay as You Go');
    expect(databases.limitsOf(payg).db_request_limit).toBe(UNLIMITED);
  });
});

describe('commands per second', () => {
  it('are limited until the next second', async () => {
    const { send, create, limit, clock } = await openPlatform();
    const row = await create('Pay as You Go');
    limit(row, { db_max_commands_per_second: 2 });
    const error = 'ERR max commands per second exceeded. Limit: 2, Usage: 3';
    expect((await send(row, rows(3))).body).toEqual([
      { result: 'PONG' },
      { result: 'PONG' },
      { error },
    ]);
    expect(await send(row, ['PING'])).toEqual(failed(error));
    clock.advance(1000);
    expect(await send(row, ['PING'])).toEqual(PONG);
  });
});

describe('bandwidth', () => {
  it('is limited by the bytes sent and received since midnight', async () => {
    const { send, create, limit, clock } = await openPlatform();
    const row = await create('Pay as You Go');
    limit(row, { db_daily_bandwidth_limit: 20_000 });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    expect(await send(row, ['ECHO', 'x'.repeat(5_000)], agent)).toMatchObject({ status: 200 });
    expect(await send(row, ['ECHO', 'x'.repeat(5_000)], agent)).toMatchObject({ status: 200 });
    const { status, body } = await send(row, ['PING'], agent);
    expect(status).toBe(400);
    expect(body).toHaveProperty(
      'error',
      expect.stringMatching(
        /^ERR max daily bandwidth limit exceeded\. Limit: 20000 bytes, Usage: 2\d{4} bytes$/,
      ),
    );
    clock.advance(12 * 3_600_000);
    expect(await send(row, ['PING'], agent)).toEqual(PONG);
  });
});

describe('connections', () => {
  it('are limited, and a new one is accepted when another has closed', async () => {
    const { send, create, limit, control } = await openPlatform();
    const row = await create('Pay as You Go');
    limit(row, { db_max_clients: 1 });
    const one = new Agent({ keepAlive: true });
    const other = new Agent({ keepAlive: true });
    onTestFinished(() => {
      one.destroy();
      other.destroy();
    });
    expect(await send(row, ['PING'], one)).toEqual(PONG);
    expect(await send(row, ['PING'], other)).toEqual(
      failed('ERR max concurrent connections exceeded'),
    );
    expect(await send(row, ['PING'], one)).toEqual(PONG);
    const { connection_count } = control.statistics.record(row.database_id);
    expect(connection_count.at(-1)?.y).toBe(1);
    const { body } = await send(row, ['INFO', 'clients'], one);
    expect(body).toHaveProperty('result', expect.stringContaining('connected_clients:1'));
    one.destroy();
    await expect.poll(() => send(row, ['PING'], other)).toEqual(PONG);
  });

  it('that switch to another database free a place', async () => {
    const { send, create, limit, control, owner } = await openPlatform();
    const row = await create('Pay as You Go');
    limit(row, { db_max_clients: 1 });
    const elsewhere = await control.databases.create(owner, { name: 'b', region: 'eu-west-1' });
    const one = new Agent({ keepAlive: true, maxSockets: 1 });
    const other = new Agent({ keepAlive: true });
    onTestFinished(() => {
      one.destroy();
      other.destroy();
    });
    expect(await send(row, ['PING'], one)).toEqual(PONG);
    expect(await send(elsewhere, ['PING'], one)).toEqual(PONG);
    expect(await send(row, ['PING'], other)).toEqual(PONG);
    expect(await send(row, ['PING'], one)).toMatchObject({ status: 400 });
  });
});

describe('sizes', () => {
  it('of requests are limited by the plan', async () => {
    const { send, create } = await openPlatform();
    const row = await create('Free');
    const { status, body } = await send(row, ['SET', 'k', 'x'.repeat(10 * 1024 ** 2)]);
    expect(status).toBe(413);
    expect(body).toHaveProperty(
      'error',
      expect.stringMatching(
        /^ERR max request size exceeded\. Limit: 10485760 bytes, Actual: \d+ bytes\. See /,
      ),
    );
  });

  it('of keys are limited to 32 KB', async () => {
    const { send, create } = await openPlatform();
    const row = await create('Free');
    expect(await send(row, ['SET', 'k'.repeat(32_768), ''])).toMatchObject({ status: 200 });
    expect(await send(row, ['SET', 'k'.repeat(32_769), ''])).toEqual(
      failed('ERR max key size exceeded. Limit: 32768 bytes, Actual: 32769 bytes'),
    );
  });

  it('of records are limited for writes, while reading and deleting still work', async () => {
    const { send, create, limit } = await openPlatform();
    const row = await create('Free');
    await send(row, ['RPUSH', 'list', 'x'.repeat(400)]);
    limit(row, { db_max_entry_size: 500 });
    const tooLarge = 'ERR max single record size exceeded';
    expect(await send(row, ['RPUSH', 'list', 'x'.repeat(400)])).toEqual(failed(tooLarge));
    expect(
      await send(row, [
        ['LLEN', 'list'],
        ['SET', 'k', 'x'.repeat(500)],
        ['DEL', 'list'],
      ]),
    ).toEqual({ status: 200, body: [{ result: 1 }, { error: tooLarge }, { result: 1 }] });
  });

  it('of the database are limited for writes unless eviction makes room', async () => {
    const { send, create, limit, control, owner, engine } = await openPlatform();
    const row = await create('Free');
    limit(row, { db_memory_threshold: 1000 });
    await send(row, ['SET', 'large', 'x'.repeat(2000)]);
    expect(await send(row, ['SET', 'k', 'v'])).toEqual(failed('ERR DB capacity quota exceeded'));
    expect(await send(row, ['STRLEN', 'large'])).toEqual({ status: 200, body: { result: 2000 } });
    await control.databases.setSwitch(owner, row.database_id, 'eviction', true);
    limit(row, { db_memory_threshold: 1000 });
    expect(await send(row, ['SET', 'k', 'v'])).toEqual({ status: 200, body: { result: 'OK' } });
    expect(engine.database(row.database_id)?.keyspace.size).toBe(1);
  });
});

describe('a budget', () => {
  it('refuses commands once it is spent', async () => {
    const { send, create, limit, control, owner } = await openPlatform();
    const { database_id: id } = await create('Pay as You Go');
    const row = await control.databases.updateBudget(owner, id, 1);
    limit(row, {});
    expect(await send(row, rows(10))).toMatchObject({ status: 200 });
    expect(await send(row, ['PING'])).toEqual(
      failed('ERR max monthly budget exceeded. Limit: 1 USD, Usage: 1 USD'),
    );
  });
});

describe('statistics', () => {
  it('show commands, hits, keys, connections and bandwidth', async () => {
    const { send, create, control, clock } = await openPlatform();
    const row = await create('Pay as You Go');
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await send(row, ['SET', 'a', '1'], agent);
    await send(row, [['GET', 'a'], ['GET', 'b'], ['INCR', 'a'], ['PING'], ['NONSENSE']], agent);
    clock.advance(60_000);
    await send(row, ['GET', 'a'], agent);
    const shown = control.statistics.record(row.database_id);
    expect(lastTwo(shown.read)).toEqual([2, 1]);
    expect(lastTwo(shown.write)).toEqual([2, 0]);
    expect(lastTwo(shown.hits)).toEqual([1, 1]);
    expect(lastTwo(shown.misses)).toEqual([1, 0]);
    expect(lastTwo(shown.throughput)).toEqual([0.1, 0.01666667]);
    expect(lastTwo(shown.keyspace)).toEqual([1, 1]);
    expect(lastTwo(shown.connection_count)).toEqual([1, 1]);
    expect(shown).toMatchObject({
      total_monthly_requests: 7,
      total_monthly_read_requests: 3,
      total_monthly_write_requests: 2,
      total_monthly_billing: 0.000014,
    });
    expect(shown.dailybandwidth).toBeGreaterThan(500);
    expect(shown.bandwidths.at(-1)?.y).toBe(shown.dailybandwidth);
  });
});
