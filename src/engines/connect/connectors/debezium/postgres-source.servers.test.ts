import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { TestConnect } from '../../testing.ts';
import { startPostgres, type PostgresServer } from '../jdbc/postgresql/test-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ wal_level: 'logical', max_replication_slots: '100' });
});
afterAll(() => server?.stop());
let databases = 0;

interface Bench {
  readonly connect: TestConnect;
  readonly name: string;
  readonly client: Client;
  sql(text: string): Promise<void>;
  run(more?: Readonly<Record<string, string>>): Promise<void>;
  /** What the envelopes of a topic tell: the operation, and the rows before and after. */
  changes(topic?: string): Promise<readonly string[]>;
  waitFor(changes: readonly string[], topic?: string): Promise<void>;
  /** Waits until changes are read, or until they are not any more. */
  streaming(isIt?: boolean): Promise<void>;
}

const PEOPLE = 'CREATE TABLE people (id int PRIMARY KEY, name text)';

async function open(...statements: string[]): Promise<Bench> {
  const name = `debezium_${(databases += 1)}`;
  const admin = await server.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const client = await server.connect(name);
  onTestFinished(async () => {
    // The connectors have ended. A slot that is left keeps the log of all databases; one that is still being given up does no harm.
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
    ...{ connect, name, client, changes },
    sql: async (text) => void (await client.query(text)),
    run: (more = {}) => connect.run('source', properties(name, more)),
    waitFor: (expected, topic) => connect.until(() => changes(topic), expected),
    streaming: (isIt = true) =>
      connect.until(async () => {
        const { rows } = await client.query(
          'SELECT 1 FROM pg_replication_slots WHERE active AND database = $1',
          [name],
        );
        return rows.length > 0;
      }, isIt),
  };
}

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

const created = (id: number, name: string | null) => `c null ${JSON.stringify({ id, name })}`;
const read = (id: number, name: string | null) => `r null ${JSON.stringify({ id, name })}`;

describe('changes of rows', () => {
  test('follow the rows that were there, each once and in order', async () => {
    const bench = await open(PEOPLE, "INSERT INTO people VALUES (1, 'Ada'), (2, NULL)");
    await bench.run();
    await bench.waitFor([read(1, 'Ada'), read(2, null)]);
    await bench.sql("INSERT INTO people VALUES (3, 'Cy')");
    await bench.sql("UPDATE people SET name = 'Bob' WHERE id = 2");
    await bench.sql('DELETE FROM people WHERE id = 1');
    await bench.waitFor([
      ...[read(1, 'Ada'), read(2, null), created(3, 'Cy')],
      'u null {"id":2,"name":"Bob"}',
      ...['d {"id":1,"name":null} null', 'gone'],
    ]);
    const records = await bench.connect.records('shop.public.people');
    expect(records.map(({ key }) => key?.toString())).toEqual(
      [1, 2, 3, 2, 1, 1].map((id) => `{"id":${id}}`),
    );
    expect(bench.connect.states('source')).toBe('RUNNING: RUNNING');
  });

  test('say where and when they were made', async () => {
    const bench = await open(PEOPLE, "INSERT INTO people VALUES (1, 'Ada'), (2, 'Bob')");
    await bench.run();
    await bench.waitFor([read(1, 'Ada'), read(2, 'Bob')]);
    await bench.sql("INSERT INTO people VALUES (3, 'Cy')");
    await bench.waitFor([read(1, 'Ada'), read(2, 'Bob'), created(3, 'Cy')]);
    const values = await bench.connect.values('shop.public.people');
    const sources = values.map((text) => JSON.parse(text!).source as Record<string, unknown>);
    expect(sources.map(({ snapshot }) => snapshot)).toEqual(['true', 'last', 'false']);
    expect(sources[2]).toEqual({
      ...{ version: '1.9.7.Final', connector: 'postgresql', name: 'shop', snapshot: 'false' },
      ...{ db: bench.name, schema: 'public', table: 'people', xmin: null },
      ts_ms: expect.any(Number),
      sequence: expect.stringMatching(/^\["\d+","\d+"\]$/),
      txId: expect.any(Number),
      lsn: expect.any(Number),
    });
    expect(Math.abs(Number(sources[2]!['ts_ms']) - Date.now())).toBeLessThan(600_000);
  });

  test('tell the whole row before where the table says so', async () => {
    const bench = await open(PEOPLE, 'ALTER TABLE people REPLICA IDENTITY FULL');
    await bench.run({ 'tombstones.on.delete': 'false' });
    await bench.streaming();
    await bench.sql("INSERT INTO people VALUES (1, 'Ada')");
    await bench.sql("UPDATE people SET name = 'Bob'");
    await bench.sql('DELETE FROM people');
    await bench.waitFor([
      created(1, 'Ada'),
      'u {"id":1,"name":"Ada"} {"id":1,"name":"Bob"}',
      'd {"id":1,"name":"Bob"} null',
    ]);
  });

  test('of a key delete one row and create another', async () => {
    const bench = await open(PEOPLE, "INSERT INTO people VALUES (1, 'Ada')");
    await bench.run();
    await bench.waitFor([read(1, 'Ada')]);
    await bench.sql('UPDATE people SET id = 2');
    await bench.waitFor([read(1, 'Ada'), 'd {"id":1,"name":null} null', 'gone', created(2, 'Ada')]);
  });

  test('come when their transaction is complete, and not if it is given up', async () => {
    const bench = await open(PEOPLE);
    await bench.run({ 'max.batch.size': '3' });
    await bench.streaming();
    await bench.sql("BEGIN; INSERT INTO people VALUES (1, 'never'); ROLLBACK");
    await bench.sql(
      'BEGIN; INSERT INTO people SELECT n, NULL FROM generate_series(1, 20) n; COMMIT',
    );
    await bench.waitFor(Array.from({ length: 20 }, (_, i) => created(i + 1, null)));
  });

  test('do not tell a large value that was left as it was, unless the row before does', async () => {
    const bench = await open(
      'CREATE TABLE people (id int PRIMARY KEY, name text, story text)',
      'ALTER TABLE people ALTER COLUMN story SET STORAGE EXTERNAL',
    );
    await bench.run();
    await bench.streaming();
    await bench.sql("INSERT INTO people VALUES (1, 'Ada', repeat('x', 10000))");
    await bench.sql("UPDATE people SET name = 'Bob'");
    const last = async () => (await bench.changes()).at(-1);
    await bench.connect.until(
      last,
      'u null {"id":1,"name":"Bob","story":"__debezium_unavailable_value"}',
    );
    await bench.sql('ALTER TABLE people REPLICA IDENTITY FULL');
    await bench.sql("UPDATE people SET name = 'Cy'");
    await bench.connect.until(async () => (await last())?.endsWith('xxx"}'));
  });

  test('follow a table whose columns change, and tables that come', async () => {
    const bench = await open(PEOPLE);
    await bench.run();
    await bench.streaming();
    await bench.sql("INSERT INTO people VALUES (1, 'Ada')");
    await bench.sql('ALTER TABLE people RENAME name TO title; ALTER TABLE people ADD born int');
    await bench.sql("INSERT INTO people VALUES (2, 'Countess', 1815)");
    await bench.waitFor([created(1, 'Ada'), 'c null {"id":2,"title":"Countess","born":1815}']);
    await bench.sql('CREATE TABLE pets (name text)');
    await bench.sql("INSERT INTO pets VALUES ('Rex')");
    await bench.waitFor(['c null {"name":"Rex"}'], 'shop.public.pets');
    const [record] = await bench.connect.records('shop.public.pets');
    expect(record!.key).toBeNull();
  });
});

describe('it goes on where it was', () => {
  test('after a restart, with what has changed meanwhile', async () => {
    const bench = await open(PEOPLE, "INSERT INTO people VALUES (1, 'Ada')");
    await bench.run();
    await bench.waitFor([read(1, 'Ada')]);
    await bench.connect.until(() => bench.connect.offsets.byConnector.size, 1);
    await bench.connect.restart();
    await bench.sql("INSERT INTO people VALUES (2, 'Bob')");
    await bench.run();
    await bench.waitFor([read(1, 'Ada'), created(2, 'Bob')]);
    await bench.connect.run('source', properties(bench.name), 'PAUSED');
    await bench.sql("INSERT INTO people VALUES (3, 'Cy')");
    await bench.run();
    await bench.waitFor([read(1, 'Ada'), created(2, 'Bob'), created(3, 'Cy')]);
  });

  test('when it is killed at any moment: nothing is lost', async () => {
    const bench = await open(
      PEOPLE,
      'INSERT INTO people SELECT n, NULL FROM generate_series(1, 50) n',
    );
    let last = 50;
    for (let round = 0; round < 8; round += 1) {
      await bench.run({
        'snapshot.fetch.size': '7',
        'max.batch.size': '5',
        'slot.retry.delay.ms': '100',
      });
      const next = last + 15;
      await bench.sql(
        `BEGIN; INSERT INTO people SELECT n, NULL FROM generate_series(${last + 1}, ${next - 5}) n; COMMIT;` +
          `INSERT INTO people SELECT n, NULL FROM generate_series(${next - 4}, ${next}) n`,
      );
      last = next;
      // Somewhere on the way: after so many turns of the event loop.
      for (let turn = 0; turn < round * 12; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        await bench.connect.log.clock.advance(20);
      }
      await bench.connect.kill();
      await bench.client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'plinth-connect'",
      );
    }
    await bench.run({ 'slot.retry.delay.ms': '100' });
    const ids = async () =>
      new Set(
        (await bench.connect.records('shop.public.people')).map(({ key }) => key!.toString()),
      );
    await bench.connect.until(async () => (await ids()).size, last);
  });

  test('when the server breaks off its connections', async () => {
    const bench = await open(PEOPLE);
    await bench.run();
    await bench.streaming();
    await bench.sql("INSERT INTO people VALUES (1, 'Ada')");
    await bench.waitFor([created(1, 'Ada')]);
    await bench.sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'plinth-connect'",
    );
    await bench.sql("INSERT INTO people VALUES (2, 'Bob')");
    await bench.waitFor([created(1, 'Ada'), created(2, 'Bob')]);
    expect(bench.connect.states('source')).toBe('RUNNING: RUNNING');
  });

  test('and tells the server what need not be kept, also of other tables', async () => {
    const bench = await open(PEOPLE, 'CREATE TABLE noise (n int)');
    await bench.run({ 'table.include.list': 'public.people' });
    await bench.streaming();
    await bench.sql("INSERT INTO people VALUES (1, 'Ada')");
    await bench.waitFor([created(1, 'Ada')]);
    await bench.sql('INSERT INTO noise SELECT generate_series(1, 1000)');
    const { rows } = await bench.client.query<{ lsn: string }>(
      'SELECT pg_current_wal_lsn() AS lsn',
    );
    await bench.connect.until(async () => {
      const confirmed = await bench.client.query<{ is: boolean }>(
        'SELECT confirmed_flush_lsn >= $1 AS is FROM pg_replication_slots WHERE slot_name = $2',
        [rows[0]!.lsn, `slot_${bench.name}`],
      );
      return confirmed.rows[0]?.is;
    });
  });

  test('but not without its slot, which knows what has changed', async () => {
    const bench = await open(PEOPLE, "INSERT INTO people VALUES (1, 'Ada')");
    await bench.run();
    await bench.waitFor([read(1, 'Ada')]);
    await bench.connect.until(() => bench.connect.offsets.byConnector.size, 1);
    await bench.connect.run('source', properties(bench.name), 'PAUSED');
    await bench.streaming(false);
    await bench.sql(`SELECT pg_drop_replication_slot('slot_${bench.name}')`);
    await bench.run();
    await bench.connect.until(() => bench.connect.states('source'), 'RUNNING: FAILED');
    expect(bench.connect.status('source').tasks[0]!.trace).toMatch(
      /slot .* is gone: .* may be lost/,
    );
  });
});

describe('snapshot.mode', () => {
  const start = () => open(PEOPLE, "INSERT INTO people VALUES (1, 'Ada')");

  test('never gives changes only', async () => {
    const bench = await start();
    await bench.run({ 'snapshot.mode': 'never' });
    await bench.streaming();
    await bench.sql("INSERT INTO people VALUES (2, 'Bob')");
    await bench.waitFor([created(2, 'Bob')]);
  });

  test('initial_only gives no changes and leaves no slot', async () => {
    const bench = await start();
    await bench.run({ 'snapshot.mode': 'initial_only' });
    await bench.waitFor([read(1, 'Ada')]);
    await bench.sql("INSERT INTO people VALUES (2, 'Bob')");
    await bench.connect.log.clock.advance(60_000);
    await bench.connect.restart();
    await bench.run({ 'snapshot.mode': 'initial_only' });
    await bench.connect.log.clock.advance(60_000);
    expect(await bench.changes()).toEqual([read(1, 'Ada')]);
    const slots = await bench.client.query(
      'SELECT 1 FROM pg_replication_slots WHERE database = $1',
      [bench.name],
    );
    expect(slots.rows).toEqual([]);
  });

  test('always begins with all rows', async () => {
    const bench = await start();
    await bench.run({ 'snapshot.mode': 'always' });
    await bench.waitFor([read(1, 'Ada')]);
    await bench.connect.restart();
    await bench.run({ 'snapshot.mode': 'always' });
    await bench.waitFor([read(1, 'Ada'), read(1, 'Ada')]);
    await bench.sql("INSERT INTO people VALUES (2, 'Bob')");
    await bench.waitFor([read(1, 'Ada'), read(1, 'Ada'), created(2, 'Bob')]);
  });
});

describe('it gives only', () => {
  test('the tables and columns that it is told', async () => {
    const bench = await open(
      'CREATE TABLE people (id int PRIMARY KEY, name text, password text)',
      'CREATE TABLE other (id int)',
      "INSERT INTO people VALUES (1, 'Ada', 'secret')",
      'INSERT INTO other VALUES (1)',
    );
    await bench.run({
      'table.include.list': 'public.PEOPLE, public.p.ts',
      'column.exclude.list': '.*\\.password',
      'publication.autocreate.mode': 'filtered',
    });
    await bench.waitFor([read(1, 'Ada')]);
    await bench.sql("INSERT INTO people VALUES (2, 'Bob', 'secret')");
    await bench.sql('INSERT INTO other VALUES (2)');
    await bench.waitFor([read(1, 'Ada'), created(2, 'Bob')]);
    expect(await bench.connect.log.cluster.topic('shop.public.other')).toBeUndefined();
    const published = await bench.client.query('SELECT tablename FROM pg_publication_tables');
    expect(published.rows).toEqual([{ tablename: 'people' }]);
  });

  test('one table for all of its partitions', async () => {
    const bench = await open(
      'CREATE TABLE people (id int PRIMARY KEY, name text) PARTITION BY RANGE (id)',
      'CREATE TABLE people_1 PARTITION OF people FOR VALUES FROM (0) TO (10)',
      "INSERT INTO people VALUES (1, 'Ada')",
    );
    await bench.run();
    await bench.waitFor([read(1, 'Ada')]);
    await bench.sql("INSERT INTO people VALUES (2, 'Bob')");
    await bench.waitFor([read(1, 'Ada'), created(2, 'Bob')]);
  });
});

describe('values', () => {
  const ROW = `(9007199254740993, -2, true, 0.5, 0.1, 1.50, 12.30, '$1,234.50', 'ab', '{"a": 1}',
    '6a2f41a3-c54c-fce8-32d2-0324e1c32e22', '\\x0102', '2026-01-02', '12:34:56.789', '12:34:56.7891',
    '12:34:56.5+02', '2026-01-02 03:04:05.678', '2026-01-02 03:04:05.678901', '2026-01-02 03:04:05.5+02',
    'P1Y2M3DT4H5M6.5S', 'happy', '{1,NULL,3}', '{"a,b","c\\"d",NULL}', B'1', B'1000000011', '10.0.0.1', 'short')`;
  const TYPES = `CREATE TABLE t (id bigint PRIMARY KEY, i2 smallint, b boolean, r real, f double precision,
    n numeric, n2 numeric(10,2), m money, c char(3), j jsonb, u uuid, by bytea, d date, t3 time(3), t6 time,
    tz timetz, ts3 timestamp(3), ts6 timestamp, tsz timestamptz, iv interval, e mood, a int[], at text[],
    b1 bit(1), b10 bit(10), ip inet, dom limited)`;
  const midnight = Date.UTC(2026, 0, 2);
  const expected = {
    ...{ id: '9007199254740993', i2: -2, b: true, r: 0.5, f: 0.1 },
    ...{ n: { scale: 2, value: 'AJY=' }, n2: 'BM4=', m: 'AeI6', c: 'ab ', j: '{"a": 1}' },
    ...{ u: '6a2f41a3-c54c-fce8-32d2-0324e1c32e22', by: 'AQI=', d: midnight / 86_400_000 },
    ...{ t3: 45_296_789, t6: 45_296_789_100, tz: '10:34:56.5Z' },
    ts3: midnight + 11_045_678,
    ts6: midnight * 1000 + 11_045_678_901,
    ...{ tsz: '2026-01-02T01:04:05.5Z', iv: 37_091_106_500_000, e: 'happy' },
    ...{ a: [1, null, 3], at: ['a,b', 'c"d', null], b1: true, b10: 'AwI=', ip: '10.0.0.1' },
    dom: 'short',
  };

  test.each(['in a snapshot', 'in changes'])('are alike %s', async (where) => {
    const bench = await open(
      ...["CREATE TYPE mood AS ENUM ('happy', 'sad')", 'CREATE DOMAIN limited AS varchar(10)'],
      ...[TYPES, ...(where === 'in a snapshot' ? [`INSERT INTO t VALUES ${ROW}`] : [])],
    );
    await bench.run();
    await bench.streaming();
    if (where === 'in changes') await bench.sql(`INSERT INTO t VALUES ${ROW}`);
    await bench.connect.until(async () => (await bench.connect.values('shop.public.t')).length, 1);
    const [text] = await bench.connect.values('shop.public.t');
    const { after } = JSON.parse(
      text!.replaceAll('9007199254740993', '"9007199254740993"'),
    ) as Record<string, unknown>;
    expect(after).toEqual(expected);
  });

  test('can be texts or numbers that computers count with', async () => {
    const table = 'CREATE TABLE t (id int PRIMARY KEY, n numeric, n2 numeric(10,2), m money)';
    const bench = await open(table, "INSERT INTO t VALUES (1, 'NaN', 1.50, '-$1.25')");
    await bench.run({ 'decimal.handling.mode': 'string' });
    await bench.waitFor(['r null {"id":1,"n":"NaN","n2":"1.50","m":"-1.25"}'], 'shop.public.t');
    await bench.connect.run('other', {
      ...properties(bench.name, { 'decimal.handling.mode': 'double', 'topic.prefix': 'other' }),
      'slot.name': `other_${bench.name}`,
      'column.exclude.list': 'public.t.n',
    });
    await bench.waitFor(['r null {"id":1,"n2":1.5,"m":-1.25}'], 'other.public.t');
  });

  test('have schemas, by the names of Debezium', async () => {
    const bench = await open(
      'CREATE TABLE people (id int PRIMARY KEY, name text NOT NULL, born date)',
      "INSERT INTO people VALUES (1, 'Ada', '1815-12-10')",
    );
    await bench.run({
      'key.converter.schemas.enable': 'true',
      'value.converter.schemas.enable': 'true',
    });
    await bench.connect.until(
      async () => (await bench.connect.records('shop.public.people')).length,
      1,
    );
    const [record] = await bench.connect.records('shop.public.people');
    expect(JSON.parse(record!.key!.toString())).toEqual({
      schema: {
        ...{ type: 'struct', optional: false, name: 'shop.public.people.Key' },
        fields: [{ type: 'int32', optional: false, field: 'id' }],
      },
      payload: { id: 1 },
    });
    const { schema } = JSON.parse(record!.value!.toString()) as {
      schema: { name: string; fields: { field: string }[] };
    };
    expect(schema.name).toBe('shop.public.people.Envelope');
    expect(schema.fields.map(({ field }) => field)).toEqual([
      ...['before', 'after', 'source', 'op', 'ts_ms', 'transaction'],
    ]);
    expect(schema.fields[1]).toEqual({
      ...{ type: 'struct', optional: true, name: 'shop.public.people.Value', field: 'after' },
      fields: [
        { type: 'int32', optional: false, field: 'id' },
        { type: 'string', optional: true, field: 'name' },
        { type: 'int32', optional: true, name: 'io.debezium.time.Date', version: 1, field: 'born' },
      ],
    });
  });
});

test('a server without logical replication is told of at once', async () => {
  const plain = await startPostgres();
  try {
    const connect = await TestConnect.open();
    await connect.run('source', {
      ...properties('postgres', { 'slot.name': 'none' }),
      'database.port': String(plain.port),
    });
    await connect.until(() => connect.states('source'), 'RUNNING: FAILED');
    expect(connect.status('source').tasks[0]!.trace).toMatch(/wal_level/);
  } finally {
    await plain.stop();
  }
});

test.each([
  ['a database that is not there', { 'database.dbname': 'none' }, 'database "none" does not exist'],
  ['a user that is not there', { 'database.user': 'nobody' }, 'role "nobody" does not exist'],
  ['a server that is not there', { 'database.port': '1', 'slot.max.retries': '1' }, 'ECONNREFUSED'],
  ['no publication', { 'publication.autocreate.mode': 'disabled' }, 'There is no publication'],
])('it fails with %s', async (_, more, trace) => {
  const bench = await open(PEOPLE);
  await bench.run(more);
  await bench.connect.until(() => bench.connect.states('source'), 'RUNNING: FAILED');
  expect(bench.connect.status('source').tasks[0]!.trace).toContain(trace);
});
