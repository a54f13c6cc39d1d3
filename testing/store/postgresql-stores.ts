import { sql } from 'kysely';
import { afterAll, onTestFinished } from 'vitest';
import { startPostgresql, type PostgresqlServer } from '../../scripts/servers/postgresql.ts';
import { skipWithout } from '../../scripts/servers/skip-without.ts';
import type { OpenTestStore } from './store.ts';
import { openPostgresStore } from '../../src/store/postgresql/open.ts';
import type { Store } from '../../src/store/store.ts';
import type { PostgresLocation } from '../../src/store/postgresql/connection-settings.ts';

/** A server for the tests of one file; it stops after them. */
export interface TestPostgres {
  readonly server: PostgresqlServer;
  /** Opens a store in a new database. */
  readonly open: OpenTestStore;
  /**
   * Opens a store for a test that doesn't change the tables: databases of closed stores, and those of files after their
   * tests, are emptied and reused.
   */
  readonly openEmptied: OpenTestStore;
  /** Creates an empty database. */
  newDatabase(): Promise<PostgresLocation>;
  /** The rows of a table. */
  rowsOf(location: PostgresLocation, table: string): Promise<unknown[]>;
}

const notThere = (): never => {
  throw new Error('postgres is not installed');
};
/** Used where the tests are skipped. */
const missing: TestPostgres = {
  get server() {
    return notThere();
  },
  open: async () => notThere(),
  openEmptied: async () => notThere(),
  newDatabase: async () => notThere(),
  rowsOf: async () => notThere(),
};

/** Starts a server. If none is installed, the tests of the file are skipped. Must be called outside of tests. */
export async function testPostgres(): Promise<TestPostgres> {
  if (skipWithout('postgresql') !== undefined) return missing;
  const server = await startPostgresql();
  afterAll(() => server[Symbol.asyncDispose]());
  const at = (database: string): PostgresLocation => ({
    host: '127.0.0.1',
    port: server.port,
    user: 'plinth',
    password: 'secret',
    database,
  });
  let count = 0;
  const create = async (template = 'template1') => {
    const name = `test_${++count}`;
    const connection = await server.connect();
    await connection.query(`create database ${name} template ${template}`);
    await connection.end();
    return at(name);
  };
  // A migrated database that serves as a template.
  const template = await create();
  const migrated = await openPostgresStore(template);
  const emptying = await emptyingOf(migrated);
  await migrated.destroy();
  const files = new Map<string, PostgresLocation>();
  // Databases that may be reused: creating one writes hundreds of files, emptying one hardly any.
  const free: PostgresLocation[] = [];
  const open: OpenTestStore = async (file) => {
    const location = (file && files.get(file)) || (await create(template.database));
    if (file !== undefined) files.set(file, location);
    return openPostgresStore(location);
  };
  return {
    server,
    newDatabase: () => create(),
    rowsOf: async ({ database }, table) => {
      const connection = await server.connect(database);
      const { rows } = await connection.query(`select * from ${table}`);
      await connection.end();
      return rows;
    },
    open,
    openEmptied: async (file) => {
      if (file !== undefined && files.has(file)) return open(file);
      const location = free.pop() ?? (await create(template.database));
      const store = await openPostgresStore(location);
      await sql.raw(emptying).execute(store);
      if (file !== undefined) files.set(file, location);
      const destroy = store.destroy.bind(store);
      let closed: Promise<void> | undefined;
      const close = async () => {
        await destroy();
        if (file === undefined) free.push(location);
      };
      store.destroy = () => (closed ??= close());
      onTestFinished(async () => {
        // Not all tests do it, but the connections of a server are limited.
        await store.destroy();
        if (file === undefined) return;
        files.delete(file);
        free.push(location);
      });
      return store;
    },
  };
}

/**
 * A statement that deletes everything that tests have written. To truncate tables makes new files for each, which takes
 * longer for a few rows.
 */
async function emptyingOf(store: Store): Promise<string> {
  const all = await store.introspection.getTables();
  // An empty store has only its history of migrations.
  const tables = all.filter(({ name }) => name !== 'migration');
  const deletions = tables.map(({ name }, i) => `emptied_${i} as (delete from "${name}")`);
  const countedFromOne = tables.flatMap(({ name, columns }) =>
    columns
      .filter(({ isAutoIncrementing }) => isAutoIncrementing)
      .map((column) => `setval(pg_get_serial_sequence('"${name}"', '${column.name}'), 1, false)`),
  );
  return `with ${deletions.join(', ')} select ${countedFromOne.join(', ')}`;
}
