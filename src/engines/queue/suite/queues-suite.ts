import { describe, expect, test } from 'vitest';
import type { CallbackOrder } from '../message.ts';
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

const inQueue = (path: string, more: Parameters<typeof order>[1] = {}) =>
  order(path, { queue: 'q', ...more });

const callback = (when: CallbackOrder['when'], path = '/callback'): CallbackOrder => ({
  url: `https://example.com${path}`,
  method: 'POST',
  headers: [],
  when,
});

/** Queues: the order of their messages, and operations on them. */
export function queues(start: StartQueue): void {
  describe('queues', () => {
    test('the messages of a queue are delivered one after the other', async () => {
      const { publish, settle, courier } = await start();
      courier.script = () => undefined;
      await publish(inQueue('/1'), inQueue('/2'), inQueue('/3'), order('/other'));
      await settle();
      expect(courier.paths().toSorted()).toEqual(['/1', '/other']);
      courier.seen.find(({ path }) => path === '/1')!.answer(response(200));
      await settle();
      expect(courier.paths().at(-1)).toBe('/2');
      expect(courier.seen.length).toBe(3);
    });

    test('with a parallelism of two, two are delivered at a time', async () => {
      const { publish, settle, courier, engine } = await start();
      await engine.queues.upsert(user, 'q', { parallelism: 2 });
      courier.script = () => undefined;
      await publish(...['/1', '/2', '/3', '/4'].map((path) => inQueue(path)));
      await settle();
      expect(courier.paths()).toEqual(['/1', '/2']);
      courier.seen[1]!.answer(response(200));
      await settle();
      expect(courier.paths()).toEqual(['/1', '/2', '/3']);
      await engine.queues.upsert(user, 'q', { parallelism: 3 });
      await settle();
      expect(courier.paths()).toEqual(['/1', '/2', '/3', '/4']);
    });

    test('the next message waits for the retries of the one before', async () => {
      const { publish, advance, courier } = await start();
      courier.script = ({ path }, count) =>
        path === '/1' && count < 3 ? response(500) : response(200);
      await publish(inQueue('/1'), inQueue('/2'));
      await advance(DAY);
      expect(courier.paths()).toEqual(['/1', '/1', '/1', '/2']);
    });

    test('the next message waits for the callbacks of the one before, and their retries', async () => {
      const { publish, advance, courier, clock } = await start();
      const began = clock.now();
      courier.script = ({ path }, count) =>
        path === '/callback' && count < 4 ? response(500) : response(200);
      await publish(inQueue('/1', { callback: callback('attempted') }), inQueue('/2'));
      await advance(DAY);
      expect(courier.paths()).toEqual(['/1', '/callback', '/callback', '/callback', '/2']);
      expect(courier.seen[4]!.at - began).toBeGreaterThan(2 * MINUTE);
    });

    test('the next message is delivered when the failure callback of a failed one has finished', async () => {
      const { publish, advance, courier } = await start();
      courier.script = ({ path }) => response(path === '/1' ? 500 : 200);
      await publish(
        inQueue('/1', { retries: 1, failureCallback: callback('failed', '/failed') }),
        inQueue('/2'),
      );
      await advance(DAY);
      expect(courier.paths()).toEqual(['/1', '/1', '/failed', '/2']);
    });

    test('the next message is delivered when a message that waits for its retry is canceled', async () => {
      const { publish, settle, courier, engine } = await start();
      courier.script = ({ path }) => response(path === '/1' ? 500 : 200);
      const [first] = await publish(inQueue('/1'), inQueue('/2'));
      await settle();
      await engine.messages.cancel(user, first!);
      await settle();
      expect(courier.paths()).toEqual(['/1', '/2']);
    });

    test('a delayed message enters the queue when it is due, and delays no others before', async () => {
      const { publish, advance, courier } = await start();
      await publish(inQueue('/delayed', { delay: MINUTE }), inQueue('/1'));
      await advance(MINUTE);
      expect(courier.paths()).toEqual(['/1', '/delayed']);
    });

    test('a paused queue accepts messages and delivers none, not even retries', async () => {
      const { publish, advance, settle, courier, engine } = await start();
      courier.script = (_, count) => response(count === 1 ? 500 : 200);
      await publish(inQueue('/1'), inQueue('/2'));
      await settle();
      await engine.queues.pause(user, 'q');
      await engine.queues.pause(user, 'q');
      await publish(inQueue('/3'));
      await advance(DAY);
      expect(courier.paths()).toEqual(['/1']);
      expect(await engine.queues.get(user, 'q')).toMatchObject({ paused: true, lag: 3 });
      await engine.queues.resume(user, 'q');
      await settle();
      expect(courier.paths()).toEqual(['/1', '/1', '/2', '/3']);
      expect(await engine.queues.get(user, 'q')).toMatchObject({ paused: false, lag: 0 });
    });

    test('a queue is created by its first message, with a parallelism of one', async () => {
      const { publish, engine, clock } = await start();
      await publish(inQueue('/', { delay: MINUTE }));
      const at = clock.now();
      expect(await engine.queues.list(user)).toEqual([
        { name: 'q', createdAt: at, updatedAt: at, parallelism: 1, paused: false, lag: 1 },
      ]);
    });

    test('a change keeps omitted settings', async () => {
      const { engine } = await start();
      await engine.queues.upsert(user, 'q', { parallelism: 5, paused: true });
      await engine.queues.upsert(user, 'q', { paused: false });
      expect(await engine.queues.get(user, 'q')).toMatchObject({ parallelism: 5, paused: false });
    });

    test('a message does not change the settings of its queue', async () => {
      const { engine, publish } = await start();
      await engine.queues.upsert(user, 'q', { parallelism: 5 });
      await publish(inQueue('/'));
      expect(await engine.queues.get(user, 'q')).toMatchObject({ parallelism: 5 });
    });

    test('a queue is deleted with its messages; a new one with its name has none of them', async () => {
      const { engine, publish, settle, advance, courier } = await start();
      courier.script = () => response(500);
      const paths = Array.from({ length: 500 }, (_, index) => `/${index}`);
      const ids = await publish(...paths.map((path) => inQueue(path)));
      await settle();
      await engine.queues.delete(user, 'q');
      await engine.queues.delete(user, 'q');
      await publish(inQueue('/new'));
      await advance(0);
      expect(courier.paths()).toEqual(['/0', '/new']);
      for (const id of [ids[0]!, ids[499]!]) {
        await expect(engine.messages.get(user, id)).rejects.toMatchObject({
          code: 'messageNotFound',
        });
      }
      expect(await engine.queues.get(user, 'q')).toMatchObject({ lag: 1 });
    });

    test('a queue that is deleted while others are purged is purged too', async () => {
      const before = await start({ isKept: true });
      await before.engine.queues.upsert(user, 'q', { paused: true });
      const [id] = await before.publish(inQueue('/1'));
      // A start checks whether a purge has to be continued.
      const after = await before.restart();
      await after.engine.queues.delete(user, 'q');
      await after.advance(0);
      const { items } = await after.engine.logs.list(user, { messageIds: [id!] }, { count: 10 });
      expect(items.map(({ state }) => state)).toEqual(['CANCELED', 'CREATED']);
    });

    test('a message that is in progress when its queue is deleted is not retried', async () => {
      const { engine, publish, settle, advance, courier } = await start();
      courier.script = () => undefined;
      await publish(inQueue('/1'));
      await settle();
      await engine.queues.delete(user, 'q');
      await settle();
      courier.seen[0]!.answer(response(500));
      await advance(DAY);
      expect(courier.paths()).toEqual(['/1']);
    });

    test('a message that is in progress when its queue is deleted is delivered or canceled, with its callback', async () => {
      const { engine, publish, settle, advance, courier } = await start();
      courier.script = ({ path }) => (path === '/callback' ? response(200) : undefined);
      await engine.queues.upsert(user, 'q', { parallelism: 2 });
      const ids = await publish(
        inQueue('/1', { callback: callback('finished') }),
        inQueue('/2', { callback: callback('finished') }),
      );
      await settle();
      await engine.queues.delete(user, 'q');
      await settle();
      courier.seen[0]!.answer(response(200));
      courier.seen[1]!.answer(response(500));
      await advance(DAY);
      expect(courier.paths()).toEqual(['/1', '/2', '/callback']);
      const states = async (id: string) =>
        (await engine.logs.list(user, { messageIds: [id] }, { count: 10 })).items.map(
          ({ state }) => state,
        );
      const begun = ['CANCEL_REQUESTED', 'ACTIVE', 'CREATED'];
      expect(await states(ids[0]!)).toEqual(['DELIVERED', ...begun]);
      expect(await states(ids[1]!)).toEqual(['CANCELED', 'ERROR', ...begun]);
    });

    test('the number and the parallelism of queues are limited', async () => {
      const { engine, publishFor } = await start();
      const modest = testUser('bob', { maxQueues: 1, maxParallelism: 2 });
      await engine.queues.upsert(modest, 'a', { parallelism: 2 });
      await expect(engine.queues.upsert(modest, 'a', { parallelism: 3 })).rejects.toThrow(
        refusal('parallelismTooHigh', '3, and at most 2'),
      );
      await expect(engine.queues.upsert(modest, 'b', {})).rejects.toThrow(
        refusal('tooManyQueues', 'at most 1'),
      );
      await expect(publishFor(modest, order('/', { queue: 'b' }))).rejects.toMatchObject({
        code: 'tooManyQueues',
      });
      await expect(engine.queues.upsert(modest, 'a', { parallelism: 0 })).rejects.toThrow(
        refusal('invalidParallelism'),
      );
      await expect(engine.queues.upsert(modest, 'a/b', {})).rejects.toMatchObject({
        code: 'invalidName',
      });
    });

    test('a queue that does not exist can not be read, paused or resumed', async () => {
      const { engine } = await start();
      const { queues } = engine;
      for (const call of ['get', 'pause', 'resume'] as const) {
        await expect(queues[call](user, 'x')).rejects.toThrow(refusal('queueNotFound', 'queue x'));
      }
    });
  });
}
