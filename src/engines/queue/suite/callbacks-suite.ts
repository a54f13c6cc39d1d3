import { describe, expect, test } from 'vitest';
import type { CallbackOrder } from '../message.ts';
import {
  order,
  response,
  testUser,
  type QueueBench,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const HOUR = 60 * 60 * 1000;
const user = testUser();

const callback = (
  when: CallbackOrder['when'],
  more: Partial<CallbackOrder> = {},
): CallbackOrder => ({
  url: `https://callback.example.com/${when}`,
  method: 'POST',
  headers: [],
  when,
  ...more,
});

const both = { failureCallback: callback('failed') };
const bodies = ({ courier }: QueueBench, path: string) =>
  courier.seen.filter((seen) => seen.path === path).map(({ body }) => JSON.parse(body) as object);

/** When callbacks are sent, and what they contain. */
export function callbacks(start: StartQueue): void {
  describe('callbacks', () => {
    test('a callback is sent when a delivery has finished, with the response of the destination', async () => {
      const bench = await start();
      const { publish, settle, courier } = bench;
      courier.script = ({ path }) =>
        path === '/a' ? response(201, { 'x-a': 'b' }, 'thanks') : response(200);
      const [id] = await publish(
        order('/a', { body: 'hi', callback: callback('finished'), ...both }),
      );
      await settle();
      expect(courier.paths()).toEqual(['/a', '/finished']);
      expect(bodies(bench, '/finished')).toEqual([
        expect.objectContaining({
          status: 201,
          sourceMessageId: id,
          sourceMessasgeId: id,
          body: Buffer.from('thanks').toString('base64'),
          sourceBody: Buffer.from('hi').toString('base64'),
          header: { 'X-A': ['b'] },
          retried: 0,
        }),
      ]);
    });

    test('a callback is sent as JSON, unless it has another content type', async () => {
      const { publish, settle, courier } = await start();
      courier.script = ({ path }) => response(path === '/finished' ? 200 : 400);
      const typed = callback('finished', { headers: [['content-type', 'text/json']] });
      await publish(order('/a', { callback: callback('attempted'), retries: 0, ...both }));
      await publish(order('/b', { callback: typed, retries: 0 }));
      await settle();
      const types = courier.seen
        .filter(({ url }) => url.startsWith('https://callback.'))
        .map(({ path, delivery }) => [
          path,
          delivery.headers
            .filter(([name]) => /^content-type$/i.test(name))
            .map(([, value]) => value),
        ]);
      expect(types.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
        ['/attempted', ['application/json']],
        ['/failed', ['application/json']],
        ['/finished', ['text/json']],
      ]);
    });

    test('a callback is sent once when the retries are exhausted, too', async () => {
      const bench = await start();
      const { publish, advance, courier } = bench;
      courier.script = ({ path }) => response(path === '/a' ? 500 : 200);
      await publish(order('/a', { retries: 2, callback: callback('finished'), ...both }));
      await advance(24 * HOUR);
      expect(courier.paths().slice(0, 3)).toEqual(['/a', '/a', '/a']);
      expect(courier.paths().slice(3).toSorted()).toEqual(['/failed', '/finished']);
      expect(bodies(bench, '/finished')).toMatchObject([{ status: 500, retried: 2 }]);
    });

    test('a callback of each attempt is sent for those with a response', async () => {
      const bench = await start();
      const { publish, advance, courier } = bench;
      const answers = [
        response(500),
        { kind: 'failure', reason: 'connection refused' },
        response(200),
      ] as const;
      let attempts = 0;
      courier.script = ({ path }) => (path === '/a' ? answers[attempts++] : response(200));
      await publish(order('/a', { callback: callback('attempted'), ...both }));
      await advance(24 * HOUR);
      expect(bodies(bench, '/attempted')).toMatchObject([
        { status: 500, retried: 0 },
        { status: 200, retried: 2 },
      ]);
      expect(bodies(bench, '/failed')).toEqual([]);
    });

    test('a failure callback names the dead letter', async () => {
      const bench = await start();
      const { publish, advance, courier, engine } = bench;
      courier.script = ({ path }) => response(path === '/a' ? 500 : 200);
      await publish(order('/a', { retries: 0, ...both }));
      await advance(24 * HOUR);
      const { items } = await engine.deadLetters.list(user, {}, { count: 1 });
      expect(bodies(bench, '/failed')).toMatchObject([{ dlqId: items[0]!.dlqId }]);
    });

    test('callbacks are messages: signed, retried, and failed at the end', async () => {
      const { publish, advance, courier } = await start();
      courier.script = ({ path }) => response(path === '/a' ? 200 : 500);
      await publish(
        order('/a', {
          retries: 9,
          callback: callback('finished', {
            method: 'PUT',
            headers: [['X-Mine', 'yes']],
            retries: 1,
            retryDelay: '7000',
          }),
        }),
      );
      await advance(24 * HOUR);
      expect(courier.paths()).toEqual(['/a', '/finished', '/finished']);
      const [, first, second] = courier.seen;
      expect(first!.delivery.method).toBe('PUT');
      expect(first!.header('X-Mine')).toBe('yes');
      expect(first!.header('Upstash-Signature')).toBeDefined();
      expect(first!.header('Upstash-Message-Id')).not.toBe(
        courier.seen[0]!.header('Upstash-Message-Id'),
      );
      expect(second!.at - first!.at).toBe(7000);
    });

    test('a callback without retries of its own has those of the message', async () => {
      const { publish, advance, courier } = await start();
      courier.script = ({ path }) => response(path === '/a' ? 200 : 500);
      await publish(order('/a', { retries: 1, callback: callback('finished') }));
      await advance(24 * HOUR);
      expect(courier.paths()).toEqual(['/a', '/finished', '/finished']);
    });

    test('callbacks count for the daily limit, but are not refused', async () => {
      const { publishFor, settle, courier } = await start();
      const modest = testUser('bob', { maxRequestsPerDay: 2 });
      await publishFor(modest, order('/a', { callback: callback('finished') }));
      await settle();
      await expect(publishFor(modest, order('/b'))).rejects.toMatchObject({ code: 'dailyLimit' });
      const one = testUser('eve', { maxRequestsPerDay: 1 });
      await publishFor(one, order('/c', { callback: callback('finished') }));
      await settle();
      expect(courier.paths()).toEqual(['/a', '/finished', '/c', '/finished']);
    });

    test('a callback that is too large is truncated, and the log says so', async () => {
      const { publishFor, settle, courier, engine } = await start();
      const modest = testUser('bob', { maxMessageSize: 2000 });
      courier.script = ({ path }) => response(200, {}, path === '/a' ? 'x'.repeat(1900) : '');
      await publishFor(modest, order('/a', { callback: callback('finished') }));
      await settle();
      expect(courier.seen[1]!.body.length).toBeLessThanOrEqual(2000);
      const created = { states: ['CREATED'] } as const;
      const { items } = await engine.logs.list(modest, created, { count: 2 });
      expect(items.map(({ truncated }) => truncated)).toEqual([true, undefined]);
    });

    test('a canceled message sends no callbacks', async () => {
      const { publish, settle, advance, courier, engine } = await start();
      courier.script = () => undefined;
      const [id] = await publish(order('/a', { callback: callback('finished'), ...both }));
      await settle();
      await engine.messages.cancel(user, id!);
      courier.seen[0]!.answer(response(500));
      await advance(24 * HOUR);
      expect(courier.paths()).toEqual(['/a']);
    });

    test('redaction of a message applies to its callback in listings too', async () => {
      const bench = await start();
      const { engine, publish, settle, courier } = bench;
      courier.script = ({ path }) =>
        path === '/a' ? response(200) : response(489, { 'upstash-nonretryable-error': 'true' });
      await publish(
        order('/a', {
          body: 'secret',
          headers: [['Authorization', 'secret']],
          callback: callback('finished', {
            headers: [
              ['Authorization', 'secret'],
              ['X-A', 'b'],
            ],
          }),
          redaction: { body: false, headers: ['authorization'] },
        }),
      );
      await settle();
      expect(courier.seen[1]!.header('Authorization')).toBe('secret');
      expect(bodies(bench, '/finished')).toMatchObject([
        { sourceHeader: { Authorization: ['secret'] } },
      ]);
      const { items: logs } = await engine.logs.list(user, {}, { count: 100 });
      const { items: dead } = await engine.deadLetters.list(user, {}, { count: 1 });
      const told = [...logs.filter(({ url }) => url.endsWith('/finished')), ...dead];
      expect(told).toHaveLength(5);
      for (const { headers, body } of told) {
        expect(headers).toEqual([
          ['Content-Type', 'application/json'],
          ['Authorization', expect.stringMatching(/^REDACTED:/)],
          ['X-A', 'b'],
        ]);
        expect(body.toString()).toMatch(/^REDACTED:[0-9a-f]{64}$/);
      }
    });
  });
}
