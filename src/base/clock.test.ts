import { describe, expect, test } from 'vitest';
import { clockOf } from './clock.ts';

const START = 1_000_000;
const HOUR = 3_600_000;

/** A clock on a machine whose time passes by hand. */
function machine() {
  const time = { steady: 0, wall: START };
  const clock = clockOf({ origin: START, steady: () => time.steady, wall: () => time.wall });
  const pass = (milliseconds: number) => {
    time.steady += milliseconds;
    time.wall += milliseconds;
  };
  const set = (by: number) => {
    time.wall += by;
  };
  return { clock, pass, set };
}

describe('the clock of a machine', () => {
  test('has fractions of a millisecond', () => {
    const { clock, pass } = machine();
    pass(1500.25);
    expect(clock.now()).toBe(START + 1500.25);
  });

  test('is right within a second after the machine was suspended', () => {
    const { clock, pass, set } = machine();
    pass(1500);
    clock.now();
    set(HOUR);
    pass(1000);
    expect(clock.now()).toBe(START + HOUR + 2500);
    pass(0.5);
    expect(clock.now()).toBe(START + HOUR + 2500.5);
  });

  test('never goes back', () => {
    const { clock, pass, set } = machine();
    set(-HOUR);
    pass(5000);
    expect(clock.now()).toBe(START + 5000);
  });

  test('does not follow small corrections', () => {
    const { clock, pass, set } = machine();
    set(900);
    pass(5000);
    expect(clock.now()).toBe(START + 5000);
  });
});
