import type { Client } from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { TestConnect } from '../embedded.ts';
import {
  startPostgresql,
  type PostgresqlServer,
} from '../../../../../scripts/servers/postgresql.ts';

import { skipWithout } from '../../../../../scripts/servers/skip-without.ts';

/** A database with a connector that follows its changes. */
export interface Bench {
  readonly connect: TestConnect;
  readonly name: string;
  readonly client: Client;
  sql(text: string): Promise<void>;
  run(more?: Readonly<Record<string, string>>): Promise<void>;
  /** The operation, the old and the new row of each envelope in a topic. */
  changes(topic?: string): Promise<readonly string[]>;
  waitFor(changes: readonly string[], topic?: string): Promise<void>;
  /** Waits until the slot has been made and is in use, so that the snapshot has no later changes; or until it is not. */
  streaming(isIt?: boolean): Promise<void>;
}

/** Starts a server with logical replication for the tests of a file. */
export function replicatingPostgres() {
  const missing = skipWithout('postgresql');
  let server: PostgresqlServer;
  beforeAll(async () => {
    if (missing !== undefined) return;
    server = await startPostgresql({
      settings: { wal_level: 'logical', max_replication_slots: 100 },
    });
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
  let databases = 0;

  /** Makes a new database and runs these statements in it. */
  async function open(...statements: string[]): Promise<Bench> {
    const name = `debezium_${(databases += 1)}`;
    const admin = await server.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    await admin.end();
    const client = await server.connect(name);
    onTestFinished(async () => {
      // A slot that is left would retain the log of all databases. An error is harmless: the slot is just being released.
      const slots = 'FROM pg_replication_slots WHERE database = $1 AND NOT active';
      await client
        .query(`SELECT pg_drop_replication_slot(slot_name) ${slots}`, [name])
        .catch(() => undefined);
      await client.end();
    });
    for (const statement of statements) await client.query(statement);
    const connect = await TestConnect.open();
    const changes = async (topic = 'shop.public.people') =>
      (await connect.values(topic)).map((text) => {
        if (text === undefined) return 'gone';
        const { op, before, after } = JSON.parse(text) as Record<string, unknown>;
        return `${String(op)} ${JSON.stringify(before)} ${JSON.stringify(after)}`;
      });
    return {
      connect,
      name,
      client,
      changes,
      sql: async (text) => void (await client.query(text)),
      run: (more = {}) => connect.run('source', properties(name, more)),
      waitFor: (expected, topic) => connect.until(() => changes(topic), expected),
      streaming: (isIt = true) =>
        connect.until(async () => {
          const { rows } = await client.query(
            'SELECT 1 FROM pg_replication_slots WHERE active AND confirmed_flush_lsn IS NOT NULL AND database = $1',
            [name],
          );
          return rows.length > 0;
        }, isIt),
    };
  }

  /** The properties of a source for the database. */
  function properties(database: string, more: Readonly<Record<string, string>> = {}) {
    return {
      'connector.class': 'io.debezium.connector.postgresql.PostgresConnector',
      'database.hostname': '127.0.0.1',
      'database.port': String(server.port),
      'database.user': 'plinth',
      'database.password': 'secret',
      'database.dbname': database,
      'topic.prefix': 'shop',
      'plugin.name': 'pgoutput',
      'slot.name': `slot_${database}`,
      'key.converter.schemas.enable': 'false',
      'value.converter.schemas.enable': 'false',
      ...more,
    };
  }

  return { open, properties };
}

export const PEOPLE = 'CREATE TABLE people (id int PRIMARY KEY, name text)';

/** The change event of a new row of `PEOPLE`, as the bench shows it. */
export const created = (id: number, name: string | null) =>
  `c null ${JSON.stringify({ id, name })}`;
/** The event of a row of a snapshot. */
export const read = (id: number, name: string | null) => `r null ${JSON.stringify({ id, name })}`;
