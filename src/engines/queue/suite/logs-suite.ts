import { describe, expect, test } from 'vitest';
import type { LogFilter } from '../filter.ts';
import type { LogEntry } from '../resources.ts';
import {
  order,
  response,
  testUser,
  type QueueBench,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const user = testUser();

const of = (path: string, ...states: string[]) => states.map((state) => `${path} ${state}`);

/** The log of messages. */
export function logs(startQueue: StartQueue): void {
  let open: QueueBench;
  const start = async (): Promise<QueueBench> => (open = await startQueue());

  const list = async (filter: LogFilter = {}): Promise<readonly LogEntry[]> =>
    (await open.engine.logs.list(user, filter, { count: 100 })).items;

  /** `path state` of each, newest first. */
  const told = async (filter: LogFilter = {}): Promise<string[]> =>
    (await list(filter)).map(({ url, state }) => `${new URL(url).pathname} ${state}`);

  const created = (filter: LogFilter) => told({ ...filter, states: ['CREATED'] });

  describe('the log', () => {
    test('the events of a message are listed newest first', async () => {
      const bench = await start();
      const { publish, settle, clock, courier } = bench;
      courier.script = (_, count) =>
        count === 1
          ? response(503, { 'retry-after': '5' }, 'busy')
          : response(200, { a: 'b' }, 'ok');
      const began = clock.now();
      const [messageId] = await publish(
        order('/a', {
          method: 'PUT',
          body: 'hi',
          headers: [['X-A', '1']],
          labels: ['one'],
          retryDelay: '1000',
          flowControl: { key: 'k', rate: 10, period: 2 },
        }),
      );
      await settle();
      await bench.advance(5 * SECOND);
      const entries = await list();
      expect(entries.map(({ state, time }) => [state, time - began])).toEqual([
        ['DELIVERED', 5000],
        ['ACTIVE', 5000],
        ['RETRY', 0],
        ['ERROR', 0],
        ['ACTIVE', 0],
        ['CREATED', 0],
      ]);
      for (const entry of entries) {
        expect(entry).toMatchObject({
          messageId,
          url: 'https://example.com/a',
          method: 'PUT',
          headers: [['X-A', '1']],
          body: Buffer.from('hi'),
          maxRetries: 3,
          timeout: 60_000,
          retryDelay: '1000',
          labels: ['one'],
          flowControl: { key: 'k', rate: 10, period: 2 },
          callerIp: '192.0.2.1',
        });
      }
      const [delivered, , retry, error, , created] = entries;
      expect(delivered!.response).toEqual({
        status: 200,
        headers: { a: ['b'] },
        body: Buffer.from('ok'),
      });
      expect(error!.response).toMatchObject({ status: 503, body: Buffer.from('busy') });
      expect(retry!.nextDeliveryTime).toBe(began + 5000);
      expect(created).toMatchObject({ nextDeliveryTime: began, response: undefined });
    });

    test('an attempt without a response has the reason', async () => {
      const { publish, settle, courier } = await start();
      courier.script = () => ({ kind: 'failure', reason: 'connection refused' });
      await publish(order('/a', { retries: 0 }));
      await settle();
      const [failed, error] = await list();
      expect(failed).toMatchObject({ state: 'FAILED' });
      expect(error).toMatchObject({
        state: 'ERROR',
        error: 'connection refused',
        response: undefined,
      });
    });

    test('filters are combined by AND, and the values of one by OR', async () => {
      const { engine, publish, publishFor, settle, courier } = await start();
      courier.script = ({ path }) => response(path === '/bad' ? 500 : 200);
      await engine.groups.addEndpoints(user, 'g', [{ url: 'https://g.example:444/g', name: 'e' }]);
      const [a] = await publish(
        order('/a?x=1', { labels: ['one', 'two'], callerIp: '192.0.2.7' }),
        order('/bad', { labels: ['two'], retries: 0, queue: 'q' }),
        order('/k', { flowControl: { key: 'k' } }),
      );
      await publishFor(user, { ...order(), destination: { group: 'g' } });
      await publishFor(testUser('bob'), order('/bob', { labels: ['one'] }));
      await settle();
      const done = ['DELIVERED', 'ACTIVE', 'CREATED'];
      const failed = ['FAILED', 'ERROR', 'ACTIVE', 'CREATED'];
      const sorted = async (filter: LogFilter) => (await told(filter)).toSorted();
      expect(await sorted({ messageIds: [a!] })).toEqual(of('/a', ...done).toSorted());
      expect(await told({ messageIds: ['msg_x', 'x'] })).toEqual([]);
      expect(await sorted({ urls: ['https://example.com/a?x=1'] })).toEqual(
        of('/a', ...done).toSorted(),
      );
      expect(await told({ urls: ['https://example.com/a'] })).toEqual([]);
      expect(await told({ labels: ['one'] })).toEqual(of('/a', ...done));
      expect(await sorted({ labels: ['two', 'three'] })).toEqual(
        [...of('/a', ...done), ...of('/bad', ...failed)].toSorted(),
      );
      expect(await told({ queues: ['q'] })).toEqual(of('/bad', ...failed));
      expect(await told({ flowControlKeys: ['k'] })).toEqual(of('/k', ...done));
      expect(await told({ groups: ['g'] })).toEqual(of('/g', ...done));
      expect(await told({ hosts: ['g.example:444'] })).toEqual(of('/g', ...done));
      expect(await told({ hosts: ['g.example'] })).toEqual([]);
      expect(await told({ paths: ['/k'] })).toEqual(of('/k', ...done));
      expect(await told({ callerIps: ['192.0.2.7'] })).toEqual(of('/a', ...done));
      expect(await told({ states: ['FAILED', 'ERROR'] })).toEqual(of('/bad', 'FAILED', 'ERROR'));
      expect(await told({ states: ['DELIVERED'], labels: ['two'] })).toEqual(of('/a', 'DELIVERED'));
      expect(await told({ labels: ['one'], queues: ['q'] })).toEqual([]);
      expect(await told({ messageIds: [a!], states: ['ACTIVE'] })).toEqual(of('/a', 'ACTIVE'));
      expect(await list({ scheduleIds: ['s'] })).toEqual([]);
      expect((await list()).length).toBe(13);
    });

    test('bounds of time are inclusive', async () => {
      const { publish, advance, clock } = await start();
      const began = clock.now();
      for (const path of ['/0', '/1', '/2']) {
        await publish(order(path));
        await advance(SECOND);
      }
      expect(await created({ from: began + SECOND })).toEqual(['/2 CREATED', '/1 CREATED']);
      expect(await created({ to: began + SECOND })).toEqual(['/1 CREATED', '/0 CREATED']);
      expect(await created({ from: began + 1, to: began + 2 * SECOND - 1 })).toEqual([
        '/1 CREATED',
      ]);
    });

    test('pages follow each other without gaps, whatever is added meanwhile', async () => {
      const { engine, publish, settle } = await start();
      await publish(...Array.from({ length: 10 }, (_, index) => order(`/${index}`)));
      await settle();
      const all = await told();
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await engine.logs.list(user, {}, { count: 4, cursor });
        expect(page.items.length).toBeLessThanOrEqual(4);
        seen.push(...page.items.map(({ url, state }) => `${new URL(url).pathname} ${state}`));
        cursor = page.cursor;
        await publish(order('/later'));
      } while (cursor !== undefined);
      expect(seen).toEqual(all);
      const exact = await engine.logs.list(user, { paths: ['/3'] }, { count: 3 });
      expect(exact.items.length).toBe(3);
      expect(exact.cursor).toBeUndefined();
      await expect(engine.logs.list(user, {}, { count: 4, cursor: 'x' })).rejects.toMatchObject({
        code: 'invalidCursor',
      });
    });

    test('the oldest come first on request, from page to page', async () => {
      const { engine, publish, settle } = await start();
      await publish(...Array.from({ length: 5 }, (_, index) => order(`/${index}`)));
      await settle();
      const all = await told();
      const page = { count: 4, earliestFirst: true };
      const seen: LogEntry[] = [];
      let cursor: string | undefined;
      do {
        const { items, cursor: next } = await engine.logs.list(user, {}, { ...page, cursor });
        seen.push(...items);
        cursor = next;
      } while (cursor !== undefined);
      expect(seen.map(({ url, state }) => `${new URL(url).pathname} ${state}`)).toEqual(
        all.toReversed(),
      );
    });

    test('a page of large bodies is shortened', async () => {
      const { engine, publishFor, settle } = await start();
      const big = testUser('big', { maxMessageSize: 10 * 1024 * 1024 });
      for (let i = 0; i < 3; i += 1) {
        await publishFor(big, { ...order(`/${i}`), body: Buffer.alloc(10 * 1024 * 1024) });
      }
      await settle();
      const page = await engine.logs.list(big, { states: ['CREATED'] }, { count: 100 });
      expect(page.items.length).toBe(2);
      const next = { count: 100, cursor: page.cursor };
      expect((await engine.logs.list(big, { states: ['CREATED'] }, next)).items.length).toBe(1);
    });

    test('redacted fields are not listed', async () => {
      const { engine, publish, settle, courier } = await start();
      courier.script = () => undefined;
      const [id] = await publish(
        order('/a', {
          body: 'secret',
          headers: [['X-Key', 'secret']],
          redaction: { body: true, headers: 'all' },
        }),
      );
      await settle();
      for (const message of [...(await list()), await engine.messages.get(user, id!)]) {
        expect(message.body.toString()).toMatch(/^REDACTED:[0-9a-f]{64}$/);
        expect(message.headers).toEqual([
          ['X-Key', expect.stringMatching(/^REDACTED:[0-9a-f]{64}$/)],
        ]);
      }
      expect(courier.seen[0]!.body).toBe('secret');
    });

    test('entries older than the retention are not listed', async () => {
      const { publish, advance } = await start();
      await publish(order('/old', { retries: 0 }));
      await advance(2 * DAY);
      await publish(order('/new', { retries: 0 }));
      await advance(DAY + SECOND);
      expect(await told()).toEqual(['/new DELIVERED', '/new ACTIVE', '/new CREATED']);
    });

    test('entries from before a restart are found as well', async () => {
      open = await startQueue({ isKept: true });
      const [id] = await open.publish(order('/a', { labels: ['x'] }));
      await open.settle();
      const before = await list();
      expect(before.length).toBe(3);
      open = await open.restart();
      expect(await list()).toEqual(before);
      expect(await list({ labels: ['x'], messageIds: [id!] })).toEqual(before);
    });

    test('events are counted by interval, and current dead letters', async () => {
      const { engine, publish, advance, courier, clock } = await start();
      const from = clock.now();
      courier.script = ({ path }) => response(path === '/bad' ? 500 : 200);
      await publish(order('/a'), order('/bad', { retries: 0 }));
      await advance(SECOND);
      await publish(order('/b'));
      await advance(SECOND);
      const { states, deadLetters } = await engine.logs.counts(user, {
        from,
        length: SECOND,
        count: 2,
      });
      expect(states.get('CREATED')).toEqual([2, 1]);
      expect(states.get('DELIVERED')).toEqual([1, 1]);
      expect(states.get('FAILED')).toEqual([1, 0]);
      expect(deadLetters).toBe(1);
    });
  });
}
