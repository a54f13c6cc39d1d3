import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  append,
  type Bench,
  sinkProperties,
  sourceProperties,
  withSchema,
} from '../../../../../../../testing/engines/connect/embedded/connectors/jdbc.ts';
import { systemClock } from '../../../../../../base/clock.ts';
import { TestConnect } from '../../../../../../../testing/engines/connect/embedded/embedded.ts';
import { sinkSuite } from '../sink/sink-suite.ts';
import { sourceSuite } from '../source/source-suite.ts';
import { SqliteDatabase } from './database.ts';

async function open(): Promise<Bench & { readonly file: DatabaseSync }> {
  const connect = await TestConnect.open();
  const file = new DatabaseSync(connect.path('data.db'));
  onTestFinished(() => file.close());
  return {
    connect,
    file,
    database: {
      url: 'jdbc:sqlite:data.db',
      exec: async (sql) => file.exec(sql),
      rows: async (sql) => {
        const statement = file.prepare(sql);
        statement.setReturnArrays(true);
        // `setReturnArrays`.
        return statement.all() as unknown as unknown[][];
      },
    },
  };
}

sinkSuite(open);
sourceSuite(open);

describe('SQLite', () => {
  const PEOPLE = 'CREATE TABLE people (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT)';

  test('detects the incrementing column', async () => {
    const { connect, database } = await open();
    await database.exec(PEOPLE);
    await database.exec("INSERT INTO people (name) VALUES ('Ada'), ('Bob')");
    await connect.run('source', sourceProperties(database));
    await connect.until(async () => (await connect.values('db-people')).length, 2);
  });

  test('has at most 16 threads for a cluster, and gives them back', async () => {
    const { connect } = await open();
    const folder = connect.path('');
    const end = new AbortController();
    onTestFinished(() => end.abort());
    const { clock } = connect.environment;
    const use = async () => {
      const file = { name: 'data.db', path: connect.path('data.db'), folder };
      const database = new SqliteDatabase(file, { clock, signal: end.signal }, true);
      await database.tables(['TABLE']);
      return database;
    };
    const used = await Promise.all(Array.from({ length: 16 }, use));
    await expect(use()).rejects.toThrow(
      'The connectors of a cluster may have 16 connections to SQLite',
    );
    await used[0]!.close();
    await use();
  });

  test('reads large rows a few at a time, and refuses a value of more than 32 MB', async () => {
    const { connect } = await open();
    const { clock } = connect.environment;
    const database = new SqliteDatabase(
      { name: 'data.db', path: connect.path('data.db'), folder: connect.path('') },
      { clock, signal: new AbortController().signal },
      true,
    );
    onTestFinished(() => database.close());
    const rows = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)';
    const cursor = await database.query({
      sql: `${rows} SELECT zeroblob(3000000) FROM n`,
      parameters: [],
    });
    const read: [number, boolean][] = [];
    do {
      const { rows: some, isEnd } = await cursor.next(100);
      read.push([some.length, isEnd]);
    } while (!read.at(-1)![1]);
    expect(read.map(([count]) => count)).toEqual([2, 2, 2, 2, 2, 0]);
    const large = await database.query({ sql: 'SELECT zeroblob(33554433)', parameters: [] });
    await expect(large.next(1)).rejects.toThrow('too big');
  });

  test('distinguishes integers above 2^53', async () => {
    const { connect, database } = await open();
    await database.exec(PEOPLE);
    const big = 2n ** 62n;
    await database.exec(`INSERT INTO people VALUES (${big}, 'a'), (${big + 1n}, 'b')`);
    await connect.run('source', { ...sourceProperties(database), 'batch.max.rows': '1' });
    await connect.until(
      () => connect.values('db-people'),
      [`{"id":${big},"name":"a"}`, `{"id":${big + 1n},"name":"b"}`],
    );
    await connect.until(
      () => [...connect.offsets.byConnector.get('id-source')!.values()],
      [`{"incrementing":"${big + 1n}"}`],
    );
  });

  test('reads times that are numbers and times that are strings alike', async () => {
    const { connect, database } = await open();
    await database.exec('CREATE TABLE t (id INTEGER NOT NULL, at TIMESTAMP NOT NULL)');
    const noon = Date.UTC(2025, 5, 1, 12);
    await database.exec(
      `INSERT INTO t VALUES (2, ${noon + 1000}), (1, '2025-06-01 12:00:00'), (3, '2025-06-01T12:00:01.500Z')`,
    );
    await connect.run('source', {
      ...sourceProperties(database),
      mode: 'timestamp',
      'timestamp.column.name': 'at',
    });
    await connect.until(
      () => connect.values('db-t'),
      [`{"id":1,"at":${noon}}`, `{"id":2,"at":${noon + 1000}}`, `{"id":3,"at":${noon + 1500}}`],
    );
  });

  test('waits for a locked file', async () => {
    const bench = await open();
    const { connect, database, file } = bench;
    await connect.createTopic('people');
    await database.exec('CREATE TABLE people (id INT)');
    file.exec('BEGIN EXCLUSIVE');
    await connect.run('sink', sinkProperties(database, { 'max.retries': '1000' }));
    await append(bench, { value: withSchema([['id', 'int32']], { id: 1 }) });
    await connect.until(() => connect.states('sink'), 'RUNNING: RUNNING');
    file.exec('COMMIT');
    await connect.until(() => connect.committed('sink'), [1]);
    expect(await database.rows('SELECT id FROM people')).toEqual([[1]]);
  });

  test('stops a query that never ends', async () => {
    const { connect, database } = await open();
    const forever =
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT max(i) AS i FROM n';
    await connect.run('source', { ...sourceProperties(database), mode: 'bulk', query: forever });
    await connect.until(() => connect.states('source'), 'RUNNING: RUNNING');
    await connect.run(
      'source',
      { ...sourceProperties(database), mode: 'bulk', query: forever },
      'STOPPED',
    );
    expect(connect.states('source')).toBe('STOPPED: ');
  });

  test.each([
    ["ATTACH DATABASE '/etc/passwd' AS other", /not authorized/],
    ["VACUUM INTO '/tmp/plinth-vacuumed.db'", /not authorized|authorization denied/],
    ['PRAGMA temp_store_directory', /not authorized/],
    ['DELETE FROM people', /readonly|no such table|columns/],
  ])('can not leave its file by %s', async (query, trace) => {
    const { connect, database } = await open();
    await database.exec(PEOPLE);
    await database.exec("INSERT INTO people VALUES (1, 'Ada')");
    await connect.run('source', { ...sourceProperties(database), mode: 'bulk', query });
    await connect.until(() => connect.states('source'), 'RUNNING: FAILED');
    expect(connect.status('source').tasks[0]!.trace).toMatch(trace);
    expect(existsSync('/tmp/plinth-vacuumed.db')).toBe(false);
    expect(await database.rows('SELECT name FROM people')).toEqual([['Ada']]);
  });

  test('starts one thread for two concurrent requests, which ends with it', async () => {
    const { connect } = await open();
    const started: Worker[] = [];
    const note = (thread: Worker) => void started.push(thread);
    process.on('worker', note);
    onTestFinished(() => void process.off('worker', note));
    const file = { name: 'data.db', path: connect.path('data.db'), folder: connect.directory };
    const context = { clock: systemClock, signal: new AbortController().signal };
    const database = new SqliteDatabase(file, context, false);
    const make = (table: string) =>
      database.execute([{ sql: `CREATE TABLE ${table} (id INTEGER)`, parameters: [] }]);
    await Promise.all([make('a'), make('b')]);
    await database.close();
    expect(started.map(({ threadId }) => threadId)).toEqual([-1]);
  });

  test('is not opened through a link out of the folder', async () => {
    const { connect } = await open();
    const outside = join(connect.directory, 'control.db');
    const secrets = new DatabaseSync(outside);
    secrets.exec('CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT)');
    secrets.close();
    symlinkSync(outside, connect.path('linked.db'));
    symlinkSync(join(connect.directory, 'new.db'), connect.path('dangling.db'));
    for (const name of ['linked.db', 'dangling.db']) {
      const database = { url: `jdbc:sqlite:${name}` };
      await connect.run(name, { ...sourceProperties(database), query: 'SELECT 1', mode: 'bulk' });
      await connect.until(() => connect.states(name), 'RUNNING: FAILED');
      expect(connect.status(name).tasks[0]!.trace).toMatch(/leads out of the cluster's folder/);
    }
    expect(existsSync(join(connect.directory, 'new.db'))).toBe(false);
  });

  test('reports a database that can not be opened', async () => {
    const { connect, database } = await open();
    await connect.run('source', {
      ...sourceProperties({ ...database, url: 'jdbc:sqlite:nowhere/none.db' }),
      'incrementing.column.name': 'id',
    });
    await connect.until(() => connect.status('source').state, 'FAILED');
    expect(connect.status('source').trace).toMatch(/unable to open database file/);
  });
});
