import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../testing/control/control.ts';
import { DatabaseStatistics } from './database-statistics.ts';
import { statisticsRecord } from './record.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A database whose figures the test sets. */
function openTest(start = '2026-11-20T12:00:00Z') {
  const clock = new ManualClock(start);
  const seen = { keys: 0, storage: 0, hits: 0, misses: 0 };
  const statistics = new DatabaseStatistics({ now: clock.now(), observe: () => seen });
  return {
    clock,
    seen,
    statistics,
    record: () => statisticsRecord(statistics, clock.now()),
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

  it('shows a command at once', () => {
    const { statistics, record } = openTest();
    statistics.record('read', 1);
    statistics.record('write', 3);
    statistics.record('other', 0.5);
    const { read, write, throughput, latencymean, latencymax } = record();
    expect(read.at(-1)?.y).toBe(1);
    expect(write.at(-1)?.y).toBe(1);
    expect(throughput.at(-1)?.y).toBe(0.05);
    expect(latencymean.at(-1)?.y).toBe(2);
    expect(latencymax.at(-1)?.y).toBe(3);
  });

  it('counts each minute separately', () => {
    const { statistics, record, pass } = openTest();
    statistics.record('read', 1);
    pass(MINUTE);
    statistics.record('read', 1);
    statistics.record('read', 1);
    pass(2 * MINUTE);
    expect(record().read.slice(-4)).toMatchObject([{ y: 1 }, { y: 2 }, { y: 0 }, { y: 0 }]);
  });

  it('drops a minute after an hour', () => {
    const { statistics, record, pass } = openTest();
    statistics.record('read', 1);
    pass(59 * MINUTE);
    expect(record().read[0]?.y).toBe(1);
    pass(MINUTE);
    expect(record().read.every(({ y }) => y === 0)).toBe(true);
  });

  it('shows the mean and the 99th percentile of the latency of reads and writes', () => {
    const { statistics, record } = openTest();
    for (let i = 1; i <= 1000; i++) statistics.record('read', i / 1000);
    for (let i = 0; i < 98; i++) statistics.record('write', 1);
    for (let i = 0; i < 2; i++) statistics.record('write', 200);
    const shown = record();
    expect(shown.read_latency_mean.at(-1)?.y).toBeCloseTo(0.5005, 3);
    expect(shown.read_latency_99.at(-1)?.y).toBeCloseTo(0.99, 1);
    expect(shown.write_latency_mean.at(-1)?.y).toBeCloseTo(4.98, 5);
    expect(shown.write_latency_99.at(-1)?.y).toBeCloseTo(200, 0);
    expect(shown.latencymax.at(-1)?.y).toBe(200);
    expect(shown.latency99.at(-1)?.y).toBeCloseTo(1, 1);
  });

  it('shows keys and disk usage at the end of each minute, and repeats the last ones', () => {
    const { seen, record, pass } = openTest();
    Object.assign(seen, { keys: 3, storage: 100 });
    pass(MINUTE);
    Object.assign(seen, { keys: 5, storage: 300 });
    pass(3 * MINUTE);
    const { keyspace, diskusage, total_monthly_storage } = record();
    expect(keyspace.slice(-6).map(({ y }) => y)).toEqual([0, 3, 5, 5, 5, 5]);
    expect(diskusage.at(-5)?.y).toBe(100);
    expect(total_monthly_storage).toBe(300);
  });

  it('counts hits and misses from the counters of the database, also after these are reset', () => {
    const { seen, record, pass } = openTest();
    Object.assign(seen, { hits: 10, misses: 2 });
    pass(MINUTE);
    Object.assign(seen, { hits: 15 });
    pass(MINUTE);
    Object.assign(seen, { hits: 1, misses: 0 });
    const { hits, misses } = record();
    expect(hits.slice(-3).map(({ y }) => y)).toEqual([10, 5, 1]);
    expect(misses.slice(-3).map(({ y }) => y)).toEqual([2, 0, 0]);
  });
});

describe('days', () => {
  it('have names from today backwards, and series in ascending order', () => {
    const { record } = openTest('2026-11-20T12:00:00Z');
    const { days, dailyrequests } = record();
    expect(days).toEqual(['Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday']);
    expect(dailyrequests.map(({ x }) => x.slice(0, 10))).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ]);
  });

  it('end at midnight UTC', () => {
    const { statistics, record, pass } = openTest('2026-11-20T23:59:59.999Z');
    statistics.record('read', 1);
    statistics.addBandwidth(500);
    expect(record().dailybandwidth).toBe(500);
    pass(1);
    expect(statistics.today).toMatchObject({ day: '2026-11-21', reads: 0, bandwidth: 0 });
    statistics.record('write', 1);
    const { dailyrequests, bandwidths, dailybandwidth, days } = record();
    expect(dailyrequests.slice(-2).map(({ y }) => y)).toEqual([1, 1]);
    expect(bandwidths.slice(-2).map(({ y }) => y)).toEqual([500, 0]);
    expect(dailybandwidth).toBe(0);
    expect(days[0]).toBe('Saturday');
  });

  it('are five, and older ones still count in the month', () => {
    const { statistics, record, pass } = openTest('2026-11-10T12:00:00Z');
    for (let day = 0; day < 7; day++) {
      statistics.record('read', 1);
      pass(DAY);
    }
    expect(record().dailyrequests.map(({ y }) => y)).toEqual([1, 1, 1, 1, 0]);
    expect(record().total_monthly_requests).toBe(7);
  });

  it('of the previous month are not in the totals', () => {
    const { statistics, record, pass } = openTest('2026-11-30T12:00:00Z');
    statistics.record('read', 1);
    pass(DAY);
    statistics.record('write', 1);
    expect(record()).toMatchObject({
      total_monthly_requests: 1,
      total_monthly_read_requests: 0,
      total_monthly_write_requests: 1,
    });
    expect(
      record()
        .dailyrequests.slice(-2)
        .map(({ y }) => y),
    ).toEqual([1, 1]);
  });
});

describe('billing', () => {
  it('is per command', () => {
    const { statistics, record } = openTest();
    statistics.setPrice(0.000002);
    for (let i = 0; i < 3; i++) statistics.record('read', 1);
    expect(record().total_monthly_billing).toBe(0.000006);
    expect(record().dailybilling.at(-1)?.y).toBe(0.000006);
  });

  it('uses the price at the time of each command', () => {
    const { statistics, record, pass } = openTest('2026-11-20T23:59:00Z');
    statistics.record('read', 1);
    statistics.setPrice(0.5);
    statistics.record('read', 1);
    pass(MINUTE);
    statistics.record('read', 1);
    statistics.setPrice(0);
    statistics.record('read', 1);
    expect(
      record()
        .dailybilling.slice(-2)
        .map(({ y }) => y),
    ).toEqual([0.5, 0.5]);
  });
});

describe('connections', () => {
  it('are counted, with their bandwidth', () => {
    const { statistics, record, pass } = openTest();
    const socket = { bytesRead: 100, bytesWritten: 50 };
    statistics.connect(socket, 0);
    expect(record().connection_count.at(-1)?.y).toBe(1);
    expect(record().dailybandwidth).toBe(150);
    socket.bytesWritten += 1000;
    statistics.settle(socket);
    expect(statistics.today.bandwidth).toBe(1150);
    socket.bytesRead += 5;
    statistics.disconnect(socket);
    expect(statistics.today.bandwidth).toBe(1155);
    expect(record().connection_count.at(-1)?.y).toBe(1);
    pass(MINUTE);
    expect(
      record()
        .connection_count.slice(-2)
        .map(({ y }) => y),
    ).toEqual([1, 0]);
  });
});
