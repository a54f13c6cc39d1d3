import { expect, test } from 'vitest';
import { limitsOf, rateOf, withRates, type FlowKey } from './flow-rates.ts';

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

test('the rate is what was sent in the period, a second', () => {
  expect(rateOf({ ...KEY, rateCount: 30 })).toBe(0.5);
});

test('of a key the last minute is kept, and nothing of one that is gone', () => {
  let rates = withRates(new Map(), [KEY, { ...KEY, flowControlKey: 'gone' }]);
  for (let look = 0; look < 70; look++) rates = withRates(rates, [{ ...KEY, rateCount: look }]);
  expect([...rates.keys()]).toEqual(['api']);
  expect(rates.get('api')).toHaveLength(60);
  expect(rates.get('api')!.at(-1)).toBe(69 / 60);
});

test('only limits that are filled in are pinned; a period belongs to a rate', () => {
  expect(limitsOf({ parallelism: '5', rate: '', period: '60' })).toEqual({ parallelism: 5 });
  expect(limitsOf({ rate: '10', period: '60' })).toEqual({ rate: 10, period: 60 });
});
