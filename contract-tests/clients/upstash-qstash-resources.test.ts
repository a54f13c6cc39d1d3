import { expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { LATER, upstashQstash } from '../harness/upstash-qstash.ts';

const { queueUrl } = await recordedTarget();
const { client, hook, arrival, verify } = upstashQstash(queueUrl);

/** Resources besides messages, as the official client creates and changes them. */

test('queues are created, listed, paused and deleted', async () => {
  const queue = client().queue({ queueName: 'orders' });
  await queue.upsert({ parallelism: 2, paused: true });
  expect(await queue.get()).toEqual({
    name: 'orders',
    createdAt: expect.any(Number),
    updatedAt: expect.any(Number),
    parallelism: 2,
    paused: true,
    lag: 0,
  });
  const { messageId } = await queue.enqueueJSON({ url: hook('/queued'), body: { n: 1 } });
  expect(await queue.get()).toMatchObject({ lag: 1 });
  expect(await client().messages.get(messageId)).toMatchObject({ queueName: 'orders' });
  await queue.resume();
  expect(await verify(await arrival('/queued'))).toBe(true);
  await queue.pause();
  expect(await queue.list()).toMatchObject([{ name: 'orders', paused: true }]);
  await queue.delete();
  await expect(queue.get()).rejects.toMatchObject({ status: 404 });
});

test('URL groups are created, listed, changed and deleted', async () => {
  const { urlGroups } = client();
  const endpoints = [{ name: 'one', url: hook('/one') }, { url: hook('/two') }];
  await urlGroups.addEndpoints({ name: 'billing', endpoints });
  expect(await urlGroups.get('billing')).toMatchObject({ name: 'billing', endpoints });
  expect(await urlGroups.list()).toMatchObject([{ name: 'billing' }]);
  const published = await client().publishJSON({ urlGroup: 'billing', body: { n: 1 } });
  expect(published).toMatchObject([{ url: hook('/one') }, { url: hook('/two') }]);
  expect((await arrival('/two')).headers['upstash-topic-name']).toBe('billing');
  await urlGroups.removeEndpoints({ name: 'billing', endpoints: [{ name: 'one' }] });
  expect(await urlGroups.get('billing')).toMatchObject({ endpoints: [{ url: hook('/two') }] });
  await urlGroups.delete('billing');
  await expect(urlGroups.get('billing')).rejects.toMatchObject({ status: 404 });
});

test('schedules are created, listed, paused and deleted', async () => {
  const { schedules } = client();
  const { scheduleId } = await schedules.create({
    destination: hook('/scheduled'),
    cron: 'CRON_TZ=Europe/Berlin 0 9 1 1 *',
    body: '{}',
    scheduleId: 'yearly',
    delay: 30,
    retries: 1,
    label: 'report',
    callback: hook('/callback'),
    flowControl: { key: 'reports', rate: 1 },
  });
  expect(scheduleId).toBe('yearly');
  expect(await schedules.get(scheduleId)).toMatchObject({
    scheduleId: 'yearly',
    cron: 'CRON_TZ=Europe/Berlin 0 9 1 1 *',
    destination: hook('/scheduled'),
    method: 'POST',
    body: '{}',
    retries: 1,
    delay: 30,
    label: 'report',
    callback: hook('/callback'),
    flowControlKey: 'reports',
    isPaused: false,
  });
  await schedules.pause({ schedule: scheduleId });
  expect(await schedules.list()).toMatchObject([{ scheduleId: 'yearly', isPaused: true }]);
  await schedules.resume({ schedule: scheduleId });
  expect(await schedules.get(scheduleId)).toMatchObject({ isPaused: false });
  await schedules.create({ destination: hook(), cron: '0 0 1 1 *', scheduleId });
  expect(await schedules.list()).toMatchObject([{ scheduleId, cron: '0 0 1 1 *' }]);
  await schedules.delete(scheduleId);
  expect(await schedules.list()).toEqual([]);
});

test('flow-control keys are listed, paused and pinned', async () => {
  const { flowControl } = client();
  await client().publish({
    url: hook(),
    flowControl: { key: 'api', parallelism: 3, rate: 10, period: 60 },
    ...LATER,
  });
  expect(await flowControl.get('api')).toMatchObject({
    flowControlKey: 'api',
    parallelismMax: 3,
    rateMax: 10,
    ratePeriod: 60,
    isPaused: false,
    isPinnedParallelism: false,
    isPinnedRate: false,
  });
  await flowControl.pin('api', { parallelism: 1, rate: 2, period: 30 });
  await flowControl.pause('api');
  expect(await flowControl.get('api')).toMatchObject({
    parallelismMax: 1,
    rateMax: 2,
    ratePeriod: 30,
    isPaused: true,
    isPinnedParallelism: true,
    isPinnedRate: true,
  });
  await flowControl.unpin('api', { rate: true });
  await flowControl.resume('api');
  await flowControl.resetRate('api');
  expect(await flowControl.get('api')).toMatchObject({
    isPaused: false,
    isPinnedParallelism: true,
    isPinnedRate: false,
    rateCount: 0,
  });
  expect(await flowControl.getGlobalParallelism()).toEqual({
    parallelismMax: expect.any(Number),
    parallelismCount: expect.any(Number),
  });
  await expect(flowControl.get('unknown')).rejects.toMatchObject({ status: 404 });
});
