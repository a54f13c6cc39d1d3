import { expect, test } from 'vitest';
import { TimeLimit } from './time-limit.ts';

test('a limit counts while its thread runs', () => {
  const passed = { now: 1000, used: 500 };
  const limit = new TimeLimit(50, { now: () => passed.now, used: () => passed.used });
  const pass = (now: number, used: number) => {
    passed.now += now;
    passed.used += used;
    return limit.isOver;
  };
  expect(pass(50, 50)).toBe(false);
  expect(limit.used).toBe(50);
  expect(pass(1, 0)).toBe(true);

  passed.used -= 40;
  expect(limit.isOver).toBe(false);
  expect(pass(30, 30)).toBe(false);
  expect(pass(1000, 9)).toBe(false);
  expect(pass(2, 1)).toBe(true);
});

test('a short time is told without asking how much was used', () => {
  let now = 0;
  const limit = new TimeLimit(50, { now: () => now, used: () => 0 });
  now = 0.5;
  expect(limit.used).toBe(0.5);
});
