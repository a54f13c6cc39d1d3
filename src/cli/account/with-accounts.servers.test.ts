import { expect, test } from 'vitest';
import { testPostgres } from '../../../testing/store/postgresql-stores.ts';
import { completeSettings } from '../../settings/load.ts';
import { withAccounts } from './command.ts';

const postgres = await testPostgres();

test('accounts are created in the store of --store-url, also without a data directory', async () => {
  const { database } = await postgres.newDatabase();
  const settings = completeSettings({
    memory: true,
    encryptionKey: 'a-key-of-these-tests-that-nobody-else-has',
    storeUrl: postgres.server.url(database),
  });
  const { account } = await withAccounts(settings, (accounts) =>
    accounts.create('ann@example.com'),
  );
  const listed = await withAccounts(settings, (accounts) => accounts.list());
  expect(listed).toMatchObject([{ customerId: account.customerId, email: 'ann@example.com' }]);
});
