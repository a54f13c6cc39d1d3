import { beforeEach, expect, test } from 'vitest';
import { systemAlarms } from '../../base/alarms.ts';
import { systemClock } from '../../base/clock.ts';
import { LeaseKeeper } from '../../store/lease-keeper.ts';
import { Leases } from '../../store/leases.ts';
import type { Store } from '../../store/store.ts';
import { openTestStore } from '../../../testing/store/store.ts';
import { CopyUnreachable } from '../call-outcome.ts';
import { InstanceOwners, type InstanceKey } from './instance-owners.ts';
import { NamedInstances, NO_INSTANCES } from '../../../testing/copies/consumers/instances.ts';

const HOUR = 3_600_000;
const HERE = async () => 'here';

let store: Store;
let other: Leases;
let leases: Leases;
let owners: InstanceOwners;

beforeEach(async () => {
  store = await openTestStore();
  other = new Leases(store);
  const machine = { clock: systemClock, alarms: systemAlarms };
  leases = new Leases(store);
  const keeper = new LeaseKeeper({ leases, owner: 'this copy', ttl: HOUR, ...machine });
  owners = new InstanceOwners({ keeper, address: '127.0.0.1:1', retryTimeout: 0 });
  return async () => {
    await owners.close();
    await store.destroy();
  };
});

/** An instance that this process does not own. */
const key: InstanceKey = {
  cluster: 'main',
  group: 'readers',
  instance: 'one',
  local: NO_INSTANCES,
};

/** Makes another process the owner of the instance. @returns the name of its lease */
async function takenByOther(): Promise<string> {
  let name = '';
  const here = async () => {
    ({ name } = (await other.list('consumer'))[0]!);
  };
  await owners.run(key, {
    acquires: true,
    local: here,
    remote: () => Promise.reject(new CopyUnreachable()),
  });
  const order = { name, owner: 'another', ttl: HOUR, details: '10.0.0.5:7900' };
  await expect.poll(() => other.acquire(order)).toBeDefined();
  return name;
}

test('an unreachable owner is reported after the retry timeout', async () => {
  await takenByOther();
  const there = () => Promise.reject(new CopyUnreachable('it does not answer'));
  await expect(owners.run(key, { acquires: true, local: HERE, remote: there })).rejects.toThrow(
    "Instance one of group readers can't be asked at the moment: its copy at 10.0.0.5:7900 can't be reached",
  );
});

test('the instance of a dead owner is taken over, however long its answer was awaited', async () => {
  const name = await takenByOther();
  const there = async () => {
    await other.release([name], 'another');
    throw new CopyUnreachable('it does not answer');
  };
  expect(await owners.run(key, { acquires: true, local: HERE, remote: there })).toBe('here');
});

test('an instance whose lease expires just after it was refused is taken over', async () => {
  await takenByOther();
  const find = leases.find.bind(leases);
  leases.find = async (name) => {
    await other.release([name], 'another');
    return find(name);
  };
  const isHere = async () => owners.isLocal(key);
  const there = () => Promise.reject(new CopyUnreachable());
  expect(await owners.run(key, { acquires: true, local: isHere, remote: there })).toBe(true);
});

test('an instance taken for one call is not released when another call ends', async () => {
  const isHere = async () => owners.isLocal(key);
  const there = () => Promise.reject(new CopyUnreachable());
  const taking = owners.run(key, { acquires: true, local: isHere, remote: there });
  await owners.runLocally(key, async () => {});
  expect(await taking).toBe(true);
});

test('an instance that is handed over belongs to the new owner without a gap', async () => {
  const name = await takenByOther();
  const local = new NamedInstances();
  const mine = { ...key, local };
  const begin = () => void local.names.add('one');
  expect(await owners.adopt(mine, 'a third', begin)).toBe(false);
  expect(owners.isLocal(mine)).toBe(false);
  expect(await owners.adopt(mine, 'another', begin)).toBe(true);
  expect(await other.find(name)).toMatchObject({ owner: 'this copy', details: '127.0.0.1:1' });
  const there = () => Promise.reject(new CopyUnreachable());
  expect(await owners.run(mine, { acquires: false, local: HERE, remote: there })).toBe('here');
});
