import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { randomIds } from '../../../../base/ids.ts';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { Owners } from '../store/owners.ts';
import { SqliteQueueStore } from '../store/sqlite-store.ts';
import {
  newFile,
  removeFiles,
  testUser,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { SealKeys } from '../../../../store/seal/seal-keys.ts';
import { readStoredSigningKeys, KeyRing } from './key-ring.ts';
import { DEVELOPMENT_SIGNING_KEYS } from '../../signing-keys.ts';

let store: SqliteQueueStore | undefined;
afterEach(async () => {
  await store?.close();
  removeFiles();
});

async function open(
  developmentUser?: string,
  file = ':memory:',
  seals?: SealKeys,
): Promise<KeyRing> {
  await store?.close();
  store = SqliteQueueStore.open(file, new TestClock());
  const owners = await Owners.load(store);
  for (const name of ['ann', 'bob']) await owners.of(testUser(name));
  return KeyRing.load(store, { ids: randomIds, developmentUser, seals });
}

test('a user gets keys when they are first requested', async () => {
  const ring = await open();
  const keys = await ring.keys('ann');
  expect(await ring.keys('ann')).toEqual(keys);
  expect(await ring.keys('bob')).not.toEqual(keys);
  expect(Object.values(DEVELOPMENT_SIGNING_KEYS)).not.toContain(keys.current);
});

test('concurrent callers get the same keys', async () => {
  const ring = await open();
  const [key, { current }, other] = await Promise.all([
    ring.signingKey('ann'),
    ring.keys('ann'),
    ring.signingKey('ann'),
  ]);
  expect([key, other]).toEqual([current, current]);
  expect(ring.signingKey('ann')).toBe(current);
});

test('a rotation makes the next key the current one, for the next delivery too', async () => {
  const ring = await open();
  const before = await ring.keys('ann');
  const after = await ring.rotate('ann');
  expect(after.current).toBe(before.next);
  expect(after.next).not.toBe(before.current);
  expect(ring.signingKey('ann')).toBe(after.current);
  const [one, two] = await Promise.all([ring.rotate('ann'), ring.rotate('ann')]);
  expect([one.current, two.current]).toEqual([after.next, one.next]);
  expect(await ring.keys('ann')).toEqual(two);
});

test('keys survive a stop', async () => {
  const file = newFile();
  const keys = await (await open(undefined, file)).rotate('ann');
  const ring = await open(undefined, file);
  expect(ring.signingKey('ann')).toBe(keys.current);
  expect(await ring.keys('ann')).toEqual(keys);
});

test('keys are stored encrypted, even those of an earlier version, and re-encrypted with a new key', async () => {
  const file = newFile();
  const inClear = () =>
    readdirSync(dirname(file))
      .filter((name) => name.startsWith(basename(file)))
      .some((name) => readFileSync(`${dirname(file)}/${name}`).includes(keys.current));
  const earlier = await open(undefined, file);
  const keys = await earlier.keys('ann');
  expect(inClear()).toBe(true);
  for (const given of [undefined, 'key of the settings']) {
    const seals = new SealKeys(`${file}-key`, given);
    const ring = await open(undefined, file, seals);
    expect(await ring.keys('ann')).toEqual(keys);
    const bob = await ring.rotate('bob');
    expect(await (await open(undefined, file, seals)).keys('bob')).toEqual(bob);
    expect(await readStoredSigningKeys(file, 'ann', { clock: new TestClock(), seals })).toEqual(
      keys,
    );
  }
  const other = new SealKeys(`${file}-other`, 'another key');
  await expect(open(undefined, file, other)).rejects.toThrow(
    'the pair of signing keys of the queue service is encrypted with another key',
  );
  rmSync(`${file}-key`);
  await store?.close();
  store = undefined;
});

test('in development one user has the pair of keys that the official client expects', async () => {
  const ring = await open('ann');
  expect(await ring.keys('ann')).toEqual(DEVELOPMENT_SIGNING_KEYS);
  expect(await ring.keys('bob')).not.toEqual(DEVELOPMENT_SIGNING_KEYS);
});

test.each([0, 1])(
  'outside of development no user has a well-known key, after %i rotations',
  async (rotations) => {
    const file = newFile();
    const development = await open('ann', file);
    await development.keys('ann');
    for (let i = 0; i < rotations; i += 1) await development.rotate('ann');
    const bob = await development.keys('bob');
    const ring = await open(undefined, file);
    const { current, next } = await ring.keys('ann');
    for (const key of Object.values(DEVELOPMENT_SIGNING_KEYS)) {
      expect([current, next]).not.toContain(key);
    }
    expect(await ring.keys('bob')).toEqual(bob);
  },
);
