import { once } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import { TestClock } from '../../testing/base/test-clock.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import { Leases, type Lease } from './leases.ts';
import type { Store } from './store.ts';
import { StoreUnreachable } from './store-unreachable.ts';
import { nodeSqliteDialect } from './rows/node-sqlite.ts';
import { openStore } from './store.ts';

const TTL = 10_000;

let store: Store;
let clock: TestClock;

beforeEach(async () => {
  store = await openStore(nodeSqliteDialect(':memory:'));
  clock = new TestClock();
  return () => store.destroy();
});

/** Leases whose renewals fail on demand, as if the store were unreachable. */
class CutLeases extends Leases {
  isCut = false;

  override async renew(...given: Parameters<Leases['renew']>): Promise<Set<string>> {
    if (this.isCut) throw new StoreUnreachable('cut');
    return super.renew(...given);
  }
}

/** Leases that a slow store acquires only once it is let. */
class SlowLeases extends Leases {
  isSlow = false;
  readonly #let = Promise.withResolvers<void>();

  override async acquire(...given: Parameters<Leases['acquire']>): Promise<Lease | undefined> {
    if (this.isSlow) await this.#let.promise;
    return super.acquire(...given);
  }

  letAcquire(): void {
    this.#let.resolve();
  }
}

function keeper(owner: string, leases = new Leases(store, clock), ttl = TTL): LeaseKeeper {
  return new LeaseKeeper({ leases, owner, clock, alarms: clock, ttl });
}

test('a lease is renewed until it is released', async () => {
  const [a, b] = [keeper('a'), keeper('b')];
  const lease = await a.acquire('job');
  await clock.advance(10 * TTL);
  expect(lease!.lost.aborted).toBe(false);
  expect(await b.acquire('job')).toBeUndefined();
  await lease!.release();
  expect(lease!.lost.aborted).toBe(true);
  expect((await b.acquire('job'))!.turn).toBeGreaterThan(lease!.turn);
});

test('a process can not acquire a lease twice', async () => {
  const a = keeper('a');
  const [first, second] = await Promise.all([a.acquire('job'), a.acquire('job')]);
  expect(first).toBeDefined();
  expect(second).toBeUndefined();
});

test('a lease that is being acquired while others are renewed is kept, and renewed from then on', async () => {
  const leases = new SlowLeases(store, clock);
  const [a, b] = [keeper('a', leases), keeper('b')];
  await a.acquire('job/1');
  leases.isSlow = true;
  const acquiring = a.acquire('job/2');
  await clock.advance(TTL / 2);
  leases.letAcquire();
  const lease = await acquiring;
  await clock.advance(10 * TTL);
  expect(lease!.lost.aborted).toBe(false);
  expect(await b.acquire('job/2')).toBeUndefined();
});

test('a lease whose acquisition takes longer than it lasts is reported as lost', async () => {
  const leases = new SlowLeases(store, clock);
  leases.isSlow = true;
  const acquiring = keeper('a', leases).acquire('job');
  await clock.advance(2 * TTL);
  leases.letAcquire();
  const lease = await acquiring;
  expect(lease!.lost.aborted).toBe(false);
  const lost = once(lease!.lost, 'abort');
  await clock.advance(TTL / 4);
  await lost;
});

test('a lease that is acquired while its process stops is released', async () => {
  const leases = new SlowLeases(store, clock);
  const [a, b] = [keeper('a', leases), keeper('b')];
  leases.isSlow = true;
  const acquiring = a.acquire('job');
  await a.close();
  leases.letAcquire();
  expect(await acquiring).toBeUndefined();
  expect(await b.acquire('job')).toBeDefined();
});

test('a lease that can not be renewed is lost before another process can acquire it', async () => {
  const leases = new CutLeases(store, clock);
  const [a, b] = [keeper('a', leases), keeper('b')];
  const lease = await a.acquire('job');
  leases.isCut = true;
  await clock.advance(TTL - 1);
  expect(lease!.lost.aborted).toBe(false);
  expect(await b.acquire('job')).toBeUndefined();
  await clock.advance(1);
  expect(lease!.lost.aborted).toBe(true);
  expect(await b.acquire('job')).toBeDefined();
});

test('a lease survives if the store is unreachable for less than that', async () => {
  const leases = new CutLeases(store, clock);
  const a = keeper('a', leases);
  const lease = await a.acquire('job');
  leases.isCut = true;
  await clock.advance(TTL / 2);
  leases.isCut = false;
  await clock.advance(10 * TTL);
  expect(lease!.lost.aborted).toBe(false);
});

test('a lease that another process has acquired in the meantime is lost', async () => {
  const [a, b] = [keeper('a'), keeper('b')];
  const lease = await a.acquire('job');
  // As if the process had been suspended, or the store restored from a backup.
  await store.updateTable('lease').set({ until: 1 }).execute();
  expect(await b.acquire('job')).toBeDefined();
  await clock.advance(TTL / 2);
  expect(lease!.lost.aborted).toBe(true);
});

test('closing releases all leases, and prevents acquiring more', async () => {
  const [a, b] = [keeper('a'), keeper('b')];
  const leases = [await a.acquire('job/1'), await a.acquire('job/2')];
  await a.close();
  expect(leases.map((lease) => lease!.lost.aborted)).toEqual([true, true]);
  expect(await a.acquire('job/3')).toBeUndefined();
  expect(await b.acquire('job/1')).toBeDefined();
  expect(clock.next()).toBeDefined();
  await b.close();
  expect(clock.next()).toBeUndefined();
});

test('rows of leases that ended more than a day ago are deleted while the process runs', async () => {
  const [a, b] = [keeper('a', undefined, 3_600_000), keeper('b')];
  await a.acquire('job');
  await (await b.acquire('other'))!.release();
  const names = async () => {
    const rows = await store.selectFrom('lease').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  await clock.advance(23 * 3_600_000);
  expect(await names()).toEqual(['job', 'other']);
  await clock.advance(3 * 3_600_000);
  expect(await names()).toEqual(['job']);
});
