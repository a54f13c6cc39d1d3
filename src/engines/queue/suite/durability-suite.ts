import { describe, expect, test } from 'vitest';
import {
  order,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const user = testUser();

/** What the next run finds after a stop or a crash. */
export function durability(start: StartQueue): void {
  describe('stops and crashes', () => {
    test('waiting messages are delivered at their time by the next run', async () => {
      const first = await start({ isKept: true });
      await first.publish(order('/later', { delay: HOUR }), order('/sooner', { delay: HOUR / 2 }));
      const began = first.clock.now();
      const next = await first.restart(began + 10 * SECOND);
      await next.advance(2 * HOUR);
      expect(next.courier.seen.map(({ path, at }) => [path, at - began])).toEqual([
        ['/sooner', HOUR / 2],
        ['/later', HOUR],
      ]);
    });

    test('messages that are due in between are delivered at once', async () => {
      const first = await start({ isKept: true });
      await first.publish(order('/', { delay: HOUR }));
      const next = await first.restart(first.clock.now() + 2 * HOUR);
      await next.settle();
      expect(next.courier.seen.length).toBe(1);
    });

    test('deliveries in progress at a crash are repeated, and no others', async () => {
      const first = await start({ isKept: true });
      first.courier.script = ({ path }) => (path === '/slow' ? undefined : response(200));
      await first.publish(order('/done'), order('/slow'));
      await first.settle();
      expect(first.courier.paths().toSorted()).toEqual(['/done', '/slow']);
      const next = await first.restartAfterKill();
      await next.settle();
      expect(next.courier.paths()).toEqual(['/slow']);
      expect(next.courier.seen[0]!.header('Upstash-Retried')).toBe('0');
    });

    test('a retry after a crash has its time and its count', async () => {
      const first = await start({ isKept: true });
      first.courier.script = () => response(500);
      await first.publish(order('/', { retryDelay: '60000' }));
      await first.settle();
      const began = first.clock.now();
      const next = await first.restartAfterKill(began);
      await next.advance(HOUR);
      expect(next.courier.seen.map(({ at }) => at - began)).toEqual([60 * SECOND]);
      expect(next.courier.seen[0]!.header('Upstash-Retried')).toBe('1');
    });

    test('a queue waits for the retries and callbacks of its current message after a crash as well', async () => {
      const first = await start({ isKept: true });
      first.courier.script = ({ path }) => response(path === '/1' ? 200 : 500);
      const callback = {
        url: 'https://example.com/callback',
        method: 'POST',
        headers: [],
        when: 'finished',
        retries: 1,
        retryDelay: '60000',
      } as const;
      await first.publish(order('/1', { queue: 'q', callback }), order('/2', { queue: 'q' }));
      await first.settle();
      expect(first.courier.paths()).toEqual(['/1', '/callback']);
      const next = await first.restartAfterKill();
      next.courier.script = ({ path }) => response(path === '/callback' ? 500 : 200);
      await next.advance(HOUR);
      expect(next.courier.paths()).toEqual(['/callback', '/2']);
    });

    test('the count of a rate survives a crash', async () => {
      const first = await start({ isKept: true });
      const began = first.clock.now();
      const flowControl = { key: 'k', rate: 2, period: 60 };
      await first.publish(...['/1', '/2', '/3', '/4'].map((path) => order(path, { flowControl })));
      await first.settle();
      expect(first.courier.seen.length).toBe(2);
      const next = await first.restartAfterKill(began + 10 * SECOND);
      await next.advance(HOUR);
      // Both are sent at the same time; neither waits for the store's write about the other.
      const seen = next.courier.seen.map(({ path, at }) => `${path} ${(at - began) / SECOND}`);
      expect(seen.toSorted()).toEqual(['/3 60', '/4 60']);
    });

    test('a message that was canceled in progress is not delivered again after a crash', async () => {
      const first = await start({ isKept: true });
      first.courier.script = () => undefined;
      const [id] = await first.publish(order());
      await first.settle();
      await first.engine.messages.cancel(user, id!);
      const next = await first.restartAfterKill();
      await next.advance(HOUR);
      expect(next.courier.seen).toEqual([]);
    });

    test('the messages of a deleted queue do not exist after a crash either', async () => {
      const first = await start({ isKept: true });
      await first.engine.queues.upsert(user, 'q', { paused: true });
      await first.publish(...Array.from({ length: 1000 }, () => order('/', { queue: 'q' })));
      const deleted = first.engine.queues.delete(user, 'q');
      await deleted;
      const next = await first.restartAfterKill();
      await next.advance(HOUR);
      expect(next.courier.seen).toEqual([]);
    });

    test('a stop waits for deliveries in progress, and leaves the rest to the next run', async () => {
      const first = await start({ isKept: true });
      first.courier.script = () => undefined;
      await first.publish(order('/1', { queue: 'q' }), order('/2', { queue: 'q' }));
      await first.settle();
      const closed = first.engine.close(10 * SECOND);
      await first.clock.advance(5 * SECOND);
      first.courier.seen[0]!.answer(response(200));
      await closed;
      await expect(first.publish(order())).rejects.toMatchObject({ code: 'closing' });
      const next = await first.restart();
      await next.settle();
      expect(next.courier.paths()).toEqual(['/2']);
    });

    test('messages that are published once deliveries have stopped wait for the next run', async () => {
      const first = await start({ isKept: true });
      first.courier.script = () => undefined;
      await first.publish(order('/under-way'));
      await first.settle();
      const stopped = first.engine.stopDelivering(10 * SECOND);
      await first.publish(order('/late'));
      await first.clock.advance(5 * SECOND);
      first.courier.seen[0]!.answer(response(200));
      await stopped;
      await first.engine.close(10 * SECOND);
      expect(first.courier.paths()).toEqual(['/under-way']);
      const next = await first.restart();
      await next.settle();
      expect(next.courier.paths()).toEqual(['/late']);
    });

    test('a stop does not wait longer than its grace period; an aborted delivery is due again', async () => {
      const first = await start({ isKept: true });
      first.courier.script = () => undefined;
      await first.publish(order('/1'));
      await first.settle();
      const closed = first.engine.close(10 * SECOND);
      await first.clock.advance(10 * SECOND);
      await closed;
      const next = await first.restart();
      await next.settle();
      expect(next.courier.paths()).toEqual(['/1']);
    });
  });
}
