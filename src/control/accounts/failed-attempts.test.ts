import { expect, test } from 'vitest';
import { HERE, KEY, openAccounts, refusedAs } from '../../../testing/control/accounts.ts';
import type { ControlError } from '../errors.ts';
import { countingIds } from '../../../testing/control/control.ts';
import { Accounts } from './accounts.ts';

test('a failed attempt runs the same query for known and for unknown e-mails', async () => {
  const { clock, store, audit, account } = await openAccounts();
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
  const { accounts, account, clock } = await openAccounts();
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
  const { accounts, account, actor } = await openAccounts();
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
  const { accounts, account } = await openAccounts();
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
  const { accounts, account } = await openAccounts();
  const requests = Array.from({ length: 50 }, () =>
    accounts.authenticate(account.email, KEY, HERE),
  );
  expect(await Promise.all(requests)).toHaveLength(50);
});
