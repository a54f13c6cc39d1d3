import { expect, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { ServerTime } from './server-time.ts';

const MINUTE = 60_000;

test('a machine with a wrong clock uses the time of the server', () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  expect(time.now()).toBe(clock.now());
  time.heard(clock.now() + MINUTE, 0);
  expect(time.now()).toBe(clock.now() + MINUTE);
});

test('an alarm rings at the time of the server', async () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  time.heard(clock.now() - MINUTE, 0);
  let rung = false;
  time.at(time.now() + 10, () => (rung = true));
  await clock.advance(9);
  expect(rung).toBe(false);
  await clock.advance(1);
  expect(rung).toBe(true);
});

test('a slow answer has little effect on the offset', () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  // The server read its clock when the query arrived, and the answer took five seconds.
  time.heard(clock.now() - 5000, 5000);
  expect(time.now()).toBe(clock.now());
});

test('the fastest answer determines the offset', () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  time.heard(clock.now() + MINUTE - 2000, 4000);
  expect(time.now()).toBe(clock.now() + MINUTE);
  time.heard(clock.now() + MINUTE + 500, 20);
  expect(time.now()).toBe(clock.now() + MINUTE + 510);
  time.heard(clock.now() + MINUTE - 5000, 6000);
  expect(time.now()).toBe(clock.now() + MINUTE + 510);
});

test('a clock that differs by less than the round trip is not corrected', () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  time.heard(clock.now() - 50, 0);
  expect(time.now()).toBe(clock.now());
});

test('a change of the clock invalidates earlier answers at once', () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  time.heard(clock.now(), 2);
  // The machine's clock is an hour behind from here on.
  for (const took of [500, 40]) time.heard(clock.now() + 60 * MINUTE, took);
  expect(time.now()).toBe(clock.now() + 60 * MINUTE + 20);
});
