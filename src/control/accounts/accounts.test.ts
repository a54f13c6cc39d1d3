import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestStore } from '../../store/testing.ts';
import type { Actor } from '../actor.ts';
import { AuditLog } from '../audit/audit-log.ts';
import type { ControlError, ControlErrorName } from '../errors.ts';
import { countingIds, MovedClock } from '../testing.ts';
import { SETTINGS_KEY } from './account-keys.ts';
import { Accounts } from './accounts.ts';

const HERE = '192.0.2.1';
const KEY = 'a key of the settings';

async function open() {
  const clock = new MovedClock();
  const store = await openTestStore();
  const audit = new AuditLog(store, clock);
  const accounts = new Accounts(store, clock, countingIds(), audit);
  const account = await accounts.ensureFirst('dev@plinth.local', KEY);
  const actor: Actor = { ...account, sourceIp: HERE };
  return { clock, store, audit, accounts, account, actor };
}

function refusedAs(code: ControlErrorName) {
  return expect.objectContaining({ code }) as ControlError;
}

test('the account of the settings authenticates with its e-mail and key', async () => {
  const { accounts, account } = await open();
  expect(await accounts.authenticate('dev@plinth.local', KEY, HERE)).toEqual(account);
  expect(await accounts.authenticate('Dev@Plinth.Local', KEY, HERE)).toEqual(account);
});

test.each([
  ['dev@plinth.local', 'wrong'],
  ['dev@plinth.local', ''],
  ['nobody@plinth.local', KEY],
  ['', KEY],
])('%j with the key %j is refused', async (email, key) => {
  const { accounts } = await open();
  await expect(accounts.authenticate(email, key, HERE)).rejects.toEqual(
    refusedAs('invalidCredentials'),
  );
});

test('only SHA-256 digests of keys are stored', async () => {
  const { accounts, actor, store } = await open();
  const { key } = await accounts.keys.create(actor, 'ci');
  const rows = await store.selectFrom('api_key').selectAll().execute();
  const digests = [KEY, key].map((text) => createHash('sha256').update(text).digest('hex'));
  expect(rows.map((row) => row.digest).toSorted()).toEqual(digests.toSorted());
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('an account has several keys, and each authenticates it until it is deleted', async () => {
  const { accounts, account, actor } = await open();
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
  const { accounts, actor } = await open();
  const { key, ...listed } = await accounts.keys.create(actor, 'ci');
  expect(await accounts.keys.list(actor)).toContainEqual(listed);
  expect(JSON.stringify(await accounts.keys.list(actor))).not.toContain(key);
});

test('only one of two concurrent keys with the same name is created', async () => {
  const { accounts, actor } = await open();
  const results = await Promise.allSettled([
    accounts.keys.create(actor, 'ci'),
    accounts.keys.create(actor, 'ci'),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await accounts.keys.list(actor)).toHaveLength(2);
  await expect(accounts.keys.create(actor, 'ci')).rejects.toEqual(refusedAs('apiKeyNameTaken'));
});

test('the key of the settings and the last key of an account cannot be deleted', async () => {
  const { accounts, actor } = await open();
  await expect(accounts.keys.delete(actor, SETTINGS_KEY)).rejects.toEqual(
    refusedAs('settingsApiKey'),
  );
  const { account, key } = await accounts.create('other@example.com');
  const other: Actor = { ...account, sourceIp: HERE };
  await expect(accounts.keys.delete(other, key.keyId)).rejects.toEqual(refusedAs('lastApiKey'));
});

test('deleting the last two keys of an account at once leaves one', async () => {
  const { accounts } = await open();
  const { account, key } = await accounts.create('other@example.com');
  const other: Actor = { ...account, sourceIp: HERE };
  const second = await accounts.keys.create(other, 'second');
  const results = await Promise.allSettled([
    accounts.keys.delete(other, key.keyId),
    accounts.keys.delete(other, second.keyId),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await accounts.keys.list(other)).toHaveLength(1);
});

test('keys of other accounts are not found, and do not authenticate', async () => {
  const { accounts, actor } = await open();
  const { key } = await accounts.create('other@example.com');
  await expect(accounts.keys.delete(actor, key.keyId)).rejects.toEqual(refusedAs('apiKeyNotFound'));
  await expect(accounts.authenticate(actor.email, key.key, HERE)).rejects.toEqual(
    refusedAs('invalidCredentials'),
  );
});

test('a second account with the same e-mail is refused', async () => {
  const { accounts } = await open();
  await expect(accounts.create('DEV@plinth.local')).rejects.toEqual(refusedAs('emailTaken'));
});

test.each(['', 'ann', 'ann@', '@example.com', 'a b@example.com', 'a:b@example.com', 'a@b@c'])(
  'an account with the e-mail %j is refused',
  async (email) => {
    const { accounts } = await open();
    await expect(accounts.create(email)).rejects.toEqual(refusedAs('invalidName'));
    expect(await accounts.list()).toHaveLength(1);
  },
);

test('accounts are listed by e-mail, with the number of their keys', async () => {
  const { accounts, account } = await open();
  const { account: ann } = await accounts.create('Ann@example.com');
  const { actor } = await accounts.operatorFor('ann@EXAMPLE.com');
  await accounts.keys.create(actor, 'ci');
  const creationTime = Date.parse('2026-11-20T12:00:00Z') / 1000;
  expect(await accounts.list()).toEqual([
    { ...ann, email: 'ann@example.com', creationTime, keys: 2 },
    { ...account, creationTime, keys: 1 },
  ]);
});

test('actions of the operator are in the audit log of the account concerned', async () => {
  const { accounts, account, audit } = await open();
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
  const { accounts } = await open();
  await expect(accounts.operatorFor('nobody@example.com')).rejects.toEqual(
    refusedAs('accountNotFound'),
  );
});

test.each(['', ' ', 'a ', '-a', 'a\nb', 'x'.repeat(65)])(
  'a key named %j is refused',
  async (name) => {
    const { accounts, actor } = await open();
    await expect(accounts.keys.create(actor, name)).rejects.toEqual(refusedAs('invalidName'));
  },
);

test('changes of keys are in the audit log, without the keys', async () => {
  const { accounts, actor, audit } = await open();
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
  const { accounts, account, actor } = await open();
  const { key } = await accounts.keys.create(actor, 'ci');
  expect(await accounts.ensureFirst('dev@plinth.local', 'another key')).toEqual(account);
  await expect(accounts.authenticate(account.email, KEY, HERE)).rejects.toEqual(
    refusedAs('invalidCredentials'),
  );
  expect(await accounts.authenticate(account.email, 'another key', HERE)).toEqual(account);
  expect(await accounts.authenticate(account.email, key, HERE)).toEqual(account);
});

test('a key created through the API can become the key of the settings', async () => {
  const { accounts, account, actor } = await open();
  const { key } = await accounts.keys.create(actor, 'ci');
  await accounts.ensureFirst(account.email, key);
  expect(await accounts.authenticate(account.email, key, HERE)).toEqual(account);
  expect((await accounts.keys.list(actor)).map(({ keyId }) => keyId)).toEqual([SETTINGS_KEY]);
});

test('a start with another e-mail keeps the account and its memberships', async () => {
  const { accounts, account, store } = await open();
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

test('a failed attempt runs the same query for known and for unknown e-mails', async () => {
  const { clock, store, audit, account } = await open();
  const asked: string[] = [];
  const watched = store.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node, (key, value: unknown) => (key === 'value' ? '?' : value)));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const accounts = new Accounts(watched, clock, countingIds(), audit);
  for (const email of [account.email, 'nobody@plinth.local']) {
    await expect(accounts.authenticate(email, 'guess', HERE)).rejects.toEqual(
      refusedAs('invalidCredentials'),
    );
  }
  const [known, unknown, ...more] = asked;
  expect(unknown).toBe(known);
  expect(more).toEqual([]);
});

async function failFiveTimes(accounts: Accounts): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await expect(accounts.authenticate('dev@plinth.local', `guess ${i}`, HERE)).rejects.toEqual(
      refusedAs('invalidCredentials'),
    );
  }
}

test('after five failures an address is refused for 12 s, even with the right key', async () => {
  const { accounts, account, clock } = await open();
  await failFiveTimes(accounts);
  const refused = accounts.authenticate(account.email, KEY, HERE);
  await expect(refused).rejects.toMatchObject({
    code: 'tooManyFailedAttempts',
    kind: 'tooMany',
    retryAfter: 12,
    message: 'too many failed attempts from this address: try again in 12 s',
  });
  expect(await accounts.authenticate(account.email, KEY, '192.0.2.2')).toEqual(account);
  clock.advance(12_000);
  expect(await accounts.authenticate(account.email, KEY, HERE)).toEqual(account);
});

test('a key that has authenticated from an address is not locked out by failures of others there', async () => {
  const { accounts, account, actor } = await open();
  const { key, keyId } = await accounts.keys.create(actor, 'ci');
  await accounts.authenticate(account.email, key, HERE);
  await failFiveTimes(accounts);
  expect(await accounts.authenticate(account.email, key, HERE)).toEqual(account);

  await accounts.keys.delete(actor, keyId);
  await expect(accounts.authenticate(account.email, key, HERE)).rejects.toEqual(
    refusedAs('invalidCredentials'),
  );
  await expect(accounts.authenticate(account.email, key, HERE)).rejects.toEqual(
    refusedAs('tooManyFailedAttempts'),
  );
});

test('of 50 concurrent guesses, only five are checked', async () => {
  const { accounts, account } = await open();
  const guesses = Array.from({ length: 50 }, (_, i) =>
    accounts.authenticate(account.email, i === 30 ? KEY : `guess ${i}`, HERE),
  );
  const results = await Promise.allSettled(guesses);
  const codes = results.map((result) =>
    result.status === 'rejected' ? (result.reason as ControlError).code : 'in',
  );
  expect(codes.filter((code) => code === 'invalidCredentials')).toHaveLength(5);
  expect(codes.filter((code) => code === 'tooManyFailedAttempts')).toHaveLength(45);
});

test('50 concurrent requests with the right key all authenticate', async () => {
  const { accounts, account } = await open();
  const requests = Array.from({ length: 50 }, () =>
    accounts.authenticate(account.email, KEY, HERE),
  );
  expect(await Promise.all(requests)).toHaveLength(50);
});
