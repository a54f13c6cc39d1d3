import { expect, test } from 'vitest';
import type { LogEntry } from '../../api/queue.ts';
import { stepsOf } from './message-steps.ts';
import { timelinesOf } from './timelines.ts';

const NOW = 1_795_478_400_000;
const URL = 'https://shop.example/hooks/paid';

function entry(at: number, more: Partial<LogEntry>, messageId = 'msg_1'): LogEntry {
  return { messageId, time: NOW + at, url: URL, state: 'CREATED', ...more };
}

function wordsOf(entries: readonly LogEntry[], callbacks: readonly LogEntry[] = []): string[] {
  const due = (moment: number) => `in ${(moment - NOW) / 1000} s`;
  return stepsOf(timelinesOf(entries)[0]!, timelinesOf(callbacks), due).map(({ words }) => words);
}

test('an attempt is one step, with the time that it took and the body of its answer', () => {
  const entries = [
    entry(0, {}),
    entry(10, { state: 'ACTIVE' }),
    entry(1_010, { state: 'DELIVERED', responseStatus: 200, responseBody: btoa('thanks') }),
  ];
  expect(wordsOf(entries)).toEqual(['Published', 'Attempt 1: answered 200 after 1 s']);
  expect(stepsOf(timelinesOf(entries)[0]!, [], String)[1]).toMatchObject({
    at: NOW + 1_010,
    kind: 'good',
    states: ['ACTIVE', 'DELIVERED'],
    answer: 'thanks',
  });
});

test('a message that fails says when the next attempt is, and at last that it was given up', () => {
  const first = [
    entry(0, {}),
    entry(0, { state: 'ACTIVE' }),
    entry(5, { state: 'ERROR', error: 'connection refused' }),
    entry(5, { state: 'RETRY', nextDeliveryTime: NOW + 12_000 }),
  ];
  expect(wordsOf(first)).toEqual([
    'Published',
    'Attempt 1: connection refused after 5 ms',
    'Attempt 2 is next, in 12 s',
  ]);
  const second = [
    entry(12_000, { state: 'ACTIVE' }),
    entry(12_100, { state: 'ERROR', responseStatus: 503 }),
    entry(12_100, { state: 'FAILED' }),
  ];
  expect(wordsOf([...first, ...second]).slice(2)).toEqual([
    'Attempt 2: answered 503 after 100 ms',
    'Given up after 2 attempts: it is a dead letter now',
  ]);
});

test.each<[Partial<LogEntry>, string]>([
  [{ queueName: 'orders' }, 'Published in the queue orders'],
  [
    { scheduleId: 'weekly', topicName: 'all' },
    'Published by the schedule weekly to the URL group all',
  ],
  [{ nextDeliveryTime: NOW + 60_000 }, 'Published, due in 60 s'],
])('%j is "%s"', (more, words) => {
  expect(wordsOf([entry(0, more)])).toEqual([words]);
});

test('an attempt that goes on, and a message that is canceled', () => {
  expect(wordsOf([entry(0, { state: 'ACTIVE' })])).toEqual(['Attempt 1 is under way']);
  expect(wordsOf([entry(0, {}), entry(1, { state: 'CANCELED' })])).toEqual([
    'Published',
    'Canceled',
  ]);
});

test('callbacks are steps with messages of their own', () => {
  const source = entry(0, {
    state: 'DELIVERED',
    responseStatus: 200,
    callback: 'https://shop.example/done',
    failureCallback: 'https://shop.example/failed',
  });
  const callback = (at: number, url: string, state: LogEntry['state']) =>
    entry(at, { url, state, responseStatus: 204 }, `msg_${at}`);
  expect(
    wordsOf(
      [source],
      [
        callback(9, 'https://shop.example/failed', 'RETRY'),
        callback(8, 'https://shop.example/done', 'DELIVERED'),
      ],
    ).slice(1),
  ).toEqual(['Callback: answered 204', 'Failure callback: not yet delivered']);
});
