import { describe, expect, test } from 'vitest';
import {
  order,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const HOUR = 60 * 60 * 1000;
const user = testUser();

const later = { delay: HOUR };

/** Canceling many messages at once. */
export function canceling(start: StartQueue): void {
  describe('canceling', () => {
    test('messages that match a filter are canceled, and the others are delivered', async () => {
      const { engine, publish, publishFor, advance, courier } = await start();
      const [a, b] = await publish(
        order('/a?x=1', { ...later, labels: ['one'], callerIp: '192.0.2.7' }),
        order('/b', later),
        order('/c', { ...later, labels: ['one'], queue: 'q' }),
        order('/d', { ...later, flowControl: { key: 'k' } }),
        order('https://other.example:81/e', later),
        order('/f', later),
      );
      await publishFor(testUser('bob'), order('/bob', { ...later, labels: ['one'] }));
      const cancel = (filter: Parameters<typeof engine.messages.cancelMany>[1]) =>
        engine.messages.cancelMany(user, filter, Infinity);
      expect(await cancel({ labels: ['one'], queues: ['q'] })).toBe(1);
      expect(await cancel({ paths: ['/a'], hosts: ['example.com'] })).toBe(1);
      expect(await cancel({ messageIds: [a!, b!, 'msg_x'] })).toBe(1);
      expect(await cancel({ flowControlKeys: ['k'] })).toBe(1);
      expect(await cancel({ hosts: ['other.example:81'] })).toBe(1);
      expect(await cancel({ labels: ['one'] })).toBe(0);
      const log = await engine.logs.list(user, { messageIds: [a!] }, { count: 10 });
      expect(log.items.map(({ state }) => state)).toEqual([
        'CANCELED',
        'CANCEL_REQUESTED',
        'CREATED',
      ]);
      await advance(HOUR);
      expect(courier.paths().toSorted()).toEqual(['/bob', '/f']);
    });

    test('without a filter all messages of the user are canceled, those in progress after their attempt', async () => {
      const { engine, publish, publishFor, settle, advance, courier } = await start();
      courier.script = ({ path }) => (path === '/bob' ? response(200) : undefined);
      await publish(...Array.from({ length: 3 }, (_, n) => order(`/now/${n}`)));
      await publish(...Array.from({ length: 1000 }, (_, n) => order(`/later/${n}`, later)));
      await publishFor(testUser('bob'), order('/bob', later));
      await settle();
      expect(await engine.messages.cancelMany(user, {}, Infinity)).toBe(1003);
      expect(await engine.messages.cancelMany(user, {}, Infinity)).toBe(0);
      for (const seen of courier.seen) seen.answer(response(500));
      await advance(24 * HOUR);
      expect(courier.paths().slice(3)).toEqual(['/bob']);
    });

    test('concurrent cancels find what is left by the others', async () => {
      const { engine, publish } = await start();
      await publish(...Array.from({ length: 6 }, (_, n) => order(`/${n}`, later)));
      const canceled = await Promise.all(
        [2, 2, 2].map((most) => engine.messages.cancelMany(user, {}, most)),
      );
      expect(canceled).toEqual([2, 2, 2]);
    });

    test('with a count, the oldest messages are canceled', async () => {
      const { engine, publish, advance, courier } = await start();
      await publish(...Array.from({ length: 5 }, (_, n) => order(`/${n}`, later)));
      expect(await engine.messages.cancelMany(user, {}, 3)).toBe(3);
      await advance(HOUR);
      expect(courier.paths().toSorted()).toEqual(['/3', '/4']);
    });

    test('times limit what is canceled', async () => {
      const { engine, publish, clock } = await start();
      const began = clock.now();
      for (let n = 0; n < 4; n += 1) {
        await publish(order(`/${n}`, later));
        await clock.advance(1000);
      }
      const filter = { from: began + 1000, to: began + 2000 };
      expect(await engine.messages.cancelMany(user, filter, Infinity)).toBe(2);
    });

    test('a user sees how many messages are left for today', async () => {
      const { engine, publishFor, advance, clock } = await start();
      const small = testUser('small', { maxRequestsPerDay: 3 });
      const reset = clock.now() / 1000 + 24 * 60 * 60;
      expect(await engine.messages.dailyUsage(small)).toEqual({ limit: 3, remaining: 3, reset });
      await publishFor(small, order('/a'), order('/b'));
      expect(await engine.messages.dailyUsage(small)).toEqual({ limit: 3, remaining: 1, reset });
      await publishFor(small, order('/c'));
      await expect(publishFor(small, order('/d'))).rejects.toMatchObject({
        code: 'dailyLimit',
        kind: 'tooMany',
        rateLimit: { limit: 3, remaining: 0, reset },
      });
      await advance(24 * HOUR);
      expect(await engine.messages.dailyUsage(small)).toMatchObject({ remaining: 3 });
      await publishFor(small, order('/d'));
    });
  });
}
