import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alarmsOf } from './alarms.ts';
import { clockOf } from './clock.ts';
import { catchInternalErrors } from '../../testing/base/internal-errors.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An alarm in an hour, on a new clock. */
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

test('a suspended machine delays no alarm by more than ten seconds, however soon that was due', () => {
  const clock = clockOf({ elapsed: () => performance.now(), wall: () => Date.now() });
  // Looks at the clock begin with a span of ten seconds; one of them sees an alarm that is due 19.9 seconds later.
  vi.advanceTimersByTime(10 * SECOND - (clock.now() % (10 * SECOND)));
  const ring = vi.fn<() => void>();
  alarmsOf(clock).at(clock.now() + 39.9 * SECOND, ring);
  vi.advanceTimersByTime(20 * SECOND);
  vi.setSystemTime(Date.now() + HOUR);
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

test('alarms ring at their times, however far away these are', () => {
  const clock = clockOf({ elapsed: () => performance.now(), wall: () => Date.now() });
  const alarms = alarmsOf(clock);
  const begun = clock.now();
  const rung: number[] = [];
  const times = [0, 1, 9_999, 10_000, 10_001, 19_999, 20_000, 25_000, 60_000, HOUR];
  for (const time of times) alarms.at(begun + time, () => rung.push(clock.now() - begun));
  vi.advanceTimersByTime(HOUR + 1);
  expect(rung).toHaveLength(times.length);
  for (const [index, time] of times.entries()) {
    expect(rung[index]).toBeGreaterThanOrEqual(time);
    expect(rung[index]).toBeLessThanOrEqual(time + 2);
  }
});

test('an alarm does not ring if one that is due at the same look cancels it', () => {
  const clock = clockOf({ elapsed: () => performance.now(), wall: () => Date.now() });
  const alarms = alarmsOf(clock);
  const ring = vi.fn<() => void>();
  alarms.at(clock.now() + HOUR, () => other.cancel());
  const other = alarms.at(clock.now() + HOUR + 1, ring);
  vi.setSystemTime(Date.now() + 2 * HOUR);
  vi.advanceTimersByTime(HOUR);
  expect(ring).not.toHaveBeenCalled();
});

test('an alarm that throws is reported, and others ring', async () => {
  const seen = catchInternalErrors();
  const ring = vi.fn<() => void>();
  const clock = clockOf({ elapsed: () => performance.now(), wall: () => Date.now() });
  const alarms = alarmsOf(clock);
  alarms.at(clock.now() + HOUR, () => {
    throw new Error('no');
  });
  alarms.at(clock.now() + HOUR + 1, ring);
  vi.setSystemTime(Date.now() + 2 * HOUR);
  vi.advanceTimersByTime(10 * SECOND);
  expect(ring).toHaveBeenCalled();
  await new Promise((resolve) => {
    process.nextTick(resolve);
  });
  expect(seen).toEqual([{ where: 'background', message: 'no' }]);
});

test('an alarm that is set when another one rings is not forgotten', () => {
  const clock = clockOf({ elapsed: () => performance.now(), wall: () => Date.now() });
  const alarms = alarmsOf(clock);
  const ring = vi.fn<() => void>();
  // Late in a span of ten seconds, so that the second alarm is in the span that is being searched.
  const begun = Math.ceil((clock.now() + HOUR) / (10 * SECOND)) * 10 * SECOND;
  alarms.at(begun + 1, () => alarms.at(clock.now() + 10 * SECOND + 1, ring));
  vi.setSystemTime(begun + 5 * SECOND);
  vi.advanceTimersByTime(40 * SECOND);
  expect(ring).toHaveBeenCalledOnce();
});
