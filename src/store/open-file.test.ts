import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataError } from '../base/data-error.ts';
import { SealKeys } from './seal/seal-keys.ts';
import type { KafkaConnectorTable, KafkaCredentialTable } from './kafka-schema.ts';
import { nodeSqliteDialect } from './rows/node-sqlite.ts';
import { openStoreFile } from './open-file.ts';
import { openStore, type Store } from './store.ts';

const SECRET = 'password-that-is-nowhere-in-clear';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-sealed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'control.db');
const keys = (given?: string) => new SealKeys(join(folder, 'key'), given);

const credential = (name: string, password: string): KafkaCredentialTable => ({
  credential_id: name,
  credential_name: name,
  cluster_id: 'c',
  username: name,
  topic: '*',
  permissions: 'ALL',
  creation_time: 0,
  state: 'active',
  password,
});

const connector: KafkaConnectorTable = {
  connector_id: 'k',
  name: 'k',
  cluster_id: 'c',
  creation_time: 0,
  deletion_time: 0,
  state: 'pending',
  state_error_message: '',
  target: 'STARTED',
  proven: 0,
  revision: 0,
  encoded_username: 'k',
  properties: JSON.stringify({ 'connection.password': SECRET }),
};

async function fill(store: Store): Promise<void> {
  await store
    .insertInto('kafka_credential')
    .values([credential('ann', 'first'), credential('bob', SECRET)])
    .execute();
  await store.insertInto('kafka_connector').values(connector).execute();
  await store
    .updateTable('kafka_credential')
    .set({ password: SECRET, state: 'active' })
    .where('credential_id', '=', 'ann')
    .execute();
}

async function expectWhole(store: Store): Promise<void> {
  const credentials = await store.selectFrom('kafka_credential').selectAll().execute();
  expect(credentials).toEqual([credential('ann', SECRET), credential('bob', SECRET)]);
  const properties = store.selectFrom('kafka_connector').select('properties');
  expect(await properties.executeTakeFirst()).toEqual({ properties: connector.properties });
}

/** Whether the secret occurs anywhere in the files, including deleted pages. */
function isInClear(): boolean {
  return readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(SECRET));
}

test('secrets that the API must return are stored encrypted, and read in plain text', async () => {
  const store = await openStoreFile(file(), keys());
  await fill(store);
  await expectWhole(store);
  await store.transaction().execute(async (transaction) => {
    const { password } = await transaction
      .updateTable('kafka_credential')
      .set({ password: SECRET })
      .where('credential_id', '=', 'bob')
      .returning('password')
      .executeTakeFirstOrThrow();
    expect(password).toBe(SECRET);
  });
  expect(isInClear()).toBe(false);
  await store.destroy();
  const again = await openStoreFile(file(), keys());
  await expectWhole(again);
  await again.destroy();
});

test('a store of an earlier version is encrypted when it is opened, and no plain text remains', async () => {
  const earlier = await openStore(nodeSqliteDialect(file()));
  await fill(earlier);
  await earlier.destroy();
  expect(isInClear()).toBe(true);
  const store = await openStoreFile(file(), keys());
  await expectWhole(store);
  expect(isInClear()).toBe(false);
  await store.destroy();
});

test('with a key in the settings, everything is encrypted anew, and the file of the old key is no longer needed', async () => {
  const first = await openStoreFile(file(), keys());
  await fill(first);
  await first.destroy();
  const changed = keys('key of the settings');
  const store = await openStoreFile(file(), changed);
  await expectWhole(store);
  await store.destroy();
  changed.forgetEarlier();
  expect(readdirSync(folder)).not.toContain('key');
  const again = await openStoreFile(file(), keys('key of the settings'));
  await expectWhole(again);
  await again.destroy();
});

test('without its key, or with another one, a store is refused and not changed', async () => {
  const store = await openStoreFile(file(), keys());
  await fill(store);
  await store.destroy();
  const key = readFileSync(join(folder, 'key'));
  rmSync(join(folder, 'key'));
  await expect(openStoreFile(file(), keys())).rejects.toThrow(DataError);
  await expect(openStoreFile(file(), keys())).rejects.toThrow(
    /control\.db is encrypted, but the key/,
  );
  expect(readdirSync(folder)).not.toContain('key');
  writeFileSync(join(folder, 'key'), 'another');
  await expect(openStoreFile(file(), keys())).rejects.toThrow(/encrypted with another key/);
  writeFileSync(join(folder, 'key'), key);
  const again = await openStoreFile(file(), keys());
  await expectWhole(again);
  await again.destroy();
});
