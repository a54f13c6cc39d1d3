import { beforeEach, expect, test } from 'vitest';
import { TestClock } from '../../testing/base/test-clock.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import { Leases } from './leases.ts';
import { nodeSqliteDialect } from './rows/node-sqlite.ts';
import { Role } from './role.ts';
import { openStore, type Store } from './store.ts';

let store: Store;
let clock: TestClock;
let told: string[];

beforeEach(async () => {
  store = await openStore(nodeSqliteDialect(':memory:'));
  clock = new TestClock();
  told = [];
  return () => store.destroy();
});

async function open(owner: string): Promise<{ role: Role; keeper: LeaseKeeper }> {
  const leases = new Leases(store, clock);
  const keeper = new LeaseKeeper({ leases, owner, clock, alarms: clock });
  const role = await Role.open({
    keeper,
    name: 'role/sweep',
    clock,
    alarms: clock,
    onAcquired: () => told.push(`${owner} took it`),
    onLost: () => told.push(`${owner} lost it`),
  });
  return { role, keeper };
}

test('one of several processes has a role, and another one takes over when it ends', async () => {
  const [a, b] = [await open('a'), await open('b')];
  expect([a.role.isHeld, b.role.isHeld]).toEqual([true, false]);
  await clock.advance(60_000);
  expect([a.role.isHeld, b.role.isHeld]).toEqual([true, false]);
  await a.role.close();
  await clock.advance(2000);
  expect(b.role.isHeld).toBe(true);
  expect(told).toEqual(['a took it', 'b took it']);
});

test('a lost role is acquired again as soon as possible', async () => {
  const { role } = await open('a');
  await store
    .updateTable('lease')
    .set({ owner: 'somebody', until: clock.now() + 20_000 })
    .execute();
  await clock.advance(10_000);
  expect(role.isHeld).toBe(false);
  await clock.advance(12_000);
  expect(role.isHeld).toBe(true);
  expect(told).toEqual(['a took it', 'a lost it', 'a took it']);
});
