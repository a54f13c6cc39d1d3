import { describe, expect, test } from 'vitest';
import {
  created,
  PEOPLE,
  read,
  replicatingPostgres,
} from '../../../../../../testing/engines/connect/embedded/connectors/postgres.ts';
import { TestConnect } from '../../../../../../testing/engines/connect/embedded/embedded.ts';
import { startPostgresql } from '../../../../../../scripts/servers/postgresql.ts';

const { open, properties } = replicatingPostgres();

describe('snapshot.mode', () => {
  const start = () => open(PEOPLE, "INSERT INTO people VALUES (1, 'Ada')");

  test('never: only changes are sent', async () => {
    const bench = await start();
    await bench.run({ 'snapshot.mode': 'never' });
    await bench.streaming();
    await bench.sql("INSERT INTO people VALUES (2, 'Bob')");
    await bench.waitFor([created(2, 'Bob')]);
  });

  test('initial_only: no changes are sent, and no slot remains', async () => {
    const bench = await start();
    await bench.run({ 'snapshot.mode': 'initial_only' });
    await bench.waitFor([read(1, 'Ada')]);
    await bench.sql("INSERT INTO people VALUES (2, 'Bob')");
    await bench.connect.log.clock.advance(60_000);
    await bench.connect.restart();
    await bench.run({ 'snapshot.mode': 'initial_only' });
    await bench.connect.log.clock.advance(60_000);
    expect(await bench.changes()).toEqual([read(1, 'Ada')]);
    const slots = async () => {
      const named = 'SELECT 1 FROM pg_replication_slots WHERE database = $1';
      return (await bench.client.query(named, [bench.name])).rows;
    };
    // A temporary one ends with the process of its connection.
    await expect.poll(slots).toEqual([]);
  });

  test('always: every start begins with all rows', async () => {
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

describe('a source sends only', () => {
  test('the configured tables and columns', async () => {
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

  test('one table for all partitions of a partitioned one', async () => {
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

test('a server without logical replication is reported at once', async () => {
  const plain = await startPostgresql();
  try {
    const connect = await TestConnect.open();
    await connect.run('source', {
      ...properties('postgres', { 'slot.name': 'none' }),
      'database.port': String(plain.port),
    });
    await connect.until(() => connect.states('source'), 'RUNNING: FAILED');
    expect(connect.status('source').tasks[0]!.trace).toMatch(/wal_level/);
  } finally {
    await plain[Symbol.asyncDispose]();
  }
});

test.each([
  ['an unknown database', { 'database.dbname': 'none' }, 'database "none" does not exist'],
  ['an unknown user', { 'database.user': 'nobody' }, 'role "nobody" does not exist'],
  ['an unreachable server', { 'database.port': '1', 'slot.max.retries': '1' }, 'ECONNREFUSED'],
  ['no publication', { 'publication.autocreate.mode': 'disabled' }, 'There is no publication'],
])('a source fails with %s', async (_, more, trace) => {
  const bench = await open(PEOPLE);
  await bench.run(more);
  await bench.connect.until(() => bench.connect.states('source'), 'RUNNING: FAILED');
  expect(bench.connect.status('source').tasks[0]!.trace).toContain(trace);
});
