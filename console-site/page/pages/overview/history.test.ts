import { expect, test } from 'vitest';
import type { Figures } from '../../api/overview.ts';
import { ratesOf, withSample, type Sample } from './history.ts';

function sample(at: number, produced: number, uptimeSeconds = at / 1000): Sample {
  const figures: Figures = {
    uptimeSeconds,
    lastHour: { requests: 0, refused: 0, failed: 0 },
    operations: [],
    kafka: { partitions: 1, produced, consumed: 0 },
  };
  return { at, figures };
}

test('a rate is what a counter grew by, in a second', () => {
  const history = [sample(0, 100), sample(5_000, 110), sample(10_000, 110)];
  expect(ratesOf(history, ({ kafka }) => kafka?.produced)).toEqual([2, 0]);
  expect(ratesOf([], ({ kafka }) => kafka?.produced)).toEqual([]);
});

test('the history begins anew with the platform, and is not endless', () => {
  const before = [sample(5_000, 110)];
  expect(withSample(before, sample(10_000, 120))).toHaveLength(2);
  expect(withSample(before, sample(10_000, 0, 1))).toHaveLength(1);
  let history: readonly Sample[] = [];
  for (let one = 0; one < 100; one++) history = withSample(history, sample(one * 5_000, one));
  expect(history).toHaveLength(60);
});
