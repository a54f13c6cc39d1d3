import { describe, expect, test } from 'vitest';
import {
  order,
  refusal,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const SECOND = 1000;
const user = testUser();

const keyed = (path: string, limits: object = {}, key = 'k') =>
  order(path, { flowControl: { key, ...limits } });

const many = (count: number, limits: object = {}) =>
  Array.from({ length: count }, (_, index) => keyed(`/${index}`, limits));

/** Limits that messages share by a key. */
export function flowControls(start: StartQueue): void {
  describe('flow control', () => {
    test('the parallelism of a key limits its deliveries in progress, whatever their destinations', async () => {
      const { publish, settle, courier, engine } = await start();
      courier.script = () => undefined;
      await publish(
        ...Array.from({ length: 5 }, (_, index) =>
          keyed(`https://host${index}.example.com/`, { parallelism: 2 }),
        ),
        keyed('/other', {}, 'other'),
      );
      await settle();
      expect(courier.seen.length).toBe(3);
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({
        waiting: 3,
        parallelismMax: 2,
        parallelismCount: 2,
      });
      courier.seen.find(({ path }) => path !== '/other')!.answer(response(200));
      await settle();
      expect(courier.seen.length).toBe(4);
    });

    test('in no interval of a period more deliveries start than the rate, and no fewer', async () => {
      const { publish, advance, courier, clock } = await start();
      const began = clock.now();
      await publish(...many(2, { rate: 3, period: 10 }));
      await advance(9 * SECOND);
      await publish(...many(5, { rate: 3, period: 10 }));
      await advance(60 * SECOND);
      // Fixed windows would let four begin between the 9th and the 10th second.
      expect(courier.seen.map(({ at }) => (at - began) / SECOND)).toEqual([
        0, 0, 9, 10, 10, 19, 20,
      ]);
    });

    test('a delivery counts for the rate when its request is sent, and reserves its place until then', async () => {
      const { publish, advance, courier, engine } = await start();
      courier.connects = false;
      courier.script = () => undefined;
      await publish(...many(4, { rate: 2, period: 10 }));
      await advance(30 * SECOND);
      // Two are still connecting, for longer than the period.
      expect(courier.seen.length).toBe(2);
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({ rateCount: 0 });
      courier.seen[0]!.delivery.sent!();
      await advance(5 * SECOND);
      courier.seen[1]!.delivery.sent!();
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({ rateCount: 2 });
      await advance(5 * SECOND - 1);
      expect(courier.seen.length).toBe(2);
      await advance(1);
      expect(courier.seen.length).toBe(3);
      await advance(5 * SECOND);
      expect(courier.seen.length).toBe(4);
    });

    test('a request that is sent again counts again', async () => {
      const { publish, advance, courier } = await start();
      courier.script = ({ delivery }, count) => {
        if (count === 1) delivery.sent!();
        return response(200);
      };
      await publish(...many(3, { rate: 2, period: 10 }));
      await advance(10 * SECOND - 1);
      // One was admitted together with the first, and no more.
      expect(courier.seen.length).toBe(2);
      await advance(10 * SECOND);
      expect(courier.seen.length).toBe(3);
    });

    test('an unreachable destination is tried no more often than the rate', async () => {
      const { publish, advance, courier, clock } = await start();
      const began = clock.now();
      courier.connects = false;
      courier.script = () => ({ kind: 'failure', reason: 'connection refused' });
      await publish(keyed('/0', { rate: 1, period: 10 }), keyed('/1'), keyed('/2'));
      await advance(11 * SECOND);
      expect(courier.seen.map(({ at }) => (at - began) / SECOND)).toEqual([0, 10]);
    });

    test('retries count as well', async () => {
      const { publish, advance, courier, clock } = await start();
      const began = clock.now();
      courier.script = (_, count) => response(count === 1 ? 500 : 200, { 'retry-after': '1' });
      await publish(...many(2, { rate: 1, period: 10 }));
      await advance(60 * SECOND);
      expect(courier.seen.map(({ at }) => (at - began) / SECOND)).toEqual([0, 10, 20]);
    });

    test('the count of a rate survives a restart', async () => {
      const { engine, clock, advance, publish } = await start();
      await publish(...many(3, { rate: 2, period: 60 }));
      await advance(SECOND);
      const state = await engine.flowControls.get(user, 'k');
      expect(state).toMatchObject({
        waiting: 1,
        rateMax: 2,
        rateCount: 2,
        ratePeriod: 60,
        ratePeriodStart: (clock.now() - SECOND) / SECOND,
      });
    });

    test('the latest message sets the limits of its key', async () => {
      const { publish, settle, engine } = await start();
      await publish(keyed('/', { parallelism: 1, rate: 5, period: 60 }));
      await publish(keyed('/', { parallelism: 4 }));
      await settle();
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({
        parallelismMax: 4,
        rateMax: 5,
        ratePeriod: 60,
      });
    });

    test('a paused key starts nothing, and its period continues', async () => {
      const { publish, settle, advance, courier, engine } = await start();
      await publish(...many(2, { rate: 1, period: 10 }));
      await settle();
      await engine.flowControls.pause(user, 'k');
      await advance(30 * SECOND);
      expect(courier.seen.length).toBe(1);
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({ paused: true });
      await engine.flowControls.resume(user, 'k');
      await settle();
      expect(courier.seen.length).toBe(2);
    });

    test('a key can be paused before its first message', async () => {
      const { publish, settle, courier, engine } = await start();
      await engine.flowControls.pause(user, 'k');
      await publish(keyed('/'));
      await settle();
      expect(courier.seen).toEqual([]);
    });

    test('a pin overrides the limits of messages until it is removed and a message sets them again', async () => {
      const { publish, settle, courier, engine } = await start();
      courier.script = () => undefined;
      await engine.flowControls.pin(user, 'k', { parallelism: 1, rate: 100, period: 60 });
      await publish(...many(4, { parallelism: 3, rate: 50 }));
      await settle();
      expect(courier.seen.length).toBe(1);
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({
        pinnedParallelism: true,
        pinnedRate: true,
        parallelismMax: 1,
        rateMax: 100,
        ratePeriod: 60,
      });
      await engine.flowControls.unpin(user, 'k', { parallelism: true, rate: false });
      await settle();
      expect(courier.seen.length).toBe(1);
      await publish(keyed('/', { parallelism: 2, rate: 7 }));
      await settle();
      expect(courier.seen.length).toBe(2);
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({
        pinnedParallelism: false,
        pinnedRate: true,
        parallelismMax: 2,
        rateMax: 100,
      });
    });

    test('a reset starts a new period at once', async () => {
      const { publish, settle, advance, courier, engine, clock } = await start();
      await publish(...many(3, { rate: 1, period: 60 }));
      await advance(5 * SECOND);
      expect(courier.seen.length).toBe(1);
      await engine.flowControls.resetRate(user, 'k');
      await settle();
      expect(courier.seen.length).toBe(2);
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({
        rateCount: 1,
        ratePeriodStart: clock.now() / SECOND,
      });
    });

    test('a reset covers what was published before it', async () => {
      const { publish, settle, courier, engine } = await start();
      for (let count = 1; count <= 10; count += 1) {
        await publish(keyed('/', { rate: 1, period: 3600 }));
        await engine.flowControls.resetRate(user, 'k');
      }
      await settle();
      expect(courier.seen.length).toBe(10);
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({ rateCount: 0 });
    });

    test('a reset covers what was admitted before it, also if it is sent later, or never', async () => {
      const { publish, settle, courier, engine } = await start();
      courier.connects = false;
      courier.script = () => undefined;
      await publish(...many(2, { rate: 1, period: 3600 }));
      await settle();
      expect(courier.seen.length).toBe(1);
      await engine.flowControls.resetRate(user, 'k');
      await settle();
      expect(courier.seen.length).toBe(2);
      for (const { delivery } of courier.seen) delivery.sent?.();
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({ rateCount: 1 });
      courier.seen[0]!.answer(response(200));
      await settle();
      expect(await engine.flowControls.get(user, 'k')).toMatchObject({ rateCount: 1 });
    });

    test('a message of a queue is subject to its key as well', async () => {
      const { publish, advance, courier, clock } = await start();
      const began = clock.now();
      const limits = { flowControl: { key: 'k', rate: 1, period: 10 } };
      await publish(
        ...['a', 'b'].flatMap((queue) => [
          order('/1', { queue, ...limits }),
          order('/2', { queue, ...limits }),
        ]),
      );
      await advance(60 * SECOND);
      expect(courier.seen.map(({ at }) => (at - began) / SECOND)).toEqual([0, 10, 20, 30]);
    });

    test('keys are listed and searched, but only those of the user', async () => {
      const { publish, publishFor, engine } = await start();
      await publish(keyed('/', {}, 'apple'), keyed('/', {}, 'pear'));
      await publishFor(testUser('bob'), keyed('/', {}, 'plum'));
      const keys = async (search?: string) =>
        (await engine.flowControls.list(user, search)).map(({ key }) => key);
      expect(await keys()).toEqual(['apple', 'pear']);
      expect(await keys('pp')).toEqual(['apple']);
      await expect(engine.flowControls.get(user, 'plum')).rejects.toThrow(
        refusal('flowControlNotFound', 'plum'),
      );
    });

    test('very many keys are listed in their order', async () => {
      const { engine } = await start();
      const names = Array.from({ length: 120 }, (_, i) => `key-${String(i).padStart(3, '0')}`);
      for (const name of names) await engine.flowControls.pause(user, name);
      const listed = await engine.flowControls.list(user);
      expect(listed.map(({ key }) => key)).toEqual(names);
    });

    test.each([
      [{}, 'invalid flow control: parallelism, rate or both must be given'],
      [{ parallelism: 0 }, 'invalid flow control: parallelism must be a whole number from 1 on'],
      [{ rate: 1.5 }, 'invalid flow control: rate must be a whole number from 1 on'],
      [
        { rate: 1, period: 604_801 },
        'invalid flow control: period must be a whole number of seconds from 1 to 604800',
      ],
    ])('a pin %j is refused', async (pin, message) => {
      const { engine } = await start();
      await expect(engine.flowControls.pin(user, 'k', pin)).rejects.toThrow(
        refusal('invalidFlowControl', message),
      );
    });

    test('the deliveries of a user that are in progress are limited', async () => {
      const { publishFor, settle, courier, engine } = await start();
      courier.script = () => undefined;
      const modest = testUser('bob', { maxGlobalParallelism: 2 });
      await publishFor(modest, order('/1'), order('/2'), order('https://other.example.com/3'));
      await publishFor(modest, order('/4'));
      await publishFor(user, order('/of-somebody-else'));
      await settle();
      expect(courier.seen.length).toBe(3);
      expect(await engine.flowControls.globalParallelism(modest)).toEqual({ max: 2, count: 2 });
      // One host gets at most one of two slots, so the delivery that ends has to be of the host with more to
      // deliver.
      courier.seen.find(({ path }) => ['/1', '/2', '/4'].includes(path))!.answer(response(200));
      await settle();
      expect(courier.seen.length).toBe(4);
      await engine.queues.list(testUser('bob', { maxGlobalParallelism: 5 }));
      await settle();
      expect(courier.seen.length).toBe(5);
    });
  });
}
