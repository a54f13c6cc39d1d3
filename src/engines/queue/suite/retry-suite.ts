import { describe, expect, test } from 'vitest';
import { withFailures } from '../../../../testing/engines/queue/suite/dead-letters.ts';
import {
  order,
  refusal,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const SECOND = 1000;
const user = testUser();

/** Republishing dead letters. */
export function retrying(startQueue: StartQueue): void {
  const { start, paths, only } = withFailures(startQueue);

  describe('dead letters that are retried', () => {
    test('a dead letter is published again as a new message', async () => {
      const { engine, publish, settle, courier, clock } = await start();
      const [old] = await publish(
        order('/a', {
          method: 'PUT',
          body: 'secret',
          headers: [['X-A', 'secret']],
          labels: ['one'],
          retries: 0,
          queue: 'q',
          flowControl: { key: 'k', rate: 10 },
          redaction: { body: true, headers: 'all' },
        }),
      );
      await settle();
      const dlqId = await only();
      await engine.flowControls.pin(user, 'k', { rate: 20 });
      courier.script = () => response(200);
      await clock.advance(SECOND);
      const id = await engine.deadLetters.retry(user, dlqId);
      expect(id).not.toBe(old);
      await settle();
      const seen = courier.seen.at(-1)!;
      expect(seen.delivery).toMatchObject({
        url: 'https://example.com/a',
        method: 'PUT',
        body: Buffer.from('secret'),
      });
      expect(seen.header('X-A')).toBe('secret');
      expect(seen.header('Upstash-Message-Id')).toBe(id);
      expect(await paths()).toEqual([]);
      const { items } = await engine.logs.list(user, { messageIds: [id] }, { count: 100 });
      expect(items[0]).toMatchObject({ state: 'DELIVERED', queue: 'q', labels: ['one'] });
      expect(items[0]!.body.toString()).toMatch(/^REDACTED:/);
      await expect(engine.deadLetters.retry(user, dlqId)).rejects.toMatchObject({
        code: 'deadLetterNotFound',
      });
    });

    test('settings of a retry override those of the message', async () => {
      const { engine, publish, settle, courier, advance } = await start();
      await publish(order('/a', { retries: 0, labels: ['one'] }));
      await settle();
      const dlqId = await only();
      courier.script = () => response(200);
      const id = await engine.deadLetters.retry(user, dlqId, {
        method: 'GET',
        delay: 10 * SECOND,
        retries: 7,
        labels: ['two'],
      });
      expect(await engine.messages.get(user, id)).toMatchObject({
        method: 'GET',
        maxRetries: 7,
        labels: ['two'],
      });
      expect(courier.seen.length).toBe(1);
      await advance(10 * SECOND);
      expect(courier.seen[1]!.delivery.method).toBe('GET');
    });

    test('a retry uses the current limits of its flow-control key, or its own if the key is gone', async () => {
      const { engine, publish, settle, courier, advance } = await start();
      const flowControl = { key: 'k', parallelism: 2 };
      await publish(
        order('/a', { retries: 0, flowControl }),
        order('/b', { retries: 0, flowControl }),
      );
      await settle();
      await engine.flowControls.pin(user, 'k', { parallelism: 5 });
      const retry = async () => {
        const { items } = await engine.deadLetters.list(user, {}, { count: 1 });
        await engine.deadLetters.retry(user, items[0]!.dlqId);
        const { parallelismMax } = await engine.flowControls.get(user, 'k');
        return parallelismMax;
      };
      courier.script = () => response(200);
      expect(await retry()).toBe(5);
      await engine.flowControls.unpin(user, 'k', { parallelism: true, rate: true });
      await advance(60 * 60 * SECOND);
      await expect(engine.flowControls.get(user, 'k')).rejects.toThrow(
        refusal('flowControlNotFound'),
      );
      expect(await retry()).toBe(2);
    });

    test('a message of a URL group or a schedule keeps its origin', async () => {
      const { engine, publishFor, settle, courier, advance } = await start();
      await engine.groups.addEndpoints(user, 'g', [{ url: 'https://g.example/g', name: 'e' }]);
      await publishFor(user, { ...order('/', { retries: 0 }), destination: { group: 'g' } });
      const scheduleId = await engine.schedules.upsert(user, {
        ...order('/s', { retries: 0 }),
        cron: '* * * * *',
      });
      await advance(60 * SECOND);
      await engine.schedules.delete(user, scheduleId);
      courier.script = () => undefined;
      const { items } = await engine.deadLetters.retryMany(user, {}, { count: 100 });
      await settle();
      const messages = await Promise.all(items.map((id) => engine.messages.get(user, id)));
      expect(messages).toMatchObject([{ scheduleId }, { group: 'g', endpoint: 'e' }]);
    });

    test('many are retried together, a page at a time', async () => {
      const { engine, publish, settle, courier } = await start();
      const all = Array.from({ length: 40 }, (_, n) => `/${n}`);
      await publish(...all.map((path) => order(path, { retries: 0 })));
      await settle();
      courier.script = () => response(200);
      const first = await engine.deadLetters.retryMany(user, {}, { count: 25 });
      expect(first.items.length).toBe(25);
      const page = { count: 25, cursor: first.cursor };
      const second = await engine.deadLetters.retryMany(user, {}, page);
      expect([second.items.length, second.cursor]).toEqual([15, undefined]);
      expect(await engine.deadLetters.retryMany(user, {}, page)).toEqual({ items: [] });
      await settle();
      expect(courier.paths().toSorted()).toEqual(all.flatMap((path) => [path, path]).toSorted());
      const unknown = { dlqIds: ['1-1', 'x'] };
      await expect(engine.deadLetters.retryMany(user, unknown, { count: 3 })).rejects.toMatchObject(
        {
          code: 'deadLetterNotFound',
        },
      );
    });

    test('a retry that is refused keeps the dead letter', async () => {
      const { engine, publishFor, settle } = await start();
      const small = testUser('small', { maxRequestsPerDay: 3 });
      await publishFor(small, order('/a', { retries: 0 }), order('/b', { retries: 0 }));
      await settle();
      const list = () => engine.deadLetters.list(small, {}, { count: 100 });
      const { items } = await engine.deadLetters.retryMany(small, {}, { count: 100 });
      expect(items.length).toBe(1);
      const [left] = (await list()).items;
      await expect(engine.deadLetters.retry(small, left!.dlqId)).rejects.toMatchObject({
        code: 'dailyLimit',
        rateLimit: { limit: 3, remaining: 0 },
      });
      const lowered = testUser('small', { maxRetries: 0, maxRequestsPerDay: 100 });
      const overrides = { retries: 1 };
      await expect(engine.deadLetters.retry(lowered, left!.dlqId, overrides)).rejects.toMatchObject(
        {
          code: 'tooManyRetries',
        },
      );
      expect((await list()).items.map(({ dlqId }) => dlqId)).toContain(left!.dlqId);
      await engine.deadLetters.retry(lowered, left!.dlqId);
    });

    test('two concurrent retries of one dead letter publish it once', async () => {
      const { engine, publish, settle, courier } = await start();
      await publish(order('/a', { retries: 0 }));
      await settle();
      const dlqId = await only();
      courier.script = () => response(200);
      const outcomes = await Promise.allSettled(
        [1, 2].map(() => engine.deadLetters.retry(user, dlqId)),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await settle();
      expect(courier.seen.length).toBe(2);
    });

    test('two concurrent retries of all publish each once', async () => {
      const { engine, publish, settle, courier } = await start();
      await publish(order('/a', { retries: 0 }));
      await settle();
      courier.script = () => response(200);
      const retry = () => engine.deadLetters.retryMany(user, {}, { count: 10 });
      const pages = await Promise.all([retry(), retry()]);
      expect(pages.flatMap(({ items }) => items).length).toBe(1);
    });
  });
}
