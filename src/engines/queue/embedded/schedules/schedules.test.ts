import { afterEach, expect, test } from 'vitest';
import { catchInternalErrors } from '../../../../../testing/base/internal-errors.ts';
import { QueueError } from '../../errors.ts';
import {
  order,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';

const HOUR = 60 * 60 * 1000;
const user = testUser();

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

async function start(): Promise<TestCore> {
  open = await startTestCore();
  return open;
}

const schedule = (cron: string) => ({ ...order('/tick'), cron });

test('a tick that the store refuses is made up for when the store accepts it', async () => {
  const test = await start();
  await test.core.schedules.upsert(user, schedule('0 * * * *'));
  const { store } = test.core;
  const write = store.write.bind(store);
  const began = test.clock.now();
  store.write = () => Promise.reject(new QueueError('storeFailed', { reason: 'disk is full' }));
  await test.advance(HOUR + 10_000);
  store.write = write;
  await test.advance(10_000);
  expect(test.courier.seen.length).toBe(1);
  expect(test.courier.seen[0]!.at).toBeGreaterThan(began + HOUR + 10_000);
});

test('a tick that fails with an exception is reported, and made up for', async () => {
  const seen = catchInternalErrors();
  const test = await start();
  await test.core.schedules.upsert(user, schedule('0 * * * *'));
  const { store } = test.core;
  const write = store.write.bind(store);
  store.write = () => Promise.reject(new Error('oh'));
  await test.advance(HOUR);
  store.write = write;
  await test.advance(10_000);
  expect(test.courier.seen.length).toBe(1);
  expect(seen[0]).toEqual({ where: 'delivery', message: 'oh' });
});
