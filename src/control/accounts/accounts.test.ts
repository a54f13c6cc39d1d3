import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { HERE, KEY, openAccounts, refusedAs } from '../../../testing/control/accounts.ts';
import type { Actor } from '../actor.ts';
import { SETTINGS_KEY } from './api-key.ts';

test('the account of the settings authenticates with its e-mail and key', async () => {
  const { accounts, account } = await openAccounts();
  expect(await accounts.authenticate('dev@plinth.local', KEY, HERE)).toEqual(account);
  expect(await accounts.authenticate('Dev@Plinth.Local', KEY, HERE)).toEqual(account);
});

test.each([
  ['dev@plinth.local', 'wrong'],
  ['dev@plinth.local', ''],
  ['nobody@plinth.local', KEY],
  ['', KEY],
])('%j with the key %j is refused', async (email, key) => {
  const { accounts } = await openAccounts();
  await expect(accounts.authenticate(email, key, HERE)).rejects.toEqual(
    refusedAs('invalidCredentials'),
  );
});

test('only SHA-256 digests of keys are stored', async () => {
  const { accounts, actor, store } = await openAccounts();
  const { key } = await accounts.keys.create(actor, 'ci');
  const rows = await store.selectFrom('api_key').selectAll().execute();
  const digests = [KEY, key].map((text) => createHash('sha256').update(text).digest('hex'));
  expect(rows.map((row) => row.digest).toSorted()).toEqual(digests.toSorted());
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('an account has several keys, and each authenticates it until it is deleted', async () => {
  const { accounts, account, actor } = await openAccounts();
  const one = await accounts.keys.create(actor, 'laptop');
  const other = await accounts.keys.create(actor, 'ci');
  expect(await accounts.authenticate(account.email, one.key, HERE)).toEqual(account);
  expect(await accounts.authenticate(account.email, other.key, HERE)).toEqual(account);
  expect((await accounts.keys.list(actor)).map(({ name }) => name).toSorted()).toEqual([
    'ci',
    'laptop',
    'settings',
  ]);

  await accounts.keys.delete(actor, one.keyId);
  await expect(accounts.authenticate(account.email, one.key, HERE)).rejects.toEqual(
    refusedAs('invalidCredentials'),
  );
  expect(await accounts.authenticate(account.email, other.key, HERE)).toEqual(account);
});

test('listing keys does not show them', async () => {
  const { accounts, actor } = await openAccounts();
  const { key, ...listed } = await accounts.keys.create(actor, 'ci');
  expect(await accounts.keys.list(actor)).toContainEqual(listed);
  expect(JSON.stringify(await accounts.keys.list(actor))).not.toContain(key);
});

test('only one of two concurrent keys with the same name is created', async () => {
  const { accounts, actor } = await openAccounts();
  const results = await Promise.allSettled([
    accounts.keys.create(actor, 'ci'),
    accounts.keys.create(actor, 'ci'),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await accounts.keys.list(actor)).toHaveLength(2);
  await expect(accounts.keys.create(actor, 'ci')).rejects.toEqual(refusedAs('apiKeyNameTaken'));
});

test('the key of the settings and the last key of an account cannot be deleted', async () => {
  const { accounts, actor } = await openAccounts();
  await expect(accounts.keys.delete(actor, SETTINGS_KEY)).rejects.toEqual(
    refusedAs('settingsApiKey'),
  );
  const { account, key } = await accounts.create('other@example.com');
  const other: Actor = { ...account, sourceIp: HERE };
  await expect(accounts.keys.delete(other, key.keyId)).rejects.toEqual(refusedAs('lastApiKey'));
});

test('deleting the last two keys of an account at once leaves one', async () => {
  const { accounts } = await openAccounts();
  const { account, key } = await accounts.create('other@example.com');
  const other: Actor = { ...account, sourceIp: HERE };
  const second = await accounts.keys.create(other, 'second');
  const results = await Promise.allSettled([
    accounts.keys.delete(other, key.keyId),
    accounts.keys.delete(other, second.keyId),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await accounts.keys.list(other)).toHaveLength(1);
});

test('keys of other accounts are not found, and do not authenticate', async () => {
  const { accounts, actor } = await openAccounts();
  const { key } = await accounts.create('other@example.com');
  await expect(accounts.keys.delete(actor, key.keyId)).rejects.toEqual(refusedAs('apiKeyNotFound'));
  await expect(accounts.authenticate(actor.email, key.key, HERE)).rejects.toEqual(
    refusedAs('invalidCredentials'),
  );
});

test('a second account with the same e-mail is refused', async () => {
  const { accounts } = await openAccounts();
  await expect(accounts.create('DEV@plinth.local')).rejects.toEqual(refusedAs('emailTaken'));
});

test.each(['', 'ann', 'ann@', '@example.com', 'a b@example.com', 'a:b@example.com', 'a@b@c'])(
  'an account with the e-mail %j is refused',
  async (email) => {
    const { accounts } = await openAccounts();
    await expect(accounts.create(email)).rejects.toEqual(refusedAs('invalidName'));
    expect(await accounts.list()).toHaveLength(1);
  },
);

test('accounts are listed by e-mail, with the number of their keys', async () => {
  const { accounts, account } = await openAccounts();
  const { account: ann } = await accounts.create('Ann@example.com');
  const { actor } = await accounts.operatorFor('ann@EXAMPLE.com');
  await accounts.keys.create(actor, 'ci');
  const creationTime = Date.parse('2026-11-20T12:00:00Z') / 1000;
  expect(await accounts.list()).toEqual([
    { ...ann, email: 'ann@example.com', creationTime, state: 'active', keys: 2 },
    { ...account, creationTime, state: 'active', keys: 1 },
  ]);
});

test('actions of the operator are in the audit log of the account concerned', async () => {
  const { accounts, account, audit } = await openAccounts();
  const { account: ann } = await accounts.create('ann@example.com');
  const { actor } = await accounts.operatorFor('ann@example.com');
  await accounts.keys.create(actor, 'ci');
  expect(await audit.list(ann.customerId)).toMatchObject([
    { actor: 'operator', sourceIp: '', action: 'api_key.create', details: { name: 'ci' } },
    { actor: 'operator', sourceIp: '', action: 'account.create', entity: ann.customerId },
  ]);
  expect(await audit.list(account.customerId)).toEqual([]);
});

test('the operator cannot act for an unknown account', async () => {
  const { accounts } = await openAccounts();
  await expect(accounts.operatorFor('nobody@example.com')).rejects.toEqual(
    refusedAs('accountNotFound'),
  );
});

test.each(['', ' ', 'a ', '-a', 'a\nb', 'x'.repeat(65)])(
  'a key named %j is refused',
  async (name) => {
    const { accounts, actor } = await openAccounts();
    await expect(accounts.keys.create(actor, name)).rejects.toEqual(refusedAs('invalidName'));
  },
);

test('changes of keys are in the audit log, without the keys', async () => {
  const { accounts, actor, audit } = await openAccounts();
  const { key, keyId } = await accounts.keys.create(actor, 'ci');
  await accounts.keys.delete(actor, keyId);
  const entries = await audit.list(actor.customerId);
  expect(entries.map(({ action, entity }) => [action, entity])).toEqual([
    ['api_key.delete', keyId],
    ['api_key.create', keyId],
  ]);
  expect(JSON.stringify(entries)).not.toContain(key);
});

test('a start with another key in the settings revokes the earlier one', async () => {
  const { accounts, account, actor } = await openAccounts();
  const { key } = await accounts.keys.create(actor, 'ci');
  expect(await accounts.ensureFirst('dev@plinth.local', 'another key')).toEqual(account);
  await expect(accounts.authenticate(account.email, KEY, HERE)).rejects.toEqual(
    refusedAs('invalidCredentials'),
  );
  expect(await accounts.authenticate(account.email, 'another key', HERE)).toEqual(account);
  expect(await accounts.authenticate(account.email, key, HERE)).toEqual(account);
});

test('a key created through the API can become the key of the settings', async () => {
  const { accounts, account, actor } = await openAccounts();
  const { key } = await accounts.keys.create(actor, 'ci');
  await accounts.ensureFirst(account.email, key);
  expect(await accounts.authenticate(account.email, key, HERE)).toEqual(account);
  expect((await accounts.keys.list(actor)).map(({ keyId }) => keyId)).toEqual([SETTINGS_KEY]);
});

test('a start with another e-mail keeps the account and its memberships', async () => {
  const { accounts, account, store } = await openAccounts();
  await store
    .insertInto('team_member')
    .values({ team_id: 't1', member_email: account.email, member_role: 'owner' })
    .execute();
  const renamed = await accounts.ensureFirst('new@plinth.local', KEY);
  expect(renamed).toEqual({ customerId: account.customerId, email: 'new@plinth.local' });
  expect(await accounts.authenticate('new@plinth.local', KEY, HERE)).toEqual(renamed);
  expect(await store.selectFrom('team_member').select('member_email').execute()).toEqual([
    { member_email: 'new@plinth.local' },
  ]);
});
