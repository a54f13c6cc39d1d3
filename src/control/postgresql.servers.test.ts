import { useTestStores } from '../store/testing.ts';
import { testPostgres } from '../store/postgresql/testing-stores.ts';

useTestStores((await testPostgres()).openEmptied);
// Runs the tests of the control plane on PostgreSQL.
await import('./accounts/accounts.test.ts');
await import('./accounts/failed-attempts.test.ts');
await import('./audit/audit-log.test.ts');
await import('./backups/backups.test.ts');
await import('./backups/daily-backups.test.ts');
await import('./backups/durability.test.ts');
await import('./databases/auto-upgrades.test.ts');
await import('./databases/database-changes.test.ts');
await import('./databases/databases.test.ts');
await import('./kafka/clusters/clusters.test.ts');
await import('./kafka/connectors/connectors.test.ts');
await import('./kafka/connectors/offsets.test.ts');
await import('./kafka/credentials/credentials.test.ts');
await import('./kafka/statistics/kafka-statistics.test.ts');
await import('./queue-users/queue-users.test.ts');
await import('./statistics/statistics.test.ts');
await import('./teams/teams.test.ts');
