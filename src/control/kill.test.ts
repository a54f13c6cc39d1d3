import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeSqliteDialect } from '../store/rows/node-sqlite.ts';
import { openStore } from '../store/store.ts';
import { Accounts } from './accounts/accounts.ts';
import { AuditLog } from './audit/audit-log.ts';
import { QueueUsers } from './queue-users/queue-users.ts';
import { EVERY_ROLE, type Actor } from './actor.ts';
import { countingIds, ManualClock, storeAccounts } from '../../testing/control/control.ts';
import { type Team, Teams } from './teams.ts';

/*
 * The process is killed after every statement of every change of accounts, teams and queue users: the
 * files are copied at that moment, and the copy is opened as the next start would. (Changes of databases
 * involve more than rows; databases/kill.servers.test.ts kills those.)
 */

let root: string;
beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/plinth-kill-`);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A dialect that calls back after each statement, `begin` and `commit` among them. */
function watched(inner: Dialect, after: () => void): Dialect {
  return {
    createAdapter: () => inner.createAdapter(),
    createIntrospector: (db) => inner.createIntrospector(db),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createDriver: () => watchedDriver(inner.createDriver(), after),
  };
}

function watchedDriver(inner: Driver, after: () => void): Driver {
  const own = new Map<DatabaseConnection, DatabaseConnection>();
  return {
    init: () => inner.init(),
    destroy: () => inner.destroy(),
    acquireConnection: async () => {
      const connection = await inner.acquireConnection();
      const wrapped: DatabaseConnection = {
        streamQuery: (query, size) => connection.streamQuery(query, size),
        executeQuery: async <Row>(query: CompiledQuery) => {
          const result = await connection.executeQuery<Row>(query);
          after();
          return result;
        },
      };
      own.set(wrapped, connection);
      return wrapped;
    },
    releaseConnection: (connection) => inner.releaseConnection(own.get(connection)!),
    beginTransaction: (connection, settings) => inner.beginTransaction(connection, settings),
    commitTransaction: (connection) => inner.commitTransaction(connection),
    rollbackTransaction: (connection) => inner.rollbackTransaction(connection),
  };
}

/** The services on a store in a directory, and one account with a key, a team, a member, a queue user. */
async function open(directory: string, after: () => void = () => {}) {
  mkdirSync(directory, { recursive: true });
  const store = await openStore(watched(nodeSqliteDialect(`${directory}/control.db`), after));
  const clock = new ManualClock();
  const ids = countingIds();
  const audit = new AuditLog(store, clock);
  const accounts = new Accounts(store, clock, ids, audit);
  const { customerId, email } = await accounts.ensureFirst('me@example.com', 'key');
  const teams = new Teams(store, clock, ids, audit);
  const queueUsers = new QueueUsers({ store, clock, ids, audit, teams, plan: 'local' });
  await queueUsers.ensureFirst(customerId, true);
  const owner: Actor = { customerId, email, sourceIp: '192.0.2.1', ...EVERY_ROLE };
  return { store, accounts, teams, queueUsers, owner };
}

type Services = Awaited<ReturnType<typeof open>>;

interface Prepared {
  readonly team: Team;
  readonly keyId: string;
}

const other = { customerId: 'other', email: 'other@example.com', sourceIp: '', ...EVERY_ROLE };

async function prepare({ store, accounts, teams, owner }: Services): Promise<Prepared> {
  await storeAccounts(store, other);
  const team = await teams.create(owner, 'blue', false);
  await teams.addMember(owner, team.teamId, 'ann@example.com', 'dev');
  const { keyId } = await accounts.keys.create(owner, 'laptop');
  return { team, keyId };
}

/** Every row of every table, as the next start finds them. */
function rowsOf(directory: string): Record<string, unknown[]> {
  const database = new DatabaseSync(`${directory}/control.db`);
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.map(({ name }) => [
    String(name),
    database.prepare(`select * from "${String(name)}"`).all(),
  ]);
  database.close();
  return Object.fromEntries(rows) as Record<string, unknown[]>;
}

const changes: Readonly<Record<string, (on: Services, was: Prepared) => Promise<unknown>>> = {
  'create a team': ({ teams, owner }) => teams.create(owner, 'red', true),
  'add a member': ({ teams, owner }, { team }) =>
    teams.addMember(owner, team.teamId, 'bob@example.com', 'admin'),
  'remove a member': ({ teams, owner }, { team }) =>
    teams.removeMember(owner, team.teamId, 'ann@example.com'),
  'delete a team': ({ teams, owner }, { team }) => teams.delete(owner, team.teamId),
  'create a key': ({ accounts, owner }) => accounts.keys.create(owner, 'server'),
  'delete a key': ({ accounts, owner }, { keyId }) => accounts.keys.delete(owner, keyId),
  'create an account': ({ accounts }) => accounts.create('new@example.com'),
  'rotate the queue token': ({ queueUsers, owner }) => queueUsers.rotate(owner),
  'change the key of the settings': ({ accounts }) =>
    accounts.ensureFirst('me@example.com', 'another key'),
  'create a queue user': ({ queueUsers }) => queueUsers.of(other),
  'disable an account': ({ accounts }) => accounts.disable(other.email),
  'mark an account for deletion': ({ accounts }) => accounts.delete(other.email),
};

test.each(Object.entries(changes))(
  '%s: a kill at any point leaves all old rows or all new ones',
  async (_name, change) => {
    const live = `${root}/live`;
    let copies = 0;
    let isArmed = false;
    const services = await open(live, () => {
      if (isArmed) cpSync(live, `${root}/${copies++}`, { recursive: true });
    });
    const was = await prepare(services);
    cpSync(live, `${root}/before`, { recursive: true });
    isArmed = true;
    await change(services, was);
    isArmed = false;
    cpSync(live, `${root}/after`, { recursive: true });
    await services.store.destroy();

    const [before, after] = [rowsOf(`${root}/before`), rowsOf(`${root}/after`)];
    expect(after).not.toEqual(before);
    const left = Array.from({ length: copies }, (_, i) => rowsOf(`${root}/${i}`));
    // Up to `commit` the copy holds the old state, after it the new one.
    expect(left.length).toBeGreaterThanOrEqual(4);
    expect(left.slice(0, -1)).toEqual(left.slice(0, -1).map(() => before));
    expect(left.at(-1)).toEqual(after);
  },
);
