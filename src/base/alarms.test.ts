import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alarmsOf } from './alarms.ts';
import { clockOf } from './clock.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An alarm in an hour, by a clock that has just been made. */
function inAnHour() {
  const clock = clockOf({ elapsed: () => performance.now(), wall: () => Date.now() });
  const ring = vi.fn<() => void>();
  return { ring, alarm: alarmsOf(clock).at(clock.now() + HOUR, ring) };
}

test('an alarm rings at its time', () => {
  const { ring } = inAnHour();
  vi.advanceTimersByTime(HOUR - SECOND);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SECOND + 1);
  expect(ring).toHaveBeenCalledOnce();
});

test('an alarm whose time has come while the machine was suspended rings within ten seconds', () => {
  const { ring } = inAnHour();
  vi.setSystemTime(Date.now() + 2 * HOUR);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * SECOND);
  expect(ring).toHaveBeenCalledOnce();
});

test('a canceled alarm does not ring', () => {
  const { ring, alarm } = inAnHour();
  vi.advanceTimersByTime(30 * SECOND);
  alarm.cancel();
  vi.advanceTimersByTime(2 * HOUR);
  expect(ring).not.toHaveBeenCalled();
});
