import { afterEach, expect, test } from 'vitest';
import type { ScheduleOrder } from '../../resources.ts';
import { TestClock } from '../../../../base/test-clock.ts';
import {
  newFile,
  order,
  removeFiles,
  response,
  startTestCore,
  testUser,
  type TestCore,
  type TestCoreOptions,
} from '../testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const user = testUser();

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
  removeFiles();
});

async function start(options: TestCoreOptions = {}): Promise<TestCore> {
  open = await startTestCore(options);
  await open.settle();
  return open;
}

async function stop(): Promise<void> {
  await open?.core.close(0);
  open = undefined;
}

function schedule(cron: string, more: Partial<ScheduleOrder> = {}): ScheduleOrder {
  return { ...order('/tick'), cron, ...more };
}

/** Minutes since the start at which there were deliveries. */
function minutes({ courier }: TestCore, began: number): number[] {
  return courier.seen.map(({ at }) => (at - began) / MINUTE);
}

test('a schedule publishes its message at each tick', async () => {
  const { core, clock, courier, advance } = await start();
  const began = clock.now();
  const scheduleId = await core.schedules.upsert(
    user,
    schedule('*/20 * * * *', { method: 'PUT', body: Buffer.from('hi'), labels: ['nightly'] }),
  );
  expect(scheduleId).toMatch(/^scd_/);
  expect(await core.schedules.get(user, scheduleId)).toMatchObject({
    scheduleId,
    cron: '*/20 * * * *',
    destination: { url: 'https://example.com/tick' },
    createdAt: began,
    method: 'PUT',
    paused: false,
    retries: 3,
    timeout: 60_000,
    labels: ['nightly'],
    body: Buffer.from('hi'),
    lastScheduleTime: undefined,
    nextScheduleTime: began + 20 * MINUTE,
    lastScheduleStates: {},
  });
  await advance(HOUR);
  expect(minutes(open!, began)).toEqual([20, 40, 60]);
  const [seen] = courier.seen;
  expect(seen!.delivery).toMatchObject({ method: 'PUT', body: Buffer.from('hi') });
  expect(seen!.header('Upstash-Schedule-Id')).toBe(scheduleId);
  const last = courier.seen.at(-1)!.header('Upstash-Message-Id')!;
  expect(await core.schedules.list(user)).toMatchObject([
    {
      lastScheduleTime: began + HOUR,
      nextScheduleTime: began + HOUR + 20 * MINUTE,
      lastScheduleStates: { [last]: 'SUCCESS' },
    },
  ]);
});

test('a schedule tells how the messages of its last tick stand', async () => {
  const { core, advance, courier, settle } = await start();
  courier.script = () => undefined;
  await core.groups.addEndpoints(user, 'g', [
    { url: 'https://a.example' },
    { url: 'https://b.example' },
    { url: 'https://c.example' },
  ]);
  const destination = { group: 'g' };
  const id = await core.schedules.upsert(user, schedule('0 12 * * *', { destination, retries: 0 }));
  const states = async () => Object.values((await core.schedules.get(user, id)).lastScheduleStates);
  await advance(12 * HOUR);
  expect(await states()).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS']);
  for (const seen of courier.seen) {
    if (seen.url.includes('b.')) seen.answer(response(500));
    if (seen.url.includes('c.')) seen.answer(response(200));
  }
  await settle();
  expect((await states()).toSorted()).toEqual(['FAIL', 'IN_PROGRESS', 'SUCCESS']);
  const [message] = Object.entries((await core.schedules.get(user, id)).lastScheduleStates)
    .filter(([, state]) => state === 'IN_PROGRESS')
    .map(([id]) => id);
  await core.messages.cancel(user, message!);
  for (const seen of courier.seen) seen.answer(response(500));
  await settle();
  expect((await states()).toSorted()).toEqual(['FAIL', 'FAIL', 'SUCCESS']);
});

test('a delay is that of each message, not of the ticks', async () => {
  const { core, clock, advance } = await start();
  const began = clock.now();
  await core.schedules.upsert(user, schedule('0 * * * *', { delay: 90 * MINUTE }));
  await advance(4 * HOUR);
  expect(minutes(open!, began)).toEqual([150, 210]);
});

test('the id of a schedule that exists overwrites it, and leaves it paused', async () => {
  const { core, clock, advance, courier } = await start();
  const began = clock.now();
  const scheduleId = 'nightly.report';
  await core.schedules.upsert(user, schedule('0 * * * *', { scheduleId }));
  await advance(MINUTE);
  const other = schedule('30 * * * *', { ...order('/other'), scheduleId });
  expect(await core.schedules.upsert(user, other)).toBe(scheduleId);
  await advance(HOUR);
  expect(courier.paths()).toEqual(['/other']);
  expect(minutes(open!, began)).toEqual([30]);
  await core.schedules.pause(user, scheduleId);
  await core.schedules.upsert(user, other);
  expect(await core.schedules.list(user)).toMatchObject([
    { createdAt: began, paused: true, lastScheduleTime: began + 30 * MINUTE },
  ]);
});

test('a tick that has come is not lost when its schedule is written again at that moment', async () => {
  const { core, clock, advance, courier } = await start();
  const again = (path: string) =>
    core.schedules.upsert(user, schedule('0 * * * *', { ...order(path), scheduleId: 's' }));
  clock.at(clock.now() + HOUR, () => void again('/new'));
  await again('/old');
  await advance(HOUR);
  expect(courier.paths()).toEqual(['/new']);
  expect(await core.schedules.get(user, 's')).toMatchObject({
    lastScheduleTime: clock.now(),
    nextScheduleTime: clock.now() + HOUR,
  });
});

test('the ticks of a paused schedule pass, and are not made up for', async () => {
  const { core, clock, advance } = await start();
  const began = clock.now();
  const id = await core.schedules.upsert(user, schedule('0 * * * *'));
  await advance(HOUR);
  await core.schedules.pause(user, id);
  await core.schedules.pause(user, id);
  expect(await core.schedules.get(user, id)).toMatchObject({
    paused: true,
    nextScheduleTime: undefined,
  });
  await advance(3.5 * HOUR);
  await core.schedules.resume(user, id);
  await core.schedules.resume(user, id);
  await advance(HOUR);
  expect(minutes(open!, began)).toEqual([60, 300]);
});

test('deleting a schedule leaves its messages on their way', async () => {
  const { core, clock, advance } = await start();
  const began = clock.now();
  const id = await core.schedules.upsert(user, schedule('0 * * * *', { delay: MINUTE }));
  await advance(HOUR);
  await core.schedules.delete(user, id);
  await core.schedules.delete(user, id);
  await advance(3 * HOUR);
  expect(minutes(open!, began)).toEqual([61]);
  const gone = { code: 'scheduleNotFound', message: `schedule ${id} not found` };
  await expect(core.schedules.get(user, id)).rejects.toMatchObject(gone);
  await expect(core.schedules.pause(user, id)).rejects.toMatchObject(gone);
  await expect(core.schedules.resume(user, id)).rejects.toMatchObject(gone);
});

/** Whose attempts may take long. */
const patient = testUser('ann', { timeout: 10 * MINUTE });

test('a schedule that feeds a queue leaves its parallelism as it is', async () => {
  const { core, advance, courier } = await start();
  courier.script = () => undefined;
  await core.queues.upsert(patient, 'q', { parallelism: 2 });
  await core.schedules.upsert(patient, schedule('* * * * *', { queue: 'q' }));
  await core.schedules.upsert(patient, schedule('* * * * *', { queue: 'new' }));
  await advance(3 * MINUTE);
  expect(await core.queues.list(patient)).toMatchObject([
    { name: 'new', parallelism: 1, lag: 3 },
    { name: 'q', parallelism: 2, lag: 3 },
  ]);
  expect(courier.underWay).toBe(3);
});

test('a schedule keeps to its flow-control key', async () => {
  const { core, advance, courier } = await start();
  courier.script = () => undefined;
  const flowControl = { key: 'k', parallelism: 1 };
  await core.schedules.upsert(patient, schedule('* * * * *', { flowControl }));
  await advance(3 * MINUTE);
  expect(courier.underWay).toBe(1);
  expect(await core.flowControls.get(patient, 'k')).toMatchObject({ parallelismMax: 1 });
});

test('of the ticks that were missed while the platform was stopped the newest happens at the start', async () => {
  const file = newFile();
  const clock = new TestClock();
  const began = clock.now();
  const { core, advance } = await start({ file, clock });
  const hourly = await core.schedules.upsert(user, schedule('0 * * * *'));
  const daily = await core.schedules.upsert(user, schedule('0 12 * * *'));
  await advance(HOUR);
  await stop();
  await clock.advance(5.5 * HOUR);
  const later = await start({ file, clock });
  expect(minutes(later, began)).toEqual([6.5 * 60]);
  expect(await later.core.schedules.get(user, hourly)).toMatchObject({
    lastScheduleTime: began + 6 * HOUR,
    nextScheduleTime: began + 7 * HOUR,
  });
  expect(await later.core.schedules.get(user, daily)).toMatchObject({
    lastScheduleTime: undefined,
    nextScheduleTime: began + 12 * HOUR,
  });
  await later.advance(HOUR);
  expect(minutes(later, began)).toEqual([6.5 * 60, 7 * 60]);
});

test('a tick happens once, wherever the platform is stopped', async () => {
  const file = newFile();
  const clock = new TestClock();
  await (await start({ file, clock })).core.schedules.upsert(user, schedule('* * * * *'));
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    await stop();
    await clock.advance(MINUTE / 2);
    const { courier } = await start({ file, clock });
    ids.push(...courier.seen.map((seen) => seen.header('Upstash-Message-Id')!));
  }
  expect(ids.length).toBe(2);
  expect(new Set(ids).size).toBe(2);
});

test('where the store refuses, the tick is made up for when it does not any more', async () => {
  const test = await start();
  await test.core.schedules.upsert(user, schedule('0 * * * *'));
  const { store } = test.core;
  const write = store.write.bind(store);
  const began = test.clock.now();
  const { QueueError } = await import('../../errors.ts');
  store.write = () => Promise.reject(new QueueError('storeFailed', { reason: 'disk is full' }));
  await test.advance(HOUR + 10_000);
  store.write = write;
  await test.advance(10_000);
  expect(test.courier.seen.length).toBe(1);
  expect(test.courier.seen[0]!.at).toBeGreaterThan(began + HOUR + 10_000);
});

test('a tick whose message is refused passes, and the next one tries again', async () => {
  const { core, clock, advance, courier } = await start();
  await core.groups.addEndpoints(user, 'g', [{ url: 'https://a.example' }]);
  const destination = { group: 'g' };
  const id = await core.schedules.upsert(user, schedule('0 * * * *', { destination }));
  await core.groups.delete(user, 'g');
  await advance(HOUR);
  expect(await core.schedules.get(user, id)).toMatchObject({
    lastScheduleTime: clock.now(),
    nextScheduleTime: clock.now() + HOUR,
    lastScheduleStates: {},
    error: 'topic g not found',
  });
  await core.groups.addEndpoints(user, 'g', [{ url: 'https://a.example' }]);
  await advance(HOUR);
  expect(courier.seen.length).toBe(1);
  expect(await core.schedules.get(user, id)).toHaveProperty('error', undefined);
});

test('a hundred and fifty schedules of one moment all tick', async () => {
  const { core, advance, courier } = await start();
  const big = testUser('big', { maxSchedules: 150 });
  for (let i = 0; i < 150; i += 1) {
    await core.schedules.upsert(big, schedule('0 * * * *', order(`/${i}`)));
  }
  await advance(HOUR);
  expect(new Set(courier.paths()).size).toBe(150);
  expect(courier.seen.length).toBe(150);
  await expect(core.schedules.upsert(big, schedule('0 * * * *'))).rejects.toThrow(
    'too many schedules: at most 150 are allowed',
  );
  const { scheduleId } = (await core.schedules.list(big))[0]!;
  await core.schedules.upsert(big, schedule('0 * * * *', { scheduleId }));
});

test('what is to be redacted is told of no schedule, and delivered', async () => {
  const { core, advance, courier } = await start();
  const id = await core.schedules.upsert(
    user,
    schedule('0 * * * *', {
      body: Buffer.from('secret'),
      headers: [
        ['X-Key', 'secret'],
        ['X-Open', 'open'],
      ],
      callback: {
        url: 'https://c.example',
        method: 'POST',
        headers: [['x-key', 'secret']],
        when: 'finished',
      },
      redaction: { body: true, headers: ['x-key'] },
    }),
  );
  const told = await core.schedules.get(user, id);
  expect(JSON.stringify({ ...told, body: told.body.toString() })).not.toContain('secret');
  expect(told.body.toString()).toMatch(/^REDACTED:[0-9a-f]{64}$/);
  expect(told.headers[1]).toEqual(['X-Open', 'open']);
  await advance(HOUR);
  expect(courier.seen[0]!.body).toBe('secret');
  expect(courier.seen[0]!.header('X-Key')).toBe('secret');
});

test('schedules belong to their users', async () => {
  const { core } = await start();
  const bob = testUser('bob');
  const scheduleId = 'same';
  await core.schedules.upsert(user, schedule('0 * * * *', { scheduleId }));
  await expect(core.schedules.get(bob, scheduleId)).rejects.toMatchObject({
    code: 'scheduleNotFound',
  });
  await core.schedules.upsert(bob, schedule('1 * * * *', { scheduleId }));
  await core.schedules.delete(bob, scheduleId);
  expect(await core.schedules.get(user, scheduleId)).toMatchObject({ cron: '0 * * * *' });
});

test.each([
  ['an unknown group', { destination: { group: 'g' } }, 'topic g not found'],
  ['a URL of another kind', { destination: { url: 'ftp://a' } }, 'invalid destination url'],
  ['a wrong id', { scheduleId: 'a b' }, 'invalid schedule "a b"'],
  ['a wrong cron', { cron: '* * *' }, 'invalid cron expression "* * *"'],
  ['a cron that never comes', { cron: '0 0 30 2 *' }, 'it never comes'],
  ['too many retries', { retries: 101 }, 'too many retries: 101'],
  ['too long a delay', { delay: 8 * 24 * HOUR }, 'delay is too long'],
  ['a large body', { body: Buffer.alloc(1024 * 1024 + 1) }, 'message is too large'],
  ['a wrong queue', { queue: 'a b' }, 'invalid queue "a b"'],
])('%s is refused when a schedule is made', async (_, more, message) => {
  const { core } = await start();
  const refused = core.schedules.upsert(user, schedule('0 * * * *', more));
  await expect(refused).rejects.toThrow(message);
  expect(await core.schedules.list(user)).toEqual([]);
});
