import { beforeEach, expect, test } from 'vitest';
import { Leases } from './leases.ts';
import type { Store } from './store.ts';
import { openTestStore } from '../../testing/store/store.ts';

const HOUR = 3_600_000;

let store: Store;
let leases: Leases;

beforeEach(async () => {
  store = await openTestStore();
  leases = new Leases(store);
  return () => store.destroy();
});

const order = (owner: string, name = 'consumer/1') => ({ name, owner, ttl: HOUR });

/** Expires a lease, as if an hour had passed on the store's clock. */
async function expire(name: string): Promise<void> {
  await store.updateTable('lease').set({ until: 1 }).where('name', '=', name).execute();
}

test('a lease that one process holds can not be acquired by another', async () => {
  const lease = await leases.acquire({ ...order('a'), details: 'http://a' });
  expect(lease).toMatchObject({ name: 'consumer/1', owner: 'a', details: 'http://a' });
  expect(await leases.acquire(order('b'))).toBeUndefined();
  expect(await leases.find('consumer/1')).toEqual(lease);
});

test('one of many concurrent processes acquires a lease', async () => {
  const owners = Array.from({ length: 8 }, (_, i) => `owner-${i}`);
  const taken = await Promise.all(owners.map((owner) => leases.acquire(order(owner))));
  expect(taken.filter((lease) => lease !== undefined)).toHaveLength(1);
});

test('an expired lease is taken over, with a higher turn', async () => {
  const first = await leases.acquire(order('a'));
  await expire('consumer/1');
  expect(await leases.find('consumer/1')).toBeUndefined();
  const second = await leases.acquire(order('b'));
  expect(second?.owner).toBe('b');
  expect(second!.turn).toBeGreaterThan(first!.turn);
  expect(await leases.renew(['consumer/1'], 'a', HOUR)).toEqual(new Set());
});

test('the owner can acquire its lease again in the same turn, with new details', async () => {
  const first = await leases.acquire(order('a'));
  const again = await leases.acquire({ ...order('a'), details: 'moved' });
  expect(again).toMatchObject({ owner: 'a', details: 'moved', turn: first!.turn });
});

test('a renewal extends a lease, even an expired one that nobody else has acquired', async () => {
  await leases.acquire(order('a'));
  await leases.acquire(order('a', 'consumer/2'));
  await leases.acquire(order('b', 'consumer/3'));
  await expire('consumer/1');
  const names = ['consumer/1', 'consumer/2', 'consumer/3', 'consumer/4'];
  expect(await leases.renew(names, 'a', HOUR)).toEqual(new Set(['consumer/1', 'consumer/2']));
  expect(await leases.acquire(order('b'))).toBeUndefined();
});

test('a released lease is free at once, and its next turn is higher', async () => {
  const first = await leases.acquire(order('a'));
  await leases.release(['consumer/1'], 'b');
  expect(await leases.acquire(order('b'))).toBeUndefined();
  await leases.release(['consumer/1'], 'a');
  const second = await leases.acquire(order('b'));
  expect(second!.turn).toBeGreaterThan(first!.turn);
});

test('a lease can be handed over by its owner, and by nobody else', async () => {
  const first = await leases.acquire(order('a'));
  expect(await leases.acquire({ ...order('b'), from: 'c' })).toBeUndefined();
  const second = await leases.acquire({ ...order('b'), from: 'a' });
  expect(second).toMatchObject({ owner: 'b' });
  expect(second!.turn).toBeGreaterThan(first!.turn);
});

test('the leases of a kind that are held can be listed', async () => {
  for (const name of ['copy/2', 'copy/1', 'copyright/1', 'consumer/1']) {
    await leases.acquire(order('a', name));
  }
  await leases.acquire(order('b', 'copy/3'));
  await expire('copy/3');
  const names = (await leases.list('copy')).map(({ name }) => name);
  expect(names).toEqual(['copy/1', 'copy/2']);
});

test('a sweep deletes leases that expired long ago', async () => {
  await leases.acquire(order('a'));
  await leases.acquire(order('a', 'consumer/2'));
  await expire('consumer/1');
  await leases.sweep(HOUR);
  const left = await store.selectFrom('lease').select('name').execute();
  expect(left).toEqual([{ name: 'consumer/2' }]);
});

test('a name may contain any characters', async () => {
  const name = `consumer/'; drop table lease; -- ü`;
  await leases.acquire(order('a', name));
  expect(await leases.renew([name], 'a', HOUR)).toEqual(new Set([name]));
  expect(await leases.find(name)).toMatchObject({ name, owner: 'a' });
});
