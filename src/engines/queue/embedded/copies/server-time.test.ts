import { expect, test } from 'vitest';
import { TestClock } from '../../../../base/test-clock.ts';
import { ServerTime } from './server-time.ts';

const MINUTE = 60_000;

test('a machine whose clock is wrong goes by the time of the server', () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  expect(time.now()).toBe(clock.now());
  time.heard(clock.now() + MINUTE);
  expect(time.now()).toBe(clock.now() + MINUTE);
});

test('an alarm rings at the time of the server', async () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  time.heard(clock.now() - MINUTE);
  let rung = false;
  time.at(time.now() + 10, () => (rung = true));
  await clock.advance(9);
  expect(rung).toBe(false);
  await clock.advance(1);
  expect(rung).toBe(true);
});

test('what took long to come does not set the time back', () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  time.heard(clock.now() + MINUTE);
  time.heard(clock.now() + MINUTE - 5000);
  expect(time.now()).toBe(clock.now() + MINUTE);
});

test('a clock that is right but for the way from the server is left alone', () => {
  const clock = new TestClock();
  const time = new ServerTime({ clock, alarms: clock, machine: clock });
  time.heard(clock.now() - 50);
  expect(time.now()).toBe(clock.now());
});
