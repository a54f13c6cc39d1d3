import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgresql } from '../../../../../scripts/servers/postgresql.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import type { Composer } from '../../composer.ts';
import {
  order,
  response,
  ScriptedCourier,
  testUser,
  type RecordedDelivery,
} from '../../../../../testing/engines/queue/suite/queue.ts';
import { Dispatcher } from '../dispatch/dispatcher.ts';
import { DEFAULT_CAPACITY } from '../queue-core.ts';
import { RUN_LIMITS } from '../workflows/limits.ts';
import { SHARDS } from './membership.ts';
import { RunDeliveries } from '../workflows/run-deliveries.ts';
import { copyRows } from '../store/copy-rows.ts';
import { Owners } from '../store/owners.ts';
import {
  newSchema,
  PostgresqlQueueBench,
} from '../../../../../testing/engines/queue/embedded/store/postgresql/bench.ts';
import {
  startCopies,
  type TestCopy,
} from '../../../../../testing/engines/queue/embedded/copies/copies.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const missing = skipReason('postgresql');
const server = missing === undefined ? await startPostgresql() : undefined;
afterAll(() => server?.[Symbol.asyncDispose]());
const connection = {
  host: '127.0.0.1',
  port: server?.port ?? 0,
  user: 'plinth',
  database: 'postgres',
};

/** Users whose messages are delivered by different copies: their numbers are consecutive, and so are their shards. */
const users = Array.from({ length: 6 }, (_, index) => testUser(`user${index}`));

/** All deliveries of all copies, in order. */
function watch(copies: readonly TestCopy[]): RecordedDelivery[] {
  const all: RecordedDelivery[] = [];
  for (const { bench } of copies) {
    bench.courier.script = (seen) => {
      all.push(seen);
      return response(200);
    };
  }
  return all;
}

describe.skipIf(missing !== undefined)(`copies (${missing ?? 'PostgreSQL is installed'})`, () => {
  test('queues keep their order over three copies, one of which is disconnected; nothing is lost', async () => {
    const copies = await startCopies(connection, 3);
    const [first] = copies;
    const seen = watch(copies);
    // One message of each queue is in flight when a copy is cut off.
    const held: RecordedDelivery[] = [];
    let isGone = false;
    for (const { bench } of copies) {
      const { script } = bench.courier;
      bench.courier.script = (delivery, count) => {
        const outcome = script(delivery, count);
        if (!delivery.path.endsWith('/5') || isGone) return outcome;
        held.push(delivery);
        return undefined;
      };
    }
    for (let i = 0; i < 20; i += 1) {
      for (const [index, user] of users.entries()) {
        const { bench } = copies[(i + index) % 3]!;
        await bench.publishFor(user, order(`/${user.id}/${i}`, { queue: 'q' }));
      }
    }
    await expect.poll(() => held.length).toBe(users.length);
    isGone = true;
    first!.cut();
    await first!.expire();
    for (const delivery of held) delivery.answer(response(200));
    const paths = (user: string) => [
      ...new Set(seen.filter(({ path }) => path.includes(user)).map(({ path }) => path)),
    ];
    for (const { id } of users) {
      const all = Array.from({ length: 20 }, (_, i) => `/${id}/${i}`);
      await expect.poll(() => paths(id)).toEqual(all);
    }
    // Only messages that were in flight at the copy that was cut off are delivered twice.
    const twice = seen.length - users.length * 20;
    expect(twice).toBeLessThanOrEqual(2);
    const through = copies[1]!.bench.engine.queues;
    for (const user of users) {
      await expect.poll(async () => (await through.get(user, 'q')).lag).toBe(0);
    }
  });

  test('the limits of a flow-control key apply over all copies that publish to it', async () => {
    const copies = await startCopies(connection, 3);
    const inFlight: RecordedDelivery[] = [];
    let most = 0;
    for (const { bench } of copies) {
      bench.courier.script = (delivery) => {
        most = Math.max(most, inFlight.push(delivery));
        return undefined;
      };
    }
    const flowControl = { key: 'k', parallelism: 3 };
    const publishing = Array.from({ length: 60 }, (_, i) =>
      copies[i % 3]!.bench.publishFor(users[0]!, order(`/${i}`, { flowControl })),
    );
    for (let left = 60; left > 0; left -= 1) {
      await expect.poll(() => inFlight.length, { interval: 5 }).toBe(Math.min(left, 3));
      inFlight.shift()!.answer(response(200));
    }
    await Promise.all(publishing);
    expect(most).toBe(3);
  });

  test('a rate applies over all copies that publish to it', async () => {
    const copies = await startCopies(connection, 2);
    const [one, other] = copies;
    const seen = watch(copies);
    const began = one!.bench.clock.now();
    const flowControl = { key: 'k', rate: 2, period: 60 };
    for (let i = 0; i < 6; i += 1) {
      await copies[i % 2]!.bench.publishFor(users[0]!, order(`/${i}`, { flowControl }));
    }
    for (const count of [2, 4, 6]) {
      await expect.poll(() => seen.length).toBe(count);
      await one!.bench.advance(59 * SECOND);
      await other!.bench.settle();
      expect(seen.length).toBe(count);
      await one!.bench.advance(SECOND);
    }
    expect(seen.map(({ at }) => (at - began) / MINUTE)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test('a schedule ticks once, even when the copy that ran it has stopped', async () => {
    const copies = await startCopies(connection, 2);
    const [one, other] = copies;
    const seen = watch(copies);
    const cron = '* * * * *';
    await other!.bench.engine.schedules.upsert(users[0]!, { ...order('/tick'), cron });
    const tick = async (keeper: TestCopy, count: number) => {
      await expect.poll(() => keeper.bench.store.shares.isCoordinator).toBe(true);
      await keeper.bench.settle();
      await other!.bench.clock.advance(MINUTE);
      await expect.poll(() => seen.length).toBe(count);
    };
    await tick(one!, 1);
    await tick(one!, 2);
    one!.cut();
    await one!.expire();
    await tick(other!, 3);
  });

  test('messages in progress at one copy are canceled, paused, purged and listed through another one', async () => {
    const copies = await startCopies(connection, 2);
    const user = users[0]!;
    // A copy that owns nothing of the user's.
    const has = (copy: TestCopy) => copy.bench.store.shares.has(1);
    await copies[0]!.bench.engine.queues.list(user);
    const owner = copies.find(has)!.bench;
    const other = copies.find((copy) => !has(copy))!.bench;
    const { engine } = other;
    owner.courier.script = () => undefined;
    const [slow] = await other.publishFor(user, order('/slow', { retries: 3 }));
    await expect.poll(() => owner.courier.paths()).toEqual(['/slow']);
    expect(await engine.flowControls.globalParallelism(user)).toMatchObject({ count: 1 });
    expect(await engine.figures()).toMatchObject({ messages: 1, inFlight: 1 });
    await engine.messages.cancel(user, slow!.messageId);
    await expect(engine.messages.get(user, slow!.messageId)).rejects.toThrow('not found');
    owner.courier.seen[0]!.answer(response(500));
    const [waits] = await other.publishFor(user, order('/waits', { delay: MINUTE }));
    await engine.messages.cancel(user, waits!.messageId);
    await engine.queues.upsert(user, 'q', { paused: true });
    await other.publishFor(user, order('/1', { queue: 'q' }), order('/2', { queue: 'p' }));
    await expect.poll(() => owner.courier.paths()).toEqual(['/slow', '/2']);
    await engine.queues.resume(user, 'q');
    await expect.poll(() => owner.courier.paths()).toEqual(['/slow', '/2', '/1']);
    await engine.queues.delete(user, 'q');
    for (const { answer } of owner.courier.seen) answer(response(500));
    const states = async () => {
      const { items } = await engine.logs.list(user, {}, { count: 100 });
      return items.map(({ url, state }) => `${new URL(url).pathname} ${state}`);
    };
    const canceled = ['/1', '/waits', '/slow'].map((path) => `${path} CANCELED`);
    await expect.poll(states).toEqual(expect.arrayContaining(canceled));
    expect(other.courier.seen).toEqual([]);
  });

  test('only the copy that delivers for a user is notified of what another one has published', async () => {
    const copies = await startCopies(connection, 3);
    const seen = watch(copies);
    const [user] = users;
    await copies[0]!.bench.publishFor(user!, order('/first'));
    // All copies have been told of the user's signing keys.
    await expect.poll(() => seen.length).toBe(1);
    const client = await server!.connect();
    onTestFinished(() => client.end());
    const rung: string[] = [];
    client.on('notification', ({ channel }) => rung.push(channel));
    const channel = `plinth_${copies[0]!.schema}`;
    const channels = copies.map(({ bench }) => `${channel}_${bench.store.shares.copy}`);
    for (const name of [channel, ...channels]) await client.query(`listen ${name}`);
    const holder = copies.findIndex(({ bench }) => bench.store.shares.has(1));
    for (const [i, { bench }] of copies.entries()) {
      if (i !== holder) await bench.publishFor(user!, order('/more'));
    }
    await expect.poll(() => rung).toEqual([channels[holder], channels[holder]]);
  });

  test('a user whom one copy has announced is not announced again by the next one', async () => {
    const copies = await startCopies(connection, 2);
    const [user] = users;
    // As in a copy that does not know the user yet.
    const others = await Owners.load(copies[1]!.bench.store);
    // Nothing is delivered, so no signature would fetch the keys; other copies are still told of
    // them.
    await copies[0]!.bench.publishFor(user!, order('/first', { delay: MINUTE }));
    const client = await server!.connect();
    onTestFinished(() => client.end());
    const rung: string[] = [];
    client.on('notification', ({ channel }) => rung.push(channel));
    const channel = `plinth_${copies[0]!.schema}`;
    for (const name of [channel, `${channel}_end`]) await client.query(`listen ${name}`);
    expect(await others.of(user!)).toMatchObject({ owner: 1, userId: user!.id });
    await client.query(`notify ${channel}_end`);
    await expect.poll(() => rung).toContain(`${channel}_end`);
    expect(rung).toEqual([`${channel}_end`]);
  });

  test('a copy that takes over shards delivers for a user whom it does not know yet', async () => {
    const copies = await startCopies(connection, 1);
    const [{ bench }] = copies as [TestCopy];
    const { store } = bench;
    const owners = await Owners.load(store);
    await bench.publishFor(users[0]!, order('/new', { delay: MINUTE }));
    const clock = new TestClock(bench.clock.now() + MINUTE);
    const courier = new ScriptedCourier(clock);
    const composer: Composer = {
      requestHeaders: () => [],
      callbackBody: () => ({ body: Buffer.of(), truncated: false }),
    };
    const rules = { shares: store.shares, isUnderWay: () => false };
    const runs = new RunDeliveries(store, owners, { limits: RUN_LIMITS, composer, rules });
    const parts = { store, owners, clock, alarms: clock, courier, composer, runs };
    const dispatcher = new Dispatcher(parts, DEFAULT_CAPACITY);
    await dispatcher.shards.rescan(store.shares.shards);
    await expect.poll(() => courier.paths()).toEqual(['/new']);
    await dispatcher.close(0);
  });

  test('a copy keeps its lease while a delivery lasts for which it can not release a shard', async () => {
    // A lease of several times as long as a renewal takes in which the shard is not released, also on a busy machine.
    const lease = 15_000;
    const schema = newSchema();
    const bench = await PostgresqlQueueBench.start(connection, schema, new TestClock(), lease);
    await expect.poll(() => bench.store.shares.shards.length).toBe(SHARDS);
    bench.courier.script = () => undefined;
    await bench.publishFor(users[0]!, order('/long'));
    await expect.poll(() => bench.courier.seen.length).toBe(1);
    const other = await PostgresqlQueueBench.start(connection, schema, bench.clock, lease);
    // Each time it has tried to release the shard to the other one.
    const renewals = new Set<number>();
    const renewed = async () => {
      const rows = await bench.store.read((reader) => reader.all(copyRows, {}));
      const own = rows.find(({ copy }) => copy === bench.store.shares.copy);
      return renewals.add(own!.until).size;
    };
    await expect.poll(renewed).toBeGreaterThan(4);
    const ends = [...renewals];
    const gaps = ends.slice(1).map((end, index) => end - ends[index]!);
    expect(Math.max(...gaps)).toBeLessThan(lease);
    expect(other.store.shares.shards.length).toBeGreaterThan(0);
    expect(other.courier.seen).toEqual([]);
  });

  test('a copy that stops hands its work to the others at once', async () => {
    const copies = await startCopies(connection, 2);
    const [one, other] = copies;
    const seen = watch(copies);
    await one!.bench.engine.close(0);
    await Promise.all(users.map((user) => other!.bench.publishFor(user, order(`/${user.id}`))));
    await expect.poll(() => seen.length).toBe(users.length);
    expect(other!.bench.courier.seen.length).toBe(users.length);
  });

  test('while the server is unreachable publishing is refused, and acknowledged messages are delivered afterwards', async () => {
    const copies = await startCopies(connection, 1);
    const [{ bench, cut, mend }] = copies as [TestCopy];
    const seen = watch(copies);
    await bench.publishFor(users[0]!, order('/later', { delay: MINUTE }));
    cut();
    await expect(bench.publishFor(users[0]!, order('/refused'))).rejects.toMatchObject({
      code: 'storeFailed',
      kind: 'unavailable',
    });
    await bench.clock.advance(MINUTE);
    expect(seen).toEqual([]);
    mend();
    await expect
      .poll(async () => {
        await bench.advance(SECOND);
        return seen.map(({ path }) => path);
      })
      .toEqual(['/later']);
  });

  test('a server that is killed under load loses no acknowledged message', async () => {
    await using killed = await startPostgresql({ settings: { fsync: 'on' } });
    const copies = await startCopies({ ...connection, port: killed.port }, 2);
    const seen = watch(copies);
    const acknowledged = new Set<string>();
    let refused = 0;
    const stop = new AbortController();
    const publishers = Array.from({ length: 8 }, async (_, publisher) => {
      const { bench } = copies[publisher % 2]!;
      for (let i = 0; !stop.signal.aborted; i += 1) {
        const path = `/${publisher}/${i}`;
        try {
          await bench.publishFor(users[publisher % users.length]!, order(path));
          acknowledged.add(path);
        } catch {
          refused += 1;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    });
    await expect.poll(() => acknowledged.size).toBeGreaterThan(50);
    await killed.process.kill();
    await expect.poll(() => refused).toBeGreaterThan(8);
    await killed.process.restart();
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 50);
    stop.abort();
    await Promise.all(publishers);
    await expect
      .poll(async () => {
        // Retries after a failure of the store use this clock.
        await copies[0]!.bench.clock.advance(SECOND);
        const arrived = new Set(seen.map(({ path }) => path));
        return [...acknowledged].filter((path) => !arrived.has(path));
      })
      .toEqual([]);
  });
});
