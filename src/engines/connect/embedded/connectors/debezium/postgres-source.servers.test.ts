import { describe, expect, test } from 'vitest';
import {
  created,
  PEOPLE,
  read,
  replicatingPostgres,
} from '../../../../../../testing/engines/connect/embedded/connectors/postgres.ts';

const { open, properties } = replicatingPostgres();

describe('changes of rows', () => {
  test('follow the existing rows, each once and in order', async () => {
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

  test('have the place and time at which they were made', async () => {
    const bench = await open(PEOPLE, "INSERT INTO people VALUES (1, 'Ada'), (2, 'Bob')");
    await bench.run();
    await bench.waitFor([read(1, 'Ada'), read(2, 'Bob')]);
    await bench.sql("INSERT INTO people VALUES (3, 'Cy')");
    await bench.waitFor([read(1, 'Ada'), read(2, 'Bob'), created(3, 'Cy')]);
    const values = await bench.connect.values('shop.public.people');
    const sources = values.map((text) => JSON.parse(text!).source as Record<string, unknown>);
    expect(sources.map(({ snapshot }) => snapshot)).toEqual(['true', 'last', 'false']);
    expect(sources[2]).toEqual({
      version: '1.9.7.Final',
      connector: 'postgresql',
      name: 'shop',
      snapshot: 'false',
      db: bench.name,
      schema: 'public',
      table: 'people',
      xmin: null,
      ts_ms: expect.any(Number),
      sequence: expect.stringMatching(/^\["\d+","\d+"\]$/),
      txId: expect.any(Number),
      lsn: expect.any(Number),
    });
    expect(Math.abs(Number(sources[2]!['ts_ms']) - Date.now())).toBeLessThan(600_000);
  });

  test('have the whole row before the change if the table says so', async () => {
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

  test('are sent when their transaction is committed, and not if it is rolled back', async () => {
    const bench = await open(PEOPLE);
    await bench.run({ 'max.batch.size': '3' });
    await bench.streaming();
    await bench.sql("BEGIN; INSERT INTO people VALUES (1, 'never'); ROLLBACK");
    await bench.sql(
      'BEGIN; INSERT INTO people SELECT n, NULL FROM generate_series(1, 20) n; COMMIT',
    );
    await bench.waitFor(Array.from({ length: 20 }, (_, i) => created(i + 1, null)));
  });

  test('omit a large value that has not changed, unless the row before is known', async () => {
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

  test('follow a table whose columns change, and new tables', async () => {
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

describe('it resumes at its offset', () => {
  test('after a restart, with the changes made meanwhile', async () => {
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

  test('after a kill at any time: nothing is lost', async () => {
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
      // Somewhere on the way: after this many turns of the event loop.
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

  test('after the server has closed its connections', async () => {
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

  test('and confirms to the server what it has read, also of other tables', async () => {
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

  test('but not without its replication slot, which has the changes', async () => {
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
