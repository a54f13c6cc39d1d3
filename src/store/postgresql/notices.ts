import { CompiledQuery, type Compilable } from 'kysely';
import type { StepDialect } from '../rows/migrations.ts';
import type { Schema } from '../schema.ts';

/** The channel of notifications. */
export const CHANNEL = 'plinth_change';

/** The tables whose changes are notified, and the column that identifies the row. */
const TOLD: readonly (readonly [table: keyof Schema, column: string])[] = [
  ['account', 'customer_id'],
  ['redis_database', 'database_id'],
  ['kafka_cluster', 'cluster_id'],
  ['kafka_credential', 'credential_id'],
  ['kafka_connector', 'connector_id'],
  ['queue_user', 'id'],
];

/**
 * Triggers that make PostgreSQL notify listeners of each change to those rows when it is committed, whichever client
 * made it. Changes that are rolled back are not notified. SQLite needs no triggers, because only one process uses the
 * file.
 */
export function notices(dialect: StepDialect): readonly Compilable[] {
  if (dialect !== 'postgresql') return [];
  return [TELL, ...TOLD.map(([table, column]) => triggerOf(table, column))];
}

const TELL = statement(`
  create function plinth_tell_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${CHANNEL}',
      tg_table_name || ' ' || (to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0]));
    return null;
  end $$`);

function triggerOf(table: string, column: string): Compilable {
  return statement(`
    create trigger plinth_tell_change after insert or update or delete on "${table}"
    for each row execute function plinth_tell_change('${column}')`);
}

function statement(text: string): Compilable {
  return { compile: () => CompiledQuery.raw(text) };
}
