import { expect, onTestFinished, test, vi } from 'vitest';
import { countDeadLetters } from './logs/counts.ts';
import {
  order,
  response,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../testing/engines/queue/embedded/embedded.ts';

const HOUR = 3_600_000;
const MB = 1024 * 1024;

async function start(): Promise<TestCore> {
  const open = await startTestCore();
  onTestFinished(() => open.core.close(0));
  return open;
}

const user = testUser('ann', { maxEndpointsPerGroup: 600, maxMessageSize: 100 * MB });

test('a publish of very many messages is several transactions, between which others have their turn', async () => {
  const { core } = await start();
  const endpoints = Array.from({ length: 600 }, (_, i) => ({ url: `https://${i}.example.com` }));
  await core.groups.addEndpoints(user, 'all', endpoints);
  const written = vi.spyOn(core.store, 'write');
  const later = { ...order('/'), delay: HOUR };
  const results = await core.messages.publish(user, [
    { ...later, destination: { group: 'all' } },
    { ...later, destination: { group: 'none' } },
    { ...later, destination: { group: 'all' } },
    { ...later, destination: { group: 'all' } },
  ]);
  expect(written).toHaveBeenCalledTimes(2);
  expect(results.map((result) => ('error' in result ? 'refused' : result.messages.length))).toEqual(
    [600, 'refused', 600, 600],
  );
});

test('if the store fails after a part has been written, the rest is refused, order by order', async () => {
  const { core } = await start();
  const endpoints = Array.from({ length: 600 }, (_, i) => ({ url: `https://${i}.example.com` }));
  await core.groups.addEndpoints(user, 'all', endpoints);
  const toAll = { ...order('/'), delay: HOUR, destination: { group: 'all' } };
  const write = core.store.write.bind(core.store);
  vi.spyOn(core.store, 'write')
    .mockImplementationOnce(write)
    .mockImplementationOnce(() => core.store.close().then(() => write(() => undefined)));
  const results = await core.messages.publish(user, [toAll, toAll, toAll]);
  expect(results.map((result) => 'error' in result)).toEqual([false, false, true]);
});

test('the messages of a long queue are counted in parts, and the log without its rows', async () => {
  const { core, clock } = await start();
  const orders = Array.from({ length: 1000 }, () => ({ ...order('/'), queue: 'q', delay: HOUR }));
  for (let i = 0; i < 21; i++) await core.messages.publish(user, orders);
  const turns = vi.spyOn(core.store.turns, 'next');
  expect(await core.queues.get(user, 'q')).toMatchObject({ lag: 21_000 });
  expect(turns).toHaveBeenCalledTimes(1);
  const read = vi.spyOn(core.store, 'read');
  const spans = { from: clock.now() - HOUR, length: 2 * HOUR, count: 1 };
  const { states } = await core.logs.counts(user, spans);
  expect(Object.fromEntries(states)).toEqual({ CREATED: [21_000] });
  // Only dead letters.
  expect(read).toHaveBeenCalledTimes(1);
});

test('dead letters are counted in parts', async () => {
  const { core, courier, publishFor, settle } = await start();
  const { owner } = await core.owners.of(user);
  courier.script = () => response(500);
  await publishFor(user, ...Array.from({ length: 5 }, () => order('/', { retries: 0 })));
  await settle();
  const turns = vi.spyOn(core.store.turns, 'next');
  for (const most of [1, 2, 5, 6]) {
    turns.mockClear();
    expect(await countDeadLetters(core.store, owner, 0, most)).toBe(5);
    expect(turns).toHaveBeenCalledTimes(Math.floor(5 / most));
  }
});

test('whoever lists very much takes turns with others, by owner', async () => {
  const { core } = await start();
  const { owner } = await core.owners.of(user);
  const orders = Array.from({ length: 300 }, () => ({ ...order('/'), delay: HOUR }));
  await core.messages.publish(user, orders);
  for (const name of ['a', 'b', 'c']) await core.queues.upsert(user, name, {});
  const turns = vi.spyOn(core.store.turns, 'next');
  expect(await core.queues.list(user)).toHaveLength(3);
  expect(turns.mock.calls).toEqual([[owner], [owner], [owner]]);
  turns.mockClear();
  expect((await core.logs.list(user, {}, { count: 300 })).items).toHaveLength(300);
  expect(turns.mock.calls).toEqual([[owner], [owner], [owner]]);
});

test('the messages of all schedules have at most 64 MB, because they are listed together', async () => {
  const { core } = await start();
  const schedule = (scheduleId: string, size: number) => {
    const message = { ...order('/'), body: Buffer.alloc(size) };
    return core.schedules.upsert(user, { ...message, cron: '0 0 1 1 *', scheduleId });
  };
  await schedule('a', 40 * MB);
  await expect(schedule('b', 30 * MB)).rejects.toMatchObject({ code: 'schedulesTooLarge' });
  await schedule('a', 50 * MB);
  await schedule('b', 10 * MB);
  expect(await core.schedules.list(user)).toHaveLength(2);
  await core.schedules.list(testUser('bob'));
});
