import { expect, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { silentLogger } from '../../../../base/logger.ts';
import type { LogRecord } from '../../../log/record.ts';
import { COMMON } from '../config/common.ts';
import { readConfig } from '../config/definition.ts';
import { ConnectError, RetriableError, traceOf } from '../../errors.ts';
import { ErrorHandler } from './error-handler.ts';

function handler(
  settings: Record<string, string>,
  clock: TestClock,
  { signal = new AbortController().signal, letters = [] as unknown[] } = {},
) {
  const config = readConfig(COMMON, { name: 'one', ...settings }, [])!;
  return new ErrorHandler({
    config,
    task: 0,
    clock,
    alarms: clock,
    logger: silentLogger,
    signal,
    deadLetters: async (_, { error }) => void letters.push(error),
  });
}

const RECORD: LogRecord = {
  topic: 'events',
  partition: 0,
  offset: 0,
  timestamp: 0,
  key: null,
  value: null,
  headers: [],
};

/** The moments, in milliseconds, at which something is tried that never goes well. */
async function attempts(settings: Record<string, string>): Promise<readonly number[]> {
  const clock = new TestClock();
  const began = clock.now();
  const moments: number[] = [];
  const done = handler(settings, clock)
    .attempt(() => {
      moments.push(clock.now() - began);
      throw new RetriableError('not yet');
    }, undefined)
    .catch(() => undefined);
  await clock.advance(30_000);
  await done;
  return moments;
}

test('a retriable error is retried with growing delays, until its timeout', async () => {
  expect(await attempts({})).toEqual([0]);
  expect(await attempts({ 'errors.retry.timeout': '3000' })).toEqual([0, 300, 900, 2100, 3000]);
  expect(
    await attempts({ 'errors.retry.timeout': '2000', 'errors.retry.delay.max.ms': '500' }),
  ).toEqual([0, 300, 800, 1300, 1800, 2000]);
});

test('there are at least 100 ms between retries', async () => {
  for (const most of ['0', '-1', '50']) {
    const settings = { 'errors.retry.timeout': '350', 'errors.retry.delay.max.ms': most };
    expect(await attempts(settings)).toEqual([0, 100, 200, 300, 350]);
  }
});

test('an operation that is being retried when the task stops is not a dead letter yet', async () => {
  const clock = new TestClock();
  const end = new AbortController();
  const letters: unknown[] = [];
  const settings = { 'errors.retry.timeout': '60000', 'errors.tolerance': 'all' };
  const attempt = handler(settings, clock, { signal: end.signal, letters }).attempt(() => {
    throw new RetriableError('not yet');
  }, RECORD);
  const ended = expect(attempt).rejects.toThrow('The task is being stopped');
  await clock.advance(1000);
  end.abort();
  await ended;
  expect(letters).toEqual([]);
});

test('an error that is not retriable is not retried', async () => {
  let tried = 0;
  const clock = new TestClock();
  const fails = handler({ 'errors.retry.timeout': '-1' }, clock).attempt(() => {
    tried += 1;
    throw new ConnectError('never');
  }, undefined);
  await expect(fails).rejects.toThrow('Tolerance exceeded in error handler');
  expect(tried).toBe(1);
});

test('a trace has each cause, and ends', () => {
  const circular = new Error('round');
  circular.cause = circular;
  expect(traceOf(circular).split('\n')).toEqual(['Error: round', 'Caused by: Error: round']);
  expect(traceOf(new AggregateError([new Error('a'), new Error('b')]))).toBe(
    'AggregateError: a; b',
  );
  expect(traceOf('text')).toBe('text');
});
