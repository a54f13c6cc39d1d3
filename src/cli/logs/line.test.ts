import { expect, test } from 'vitest';
import { lineOf, type LogEntry } from './line.ts';

const entry: LogEntry = {
  time: Date.UTC(2026, 10, 20, 12),
  messageId: 'msg_1',
  state: 'CREATED',
  url: 'https://example.com/hook',
};

test('a line has the time, the state, the message ID and the destination', () => {
  expect(lineOf(entry)).toBe(
    '2026-11-20T12:00:00.000Z  CREATED           msg_1  https://example.com/hook',
  );
});

test('a line ends with the status, the error, the next delivery, the queue and the label, if known', () => {
  const failed: LogEntry = {
    ...entry,
    state: 'RETRY',
    responseStatus: 503,
    error: 'connection refused',
    nextDeliveryTime: entry.time + 12_000,
    queueName: 'orders',
    label: 'billing',
  };
  expect(lineOf(failed).split('  ').slice(-5)).toEqual([
    'status 503',
    'connection refused',
    'next 2026-11-20T12:00:12.000Z',
    'queue orders',
    'label billing',
  ]);
});
