import { describe, expect, test } from 'vitest';
import { Random } from '../../base/random.ts';
import { drawLatency, LONGEST_LATENCY } from './draw-latency.ts';
import type { Latency } from './fault.ts';

/** Draws the given number of latencies. */
function drawn(latency: Latency, count = 10_000): number[] {
  const random = new Random(7);
  return Array.from({ length: count }, () => drawLatency(latency, random)).toSorted(
    (a, b) => a - b,
  );
}

const middle = (numbers: readonly number[]) => numbers[numbers.length >> 1]!;

test('a fixed latency is always the same', () => {
  expect(new Set(drawn({ distribution: 'fixed', milliseconds: 5 }))).toEqual(new Set([5]));
});

test('a uniform latency is between its bounds', () => {
  const all = drawn({ distribution: 'uniform', from: 10, to: 20 });
  expect(all[0]).toBeGreaterThanOrEqual(10);
  expect(all.at(-1)).toBeLessThan(20);
  expect(middle(all)).toBeCloseTo(15, 0);
});

test('two thirds of normal latencies are within their standard deviation', () => {
  const all = drawn({ distribution: 'normal', mean: 100, deviation: 10 });
  const within = all.filter((one) => Math.abs(one - 100) <= 10).length / all.length;
  expect(within).toBeCloseTo(0.683, 1);
  expect(middle(all)).toBeCloseTo(100, -1);
});

test('half of log-normal latencies are above their median', () => {
  const all = drawn({ distribution: 'log-normal', median: 100, sigma: 1 });
  expect(middle(all) / 100).toBeCloseTo(1, 1);
  expect(all.at(-1)).toBeGreaterThan(1000);
});

describe('no latency is negative or longer than ten minutes', () => {
  test.each<Latency>([
    { distribution: 'normal', mean: 0, deviation: 100 },
    { distribution: 'log-normal', median: 600_000, sigma: 10 },
  ])('$distribution', (latency) => {
    const all = drawn(latency);
    expect(all[0]).toBeGreaterThanOrEqual(0);
    expect(all.at(-1)).toBeLessThanOrEqual(LONGEST_LATENCY);
  });
});
