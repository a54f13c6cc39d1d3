import { expect, test } from 'vitest';
import { MovableClock } from './movable-clock.ts';
import { TestClock } from '../../testing/base/test-clock.ts';

const HOUR = 3_600_000;

function movable() {
  const below = new TestClock();
  const clock = new MovableClock({ clock: below, alarms: below });
  const rung: string[] = [];
  const alarm = (name: string, inHours: number) =>
    clock.at(clock.now() + inHours * HOUR, () => rung.push(name));
  return { below, clock, rung, alarm };
}

test('it follows the underlying clock until it is moved', async () => {
  const { below, clock, rung, alarm } = movable();
  alarm('one', 1);
  await below.advance(HOUR);
  expect(clock.now()).toBe(below.now());
  expect(rung).toEqual(['one']);
});

test('alarms that are due when it is moved ring at once, in order; others when they are due', async () => {
  const { below, clock, rung, alarm } = movable();
  alarm('three', 3);
  alarm('two', 2);
  alarm('one', 1);
  clock.move(2 * HOUR);
  expect(clock.ahead).toBe(2 * HOUR);
  await below.advance(1);
  expect(rung).toEqual(['one', 'two']);
  await below.advance(HOUR);
  expect(rung).toEqual(['one', 'two', 'three']);
});

test('alarms of one moment ring in the order in which they were set, whichever were canceled before', async () => {
  const { below, clock, rung, alarm } = movable();
  const canceled = alarm('canceled', 1);
  for (const name of ['one', 'two', 'three']) alarm(name, 1);
  canceled.cancel();
  clock.move(HOUR);
  await below.advance(1);
  expect(rung).toEqual(['one', 'two', 'three']);
});

test('while it is frozen, only alarms that become due by moving it ring', async () => {
  const { below, clock, rung, alarm } = movable();
  alarm('one', 1);
  alarm('two', 2);
  clock.freeze();
  const stood = clock.now();
  await below.advance(10 * HOUR);
  expect([clock.now(), rung]).toEqual([stood, []]);
  clock.move(HOUR);
  await below.advance(1);
  expect([clock.now(), rung]).toEqual([stood + HOUR, ['one']]);
  clock.resume();
  await below.advance(HOUR);
  expect(rung).toEqual(['one', 'two']);
  expect(clock.isFrozen).toBe(false);
});

test('a canceled alarm never rings', async () => {
  const { below, clock, rung, alarm } = movable();
  const first = alarm('one', 1);
  clock.move(HOUR / 2);
  first.cancel();
  clock.move(HOUR);
  await below.advance(HOUR);
  expect(rung).toEqual([]);
});

test('after its release it follows the underlying clock again', () => {
  const { below, clock } = movable();
  clock.freeze();
  clock.move(HOUR);
  clock.release();
  expect(clock.now()).toBe(below.now());
});

test('the distance to the underlying clock is exact, however far that advances between two readings', () => {
  let readings = 0;
  const below = new TestClock();
  const clock = new MovableClock({ clock: { now: () => ++readings * HOUR }, alarms: below });
  clock.move(2 * HOUR);
  expect(clock.ahead).toBe(2 * HOUR);
});
