import { expect, test } from 'vitest';
import { startPostgresql } from '../../../../../../scripts/servers/postgresql.ts';
import { skipReason } from '../../../../../../scripts/servers/skip-reason.ts';
import { TestClock } from '../../../../../../testing/base/test-clock.ts';
import { newSchema } from '../../../../../../testing/engines/queue/embedded/store/postgresql/bench.ts';
import { migrateQueueRows, sumQueueRows } from '../migrated-rows.ts';
import { query } from '../query.ts';
import { SqliteQueueStore } from '../sqlite-store.ts';
import { PostgresqlQueueStore } from './postgresql-store.ts';

const missing = skipReason('postgresql');

const insertPart = query<{ run: number; begins: number; body: string }>()((db, arg) =>
  db
    .insertInto('workflow_journal')
    .values({ run: arg('run'), begins: arg('begins'), body: arg('body') }),
);
const insertId = query<{ owner: number; key: string }>()((db, arg) =>
  db
    .insertInto('deduplication')
    .values({ owner: arg('owner'), key: arg('key'), message: 1, expires: 1 }),
);

test.skipIf(missing !== undefined)(
  `pages of rows come from PostgreSQL as they went there (${missing ?? 'installed'})`,
  async () => {
    await using server = await startPostgresql();
    const connection = {
      host: '127.0.0.1',
      port: server.port,
      user: 'plinth',
      database: 'postgres',
    };
    const clock = new TestClock();
    const store = await PostgresqlQueueStore.open({ connection, clock, schema: newSchema() });
    const between = { store, seals: undefined };
    const embedded = () => ({ store: SqliteQueueStore.open(':memory:', clock), seals: undefined });
    const [from, to] = [embedded(), embedded()];
    await from.store.write(async (transaction) => {
      for (let i = 0; i < 30; i++) {
        const part = { run: i % 10, begins: Math.floor(i / 10), body: 'x'.repeat(500_000) };
        await transaction.run(insertPart, part);
      }
      for (let i = 0; i < 1500; i++) {
        await transaction.run(insertId, { owner: i % 3, key: `${i % 2 === 0 ? 'ä' : 'Z'}${i}` });
      }
    });
    await migrateQueueRows(from, between, () => {});
    await migrateQueueRows(between, to, () => {});
    expect(await sumQueueRows(to)).toEqual(await sumQueueRows(from));
    await Promise.all([store, from.store, to.store].map((one) => one.close()));
  },
);
