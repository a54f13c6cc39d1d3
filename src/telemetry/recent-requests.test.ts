import { expect, test } from 'vitest';
import { RecentRequests } from './recent-requests.ts';

const MINUTE = 60_000;

test('requests of the last hour are counted by outcome, and older ones are forgotten', () => {
  const recent = new RecentRequests();
  recent.add(200, 0);
  recent.add(404, 30 * MINUTE);
  recent.add(503, 59 * MINUTE);
  expect(recent.lastHour(59 * MINUTE)).toEqual({ requests: 3, refused: 1, failed: 1 });
  expect(recent.lastHour(60 * MINUTE)).toEqual({ requests: 2, refused: 1, failed: 1 });
  expect(recent.lastHour(200 * MINUTE)).toEqual({ requests: 0, refused: 0, failed: 0 });
});

test('a counter is used again after an hour', () => {
  const recent = new RecentRequests();
  recent.add(500, 5 * MINUTE);
  recent.add(200, 65 * MINUTE);
  expect(recent.lastHour(65 * MINUTE)).toEqual({ requests: 1, refused: 0, failed: 0 });
});
