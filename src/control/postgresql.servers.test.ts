import { describe } from 'vitest';
import { testPostgres } from '../../testing/store/postgresql-stores.ts';
import { useTestStores } from '../../testing/store/store.ts';

useTestStores((await testPostgres()).openEmptied);

/** The tests of the control plane, which run on PostgreSQL here. */
const files = [
  './accounts/accounts.test.ts',
  './accounts/failed-attempts.test.ts',
  './audit/audit-log.test.ts',
  './accounts/account-deletions.test.ts',
  './accounts/account-state.test.ts',
  './backups/backups.test.ts',
  './backups/daily-backups.test.ts',
  './backups/durability.test.ts',
  './databases/auto-upgrades.test.ts',
  './databases/database-changes.test.ts',
  './databases/databases.test.ts',
  './kafka/clusters/clusters.test.ts',
  './kafka/connectors/connectors.test.ts',
  './kafka/connectors/offsets.test.ts',
  './kafka/credentials/credentials.test.ts',
  './kafka/statistics/kafka-statistics.test.ts',
  './queue-users/queue-users.test.ts',
  './statistics/statistics.test.ts',
  './teams.test.ts',
];

for (const file of files) {
  // Otherwise the hooks of all files would run before each test.
  describe(file, async () => {
    await import(file);
  });
}
