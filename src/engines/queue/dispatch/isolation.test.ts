import { afterEach, expect, test } from 'vitest';
import { order, response, startTestCore, type TestCore } from '../testing.ts';

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

const many = (count: number, host: string, more: Parameters<typeof order>[1] = {}) =>
  Array.from({ length: count }, () => order(`https://${host}/`, more));

test('hosts that never answer leave places for others', async () => {
  open = await startTestCore({ capacity: { parallelism: 64, bytes: 1e9 } });
  const { publish, settle, courier } = open;
  courier.script = ({ url }) => (url.includes('slow') ? undefined : response(200));
  for (const host of ['slow1', 'slow2', 'slow3']) await publish(...many(200, host));
  await settle();
  expect(courier.underWay).toBeLessThan(64);
  await publish(...many(100, 'fast'));
  await settle();
  expect(courier.seen.filter(({ url }) => url.includes('fast')).length).toBe(100);
});

test('it is the host that counts, not the queues and keys through which it is reached', async () => {
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
  expect(courier.underWay).toBe(8);
  await publish(...many(100, 'fast'));
  await settle();
  expect(courier.seen.filter(({ url }) => url.includes('fast')).length).toBe(100);
});

test('all that wait for a host are delivered in the end', async () => {
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

test('bodies under way take so many bytes of memory', async () => {
  open = await startTestCore({ capacity: { parallelism: 100, bytes: 1000 } });
  const { publish, settle, courier } = open;
  courier.script = () => undefined;
  const large = order('/', { body: 'x'.repeat(400) });
  await publish(large, large, large, order('/larger-than-all', { body: 'x'.repeat(2000) }));
  await settle();
  expect(courier.seen.length).toBe(2);
  for (let answered = 0; answered < 4; answered += 1) {
    courier.seen[answered]!.answer(response(200));
    await settle();
  }
  expect(courier.seen.length).toBe(4);
});
