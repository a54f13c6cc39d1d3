import { describe, expect, test } from 'vitest';
import { retryAfterDelay } from './retry-after.ts';

const now = Date.UTC(2026, 10, 20, 12, 0, 0);

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['120', 120_000],
    ['0120', 120_000],
    ['1.5', 1500],
    [' 7 ', 7000],
    ['Fri, 20 Nov 2026 12:01:00 GMT', 60_000],
    ['Fri, 20 Nov 2026 12:01:00 UTC', 60_000],
    ['Thu, 19 Nov 2026 12:00:00 GMT', 0],
    ['6m5s', 365_000],
    ['1h2m3s', 3_723_000],
    ['1h1h', 7_200_000],
    ['1.5h', 5_400_000],
    ['.5s', 500],
    ['250ms', 250],
    ['1500us', 2],
    ['1500µs', 2],
    ['1ns', 1],
    ['0s', 0],
    ['48h', 172_800_000],
  ])('%j requests a delay of %i ms', (value, delay) => {
    expect(retryAfterDelay({ 'retry-after': [value] }, now)).toBe(delay);
  });

  test.each([
    '',
    '-5',
    '-5s',
    'soon',
    '5 s',
    '1e3',
    '5d',
    'NaN',
    '9'.repeat(100),
    '1s'.repeat(50_000),
    'Fri, 20 Nov 2026 12:01:00 CET',
    'Fri, 20 Foo 2026 12:01:00 GMT',
    'Sun, 31 Feb 2027 12:01:00 GMT',
    'Sun, 01 Feb 2027 25:01:00 GMT',
    '2026-11-20T12:01:00Z',
  ])('%j requests no delay', (value) => {
    expect(retryAfterDelay({ 'retry-after': [value] }, now)).toBeUndefined();
  });
});

test.each(['x-ratelimit-reset', 'x-ratelimit-reset-requests', 'x-ratelimit-reset-tokens'])(
  '%s requests a delay in the same notations',
  (name) => {
    expect(retryAfterDelay({ [name]: ['30'] }, now)).toBe(30_000);
    expect(retryAfterDelay({ [name]: ['1m0.5s'] }, now)).toBe(60_500);
    expect(retryAfterDelay({ [name]: ['Fri, 20 Nov 2026 13:00:00 GMT'] }, now)).toBe(3_600_000);
  },
);

test('the first valid header takes precedence', () => {
  const headers = {
    'retry-after': ['soon'],
    'x-ratelimit-reset': ['10', '20'],
    'x-ratelimit-reset-tokens': ['30'],
  };
  expect(retryAfterDelay(headers, now)).toBe(10_000);
  expect(retryAfterDelay({}, now)).toBeUndefined();
});
