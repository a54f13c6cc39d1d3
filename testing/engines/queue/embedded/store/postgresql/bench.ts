import { Client, type ClientConfig } from 'pg';
import { onTestFinished } from 'vitest';
import { randomIds } from '../../../../../../src/base/ids.ts';
import { TestClock } from '../../../../../base/test-clock.ts';
import type { QueueEngine } from '../../../../../../src/engines/queue/engine.ts';
import { QueueBench, ScriptedCourier } from '../../../suite/queue.ts';
import { signingComposer } from '../../../../../../src/engines/queue/embedded/delivery/signing-composer.ts';
import { startEmbeddedQueue } from '../../../../../../src/engines/queue/embedded/embedded-queue.ts';
import { KeyRing } from '../../../../../../src/engines/queue/embedded/signing/key-ring.ts';
import { settled } from '../../embedded.ts';
import { PostgresqlQueueStore } from '../../../../../../src/engines/queue/embedded/store/postgresql/postgresql-store.ts';

let schemas = 0;

/** The name of an unused schema. */
export function newSchema(): string {
  schemas += 1;
  return `queue_${process.pid}_${schemas}`;
}

/** Schemas of tests that have ended, without rows. To make another one costs as much as many a test. */
const emptied: string[] = [];

/** An empty schema for one test, whose engines have to be closed when it ends. */
function borrowedSchema(connection: ClientConfig): string {
  const schema = emptied.pop() ?? newSchema();
  // The last of what is done after the test, as it is the first to be told.
  onTestFinished(async () => {
    const client = new Client(connection);
    await client.connect();
    const tables = await tablesOf(client, schema);
    const rows = tables.filter((name) => name !== 'migration');
    await client.query(rows.map((name) => `delete from ${schema}."${name}"`).join(';\n'));
    await client.end();
    emptied.push(schema);
  });
  return schema;
}

async function tablesOf(client: Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1',
    [schema],
  );
  return rows.map(({ name }) => name);
}

/** The engine on a PostgreSQL store, as its suite takes it. */
export class PostgresqlQueueBench extends QueueBench {
  readonly engine: QueueEngine;
  readonly store: PostgresqlQueueStore;
  readonly clock: TestClock;
  readonly courier: ScriptedCourier;
  readonly settle: () => Promise<void>;
  readonly #connection: ClientConfig;
  readonly #schema: string;

  static async start(
    connection: ClientConfig,
    schema = borrowedSchema(connection),
    clock = new TestClock(),
    lease?: number,
  ): Promise<PostgresqlQueueBench> {
    const opening = { connection, clock, schema, ...(lease !== undefined && { lease }) };
    const store = await PostgresqlQueueStore.open(opening);
    const keys = await KeyRing.load(store, { ids: randomIds });
    const courier = new ScriptedCourier(clock);
    const composer = signingComposer({
      signingKey: (userId) => keys.signingKey(userId),
      ids: randomIds,
      clock,
    });
    const parts = { store, keys, clock, alarms: clock, courier, composer };
    const engine = await startEmbeddedQueue(parts);
    const bench = new PostgresqlQueueBench(engine, parts, connection, schema);
    onTestFinished(() => bench.engine.close(0));
    return bench;
  }

  private constructor(
    engine: QueueEngine,
    parts: {
      readonly clock: TestClock;
      readonly courier: ScriptedCourier;
      readonly store: PostgresqlQueueStore;
    },
    connection: ClientConfig,
    schema: string,
  ) {
    super();
    this.engine = engine;
    this.store = parts.store;
    this.clock = parts.clock;
    this.courier = parts.courier;
    const { store, courier } = parts;
    this.settle = () => settled(store, courier);
    this.#connection = connection;
    this.#schema = schema;
  }

  async restart(at = this.clock.now()): Promise<PostgresqlQueueBench> {
    await this.engine.close(0);
    return PostgresqlQueueBench.start(this.#connection, this.#schema, new TestClock(at));
  }

  async restartAfterKill(at = this.clock.now()): Promise<PostgresqlQueueBench> {
    const copy = await copySchema(this.#connection, this.#schema);
    return PostgresqlQueueBench.start(this.#connection, copy, new TestClock(at));
  }
}

/** A copy of everything committed, in a new schema, with the leases of the killed process expired. */
async function copySchema(connection: ClientConfig, schema: string): Promise<string> {
  const copy = newSchema();
  const client = new Client(connection);
  await client.connect();
  // One snapshot for all tables, as a crash would leave, although this process may still be writing.
  await client.query('begin isolation level repeatable read');
  const tables = await tablesOf(client, schema);
  const statements = tables.map(
    (name) =>
      `create table ${copy}."${name}" (like ${schema}."${name}" including all);
       insert into ${copy}."${name}" select * from ${schema}."${name}"`,
  );
  const expired = [`delete from ${copy}.copy`, `update ${copy}.shard set copy = null`];
  await client.query([`create schema ${copy}`, ...statements, ...expired, 'commit'].join(';\n'));
  await client.end();
  return copy;
}
