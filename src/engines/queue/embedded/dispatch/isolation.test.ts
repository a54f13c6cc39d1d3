import { afterEach, describe, expect, test } from 'vitest';
import type { CapacityLimits } from './capacity.ts';
import { LONG } from './in-flight-deliveries.ts';
import {
  order,
  response,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';

/** So few slots that a test can fill them. */
const capacity = (parallelism: number, more: Partial<CapacityLimits> = {}): CapacityLimits => ({
  parallelism,
  bytes: 1e9,
  slow: { deliveries: 1000, bytes: 1e9 },
  ...more,
});

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

const many = (count: number, host: string, more: Parameters<typeof order>[1] = {}) =>
  Array.from({ length: count }, () => order(`https://${host}/`, more));

test('hosts that never answer leave slots for others', async () => {
  open = await startTestCore({ capacity: capacity(64) });
  const { publish, settle, courier } = open;
  courier.script = ({ url }) => (url.includes('slow') ? undefined : response(200));
  for (const host of ['slow1', 'slow2', 'slow3']) await publish(...many(200, host));
  await settle();
  expect(courier.inFlight).toBeLessThan(64);
  await publish(...many(100, 'fast'));
  await settle();
  expect(courier.seen.filter(({ url }) => url.includes('fast')).length).toBe(100);
});

test('a host has one share, whatever queues and keys its messages are in', async () => {
  open = await startTestCore({ capacity: capacity(16) });
  const { publish, settle, courier } = open;
  courier.script = ({ url }) => (url.includes('slow') ? undefined : response(200));
  for (let index = 0; index < 50; index += 1) {
    await publish(
      order('https://slow/', { queue: `q${index}` }),
      order('https://slow/', { flowControl: { key: `k${index}` } }),
    );
  }
  await settle();
  // Four fifths of the half that its user may take.
  expect(courier.inFlight).toBe(6);
  await publish(...many(100, 'fast'));
  await settle();
  expect(courier.seen.filter(({ url }) => url.includes('fast')).length).toBe(100);
});

test('all messages that wait for a host are delivered in the end', async () => {
  open = await startTestCore({ capacity: capacity(4) });
  const { publish, settle, courier } = open;
  courier.script = () => undefined;
  await publish(...many(50, 'one'), ...many(50, 'two', { queue: 'q' }));
  for (let answered = 0; answered < 100; answered += 1) {
    await settle();
    courier.seen[answered]!.answer(response(200));
  }
  await settle();
  expect(courier.seen.length).toBe(100);
});

const KB = 1024;

test('bodies of deliveries in progress share a budget of memory', async () => {
  open = await startTestCore({ capacity: capacity(100, { bytes: 1000 * KB }) });
  const { publish, settle, courier } = open;
  courier.script = () => undefined;
  const bodies = [300, 300, 300, 1000].map((size) => ({ body: 'x'.repeat(size * KB) }));
  for (const [index, body] of bodies.entries()) await publish(order(`https://host${index}/`, body));
  await settle();
  expect(courier.seen.length).toBe(2);
  for (let answered = 0; answered < 4; answered += 1) {
    courier.seen[answered]!.answer(response(200));
    await settle();
  }
  expect(courier.seen.length).toBe(4);
});

test('large bodies for hosts that never answer delay neither small ones nor large ones for other hosts', async () => {
  open = await startTestCore({ capacity: capacity(100, { bytes: 2000 * KB }) });
  const { publish, settle, courier } = open;
  courier.script = ({ url }) => (url.includes('slow') ? undefined : response(200));
  const large = { body: 'x'.repeat(250 * KB) };
  for (const host of ['slow1', 'slow2']) await publish(...many(10, host, large));
  await settle();
  expect(courier.inFlight).toBe(3);
  await publish(...many(20, 'fast', large), ...many(20, 'fast'), ...many(5, 'slow1'));
  await settle();
  expect(courier.seen.filter(({ url }) => url.includes('fast')).length).toBe(40);
});

const small = testUser('bob', { maxGlobalParallelism: 10 });

test('a host that never answers leaves slots of its user for others', async () => {
  open = await startTestCore();
  const { publishFor, settle, courier } = open;
  courier.script = ({ url }) => (url.includes('slow') ? undefined : response(200));
  await publishFor(small, ...many(50, 'slow1'));
  await settle();
  expect(courier.inFlight).toBe(8);
  await publishFor(small, ...many(50, 'slow2'));
  await settle();
  expect(courier.inFlight).toBe(9);
  await publishFor(small, ...many(50, 'fast'));
  await settle();
  expect(courier.seen.filter(({ url }) => url.includes('fast')).length).toBe(50);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 4],
  [100, 80],
])('of %i slots of a user a host gets %i', async (maxGlobalParallelism, share) => {
  open = await startTestCore();
  const { publishFor, settle, courier } = open;
  courier.script = () => undefined;
  const user = testUser('bob', { maxGlobalParallelism });
  const reached = Array.from({ length: 120 }, (_, index) => [
    order('https://slow/', { queue: `q${index % 20}` }),
    order('https://slow/', { flowControl: { key: `k${index}` } }),
  ]);
  await publishFor(user, ...reached.flat());
  await settle();
  expect(courier.inFlight).toBe(share);
});

test('additional slots of a user are used at once', async () => {
  open = await startTestCore();
  const { core, publishFor, settle, courier } = open;
  courier.script = () => undefined;
  await publishFor(small, ...many(50, 'slow'));
  await settle();
  expect(courier.inFlight).toBe(8);
  await core.owners.of(testUser('bob', { maxGlobalParallelism: 20 }));
  await settle();
  expect(courier.inFlight).toBe(16);
});

test('hosts that wait for slots take turns', async () => {
  open = await startTestCore();
  const { publishFor, settle, courier } = open;
  courier.script = () => undefined;
  const hosts = Array.from({ length: 30 }, (_, index) => `host${index}`);
  for (const host of hosts) await publishFor(small, ...many(3, host));
  for (let answered = 0; answered < 90; answered += 1) {
    await settle();
    expect(courier.inFlight).toBe(Math.min(10, 90 - answered));
    courier.seen[answered]!.answer(response(200));
  }
  await settle();
  const firsts = new Set(courier.seen.slice(0, 45).map(({ url }) => url));
  expect(firsts.size).toBe(30);
});

describe('deliveries that take long', () => {
  const hosts = (count: number, name = 'slow') =>
    Array.from({ length: count }, (_, index) => order(`https://${name}${index}/`));
  const bob = testUser('bob');
  const carl = testUser('carl');
  const ofFast = ({ courier }: TestCore) =>
    courier.seen.filter(({ url }) => url.includes('fast')).length;

  test('of any number of hosts leave slots for other users at once', async () => {
    open = await startTestCore({ capacity: capacity(64) });
    const { publish, publishFor, settle, courier } = open;
    courier.script = ({ url }) => (url.includes('slow') ? undefined : response(200));
    await publish(...hosts(200));
    await publishFor(bob, ...hosts(200, 'slowOfBob'));
    await settle();
    expect(courier.inFlight).toBe(32 + 16);
    await publishFor(carl, ...many(100, 'fast'));
    await settle();
    expect(ofFast(open)).toBe(100);
  });

  test('make room for those of the same user after a while', async () => {
    open = await startTestCore({ capacity: capacity(64) });
    const { publish, advance, settle, courier } = open;
    courier.script = ({ url }) => (url.includes('slow') ? undefined : response(200));
    await publish(...hosts(100), ...many(10, 'fast'));
    await settle();
    expect([courier.inFlight, ofFast(open)]).toEqual([32, 0]);
    await advance(4 * LONG);
    expect([courier.inFlight, ofFast(open)]).toEqual([100, 10]);
  });

  test('do so with the slots of a small plan too', async () => {
    open = await startTestCore();
    const { publishFor, advance, courier } = open;
    courier.script = ({ url }) => (url.includes('slow') ? undefined : response(200));
    await publishFor(small, ...hosts(50), ...many(10, 'fast'));
    await advance(6 * LONG);
    expect([courier.inFlight, ofFast(open)]).toEqual([50, 10]);
  });

  test('still count for their host', async () => {
    open = await startTestCore();
    const { publishFor, advance, courier } = open;
    courier.script = () => undefined;
    await publishFor(small, ...many(50, 'slow1'), ...many(50, 'slow2'));
    await advance(20 * LONG);
    expect(courier.inFlight).toBe(16);
    courier.seen[0]!.answer(response(200));
    await advance(1);
    expect(courier.inFlight).toBe(16);
    expect(courier.seen.length).toBe(17);
  });

  test('keep their turn in a queue, and their place at a flow-control key', async () => {
    open = await startTestCore();
    const { publish, advance, courier } = open;
    courier.script = () => undefined;
    await publish(...many(3, 'slow1', { queue: 'q' }));
    await publish(...many(3, 'slow2', { flowControl: { key: 'k', parallelism: 2 } }));
    await advance(20 * LONG);
    expect(courier.inFlight).toBe(3);
  });

  test('are broken off when they are too many: the longest one of the user with most', async () => {
    const slow = { deliveries: 20, bytes: 1e9 };
    open = await startTestCore({ capacity: capacity(64, { slow }) });
    const { publish, publishFor, advance, courier } = open;
    courier.script = () => undefined;
    await publishFor(bob, ...hosts(5, 'ofBob'));
    await advance(LONG);
    await publish(...hosts(16));
    await advance(LONG);
    expect(courier.brokenOff.map(({ url }) => url)).toEqual(['https://slow0/']);
    await publishFor(carl, ...hosts(3, 'ofCarl'));
    await advance(LONG);
    expect(courier.brokenOff.map(({ url }) => url)).toEqual(
      [0, 1, 2, 3].map((index) => `https://slow${index}/`),
    );
    const { items } = await open.core.logs.list(testUser(), { states: ['ERROR'] }, { count: 10 });
    const error = 'no answer yet, and too many other deliveries wait for answers';
    expect(items.map((item) => item.error)).toEqual([error, error, error, error]);
  });

  test('are broken off when their bodies take too much memory', async () => {
    const slow = { deliveries: 1000, bytes: 1000 * KB };
    open = await startTestCore({ capacity: capacity(64, { slow }) });
    const { publish, advance, courier } = open;
    courier.script = () => undefined;
    const large = { body: 'x'.repeat(250 * KB) };
    for (let host = 0; host < 5; host += 1) await publish(order(`https://slow${host}/`, large));
    await advance(LONG);
    expect(courier.brokenOff.length).toBe(2);
  });
});
