import { describe, expect, test } from 'vitest';
import {
  type Bench,
  sourceProperties,
} from '../../../../../../../testing/engines/connect/embedded/connectors/jdbc.ts';

async function start(
  open: () => Promise<Bench>,
  tables: readonly string[],
  more: Record<string, string>,
): Promise<Bench> {
  const bench = await open();
  for (const sql of tables) await bench.database.exec(sql);
  await bench.connect.run('source', sourceProperties(bench.database, more));
  return bench;
}
const PEOPLE = 'CREATE TABLE people (id INTEGER NOT NULL, name TEXT)';
const parsed = async ({ connect }: Bench, topic = 'db-people') =>
  (await connect.values(topic)).map((value) => JSON.parse(value!) as Record<string, unknown>);
const names = async (bench: Bench, topic?: string) =>
  (await parsed(bench, topic)).map(({ name }) => name);

const TIMED = 'CREATE TABLE people (id INTEGER NOT NULL, name TEXT, at TIMESTAMP NOT NULL)';
const timed = (...rows: readonly [number, string, string][]) =>
  `INSERT INTO people VALUES ${rows
    .map(([id, name, time]) => `(${id}, '${name}', '2025-12-01 ${time}')`)
    .join(', ')}`;

const table = (name: string) => `CREATE TABLE ${name} (id INTEGER NOT NULL, name TEXT)`;

/** The behavior of the source with any database. */
export function sourceSuite(open: () => Promise<Bench>): void {
  describe('a source', () => {
    test('reads new rows by an incrementing column, and resumes after a restart', async () => {
      const more = { 'incrementing.column.name': 'id', 'batch.max.rows': '2' };
      const bench = await start(
        open,
        [PEOPLE, "INSERT INTO people VALUES (1, 'Ada'), (2, 'Bob'), (5, NULL)"],
        more,
      );
      const { connect, database } = bench;
      await connect.until(
        () => parsed(bench),
        [
          { id: 1, name: 'Ada' },
          { id: 2, name: 'Bob' },
          { id: 5, name: null },
        ],
      );
      await connect.until(
        () => [...(connect.offsets.byConnector.get('id-source')?.values() ?? [])],
        ['{"incrementing":5}'],
      );
      await connect.restart();
      await database.exec("INSERT INTO people VALUES (4, 'late'), (6, 'Cy')");
      await connect.run('source', sourceProperties(database, more));
      await connect.until(() => names(bench), ['Ada', 'Bob', null, 'Cy']);
    });

    test('reads whole tables again and again', async () => {
      const bench = await start(
        open,
        [PEOPLE, "INSERT INTO people VALUES (1, 'Ada'), (2, 'Bob')"],
        {
          mode: 'bulk',
          'batch.max.rows': '1',
          'poll.interval.ms': '20000',
        },
      );
      await bench.connect.until(
        async () => (await names(bench)).slice(0, 4),
        ['Ada', 'Bob', 'Ada', 'Bob'],
      );
    });

    test('reads changed rows by a timestamp', async () => {
      const more = { mode: 'timestamp', 'timestamp.column.name': 'at', 'batch.max.rows': '2' };
      const bench = await start(
        open,
        // Rows with the same time are in two batches.
        [TIMED, timed([1, 'a', '10:00:00'], [2, 'b', '10:00:01.5'], [3, 'c', '10:00:01.5'])],
        more,
      );
      const { connect, database } = bench;
      await connect.until(() => names(bench), ['a', 'b', 'c']);
      await database.exec("UPDATE people SET name = 'A', at = '2025-12-01 10:00:02' WHERE id = 1");
      await connect.until(() => names(bench), ['a', 'b', 'c', 'A']);
      await connect.restart();
      await connect.run('source', sourceProperties(database, more));
      await database.exec(timed([4, 'd', '10:00:02.001']));
      await connect.until(() => names(bench), ['a', 'b', 'c', 'A', 'd']);
      expect([...connect.offsets.byConnector.get('id-source')!.values()]).toEqual([
        `{"timestamp":${Date.UTC(2025, 11, 1, 10, 0, 2, 1)},"timestamp_nanos":1000000}`,
      ]);
    });

    test('reads changed rows by a timestamp and an incrementing column', async () => {
      const bench = await start(
        open,
        [TIMED, timed([1, 'a', '10:00:00'], [2, 'b', '10:00:00'], [3, 'c', '10:00:00'])],
        {
          mode: 'timestamp+incrementing',
          'timestamp.column.name': 'at',
          'incrementing.column.name': 'id',
          'batch.max.rows': '2',
        },
      );
      await bench.connect.until(() => names(bench), ['a', 'b', 'c']);
      await bench.database.exec(timed([4, 'd', '10:00:00'], [5, 'old', '09:00:00']));
      await bench.database.exec(
        "UPDATE people SET name = 'A', at = '2025-12-01 10:00:01' WHERE id = 1",
      );
      await bench.connect.until(() => names(bench), ['a', 'b', 'c', 'd', 'A']);
    });

    test('leaves out rows that are too recent, or older than configured', async () => {
      const bench = await start(
        open,
        [
          TIMED,
          timed([1, 'old', '08:00:00'], [2, 'a', '10:00:00']),
          "INSERT INTO people VALUES (3, 'young', '2125-01-01 00:00:00')",
        ],
        {
          mode: 'timestamp',
          'timestamp.column.name': 'at',
          'timestamp.initial.ms': String(Date.UTC(2025, 11, 1, 9)),
          'timestamp.delay.interval.ms': '1000',
        },
      );
      await bench.connect.until(() => names(bench), ['a']);
    });

    test('reads the result of a query', async () => {
      const bench = await start(
        open,
        [PEOPLE, "INSERT INTO people VALUES (1, 'Ada'), (2, 'Bob')"],
        {
          query: "SELECT p.id, p.name || '!' AS name FROM people p",
          'incrementing.column.name': 'p.id',
          'topic.prefix': 'answers',
        },
      );
      await bench.connect.until(() => names(bench, 'answers'), ['Ada!', 'Bob!']);
      await bench.database.exec("INSERT INTO people VALUES (3, 'Cy')");
      await bench.connect.until(() => names(bench, 'answers'), ['Ada!', 'Bob!', 'Cy!']);
    });

    test('distributes tables over its tasks and finds new ones', async () => {
      const bench = await start(
        open,
        [table('a'), table('b'), table('c'), table('secret'), "INSERT INTO b VALUES (1, 'b')"],
        {
          'incrementing.column.name': 'id',
          'table.blacklist': 'secret',
          'tasks.max': '3',
          'table.poll.interval.ms': '10000',
        },
      );
      const { connect, database } = bench;
      await connect.until(() => connect.states('source'), 'RUNNING: RUNNING, RUNNING, RUNNING');
      await connect.until(() => names(bench, 'db-b'), ['b']);
      await database.exec(table('d'));
      await database.exec("INSERT INTO d VALUES (1, 'd')");
      await database.exec("INSERT INTO secret VALUES (1, 'x')");
      await connect.until(() => names(bench, 'db-d'), ['d']);
      expect(await names(bench, 'db-b')).toEqual(['b']);
      expect(await connect.log.cluster.topic('db-secret')).toBeUndefined();
    });

    test('reads only the configured tables', async () => {
      const bench = await start(
        open,
        [
          PEOPLE,
          'CREATE TABLE others (id INTEGER NOT NULL)',
          "INSERT INTO people VALUES (1, 'Ada')",
        ],
        { 'incrementing.column.name': 'id', 'table.whitelist': 'people', 'tasks.max': '5' },
      );
      await bench.connect.until(() => names(bench), ['Ada']);
      expect(bench.connect.states('source')).toBe('RUNNING: RUNNING');
    });

    test('has schemas with the types of the columns', async () => {
      const bench = await start(
        open,
        [
          'CREATE TABLE people (id BIGINT NOT NULL, name VARCHAR(20), weight DOUBLE PRECISION)',
          "INSERT INTO people VALUES (1, 'Ada', 50.5)",
        ],
        { 'incrementing.column.name': 'id', 'value.converter.schemas.enable': 'true' },
      );
      await bench.connect.until(
        () => parsed(bench),
        [
          {
            schema: {
              type: 'struct',
              fields: [
                { type: 'int64', optional: false, field: 'id' },
                { type: 'string', optional: true, field: 'name' },
                { type: 'double', optional: true, field: 'weight' },
              ],
              optional: false,
              name: 'people',
            },
            payload: { id: 1, name: 'Ada', weight: 50.5 },
          },
        ],
      );
    });

    test('continues when columns are renamed, added or become nullable', async () => {
      const more = { 'incrementing.column.name': 'id', 'value.converter.schemas.enable': 'true' };
      const bench = await start(open, [PEOPLE, "INSERT INTO people VALUES (1, 'Ada')"], more);
      const payloads = async () => (await parsed(bench)).map(({ payload }) => payload);
      await bench.connect.until(payloads, [{ id: 1, name: 'Ada' }]);
      await bench.database.exec('ALTER TABLE people RENAME COLUMN name TO title');
      await bench.database.exec("INSERT INTO people VALUES (2, 'Countess')");
      await bench.connect.until(async () => (await payloads()).at(-1), {
        id: 2,
        title: 'Countess',
      });
      await bench.database.exec('ALTER TABLE people ADD COLUMN born INTEGER');
      await bench.database.exec('INSERT INTO people VALUES (3, NULL, 1815)');
      await bench.connect.until(async () => (await payloads()).at(-1), {
        id: 3,
        title: null,
        born: 1815,
      });
    });

    test.each([
      [
        { 'incrementing.column.name': 'name' },
        /incrementing column name on .*people because this column is nullable/,
      ],
      [
        { mode: 'timestamp', 'timestamp.column.name': 'name' },
        /timestamp columns \[name\] on .*people because all of these columns nullable/,
      ],
      [{}, /Not exactly one auto-incrementing column in .*people/],
      [{ query: 'SELECT nonsense', 'incrementing.column.name': 'id' }, /nonsense/],
      [
        { query: 'SELECT name FROM people', 'incrementing.column.name': 'id' },
        /The query gives no column id/,
      ],
    ])('fails with %j', async (more, trace) => {
      const bench = await start(open, [PEOPLE, "INSERT INTO people VALUES (1, 'Ada')"], more);
      await bench.connect.until(() => bench.connect.states('source'), 'RUNNING: FAILED');
      expect(bench.connect.status('source').tasks[0]!.trace).toMatch(trace);
    });
  });
}
