import { expect, test } from 'vitest';
import { limitsOf, ratesOf, withSamples, type FlowKey } from './flow-rates.ts';

const KEY: FlowKey = {
  flowControlKey: 'api',
  waitListSize: 4,
  parallelismMax: 5,
  parallelismCount: 5,
  rateMax: 10,
  rateCount: 7,
  ratePeriod: 60,
  ratePeriodStart: 100,
  isPaused: false,
  isPinnedParallelism: false,
  isPinnedRate: false,
};

test('the rate is what was sent between two looks, and a new period counts anew', () => {
  const at = (seconds: number, count: number, periodStart: number) => {
    return { at: seconds * 1000, count, periodStart };
  };
  expect(ratesOf([at(0, 2, 100), at(1, 5, 100), at(3, 9, 100), at(4, 1, 160)])).toEqual([3, 2, 1]);
  expect(ratesOf([at(0, 2, 100)])).toEqual([]);
});

test('of a key the last minute is kept, and nothing of one that is gone', () => {
  let samples = withSamples(new Map(), [KEY, { ...KEY, flowControlKey: 'gone' }], 0);
  for (let second = 1; second <= 70; second++) samples = withSamples(samples, [KEY], second * 1000);
  expect([...samples.keys()]).toEqual(['api']);
  expect(samples.get('api')).toHaveLength(60);
});

test('only limits that are filled in are pinned; a period belongs to a rate', () => {
  expect(limitsOf({ parallelism: '5', rate: '', period: '60' })).toEqual({ parallelism: 5 });
  expect(limitsOf({ rate: '10', period: '60' })).toEqual({ rate: 10, period: 60 });
});
