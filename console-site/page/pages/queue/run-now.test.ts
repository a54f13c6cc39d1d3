import { expect, test } from 'vitest';
import { messageNow, type Schedule } from './run-now.ts';

const SCHEDULE: Schedule = {
  scheduleId: 'weekly',
  cron: '0 9 * * 1',
  destination: 'https://example.com/report',
  createdAt: 1_795_478_340_000,
  method: 'PUT',
  isPaused: true,
  retries: 3,
  delay: 60,
};

test('the message of a schedule is published as it would be at a tick, without the delay', () => {
  const schedule = {
    ...SCHEDULE,
    header: { 'Content-Type': ['text/plain'], 'X-Tenant': ['a', 'b'] },
    body: 'hello',
    timeout: 1_500,
    callback: 'https://example.com/done',
    callbackHeader: { 'X-Of': ['callback'] },
    flowControlKey: 'api',
    parallelism: 5,
    period: 1,
    labels: ['billing', 'weekly'],
  };
  expect(messageNow(schedule)).toEqual({
    path: '/v2/publish/https%3A%2F%2Fexample.com%2Freport',
    headers: {
      'Content-Type': 'text/plain',
      'Upstash-Method': 'PUT',
      'Upstash-Retries': '3',
      'Upstash-Timeout': '1.5s',
      'Upstash-Callback': 'https://example.com/done',
      'Upstash-Callback-Forward-X-Of': 'callback',
      'Upstash-Forward-X-Tenant': 'a, b',
      'Upstash-Flow-Control-Key': 'api',
      'Upstash-Flow-Control-Value': 'parallelism=5',
      'Upstash-Label': 'billing,weekly,run-now:weekly',
    },
    body: 'hello',
  });
});

test('a schedule in a queue is enqueued, byte for byte', () => {
  const { path, body } = messageNow({ ...SCHEDULE, queueName: 'orders', bodyBase64: '3q2+7w==' });
  expect(path).toBe('/v2/enqueue/orders/https%3A%2F%2Fexample.com%2Freport');
  expect(body).toEqual(new Uint8Array([0xde, 0xad, 0xbe, 0xef]));
});
