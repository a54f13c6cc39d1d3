import { beforeEach, expect, test } from 'vitest';
import { COPY, joinCopies } from './shared-settings.ts';
import type { Store } from './store.ts';
import { openTestStore } from './testing.ts';

let store: Store;

beforeEach(async () => {
  store = await openTestStore();
  return () => store.destroy();
});

const join = (owner: string, settings: Readonly<Record<string, string>>) =>
  joinCopies(store, { name: `${COPY}/${owner}`, owner, ttl: 60_000 }, settings);

test('copies that agree join', async () => {
  expect(await join('a', { plan: 'free', email: 'x' })).toBeUndefined();
  expect(await join('b', { plan: 'free', email: 'x' })).toBeUndefined();
});

test('one that has another value does not, and the setting is named', async () => {
  await join('a', { plan: 'free', email: 'x' });
  expect(await join('b', { plan: 'free', email: 'y' })).toBe('email');
  // It does not run then, so it does not prevent others from joining.
  await store.deleteFrom('lease').where('owner', '=', 'a').execute();
  expect(await join('c', { plan: 'payg', email: 'x' })).toBeUndefined();
});

test('when all have ended, the next one may have other settings', async () => {
  await join('a', { plan: 'free' });
  await store.updateTable('lease').set({ until: 1 }).execute();
  expect(await join('b', { plan: 'payg' })).toBeUndefined();
  expect(await join('c', { plan: 'free' })).toBe('plan');
});

test('a setting that another version does not know is none to agree on', async () => {
  await join('a', { plan: 'free' });
  expect(await join('b', { plan: 'free', later: '1' })).toBeUndefined();
});

test('of two that start at once with different settings one joins', async () => {
  const joined = await Promise.all([join('a', { plan: 'free' }), join('b', { plan: 'payg' })]);
  expect(joined.toSorted()).toEqual(['plan', undefined]);
});
