import { describe, expect, test } from 'vitest';
import type { Outcome } from '../delivery.ts';
import { nextAttempt, retryAfterDelay } from './next-attempt.ts';

const now = Date.UTC(2026, 10, 20, 12, 0, 0);
const DAY = 86_400_000;

const refused: Outcome = { kind: 'failure', reason: 'connection refused' };
const respond = (status: number, headers: Record<string, string[]> = {}): Outcome => ({
  kind: 'response',
  status,
  headers,
  body: Buffer.alloc(0),
  truncated: false,
});
const attempt = (outcome: Outcome, change: { retried?: number; expression?: string } = {}) =>
  nextAttempt({ outcome, retried: 0, maxRetries: 3, now, ...change });

test.each([200, 201, 204, 299])('a %i is a success', (status) => {
  expect(attempt(respond(status))).toEqual({ kind: 'delivered' });
});

test.each([301, 304, 400, 404, 500, 503, 199])('a %i is retried', (status) => {
  expect(attempt(respond(status))).toEqual({ kind: 'retry', at: now + 12_000 });
});

test('without a response the message is retried, with growing delays, until no retry is left', () => {
  expect([0, 1, 2, 3].map((retried) => attempt(refused, { retried }))).toEqual([
    { kind: 'retry', at: now + 12_000 },
    { kind: 'retry', at: now + 148_000 },
    { kind: 'retry', at: now + 1_808_000 },
    { kind: 'giveUp', why: 'exhausted' },
  ]);
});

test('without retries there is a single attempt', () => {
  expect(nextAttempt({ outcome: refused, retried: 0, maxRetries: 0, now })).toEqual({
    kind: 'giveUp',
    why: 'exhausted',
  });
});

describe('a message with a delay expression', () => {
  test('is retried after its result', () => {
    const expression = '1000 * (1 + retried)';
    expect(attempt(refused, { expression })).toEqual({ kind: 'retry', at: now + 1000 });
    expect(attempt(refused, { expression, retried: 2 })).toEqual({ kind: 'retry', at: now + 3000 });
  });

  test('is retried after the default delay if the result is not a number', () => {
    expect(attempt(refused, { expression: '0 / retried' })).toEqual({
      kind: 'retry',
      at: now + 12_000,
    });
  });
});

describe('a destination that requests a delay', () => {
  test('takes precedence over the message', () => {
    const outcome = respond(429, { 'retry-after': ['30'] });
    expect(attempt(outcome, { expression: '1000' })).toEqual({ kind: 'retry', at: now + 30_000 });
  });

  test('may request no delay at all', () => {
    const outcome = respond(429, { 'retry-after': ['0'] });
    expect(attempt(outcome)).toEqual({ kind: 'retry', at: now });
  });

  test('may request a day at most', () => {
    const later = (seconds: number) => respond(503, { 'retry-after': [String(seconds)] });
    expect(attempt(later(86_400))).toEqual({ kind: 'retry', at: now + DAY });
    expect(attempt(later(86_401))).toEqual({ kind: 'retry', at: now + 12_000 });
    expect(attempt(later(86_401), { expression: '5' })).toEqual({ kind: 'retry', at: now + 5 });
  });

  test('gets no more retries than the message has', () => {
    const outcome = respond(429, { 'retry-after': ['0'] });
    expect(attempt(outcome, { retried: 3 })).toEqual({ kind: 'giveUp', why: 'exhausted' });
  });
});

describe('a destination that can not process a message', () => {
  test('ends its retries with a 489 and a header', () => {
    for (const value of ['true', 'True', ' true ']) {
      const outcome = respond(489, { 'upstash-nonretryable-error': [value] });
      expect(attempt(outcome)).toEqual({ kind: 'giveUp', why: 'nonRetryable' });
    }
  });

  test('must send both', () => {
    for (const outcome of [
      respond(489),
      respond(489, { 'upstash-nonretryable-error': ['false'] }),
      respond(400, { 'upstash-nonretryable-error': ['true'] }),
    ]) {
      expect(attempt(outcome)).toMatchObject({ kind: 'retry' });
    }
  });
});

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
