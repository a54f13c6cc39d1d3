import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { isShared } from '../store-time.ts';

/** What processes listen to. */
export const CHANNEL = 'plinth_change';

/** Of which rows it is told when they change, and the column that says which one it is. */
const TOLD: readonly (readonly [table: keyof Schema, column: string])[] = [
  ['redis_database', 'database_id'],
  ['kafka_cluster', 'cluster_id'],
  ['kafka_credential', 'credential_id'],
  ['kafka_connector', 'connector_id'],
  ['queue_user', 'id'],
];

/**
 * Has PostgreSQL tell whoever listens of each change of those rows when it is committed: whatever wrote it, and
 * nothing of what is rolled back.
 */
export async function createNotices(db: Kysely<Schema>): Promise<void> {
  if (!isShared(db)) return;
  await sql`
    create function plinth_tell_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(CHANNEL)},
        tg_table_name || ' ' || (to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0]));
      return null;
    end $$`.execute(db);
  for (const [table, column] of TOLD) {
    await sql`
      create trigger plinth_tell_change after insert or update or delete on ${sql.table(table)}
      for each row execute function plinth_tell_change(${sql.lit(column)})`.execute(db);
  }
}
