import type { Client } from 'pg';
import { sqlOf, pendingSteps } from '../../../../../store/rows/migrations.ts';
import { SHARDS } from '../../copies/membership.ts';
import { migrationsOf } from '../migrations.ts';
import { compiler } from './statements.ts';

/** The key of the lock that serializes the migrations of processes that start at the same time. */
const MIGRATING = 7_106_321_401;

/**
 * Migrates the tables of the queue, in a schema of their own.
 * @param schema its name, which must need no quotes
 * @throws Error if this program can't read it
 */
export async function openSchema(client: Client, schema: string): Promise<void> {
  await client.query('set statement_timeout = 0; set lock_timeout = 0');
  await client.query(`select pg_advisory_lock(${MIGRATING})`);
  try {
    await client.query(`create schema if not exists ${schema}`);
    await client.query(`set search_path to ${schema}`);
    await client.query('create table if not exists migration (name text primary key)');
    const { rows } = await client.query<{ name: string }>('select name from migration');
    const taken = rows.map(({ name }) => name);
    const steps = migrationsOf('postgresql');
    for (const step of pendingSteps(steps, taken, 'the store of the queue')) {
      const change = sqlOf(step, compiler.schema, 'postgresql');
      // Several statements in one query are one transaction.
      await client.query(`${change};\ninsert into migration (name) values ('${step.name}')`);
    }
    await client.query('insert into writer select 0 where not exists (select from writer)');
    await client.query(
      `insert into shard select generate_series(0, ${SHARDS - 1}) on conflict do nothing`,
    );
  } finally {
    await client.query(`select pg_advisory_unlock(${MIGRATING})`);
  }
}
