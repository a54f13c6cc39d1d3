import { expect, test } from 'vitest';
import type { LogEntry } from '../../api/queue.ts';
import { timelinesOf, waitsFor } from './timelines.ts';

const NOW = 1_795_478_400_000;

function entry(messageId: string, at: number, more: Partial<LogEntry>): LogEntry {
  return { messageId, time: NOW + at, url: 'https://example.com', state: 'CREATED', ...more };
}

test('the log of a message is its timeline, also within a millisecond', () => {
  const [first, second] = timelinesOf([
    entry('b', 5, { state: 'ERROR' }),
    entry('b', 5, { state: 'ACTIVE' }),
    entry('a', 2, { state: 'DELIVERED' }),
    entry('b', 0, {}),
    entry('a', 1, {}),
    entry('b', 5, { state: 'RETRY', nextDeliveryTime: NOW + 20_000 }),
  ]);
  expect(first!.entries.map(({ state }) => state)).toEqual(['CREATED', 'ACTIVE', 'ERROR', 'RETRY']);
  expect(first).toMatchObject({ messageId: 'b', attempts: 1, isOver: false });
  expect(second).toMatchObject({ messageId: 'a', attempts: 0, isOver: true });
});

test.each<[Partial<LogEntry>, string]>([
  [{ nextDeliveryTime: NOW + 1500 }, 'its delivery time, in 2 s'],
  [{ state: 'RETRY', nextDeliveryTime: NOW + 1500 }, 'its next attempt, in 2 s'],
  [{ queueName: 'orders' }, 'its turn in the queue orders'],
  [{ flowControlKey: 'api' }, 'the flow control of api'],
  [{}, 'a free delivery slot'],
  [{ state: 'ACTIVE' }, ''],
  [{ state: 'DELIVERED' }, ''],
])('%j waits for "%s"', (last, words) => {
  expect(waitsFor(timelinesOf([entry('a', 0, last)])[0]!, NOW)).toBe(words);
});

test('attempts are not counted of a message whose beginning is not in the list', () => {
  const [only] = timelinesOf([
    entry('a', 1, { state: 'ACTIVE' }),
    entry('a', 2, { state: 'FAILED' }),
  ]);
  expect(only).toMatchObject({ attempts: undefined, isOver: true });
});
