import { afterEach, expect, test } from 'vitest';
import { order, response, startTestCore, testUser, type TestCore } from '../testing.ts';

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

const many = (count: number, host: string, more: Parameters<typeof order>[1] = {}) =>
  Array.from({ length: count }, () => order(`https://${host}/`, more));

test('hosts that never answer leave slots for others', async () => {
  open = await startTestCore({ capacity: { parallelism: 64, bytes: 1e9 } });
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
  open = await startTestCore({ capacity: { parallelism: 16, bytes: 1e9 } });
  const { publish, settle, courier } = open;
  courier.script = ({ url }) => (url.includes('slow') ? undefined : response(200));
  for (let index = 0; index < 50; index += 1) {
    await publish(
      order('https://slow/', { queue: `q${index}` }),
      order('https://slow/', { flowControl: { key: `k${index}` } }),
    );
  }
  await settle();
  expect(courier.inFlight).toBe(8);
  await publish(...many(100, 'fast'));
  await settle();
  expect(courier.seen.filter(({ url }) => url.includes('fast')).length).toBe(100);
});

test('all messages that wait for a host are delivered in the end', async () => {
  open = await startTestCore({ capacity: { parallelism: 4, bytes: 1e9 } });
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
  open = await startTestCore({ capacity: { parallelism: 100, bytes: 500 * KB } });
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
  open = await startTestCore({ capacity: { parallelism: 100, bytes: 1000 * KB } });
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
