import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  append,
  type Bench,
  sinkProperties,
  sourceProperties,
  withSchema,
} from '../../../../../../../testing/engines/connect/embedded/connectors/jdbc.ts';
import {
  TestConnect,
  TEXTS,
} from '../../../../../../../testing/engines/connect/embedded/embedded.ts';
import { sinkSuite } from '../sink/sink-suite.ts';
import { sourceSuite } from '../source/source-suite.ts';
import {
  startPostgresql,
  type PostgresqlServer,
} from '../../../../../../../scripts/servers/postgresql.ts';
import { skipWithout } from '../../../../../../../scripts/servers/skip-without.ts';

const missing = skipWithout('postgresql');
let server: PostgresqlServer;
beforeAll(async () => {
  if (missing === undefined) server = await startPostgresql();
});
afterAll(() => server?.[Symbol.asyncDispose]());

let databases = 0;

/** A database of its own for each test. */
async function open(): Promise<Bench & { readonly name: string }> {
  const name = `test_${(databases += 1)}`;
  const admin = await server.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const client = await server.connect(name);
  onTestFinished(() => client.end());
  return {
    connect: await TestConnect.open(),
    name,
    database: {
      url: `jdbc:postgresql://127.0.0.1:${server.port}/${name}?user=plinth`,
      exec: async (sql) => void (await client.query(sql)),
      rows: async (sql) => (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows,
    },
  };
}

sinkSuite(open);
sourceSuite(open);

describe('PostgreSQL', () => {
  test('reads columns of each type', async () => {
    const { connect, database } = await open();
    await database.exec(`CREATE TYPE mood AS ENUM ('happy')`);
    await database.exec(`CREATE TABLE all_types (
      id bigserial, i2 smallint, i4 int, b boolean, r real, n numeric, n2 numeric(10,2), n0 numeric(4,0),
      c char(3), j jsonb, u uuid, by bytea, d date, t time, ts timestamp, tz timestamptz, e mood, a int[])`);
    await database.exec(`INSERT INTO all_types VALUES (9007199254740993, -2, 4, true, 0.5, 1.50, 12.30, 42,
      'ab', '{"a": 1}', '6a2f41a3-c54c-fce8-32d2-0324e1c32e22', '\\x0102', '2026-01-02', '12:34:56.789',
      '2026-01-02 03:04:05.678901', '2026-01-02 03:04:05+02', 'happy', '{1,2}')`);
    await connect.run('source', {
      ...sourceProperties(database),
      'numeric.mapping': 'best_fit',
      'value.converter.decimal.format': 'NUMERIC',
    });
    await connect.until(
      () => connect.values('db-all_types'),
      [
        `{"id":9007199254740993,"i2":-2,"i4":4,"b":true,"r":0.5,"n":1.50,"n2":12.3,"n0":42,"c":"ab ",` +
          `"j":"{\\"a\\": 1}","u":"6a2f41a3-c54c-fce8-32d2-0324e1c32e22","by":"AQI=",` +
          `"d":${Date.UTC(2026, 0, 2) / 86_400_000},"t":45296789,` +
          `"ts":${Date.UTC(2026, 0, 2, 3, 4, 5, 678)},"tz":${Date.UTC(2026, 0, 2, 1, 4, 5)},` +
          `"e":"happy","a":"{1,2}"}`,
      ],
    );
  });

  test('resumes by microseconds', async () => {
    const { connect, database } = await open();
    await database.exec('CREATE TABLE t (id int NOT NULL, at timestamptz NOT NULL)');
    const at = (id: number, fraction: string) =>
      database.exec(`INSERT INTO t VALUES (${id}, '2026-01-01 00:00:00.${fraction}+00')`);
    await at(1, '000001');
    const properties = {
      ...sourceProperties(database),
      mode: 'timestamp',
      'timestamp.column.name': 'at',
    };
    await connect.run('source', properties);
    const ids = async () =>
      (await connect.values('db-t')).map((value) => (JSON.parse(value!) as { id: number }).id);
    await connect.until(ids, [1]);
    await connect.restart();
    await at(2, '000002');
    await connect.run('source', properties);
    await connect.until(ids, [1, 2]);
  });

  test('stores every type that a sink writes', async () => {
    const bench = await open();
    const { connect, database } = bench;
    await connect.createTopic('people');
    await connect.run('sink', sinkProperties(database, { 'table.name.format': 'public.${topic}' }));
    const logical = (name: string) => ({ name: `org.apache.kafka.connect.data.${name}` });
    await append(bench, {
      value: withSchema(
        [
          ['by', 'bytes'],
          ['n', 'bytes', { ...logical('Decimal'), parameters: { scale: '2' } }],
          ['d', 'int32', logical('Date')],
          ['t', 'int32', logical('Time')],
          ['ts', 'int64', logical('Timestamp')],
          ['f', 'float'],
        ],
        { by: 'AQI=', n: 'AQD/', d: 1, t: 1, ts: 1, f: 0.5 },
      ),
    });
    await connect.until(() => connect.committed('sink'), [1]);
    expect(
      await database.rows('SELECT by::text, n::text, d::text, t::text, ts::text, f FROM people'),
    ).toEqual([
      ['\\x0102', '657.91', '1970-01-02', '00:00:00.001', '1970-01-01 00:00:00.001', 0.5],
    ]);
    expect(
      await database.rows(
        "SELECT data_type FROM information_schema.columns WHERE table_name = 'people' ORDER BY ordinal_position",
      ),
    ).toEqual([
      ['bytea'],
      ['numeric'],
      ['date'],
      ['time without time zone'],
      ['timestamp without time zone'],
      ['real'],
    ]);
  });

  test('is written to again after its connections were closed', async () => {
    const bench = await open();
    const { connect, database, name } = bench;
    await connect.createTopic('people');
    await connect.run('sink', sinkProperties(database));
    const row = (id: number) => ({ value: withSchema([['id', 'int32']], { id }) });
    await append(bench, row(1));
    await connect.until(() => connect.committed('sink'), [1]);
    const admin = await server.connect();
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name = 'plinth-connect'`,
      [name],
    );
    await admin.end();
    await append(bench, row(2));
    await connect.until(() => connect.committed('sink'), [2]);
    expect(await database.rows('SELECT id FROM people ORDER BY id')).toEqual([[1], [2]]);
  });

  test('does not delay a stop by a slow statement', async () => {
    const { connect, database } = await open();
    const properties = {
      ...sourceProperties(database),
      mode: 'bulk',
      query: 'SELECT pg_sleep(600)::text AS slept',
    };
    await connect.run('source', properties);
    await connect.until(() => connect.states('source'), 'RUNNING: RUNNING');
    await connect.run('source', properties, 'STOPPED');
    expect(connect.states('source')).toBe('STOPPED: ');
  });

  test('finds the tables of the schemas in its URL, with any names', async () => {
    const { connect, database } = await open();
    for (const name of ['one', 'my "own" schema\\']) {
      await database.exec(`CREATE SCHEMA "${name.replaceAll('"', '""')}"`);
    }
    const second =
      database.url + `&currentSchema=${encodeURIComponent('nothing, my "own" schema\\')}`;
    await connect.createTopic('people');
    await connect.run('sink', sinkProperties({ ...database, url: second }));
    await append({ connect, database }, { value: withSchema([['id', 'int32']], { id: 1 }) });
    await connect.until(() => connect.committed('sink'), [1]);
    expect(
      await database.rows(
        "SELECT table_schema FROM information_schema.tables WHERE table_name = 'people'",
      ),
    ).toEqual([['my "own" schema\\']]);
  });

  test('is opened read-only by a source', async () => {
    const { connect, database } = await open();
    await database.exec('CREATE TABLE t (id int)');
    await connect.run('source', {
      ...sourceProperties(database),
      mode: 'bulk',
      query: 'WITH gone AS (DELETE FROM t RETURNING id) SELECT id FROM gone',
    });
    await connect.until(() => connect.states('source'), 'RUNNING: FAILED');
  });

  test.each([
    ['a database that is not there', '/none?user=plinth', /database "none" does not exist/],
    ['TLS that it does not have', '/postgres?user=plinth&sslmode=require', /does not support SSL/],
  ])('reports %s', async (_, rest, trace) => {
    const { connect, database } = await open();
    const url = `jdbc:postgresql://127.0.0.1:${server.port}${rest}`;
    await connect.run('source', sourceProperties({ ...database, url }));
    await connect.until(() => connect.status('source').state, 'FAILED');
    expect(connect.status('source').trace).toMatch(trace);
  });
});

test.each(['127.0.0.1', 'localhost'])('a server at %s is connected to over TLS', async (host) => {
  const secure = await startPostgresql({ tls: true });
  onTestFinished(() => secure[Symbol.asyncDispose]());
  const client = await secure.connect();
  onTestFinished(() => client.end());
  const connect = await TestConnect.open();
  await connect.createTopic('people');
  const url = `jdbc:postgresql://${host}:${secure.port}/postgres?user=plinth`;
  const sink = (more: string) => ({
    ...TEXTS,
    'connector.class': 'JdbcSink',
    topics: 'people',
    'connection.url': url + more,
    'auto.create': 'true',
    'max.retries': '0',
    'value.converter': 'JsonConverter',
  });
  await connect.run('trusting', sink('&sslmode=require'));
  await connect.run('careful', sink('&sslmode=verify-full'));
  await append(
    { connect },
    {
      value: withSchema([['id', 'int32']], { id: 1 }),
    },
  );
  await connect.until(() => connect.committed('trusting'), [1]);
  await connect.until(() => connect.states('careful'), 'RUNNING: FAILED');
  expect(connect.status('careful').tasks[0]!.trace).toMatch(/self-signed certificate/);
});
