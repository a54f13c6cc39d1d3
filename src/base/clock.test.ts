import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

function machine() {
  const time = { elapsed: 0, wall: 1_000_000 };
  const clock = clockOf({ elapsed: () => time.elapsed, wall: () => time.wall });
  const pass = (milliseconds: number) => {
    time.elapsed += milliseconds;
    time.wall += milliseconds;
  };
  return { time, clock, pass };
}

test('a clock goes on with the wall clock after the machine was suspended', () => {
  const { time, clock, pass } = machine();
  pass(5000);
  expect(clock.now()).toBe(1_005_000);
  time.wall += 3_600_000;
  pass(1000);
  expect(clock.now()).toBe(4_606_000);
});

test('a clock does not go back when the wall clock is set back', () => {
  const { time, clock, pass } = machine();
  pass(5000);
  clock.now();
  time.wall -= 3_600_000;
  pass(2000);
  expect(clock.now()).toBe(1_007_000);
});

test('a clock does not jump by small corrections of the wall clock', () => {
  const { time, clock, pass } = machine();
  time.wall += 20;
  pass(2000);
  expect(clock.now()).toBe(1_002_000);
});
