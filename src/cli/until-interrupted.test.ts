import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilInterrupted } from './until-interrupted.ts';

const exit = vi.fn<() => void>();
const signals = new EventEmitter();
const shell = { signals, exit };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  exit.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that goes on until it is aborted, and fails then. */
const endless = (signal: AbortSignal) => setTimeout(1e6, undefined, { signal });

test.each(['SIGINT', 'SIGTERM'])('%s ends the work without a failure', async (signal) => {
  const ended = untilInterrupted(shell, endless);
  signals.emit(signal);
  await expect(ended).resolves.toBeUndefined();
  expect(exit).not.toHaveBeenCalled();
});

test('work that fails by itself rejects', async () => {
  await expect(untilInterrupted(shell, () => Promise.reject(new Error('lost')))).rejects.toThrow(
    'lost',
  );
});

test('the process exits if the work has not ended 1.5 s after the signal', async () => {
  void untilInterrupted(shell, () => new Promise(() => {}));
  signals.emit('SIGINT');
  vi.advanceTimersByTime(1499);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledOnce();
});

test('signal listeners are removed when the work ends', async () => {
  const before = signals.listenerCount('SIGINT');
  await untilInterrupted(shell, async () => {});
  expect(signals.listenerCount('SIGINT')).toBe(before);
});
