import { afterEach, describe, expect, it } from 'vitest';
import { openTestStore } from '../../../testing/store/store.ts';
import type { Store } from '../../store/store.ts';
import { ManualClock } from '../../../testing/control/control.ts';
import { Statistics } from './statistics.ts';

const open: Statistics[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((statistics) => statistics.close()));
});

async function openStatistics(store: Store, clock: ManualClock): Promise<Statistics> {
  const observe = () => ({ keys: 0, storage: 0, hits: 0, misses: 0 });
  const statistics = await Statistics.open({ store, clock, observe });
  open.push(statistics);
  return statistics;
}

describe('a restart', () => {
  it('keeps all earlier counts', async () => {
    const store = await openTestStore();
    const clock = new ManualClock('2026-11-19T23:30:00Z');
    const before = await openStatistics(store, clock);
    before.of('a').setPrice(0.25);
    before.of('a').record('read', 2);
    before.of('a').addBandwidth(70);
    clock.advance(3_600_000);
    before.of('a').advance(clock.now());
    before.of('a').record('write', 4);
    before.of('a').record('other', 4);
    const shown = before.record('a');
    await before.close();

    const after = await openStatistics(store, clock);
    expect(after.record('a')).toEqual(shown);
    expect(after.of('a').today).toMatchObject({ day: '2026-11-20', writes: 1, others: 1 });
    expect(shown.total_monthly_billing).toBe(0.75);
    expect(shown.dailyrequests.slice(-2).map(({ y }) => y)).toEqual([1, 2]);
  });

  it('in the middle of a minute continues that minute', async () => {
    const store = await openTestStore();
    const clock = new ManualClock('2026-11-20T12:00:10Z');
    const before = await openStatistics(store, clock);
    before.of('a').record('read', 2);
    await before.close();
    clock.advance(20_000);

    const after = await openStatistics(store, clock);
    after.of('a').record('read', 4);
    const { read, latencymean, latencymax } = after.record('a');
    expect(read.at(-1)?.y).toBe(2);
    expect(latencymean.at(-1)?.y).toBe(3);
    expect(latencymax.at(-1)?.y).toBe(4);
    clock.advance(60_000);
    expect(
      after
        .record('a')
        .read.slice(-2)
        .map(({ y }) => y),
    ).toEqual([2, 0]);
  });

  it('on a later day starts that day at zero', async () => {
    const store = await openTestStore();
    const clock = new ManualClock('2026-11-20T12:00:00Z');
    const before = await openStatistics(store, clock);
    before.of('a').record('read', 2);
    await before.close();
    clock.advance(86_400_000);
    const after = await openStatistics(store, clock);
    expect(after.of('a').today.reads).toBe(0);
    expect(
      after
        .record('a')
        .dailyrequests.slice(-2)
        .map(({ y }) => y),
    ).toEqual([1, 0]);
  });
});

describe('the count since the start', () => {
  it('continues over midnight, and is zero after a restart', async () => {
    const store = await openTestStore();
    const clock = new ManualClock('2026-11-20T12:00:00Z');
    const before = await openStatistics(store, clock);
    before.of('a').record('read', 2);
    await before.close();
    const after = await openStatistics(store, clock);
    expect(after.of('a').sinceStart(clock.now())).toMatchObject({ reads: 0 });
    for (let day = 0; day < 3; day++) {
      after.of('a').record('read', 2);
      after.of('a').addBandwidth(100);
      clock.advance(86_400_000);
    }
    expect(after.of('a').sinceStart(clock.now())).toEqual({
      reads: 3,
      writes: 0,
      others: 0,
      bandwidth: 300,
    });
  });
});

describe('writing', () => {
  it('happens every tenth tick, for databases with changes', async () => {
    const store = await openTestStore();
    const statistics = await openStatistics(store, new ManualClock());
    statistics.of('idle');
    statistics.of('busy').record('read', 1);
    for (let tick = 0; tick < 10; tick++) statistics.tick();
    await statistics.write();
    const rows = await store.selectFrom('usage_day').selectAll().execute();
    expect(rows).toEqual([
      {
        database_id: 'busy',
        day: '2026-11-20',
        reads: 1,
        writes: 0,
        others: 0,
        bandwidth: 0,
        billing: 0,
      },
    ]);
  });

  it('that failed is repeated with the next one', async () => {
    const store = await openTestStore();
    const statistics = await openStatistics(store, new ManualClock());
    statistics.of('a').record('read', 1);
    await store.schema.alterTable('usage_day').renameTo('elsewhere').execute();
    await statistics.write();
    await store.schema.alterTable('elsewhere').renameTo('usage_day').execute();
    await statistics.write();
    const { reads } = await store.selectFrom('usage_day').select('reads').executeTakeFirstOrThrow();
    expect(reads).toBe(1);
  });

  it('takes a thousand databases at once', async () => {
    const store = await openTestStore();
    const statistics = await openStatistics(store, new ManualClock());
    for (let i = 0; i < 1000; i++) statistics.of(`database-${i}`).record('read', 1);
    await statistics.write();
    const rows = await store.selectFrom('statistics').select('database_id').execute();
    expect(rows).toHaveLength(1000);
  });

  it('does not restore a database that has been forgotten', async () => {
    const store = await openTestStore();
    const statistics = await openStatistics(store, new ManualClock());
    statistics.of('a').record('read', 1);
    await statistics.write();
    statistics.forget('a');
    await statistics.write();
    expect(statistics.of('a').today.reads).toBe(0);
    expect(await store.selectFrom('statistics').selectAll().execute()).toEqual([]);
    expect(await store.selectFrom('usage_day').select('reads').execute()).toEqual([{ reads: 1 }]);
  });
});

describe('processes that share a store', () => {
  it('add up the days of a database, and each counts its own since its start', async () => {
    const store = await openTestStore();
    const clock = new ManualClock('2026-11-20T23:59:30Z');
    const [a, b] = [await openStatistics(store, clock), await openStatistics(store, clock)];
    for (const { statistics, reads } of [
      { statistics: a, reads: 3 },
      { statistics: b, reads: 5 },
    ]) {
      statistics.of('db').setPrice(0.5);
      for (let i = 0; i < reads; i += 1) statistics.of('db').record('read', 1);
      await statistics.write();
    }
    // The first process learns of the other's counts when it writes again.
    a.of('db').record('write', 1);
    await a.write();
    expect(a.of('db').days(clock.now())).toEqual([
      { day: '2026-11-20', reads: 8, writes: 1, others: 0, bandwidth: 0, billing: 4.5 },
    ]);
    expect(a.of('db').sinceStart(clock.now())).toMatchObject({ reads: 3, writes: 1 });
    // Counts from before midnight may be written after it.
    b.of('db').record('read', 1);
    clock.advance(60_000);
    for (const statistics of [a, b]) statistics.of('db').advance(clock.now());
    b.of('db').record('read', 1);
    await b.write();
    a.of('db').record('read', 1);
    await a.write();
    for (const statistics of [a, b]) {
      expect(statistics.of('db').days(clock.now())[0]).toMatchObject({ reads: 9, writes: 1 });
    }
    const rows = await store.selectFrom('usage_day').select(['day', 'reads', 'billing']).execute();
    expect(rows).toEqual([
      { day: '2026-11-20', reads: 9, billing: 5 },
      { day: '2026-11-21', reads: 2, billing: 1 },
    ]);
  });
});
