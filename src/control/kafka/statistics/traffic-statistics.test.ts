import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../testing/control/control.ts';
import { clusterRecord, topicRecord } from './record.ts';
import { TrafficStatistics, type StoredTraffic } from './traffic-statistics.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

function openTest(start = '2026-11-20T12:00:00Z', stored?: StoredTraffic) {
  const clock = new ManualClock(start);
  const statistics = new TrafficStatistics(clock.now(), stored);
  return {
    statistics,
    clock,
    record: (price = 0) => clusterRecord(statistics, price, clock.now()),
    pass: (milliseconds: number) => {
      clock.advance(milliseconds);
      statistics.advance(clock.now());
    },
  };
}

describe('the last hour', () => {
  it('has a point for every minute, the current one last', () => {
    const { record } = openTest('2026-11-20T12:00:59.500Z');
    const { throughput } = record();
    expect(throughput).toHaveLength(60);
    expect(throughput[0]).toEqual({ x: '2026-11-20 11:01:00.000 +0000 UTC', y: 0 });
    expect(throughput.at(-1)).toEqual({ x: '2026-11-20 12:00:00.000 +0000 UTC', y: 0 });
  });

  it('shows messages per second, produced and consumed', () => {
    const { statistics, record, pass } = openTest();
    statistics.produced(120, 1);
    statistics.consumed(60, 1);
    pass(MINUTE);
    statistics.consumed(6, 1);
    const shown = record();
    const last = (series: readonly { y: number }[]) => series.slice(-2).map(({ y }) => y);
    expect(last(shown.produce_throughput)).toEqual([2, 0]);
    expect(last(shown.consume_throughput)).toEqual([1, 0.1]);
    expect(last(shown.throughput)).toEqual([3, 0.1]);
  });

  it('shows the disk usage at the end of each minute, and repeats the last one', () => {
    const { statistics, record, pass } = openTest();
    statistics.setStorage(100);
    pass(MINUTE);
    statistics.setStorage(300);
    pass(3 * MINUTE);
    const { diskusage, total_monthly_storage } = record();
    expect(diskusage.slice(-5).map(({ y }) => y)).toEqual([100, 300, 300, 300, 300]);
    expect(total_monthly_storage).toBe(300);
  });

  it('drops a minute after an hour', () => {
    const { statistics, record, pass } = openTest();
    statistics.produced(60, 1);
    pass(59 * MINUTE);
    expect(record().throughput[0]?.y).toBe(1);
    pass(MINUTE);
    expect(record().throughput.every(({ y }) => y === 0)).toBe(true);
  });
});

describe('days', () => {
  it('have names from today backwards, and series in ascending order', () => {
    const { statistics, record, pass } = openTest('2026-11-19T12:00:00Z');
    statistics.produced(3, 1);
    statistics.consumed(1, 1);
    pass(DAY);
    statistics.produced(4, 1);
    const { days, dailyproduce, dailyconsume } = record();
    expect(days).toEqual(['Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday']);
    expect(dailyproduce.at(-1)?.x).toBe('2026-11-20 00:00:00.000 +0000 UTC');
    expect(dailyproduce.map(({ y }) => y)).toEqual([0, 0, 0, 3, 4]);
    expect(dailyconsume.map(({ y }) => y)).toEqual([0, 0, 0, 1, 0]);
  });

  it('of the previous month are not in the totals', () => {
    const { statistics, record, pass } = openTest('2026-11-30T12:00:00Z');
    statistics.produced(3, 1);
    pass(DAY);
    statistics.produced(4, 1);
    statistics.consumed(2, 1);
    expect(record(0.5)).toMatchObject({
      total_monthly_produce: 4,
      total_monthly_consume: 2,
      total_monthly_billing: 3,
    });
  });
});

describe('stored statistics', () => {
  it('are continued in their minute and day', () => {
    const before = openTest();
    before.statistics.produced(60, 100);
    before.statistics.setStorage(50);
    const now = before.clock.now();
    const stored = { minutes: before.statistics.minutes(now), days: before.statistics.days(now) };
    const { statistics, record, pass } = openTest('2026-11-20T12:00:30Z', stored);
    statistics.produced(60, 100);
    expect(record().produce_throughput.at(-1)?.y).toBe(2);
    expect(record()).toMatchObject({ total_monthly_produce: 120, total_monthly_storage: 50 });
    expect(statistics.sinceStart.produced).toBe(60);
    pass(MINUTE);
    expect(record().produce_throughput.slice(-2)).toMatchObject([{ y: 2 }, { y: 0 }]);
    expect(statistics.days(now).at(-1)).toMatchObject({ produced: 120, producedBytes: 200 });
  });
});

it('a topic has the series of the hour and the totals', () => {
  const { statistics, clock } = openTest();
  expect(Object.keys(topicRecord(statistics, clock.now()))).toEqual([
    'throughput',
    'produce_throughput',
    'consume_throughput',
    'diskusage',
    'total_monthly_storage',
    'total_monthly_produce',
    'total_monthly_consume',
  ]);
});
