import { expect, test } from 'vitest';
import { createQueueClient } from '../../../../src/client/queue-client.ts';
import { originOf, ownLabels, runLabel, runsOfSchedule } from './schedule-runs.ts';

test('a message is of the schedule whose tick or whose label it has', () => {
  expect(originOf({ scheduleId: 'weekly' })).toEqual({ scheduleId: 'weekly', isByHand: false });
  const byHand = { labels: ['billing', runLabel('weekly')] };
  expect(originOf(byHand)).toEqual({ scheduleId: 'weekly', isByHand: true });
  expect(ownLabels(byHand)).toEqual(['billing']);
  expect(originOf({ labels: ['billing'] })).toBeUndefined();
});

test('runs by ticks and by hand are listed together, the latest first', async () => {
  const event = (messageId: string, time: number) => ({
    ...{ messageId, time, state: 'CREATED', url: 'https://example.com/report' },
  });
  const asked: string[] = [];
  const client = createQueueClient({
    url: 'http://queue.test',
    token: 'token',
    fetch: async ({ url }) => {
      const { searchParams } = new URL(url);
      const isByHand = searchParams.has('label');
      asked.push(searchParams.get(isByHand ? 'label' : 'scheduleId') ?? '');
      return Response.json({ events: [isByHand ? event('msg_b', 2) : event('msg_a', 1)] });
    },
  });
  const runs = await runsOfSchedule(client, 'weekly');
  expect(runs.map(({ messageId }) => messageId)).toEqual(['msg_b', 'msg_a']);
  expect(asked.toSorted()).toEqual(['run-now:weekly', 'weekly']);
});
