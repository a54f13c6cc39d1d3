import { test } from 'vitest';
import { startPostgresql } from '../../../../../../scripts/servers/postgresql.ts';
import { skipReason } from '../../../../../../scripts/servers/skip-reason.ts';
import { TestClock } from '../../../../../../testing/base/test-clock.ts';
import { countsInParts } from '../../../../../../testing/engines/queue/embedded/store/lanes.ts';
import { newSchema } from '../../../../../../testing/engines/queue/embedded/store/postgresql/bench.ts';
import { PostgresqlQueueStore } from './postgresql-store.ts';

const missing = skipReason('postgresql');

test.skipIf(missing !== undefined)(
  `the messages of a long lane are counted in parts on PostgreSQL (${missing ?? 'installed'})`,
  async () => {
    await using server = await startPostgresql();
    const connection = {
      host: '127.0.0.1',
      port: server.port,
      user: 'plinth',
      database: 'postgres',
    };
    const store = await PostgresqlQueueStore.open({
      connection,
      clock: new TestClock(),
      schema: newSchema(),
    });
    await countsInParts(store);
    await store.close();
  },
);
