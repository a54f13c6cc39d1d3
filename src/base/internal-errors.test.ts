import { expect, test } from 'vitest';
import {
  countingInternalErrors,
  InternalError,
  logInternalError,
  reportInternalError,
} from './internal-errors.ts';
import { silentLogger } from './logger.ts';
import { catchInternalErrors } from '../../testing/base/internal-errors.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('what is reported reaches the process, and whoever reports it goes on', async () => {
  const seen = catchInternalErrors();
  reportInternalError('resp', new Error('oh'));
  expect(seen).toEqual([]);
  await nextTurn();
  expect(seen).toEqual([{ where: 'resp', message: 'oh' }]);
});

test('each error that reaches the process is one line of the log with its cause, and is counted by where it ended', () => {
  const lines: object[] = [];
  const log = countingInternalErrors({
    ...silentLogger,
    error: (fields) => void lines.push(fields),
  });
  const cause = new Error('oh');
  logInternalError(log, new InternalError('resp', cause));
  logInternalError(log, cause);
  log.error({ err: cause, where: 'http' }, 'a request failed for no fault of its own');
  log.error({ err: cause }, 'the disk is full');
  expect(lines).toEqual([
    { err: cause, where: 'resp' },
    { err: cause, where: 'process' },
    { err: cause, where: 'http' },
    { err: cause },
  ]);
  const counted = log.internalErrors().samples.filter(({ value }) => value > 0);
  expect(counted).toEqual([
    { labels: { where: 'http' }, value: 1 },
    { labels: { where: 'resp' }, value: 1 },
    { labels: { where: 'process' }, value: 1 },
  ]);
});
