import { expect, test } from 'vitest';
import { Usage } from './usage.ts';

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

function frequencies(random: () => number, logFactor = 10, decayMinutes = 1): Usage {
  const usage = new Usage(START, random);
  usage.rules = { frequency: true, logFactor, decayMinutes };
  return usage;
}

test('the idle time of a key starts at its last access', () => {
  const usage = new Usage(START, () => 0);
  const use = usage.first(START + 5000);
  expect(usage.idle(use, START + 65_000)).toBeCloseTo(60_000, -3);
  expect(usage.idle(usage.next(use, START + 65_000), START + 65_000)).toBe(0);
  expect(usage.idle(use, START)).toBe(0);
});

test('the idle time may be longer than the database has run', () => {
  const usage = new Usage(START, () => 0);
  const use = usage.idleSince(3_600_000, START + 1000)!;
  expect(usage.idle(use, START + 1000)).toBeCloseTo(3_600_000, -3);
  expect(usage.withFrequency(7, START)).toBe(undefined);
});

test('a new key has a frequency of 5, and each access may add one', () => {
  const usage = frequencies(() => 0);
  let use = usage.first(START);
  expect(usage.frequency(use, START)).toBe(5);
  for (let i = 0; i < 300; i++) use = usage.next(use, START);
  expect(usage.frequency(use, START)).toBe(255);
  expect(usage.idleSince(1000, START)).toBe(undefined);
});

test('a high frequency grows more slowly', () => {
  const atFive = frequencies(() => 0.99);
  expect(atFive.frequency(atFive.next(atFive.withFrequency(5, START)!, START), START)).toBe(6);
  const usage = frequencies(() => 0.05);
  const grown = (from: number) =>
    usage.frequency(usage.next(usage.withFrequency(from, START)!, START), START) - from;
  expect(grown(6)).toBe(1);
  expect(grown(20)).toBe(0);
});

test('the frequency falls by one in each decay time, even when the minute counter wraps', () => {
  const usage = frequencies(() => 0, 10, 2);
  const use = usage.withFrequency(10, START)!;
  expect(usage.frequency(use, START + MINUTE)).toBe(10);
  expect(usage.frequency(use, START + 6 * MINUTE)).toBe(7);
  expect(usage.frequency(use, START + 100 * MINUTE)).toBe(0);

  const wrap = Math.ceil(START / MINUTE / 65_536) * 65_536 * MINUTE;
  const before = usage.withFrequency(10, wrap - MINUTE)!;
  expect(usage.frequency(before, wrap + MINUTE)).toBe(9);

  const steady = frequencies(() => 0, 10, 0);
  expect(steady.frequency(steady.withFrequency(10, START)!, START + 100 * MINUTE)).toBe(10);
});
