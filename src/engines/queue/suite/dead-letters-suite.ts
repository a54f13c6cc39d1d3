import { describe, expect, test } from 'vitest';
import { withFailures } from '../../../../testing/engines/queue/suite/dead-letters.ts';
import {
  order,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const user = testUser();

/** Messages that were given up. */
export function deadLetters(startQueue: StartQueue): void {
  const { start, paths, only } = withFailures(startQueue);

  describe('dead letters', () => {
    test('a failed message is a dead letter, with all of its data and the last response', async () => {
      const { engine, publish, settle, clock } = await start();
      const now = clock.now();
      const [messageId] = await publish(
        order('/a', {
          method: 'PUT',
          body: 'hi',
          headers: [['X-A', '1']],
          labels: ['one'],
          retries: 0,
          queue: 'q',
        }),
        order('/ok'),
      );
      await settle();
      const dlqId = await only();
      expect(dlqId).toMatch(/^\d{13}-\d+$/);
      const letter = await engine.deadLetters.get(user, dlqId);
      expect(letter).toMatchObject({
        dlqId,
        messageId,
        url: 'https://example.com/a',
        method: 'PUT',
        body: Buffer.from('hi'),
        headers: [['X-A', '1']],
        labels: ['one'],
        queue: 'q',
        maxRetries: 0,
        retried: 0,
        createdAt: now,
        failedAt: now,
        response: { status: 500, headers: { 'x-why': ['broken'] }, body: Buffer.from('no') },
      });
      expect(letter.error).toBeUndefined();
    });

    test('without a response the dead letter has the reason, and the status 0', async () => {
      const { engine, publish, settle, courier } = await start();
      courier.script = () => ({ kind: 'failure', reason: 'connection refused' });
      await publish(order('/a', { retries: 0 }));
      await settle();
      expect(await engine.deadLetters.get(user, await only())).toMatchObject({
        error: 'connection refused',
        response: { status: 0, headers: {}, body: Buffer.alloc(0) },
      });
    });

    test('each filter selects, several are combined by AND, and ids override them', async () => {
      const { engine, publish, publishFor, advance, courier, clock } = await start();
      const began = clock.now();
      courier.script = ({ path }) => response(path === '/a' ? 404 : 500);
      await engine.groups.addEndpoints(user, 'g', [{ url: 'https://g.example/g' }]);
      const retries = 0;
      const [a] = await publish(
        order('/a', { retries, labels: ['one', 'two'], callerIp: '192.0.2.7' }),
      );
      await advance(SECOND);
      await publish(order('/b', { retries, labels: ['two'], queue: 'q' }));
      await publish(order('/c', { retries, flowControl: { key: 'k' } }));
      await advance(SECOND);
      await publishFor(user, { ...order('/', { retries }), destination: { group: 'g' } });
      await publishFor(testUser('bob'), order('/bob', { retries, labels: ['one'] }));
      await advance(SECOND);
      expect((await paths()).toSorted()).toEqual(['/a', '/b', '/c', '/g']);
      expect((await paths())[0]).toBe('/g');
      expect(await paths({ labels: ['one'] })).toEqual(['/a']);
      expect((await paths({ labels: ['one', 'two'] })).toSorted()).toEqual(['/a', '/b']);
      expect(await paths({ labels: ['two'], queues: ['q'] })).toEqual(['/b']);
      expect(await paths({ labels: ['one'], queues: ['q'] })).toEqual([]);
      expect(await paths({ flowControlKeys: ['k'] })).toEqual(['/c']);
      expect(await paths({ groups: ['g'] })).toEqual(['/g']);
      expect(await paths({ urls: ['https://example.com/b'] })).toEqual(['/b']);
      expect(await paths({ callerIps: ['192.0.2.7'] })).toEqual(['/a']);
      expect(await paths({ responseStatuses: [404, 418] })).toEqual(['/a']);
      expect(await paths({ scheduleIds: ['s'] })).toEqual([]);
      expect(await paths({ from: began + 2 * SECOND })).toEqual(['/g']);
      expect(await paths({ to: began })).toEqual(['/a']);
      expect(await paths({ messageIds: [a!, 'msg_x'] })).toEqual(['/a']);
      expect(await paths({ messageIds: [a!], labels: ['x'] })).toEqual([]);
      const { items } = await engine.deadLetters.list(user, { messageIds: [a!] }, { count: 1 });
      const { dlqId } = items[0]!;
      expect(await paths({ dlqIds: [dlqId, dlqId, 'x', '1-1'], labels: ['x'] })).toEqual(['/a']);
      const bob = testUser('bob');
      await expect(engine.deadLetters.get(bob, dlqId)).rejects.toMatchObject({
        code: 'deadLetterNotFound',
      });
      expect(await engine.deadLetters.deleteMany(bob, { dlqIds: [dlqId] }, { count: 9 })).toEqual({
        deleted: 0,
      });
    });

    test('pages follow each other without gaps', async () => {
      const { engine, publish, settle } = await start();
      await publish(...Array.from({ length: 7 }, (_, n) => order(`/${n}`, { retries: 0 })));
      await settle();
      const all = await paths();
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await engine.deadLetters.list(user, {}, { count: 3, cursor });
        seen.push(...page.items.map(({ url }) => new URL(url).pathname));
        cursor = page.cursor;
      } while (cursor !== undefined);
      expect(seen).toEqual(all);
      const wrong = { count: 3, cursor: 'log-1' };
      await expect(engine.deadLetters.list(user, {}, wrong)).rejects.toMatchObject({
        code: 'invalidCursor',
      });
    });

    test('dead letters are deleted one by one and many together', async () => {
      const { engine, publish, settle } = await start();
      await publish(...Array.from({ length: 1200 }, (_, n) => order(`/${n % 2}`, { retries: 0 })));
      await settle();
      const [first] = (await engine.deadLetters.list(user, {}, { count: 1 })).items;
      await engine.deadLetters.delete(user, first!.dlqId);
      const gone = { code: 'deadLetterNotFound', message: `dead letter ${first!.dlqId} not found` };
      await expect(engine.deadLetters.delete(user, first!.dlqId)).rejects.toMatchObject(gone);
      await expect(engine.deadLetters.get(user, first!.dlqId)).rejects.toMatchObject(gone);
      const filter = { urls: ['https://example.com/0'] };
      let deleted = 0;
      let cursor: string | undefined;
      do {
        const page = await engine.deadLetters.deleteMany(user, filter, { count: 100, cursor });
        deleted += page.deleted;
        cursor = page.cursor;
      } while (cursor !== undefined);
      expect(deleted).toBeGreaterThanOrEqual(599);
      expect(await paths(filter)).toEqual([]);
      expect((await paths()).length).toBe(100);
    });

    test('dead letters older than the retention are not listed', async () => {
      const { engine, publish, settle, advance } = await start();
      await publish(order('/a', { retries: 0 }));
      await settle();
      const dlqId = await only();
      await advance(3 * DAY + SECOND);
      expect(await paths()).toEqual([]);
      expect(await paths({ dlqIds: [dlqId] })).toEqual([]);
      await expect(engine.deadLetters.get(user, dlqId)).rejects.toMatchObject({
        code: 'deadLetterNotFound',
      });
    });

    test('the oldest come first on request, page by page', async () => {
      const { engine, publish, advance } = await start();
      for (const path of ['/a', '/b', '/c', '/d', '/e']) {
        await publish(order(path, { retries: 0 }));
        await advance(SECOND);
      }
      expect(await paths()).toEqual(['/e', '/d', '/c', '/b', '/a']);
      const pages: string[][] = [];
      for (let cursor: string | undefined; pages.length < 5;) {
        const page = { count: 2, cursor, earliestFirst: true };
        const found = await engine.deadLetters.list(user, {}, page);
        pages.push(found.items.map(({ url }) => new URL(url).pathname));
        if (found.cursor === undefined) break;
        ({ cursor } = found);
      }
      expect(pages).toEqual([['/a', '/b'], ['/c', '/d'], ['/e']]);
      const { items } = await engine.deadLetters.list(user, {}, { count: 5 });
      const dlqIds = items.map(({ dlqId }) => dlqId);
      const named = { count: 5, earliestFirst: true };
      const again = await engine.deadLetters.list(user, { dlqIds }, named);
      expect(again.items.map(({ dlqId }) => dlqId)).toEqual(dlqIds.toReversed());
    });
  });
}
