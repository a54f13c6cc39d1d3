import { expect, test } from 'vitest';
import { ManualClock } from '../../../../testing/control/control.ts';
import { limitsOf } from '../plans.ts';
import { ClusterMeter } from './cluster-meter.ts';
import { ClusterStatistics } from './cluster-statistics.ts';

/** A meter with 1000 messages a second, or another plan's. */
function openTest(plan: 'payg' | 'none' = 'payg') {
  const clock = new ManualClock();
  const statistics = new ClusterStatistics(() => clock.now(), new Map());
  const limits = limitsOf(plan, 1000);
  return {
    clock,
    statistics,
    limits,
    meter: new ClusterMeter(statistics, clock, { limits, price: 0 }),
  };
}

test('the rate of the plan is admitted per second, and the allowance refills with time', () => {
  const { clock, meter } = openTest();
  expect(meter.admit(600)).toBeUndefined();
  expect(meter.admit(400)).toBeUndefined();
  expect(meter.admit(1)).toEqual({ limit: 1000, retryAfter: 1 });
  clock.advance(1);
  expect(meter.admit(1)).toBeUndefined();
  expect(meter.admit(1)).toBeDefined();
  clock.advance(10_000);
  expect(meter.admit(1000)).toBeUndefined();
  expect(meter.admit(1)).toBeDefined();
});

test('a batch above the limit is admitted, and later ones wait for all of it', () => {
  const { clock, meter } = openTest();
  expect(meter.admit(5000)).toBeUndefined();
  expect(meter.admit(1)).toEqual({ limit: 1000, retryAfter: 5 });
  clock.advance(2000);
  expect(meter.admit(1)).toEqual({ limit: 1000, retryAfter: 3 });
  clock.advance(2001);
  expect(meter.admit(1)).toBeUndefined();
});

test('messages that are refused after admission are given back', () => {
  const { clock, meter } = openTest();
  expect(meter.admit(100_000)).toBeUndefined();
  meter.refund(100_000);
  expect(meter.admit(1000)).toBeUndefined();
  expect(meter.admit(1)).toEqual({ limit: 1000, retryAfter: 1 });
  meter.refund(1000);
  clock.advance(5000);
  expect(meter.admit(1000)).toBeUndefined();
  expect(meter.admit(1)).toBeDefined();
});

test('a lowered limit takes effect at once; without a limit everything is admitted', () => {
  const { meter } = openTest();
  meter.allow({ limits: { ...limitsOf('payg', 1), max_messages_per_second: 10 }, price: 0 });
  expect(meter.admit(10)).toBeUndefined();
  expect(meter.admit(1)).toMatchObject({ limit: 10 });
  const unlimited = openTest('none').meter;
  for (let i = 0; i < 100; i++) expect(unlimited.admit(1_000_000)).toBeUndefined();
});

test('a clock that is set back does not reduce the allowance', () => {
  const { clock, meter } = openTest();
  expect(meter.admit(999)).toBeUndefined();
  clock.advance(-60_000);
  expect(meter.admit(1)).toBeUndefined();
  clock.advance(1000);
  expect(meter.admit(1)).toBeUndefined();
});

test('produced and consumed messages are counted for the topic and for the cluster', () => {
  const { meter, statistics } = openTest();
  meter.produced('a', 2, 20);
  meter.produced('b', 1, 5);
  meter.consumed('a', 3, 30);
  expect(statistics.of('a').sinceStart).toEqual({
    produced: 2,
    producedBytes: 20,
    consumed: 3,
    consumedBytes: 30,
  });
  expect(statistics.all.sinceStart).toEqual({
    produced: 3,
    producedBytes: 25,
    consumed: 3,
    consumedBytes: 30,
  });
});
