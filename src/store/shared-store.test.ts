import { beforeEach, expect, test } from 'vitest';
import { COPY, joinCopies } from './shared-store.ts';
import type { Store } from './store.ts';
import { openTestStore } from '../../testing/store/store.ts';

let store: Store;

beforeEach(async () => {
  store = await openTestStore();
  return () => store.destroy();
});

const join = (owner: string, settings: Readonly<Record<string, string>>) =>
  joinCopies(store, { name: `${COPY}/${owner}`, owner, ttl: 60_000 }, settings);

test('copies with the same settings join', async () => {
  expect(await join('a', { plan: 'free', email: 'x' })).toBeUndefined();
  expect(await join('b', { plan: 'free', email: 'x' })).toBeUndefined();
});

test('a copy with another value is refused, with the name of the setting', async () => {
  await join('a', { plan: 'free', email: 'x' });
  expect(await join('b', { plan: 'free', email: 'y' })).toBe('email');
  // It does not run then, so it does not prevent others from joining.
  await store.deleteFrom('lease').where('owner', '=', 'a').execute();
  expect(await join('c', { plan: 'payg', email: 'x' })).toBeUndefined();
});

test('once all copies have ended, the next one may have other settings', async () => {
  await join('a', { plan: 'free' });
  await store.updateTable('lease').set({ until: 1 }).execute();
  expect(await join('b', { plan: 'payg' })).toBeUndefined();
  expect(await join('c', { plan: 'free' })).toBe('plan');
});

test('a setting that another version does not have is not compared', async () => {
  await join('a', { plan: 'free' });
  expect(await join('b', { plan: 'free', later: '1' })).toBeUndefined();
});

test('of two copies that start at once with different settings, one joins', async () => {
  const joined = await Promise.all([join('a', { plan: 'free' }), join('b', { plan: 'payg' })]);
  expect(joined.toSorted()).toEqual(['plan', undefined]);
});
