import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { startPostgresql, type PostgresqlServer } from '../../../scripts/servers/postgresql.ts';
import { skipWithout } from '../../../scripts/servers/skip-without.ts';
import type { OpenTestStore } from '../testing.ts';
import { openPostgresStore } from './open.ts';
import type { Store } from '../store.ts';
import type { PostgresLocation } from './pool.ts';

/** A server for the tests of a file; it ends with them. */
export interface TestPostgres {
  readonly server: PostgresqlServer;
  /** Opens stores in databases of their own. */
  readonly open: OpenTestStore;
  /** The same for tests that leave the tables as they are: databases of closed stores are emptied and used again. */
  readonly openEmptied: OpenTestStore;
  /** A database of its own that has nothing in it. */
  newDatabase(): Promise<PostgresLocation>;
  /** The content of a table. */
  rowsOf(location: PostgresLocation, table: string): Promise<unknown[]>;
}

const notThere = (): never => {
  throw new Error('postgres is not installed');
};
/** Of tests that are all skipped. */
const missing: TestPostgres = {
  get server() {
    return notThere();
  },
  open: async () => notThere(),
  openEmptied: async () => notThere(),
  newDatabase: async () => notThere(),
  rowsOf: async () => notThere(),
};

/** Starts a server; where none is installed, the tests of the file are skipped. Called outside of tests. */
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
  // A migrated database, to be copied.
  const template = await create();
  const migrated = await openPostgresStore(template);
  await sql`select 1`.execute(migrated);
  await migrated.destroy();
  const files = new Map<string, PostgresLocation>();
  // Databases of closed stores: to create one writes hundreds of files, to empty one hardly any.
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
      if (file !== undefined) return open(file);
      const location = free.pop() ?? (await create(template.database));
      const store = await openPostgresStore(location);
      await empty(store);
      const destroy = store.destroy.bind(store);
      let closed: Promise<void> | undefined;
      store.destroy = () => (closed ??= destroy().then(() => void free.push(location)));
      return store;
    },
  };
}

/** Removes everything that tests have written. */
async function empty(store: Store): Promise<void> {
  const tables = await store.introspection.getTables();
  // The history of migrations is the one thing that an empty store has.
  const names = tables.map(({ name }) => name).filter((name) => name !== 'migration');
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} restart identity`.execute(
    store,
  );
}
