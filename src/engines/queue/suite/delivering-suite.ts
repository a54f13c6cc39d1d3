import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import type { QueueEngine } from '../engine.ts';
import type { LogEntry } from '../resources.ts';
import {
  order,
  refusal,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const user = testUser();

/** The log, oldest first. */
async function log(engine: QueueEngine): Promise<readonly LogEntry[]> {
  return (await engine.logs.list(user, {}, { count: 100 })).items.toReversed();
}

async function states(engine: QueueEngine): Promise<string[]> {
  return (await log(engine)).map(({ state }) => state);
}

/** When messages are delivered and retried. */
export function delivering(start: StartQueue): void {
  describe('delivering', () => {
    test('a message is delivered as it was published', async () => {
      const { publish, settle, courier, engine } = await start();
      const [id] = await publish(
        order('/orders?x=1', {
          method: 'PUT',
          headers: [['Content-Type', 'text/plain']],
          body: 'hi',
        }),
      );
      await settle();
      const [seen] = courier.seen;
      expect(seen!.delivery).toMatchObject({
        url: 'https://example.com/orders?x=1',
        method: 'PUT',
        body: Buffer.from('hi'),
        timeout: 60_000,
      });
      expect(seen!.header('Content-Type')).toBe('text/plain');
      expect(seen!.header('Upstash-Message-Id')).toBe(id);
      expect(seen!.header('Upstash-Retried')).toBe('0');
      expect(decodeJwt(seen!.header('Upstash-Signature')!).sub).toBe(
        'https://example.com/orders?x=1',
      );
      expect(await states(engine)).toEqual(['CREATED', 'ACTIVE', 'DELIVERED']);
      await expect(engine.messages.get(user, id!)).rejects.toThrow(refusal('messageNotFound', id));
    });

    test('nothing of a stopped user is delivered, and all of it once the user goes on', async () => {
      const { publishFor, advance, engine, courier } = await start();
      const bob = testUser('bob');
      engine.users.stop(new Set(['ann']));
      await engine.queues.upsert(user, 'q', {});
      await publishFor(user, order('/at-once'), order('/later', { delay: HOUR }));
      await publishFor(user, order('/in-queue', { queue: 'q' }));
      await publishFor(bob, order('/of-bob'));
      await advance(2 * HOUR);
      expect(courier.paths()).toEqual(['/of-bob']);
      engine.users.stop(new Set(['bob']));
      await publishFor(bob, order('/of-bob-later'));
      const others = () => courier.paths().slice(1).toSorted();
      await expect.poll(others).toEqual(['/at-once', '/in-queue', '/later']);
      engine.users.stop(new Set());
      await expect.poll(() => courier.paths().at(-1)).toBe('/of-bob-later');
    });

    test('a message that is canceled while its user is stopped is not delivered later', async () => {
      const { publish, settle, engine, courier } = await start();
      engine.users.stop(new Set(['ann']));
      const [id] = await publish(order('/canceled'), order('/other'));
      await settle();
      await engine.messages.cancel(user, id!);
      engine.users.stop(new Set());
      await expect.poll(() => courier.paths()).toEqual(['/other']);
    });

    test('a delayed message is delivered when it is due, and not before', async () => {
      const { publish, advance, courier, clock } = await start();
      const began = clock.now();
      await publish(
        order('/delayed', { delay: 2 * HOUR }),
        order('/dated', { notBefore: began + HOUR, delay: 5 * HOUR }),
        order('/past', { notBefore: began - HOUR }),
      );
      await advance(24 * HOUR);
      expect(courier.seen.map(({ path, at }) => [path, at - began])).toEqual([
        ['/past', 0],
        ['/dated', HOUR],
        ['/delayed', 2 * HOUR],
      ]);
    });

    test('a message is retried with the default delays until it is a dead letter', async () => {
      const { publish, advance, courier, clock, engine } = await start();
      courier.script = () => response(500, { 'x-trace': 'a' }, 'no');
      const began = clock.now();
      const [id] = await publish(order('/broken', { retries: 5 }));
      await advance(72 * HOUR);
      expect(courier.seen.map(({ at }) => Math.round((at - began) / SECOND))).toEqual([
        0,
        12,
        12 + 148,
        12 + 148 + 1808,
        12 + 148 + 1808 + 22026,
        12 + 148 + 1808 + 22026 + 86400,
      ]);
      expect((await states(engine)).slice(-3)).toEqual(['ACTIVE', 'ERROR', 'FAILED']);
      const { items } = await engine.deadLetters.list(user, {}, { count: 10 });
      expect(items).toMatchObject([
        {
          url: 'https://example.com/broken',
          retried: 5,
          response: { status: 500, headers: { 'x-trace': ['a'] }, body: Buffer.from('no') },
        },
      ]);
      await expect(engine.messages.get(user, id!)).rejects.toMatchObject({
        code: 'messageNotFound',
      });
    });

    test('an unreachable destination is retried as well', async () => {
      const { publish, advance, courier, engine } = await start();
      courier.script = (_, count) =>
        count === 1 ? { kind: 'failure', reason: 'connection refused' } : response(204);
      await publish(order());
      await advance(HOUR);
      const logs = await log(engine);
      expect(logs.map(({ state }) => state)).toEqual([
        'CREATED',
        'ACTIVE',
        'ERROR',
        'RETRY',
        'ACTIVE',
        'DELIVERED',
      ]);
      expect(logs[2]).toMatchObject({ error: 'connection refused' });
    });

    test('a destination may stop the retries', async () => {
      const { publish, advance, courier, engine } = await start();
      courier.script = () => response(489, { 'upstash-nonretryable-error': 'true' });
      await publish(order());
      await advance(24 * HOUR);
      expect(courier.seen.length).toBe(1);
      expect((await states(engine)).at(-1)).toBe('FAILED');
    });

    test('a destination may request the next attempt at once', async () => {
      const { publish, settle, courier } = await start();
      courier.script = (_, count) =>
        count < 3 ? response(503, { 'retry-after': '0' }) : response(200);
      await publish(order());
      await settle();
      expect(courier.seen.length).toBe(3);
    });

    test('counts over all users what waits, is being delivered, or was given up', async () => {
      const { publish, publishFor, settle, courier, engine } = await start();
      expect(await engine.healthProblem()).toBeUndefined();
      expect(await engine.figures()).toEqual({ messages: 0, inFlight: 0, deadLetters: 0 });
      courier.script = ({ path }) => (path === '/fails' ? response(500) : undefined);
      await publish(
        order('/slow'),
        order('/fails', { retries: 0 }),
        order('/later', { delay: 60_000 }),
      );
      await publishFor(testUser('bob'), order('/slow'));
      await settle();
      expect(await engine.figures()).toEqual({ messages: 3, inFlight: 2, deadLetters: 1 });
      for (const { path, answer } of courier.seen) if (path === '/slow') answer(response(200));
      await settle();
      expect(await engine.figures()).toEqual({ messages: 1, inFlight: 0, deadLetters: 1 });
    });
  });
}
