import { describe, expect, it } from 'vitest';
import type { ExceededLimit } from '../../directory/redis/usage.ts';
import { plans, type DatabaseLimits } from '../plans.ts';
import { DatabaseStatistics } from '../statistics/database-statistics.ts';
import { ManualClock } from '../../../testing/control/control.ts';
import { DatabaseMeter } from './database-meter.ts';

const observe = () => ({ keys: 0, storage: 0, hits: 0, misses: 0 });

function openMeter(
  limits: Partial<DatabaseLimits>,
  { start = '2026-11-20T12:00:00Z', price = 0, budget = 0, processes = 1 } = {},
) {
  const clock = new ManualClock(start);
  const statistics = new DatabaseStatistics({ now: clock.now(), observe });
  const allowance = { limits: { ...plans.Enterprise, ...limits }, price, budget };
  const meter = new DatabaseMeter(statistics, clock, allowance, () => processes);
  /** Runs this many commands. @returns the limit that refused the first refused one */
  const run = (commands: number): ExceededLimit | undefined => {
    let first: ExceededLimit | undefined;
    for (let i = 0; i < commands; i++) {
      const exceeded = meter.begin(clock.now());
      if (exceeded === undefined) meter.end('read', clock.now());
      first ??= exceeded;
    }
    return first;
  };
  return { clock, statistics, allowance, meter, run };
}

describe('commands per second', () => {
  it('are divided among the processes that serve the database', () => {
    const { run } = openMeter({ db_max_commands_per_second: 10 }, { processes: 3 });
    expect(run(3)).toBeUndefined();
    expect(run(1)).toEqual({ error: 'tooManyCommands', limit: 10, usage: 11 });
  });

  it('are counted per second of the clock', () => {
    const { clock, run } = openMeter({ db_max_commands_per_second: 10 });
    expect(run(10)).toBeUndefined();
    expect(run(1)).toEqual({ error: 'tooManyCommands', limit: 10, usage: 11 });
    clock.advance(999);
    expect(run(1)).toBeDefined();
    clock.advance(1);
    expect(run(10)).toBeUndefined();
    expect(run(1)).toBeDefined();
  });

  it('do not count if they are refused', () => {
    const { statistics, run } = openMeter({ db_max_commands_per_second: 10 });
    run(100);
    expect(statistics.today.reads).toBe(10);
  });
});

describe('commands per day', () => {
  it('are limited until midnight UTC', () => {
    const { clock, run } = openMeter({ db_request_limit: 3 }, { start: '2026-11-20T23:59:59Z' });
    expect(run(3)).toBeUndefined();
    expect(run(1)).toEqual({ error: 'dailyRequests', limit: 3, usage: 4 });
    expect(run(1)).toEqual({ error: 'dailyRequests', limit: 3, usage: 4 });
    clock.advance(999);
    expect(run(1)).toBeDefined();
    clock.advance(1);
    expect(run(3)).toBeUndefined();
    expect(run(1)).toBeDefined();
  });

  it('are limited by a new plan at once', () => {
    const { meter, allowance, run } = openMeter({ db_request_limit: 3 });
    expect(run(4)).toBeDefined();
    meter.allow({ ...allowance, limits: { ...allowance.limits, db_request_limit: 5 } });
    expect(run(2)).toBeUndefined();
    expect(run(1)).toEqual({ error: 'dailyRequests', limit: 5, usage: 6 });
  });
});

describe('the daily bandwidth', () => {
  it('is the sum over all connections', () => {
    const { clock, meter, run } = openMeter({ db_daily_bandwidth_limit: 1000 });
    const one = { bytesRead: 100, bytesWritten: 400 };
    const other = { bytesRead: 500, bytesWritten: 0 };
    meter.connect(one, 0);
    meter.connect(other, 0);
    meter.settle(one);
    meter.settle(other);
    expect(run(1)).toBeUndefined();
    one.bytesWritten++;
    meter.settle(one);
    expect(run(1)).toEqual({ error: 'dailyBandwidth', limit: 1000, usage: 1001 });
    clock.advance(12 * 3_600_000);
    expect(run(1)).toBeUndefined();
  });

  it('does not include what a connection transferred for another database', () => {
    const { meter, statistics } = openMeter({});
    const connection = { bytesRead: 700, bytesWritten: 300 };
    meter.connect(connection, 1000);
    connection.bytesRead += 5;
    meter.disconnect(connection);
    expect(statistics.today.bandwidth).toBe(5);
  });
});

describe('a monthly budget', () => {
  it('refuses commands once it is spent, until the next month', () => {
    const { clock, run, meter, allowance } = openMeter({}, { price: 0.1, budget: 1 });
    expect(run(10)).toBeUndefined();
    expect(run(1)).toEqual({ error: 'monthlyBudget', limit: 1, usage: 1 });
    clock.advance(86_400_000);
    expect(run(1)).toEqual({ error: 'monthlyBudget', limit: 1, usage: 1 });
    meter.allow({ ...allowance, budget: 2 });
    expect(run(10)).toBeUndefined();
    expect(run(1)).toMatchObject({ error: 'monthlyBudget', limit: 2 });
    clock.advance(10 * 86_400_000);
    expect(run(10)).toBeUndefined();
  });

  it('of 0 is no limit', () => {
    expect(openMeter({}, { price: 1, budget: 0 }).run(100)).toBeUndefined();
  });

  it('does not limit free commands', () => {
    expect(openMeter({}, { price: 0, budget: 1 }).run(100)).toBeUndefined();
  });
});

describe('connections', () => {
  it('are limited, and free a place when they close', () => {
    const { meter } = openMeter({ db_max_clients: 1 });
    const one = { bytesRead: 0, bytesWritten: 0 };
    const other = { bytesRead: 0, bytesWritten: 0 };
    expect(meter.connect(one, 0)).toBeUndefined();
    expect(meter.connect(other, 0)).toEqual({ error: 'tooManyConnections', limit: 1, usage: 2 });
    meter.disconnect(one);
    expect(meter.connect(other, 0)).toBeUndefined();
  });
});
