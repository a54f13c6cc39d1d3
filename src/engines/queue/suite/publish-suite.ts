import { describe, expect, test } from 'vitest';
import type { PublishOrder } from '../message.ts';
import type { QueueEngine } from '../engine.ts';
import type { QueueErrorName } from '../errors.ts';
import {
  order,
  refusal,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const user = testUser();

const toGroup = (more: Partial<PublishOrder> = {}): PublishOrder => ({
  ...order(),
  destination: { group: 'all' },
  ...more,
});

async function makeGroup({ groups }: QueueEngine, paths: readonly string[]): Promise<void> {
  const endpoints = paths.map((path) => ({ name: path, url: `https://example.com/${path}` }));
  await groups.addEndpoints(user, 'all', endpoints);
  await groups.setHeaders(user, 'all', [
    ['X-Group', 'yes'],
    ['X-Own', 'of the group'],
  ]);
}

/** Publishing, and waiting messages. */
export function publishing(start: StartQueue): void {
  describe('publishing', () => {
    test('a message to a group is one message for each endpoint, with the headers of the group', async () => {
      const bench = await start();
      const { publishFor, settle, courier } = bench;
      await makeGroup(bench.engine, ['a', 'b']);
      const published = await publishFor(user, toGroup({ headers: [['x-own', 'mine']] }));
      expect(published.map(({ url }) => url)).toEqual([
        'https://example.com/a',
        'https://example.com/b',
      ]);
      await settle();
      expect(courier.paths().toSorted()).toEqual(['/a', '/b']);
      for (const seen of courier.seen) {
        expect(seen.header('X-Group')).toBe('yes');
        expect(seen.header('x-own')).toBe('mine');
        expect(seen.header('X-Own')).toBeUndefined();
        expect(seen.header('Upstash-Topic-Name')).toBe('all');
      }
    });

    test('a publish above the daily limit keeps the first messages', async () => {
      const { engine, publishFor } = await start();
      const modest = testUser('modest', { maxRequestsPerDay: 5 });
      const paths = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
      const results = await Promise.allSettled(
        paths.map((path) => publishFor(modest, order(path))),
      );
      expect(results.map(({ status }) => status)).toEqual([
        ...Array.from({ length: 5 }, () => 'fulfilled'),
        ...Array.from({ length: 2 }, () => 'rejected'),
      ]);
      const rateLimit = { limit: 5, remaining: 0 };
      for (const refused of results.slice(5)) {
        expect(refused).toMatchObject({ reason: { code: 'dailyLimit', rateLimit } });
      }
      expect(await engine.messages.dailyUsage(modest)).toMatchObject({ remaining: 0 });
    });

    test('an order that is refused does not affect the others', async () => {
      const { engine, settle, courier } = await start();
      const results = await engine.messages.publish(user, [
        order('/one'),
        toGroup(),
        order('ftp://example.com'),
        order('/two'),
      ]);
      expect(results.map((result) => ('error' in result ? result.error : 'ok'))).toEqual([
        'ok',
        refusal('groupNotFound', 'topic all'),
        refusal('invalidDestination', 'it must begin with http:// or https://, not ftp:'),
        'ok',
      ]);
      await settle();
      expect(courier.paths().toSorted()).toEqual(['/one', '/two']);
    });

    test.each<[string, Partial<PublishOrder>, QueueErrorName, string]>([
      [
        'a body',
        { body: Buffer.alloc(1024 * 1024 + 1) },
        'messageTooLarge',
        '1048577 bytes, and at most 1048576 are allowed',
      ],
      ['retries', { retries: 101 }, 'tooManyRetries', '101, and at most 100 are allowed'],
      ['a delay', { delay: 8 * DAY }, 'delayTooLong', '691200 s, and at most 604800 s are allowed'],
      [
        'the name of a queue',
        { queue: 'a b' },
        'invalidName',
        'queue "a b": only letters, digits, ".", "_" and "-" are allowed',
      ],
      [
        'a callback',
        { callback: { url: 'x', method: 'POST', headers: [], when: 'finished' } },
        'invalidCallback',
        'it must begin with http:// or https://',
      ],
      [
        'a deduplication id',
        { deduplication: { id: '' } },
        'invalidDeduplicationId',
        'it must not be empty',
      ],
    ])('%s that breaks a rule is refused', async (_, more, code, words) => {
      const { publishFor } = await start();
      const publishing = publishFor(user, { ...order(), ...more });
      await expect(publishing).rejects.toThrow(refusal(code, words));
    });

    test('retries and timeouts above the limit of the user are reduced to it', async () => {
      const { publishFor, engine } = await start();
      const modest = testUser('bob', { maxRetries: 2, timeout: 1000 });
      const [published] = await publishFor(modest, order('/', { delay: MINUTE, timeout: 5000 }));
      expect(await engine.messages.get(modest, published!.messageId)).toMatchObject({
        maxRetries: 2,
        timeout: 1000,
      });
    });

    test('the number of messages in a day is limited', async () => {
      const { publishFor, advance, clock, engine } = await start();
      const modest = testUser('bob', { maxRequestsPerDay: 3 });
      await publishFor(modest, order(), order());
      expect(await engine.messages.dailyUsage(modest)).toMatchObject({ limit: 3, remaining: 1 });
      await publishFor(modest, order());
      const refused = publishFor(modest, order());
      await expect(refused).rejects.toMatchObject({
        code: 'dailyLimit',
        rateLimit: { limit: 3, remaining: 0, reset: (clock.now() + DAY) / 1000 },
      });
      await publishFor(user, order());
      await advance(DAY);
      await publishFor(modest, order());
    });

    test('a publish of many messages is limited by what is left of the day', async () => {
      const { publishFor, engine } = await start();
      const modest = testUser('bob', { maxRequestsPerDay: 3 });
      const sent = Array.from({ length: 5 }, () => publishFor(modest, order()));
      const others = Array.from({ length: 5 }, () => publishFor(user, order()));
      const outcomes = await Promise.allSettled(sent);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
        ...['fulfilled', 'fulfilled', 'fulfilled'],
        ...['rejected', 'rejected'],
      ]);
      await Promise.all(others);
      expect(await engine.messages.dailyUsage(modest)).toMatchObject({ remaining: 0 });
    });

    test('a publish above the daily limit creates no queue, and counts for all of a group or not at all', async () => {
      const { publishFor, engine } = await start();
      const modest = testUser('bob', { maxRequestsPerDay: 3, maxQueues: 1 });
      await publishFor(modest, order('/', { queue: 'q' }), order());
      const remaining = async () => (await engine.messages.dailyUsage(modest)).remaining;
      await expect(publishFor(modest, order('/', { queue: 'other' }))).rejects.toMatchObject({
        code: 'tooManyQueues',
      });
      expect(await remaining()).toBe(1);
      const endpoints = ['/a', '/b'].map((path) => ({ url: `https://example.com${path}` }));
      await engine.groups.addEndpoints(modest, 'g', endpoints);
      const both = { ...order(), destination: { group: 'g' } };
      await expect(publishFor(modest, both)).rejects.toMatchObject({ code: 'dailyLimit' });
      expect(await remaining()).toBe(1);
      await publishFor(modest, order());
      const room = testUser('bob', { maxRequestsPerDay: 3 });
      await expect(publishFor(room, order('/', { queue: 'other' }))).rejects.toMatchObject({
        code: 'dailyLimit',
      });
      expect((await engine.queues.list(room)).map(({ name }) => name)).toEqual(['q']);
    });

    test("users have no access to each other's data", async () => {
      const { engine, publish } = await start();
      const [id] = await publish(order('/', { delay: MINUTE }));
      const other = testUser('eve');
      await expect(engine.messages.get(other, id!)).rejects.toThrow(refusal('messageNotFound', id));
      await expect(engine.messages.cancel(other, id!)).rejects.toThrow(
        refusal('messageNotFound', id),
      );
    });

    test('redacted fields are not shown, but delivered', async () => {
      const { publish, engine, advance, courier } = await start();
      const [id] = await publish(
        order('/', {
          delay: MINUTE,
          body: 'secret',
          headers: [
            ['X-Key', 'secret'],
            ['X-Other', 'open'],
          ],
          redaction: { body: true, headers: ['x-key'] },
        }),
      );
      const redacted = 'REDACTED:2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b';
      const told = await engine.messages.get(user, id!);
      expect(told.body.toString()).toBe(redacted);
      expect(told.headers).toEqual([
        ['X-Key', redacted],
        ['X-Other', 'open'],
      ]);
      await advance(MINUTE);
      expect(courier.seen[0]!.body).toBe('secret');
      expect(courier.seen[0]!.header('X-Key')).toBe('secret');
    });

    test('a message shows its settings', async () => {
      const { publish, engine, clock } = await start();
      const [id] = await publish(
        order('/a', {
          delay: MINUTE,
          retries: 7,
          labels: ['one', 'two'],
          queue: 'q',
          flowControl: { key: 'k', rate: 2, period: 5 },
          retryDelay: '1000 * retried',
        }),
      );
      expect(await engine.messages.get(user, id!)).toMatchObject({
        messageId: id,
        url: 'https://example.com/a',
        maxRetries: 7,
        retried: 0,
        createdAt: clock.now(),
        notBefore: clock.now() + MINUTE,
        labels: ['one', 'two'],
        queue: 'q',
        flowControl: { key: 'k', rate: 2, period: 5 },
        retryDelay: '1000 * retried',
        callerIp: '192.0.2.1',
      });
    });

    test.each(['', 'msg_', 'msg_0000000000', 'msg_zzzzzzzzzzz', 'x', 'msg_1/../2'])(
      'the id %j is not found',
      async (id) => {
        const { engine } = await start();
        await expect(engine.messages.get(user, id)).rejects.toThrow(refusal('messageNotFound', id));
      },
    );

    test('a waiting message is canceled at once', async () => {
      const { publish, engine, advance, courier } = await start();
      const [id] = await publish(order('/', { delay: MINUTE }));
      await engine.messages.cancel(user, id!);
      await expect(engine.messages.get(user, id!)).rejects.toMatchObject({
        code: 'messageNotFound',
      });
      await expect(engine.messages.cancel(user, id!)).rejects.toMatchObject({
        code: 'messageNotFound',
      });
      await advance(DAY);
      expect(courier.seen).toEqual([]);
    });

    test('a message that is canceled in progress is not retried', async () => {
      const { publish, engine, advance, settle, courier } = await start();
      courier.script = () => undefined;
      const [id] = await publish(order());
      await settle();
      await engine.messages.cancel(user, id!);
      courier.seen[0]!.answer(response(500));
      await advance(DAY);
      expect(courier.seen.length).toBe(1);
    });
  });
}
