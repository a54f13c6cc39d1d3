import { describe, expect, test } from 'vitest';
import {
  append,
  type Bench,
  type Field,
  ID,
  NAME,
  sinkProperties,
  withSchema,
} from '../../../../../../../testing/engines/connect/embedded/connectors/jdbc.ts';

const person = (id: number, name: string | null) => ({
  value: withSchema([ID, NAME], { id, name }),
});

async function start(open: () => Promise<Bench>, more: Record<string, string>): Promise<Bench> {
  const bench = await open();
  await bench.connect.createTopic('people');
  await bench.connect.run('sink', sinkProperties(bench.database, more));
  return bench;
}

/** The behavior of the sink with any database. */
export function sinkSuite(open: () => Promise<Bench>): void {
  describe('a sink', () => {
    test('creates the table and inserts rows', async () => {
      const bench = await start(open, {});
      await append(bench, person(1, 'Ada'), person(2, null));
      await bench.connect.until(() => bench.connect.committed('sink'), [2]);
      expect(await bench.database.rows('SELECT id, name FROM people ORDER BY id')).toEqual([
        [1, 'Ada'],
        [2, null],
      ]);
    });

    test('stores values of each type', async () => {
      const bench = await start(open, {});
      const fields: Field[] = [
        ['small', 'int8'],
        ['big', 'int64'],
        ['real', 'double'],
        ['flag', 'boolean'],
        ['bytes', 'bytes'],
        [
          'amount',
          'bytes',
          { name: 'org.apache.kafka.connect.data.Decimal', parameters: { scale: '2' } },
        ],
        ['at', 'int64', { name: 'org.apache.kafka.connect.data.Timestamp' }],
        ['filled', 'string', { optional: false, default: "it's" }],
      ];
      const payload = {
        small: -128,
        big: 1,
        real: 0.5,
        flag: true,
        bytes: 'AQI=',
        amount: 'AQD/',
        at: 1_767_225_600_123,
        filled: null,
      };
      const text = withSchema(fields, payload).replace('"big":1', '"big":9007199254740993');
      await append(bench, { value: text });
      await bench.connect.until(() => bench.connect.committed('sink'), [1]);
      const columns =
        'small, CAST(big AS TEXT), real, CAST(flag AS INTEGER), CAST(amount AS TEXT), filled';
      expect(await bench.database.rows(`SELECT ${columns} FROM people`)).toEqual([
        [-128, '9007199254740993', 0.5, 1, '657.91', "it's"],
      ]);
    });

    test('replaces rows with the same key, also within a batch', async () => {
      const bench = await start(open, {
        'insert.mode': 'upsert',
        'pk.mode': 'record_value',
        'pk.fields': 'id',
      });
      await append(bench, person(1, 'Ada'), person(2, 'Bob'), person(1, 'Ada Lovelace'));
      await bench.connect.until(() => bench.connect.committed('sink'), [3]);
      await append(bench, person(2, 'Bobby'));
      await bench.connect.until(() => bench.connect.committed('sink'), [4]);
      expect(await bench.database.rows('SELECT id, name FROM people ORDER BY id')).toEqual([
        [1, 'Ada Lovelace'],
        [2, 'Bobby'],
      ]);
    });

    test('updates only existing rows', async () => {
      const bench = await start(open, {
        'insert.mode': 'update',
        'pk.mode': 'record_value',
        'pk.fields': 'id',
        'auto.create': 'false',
        'table.name.format': 'known_${topic}',
        'max.retries': '0',
      });
      await bench.database.exec('CREATE TABLE known_people (id INT PRIMARY KEY, name TEXT)');
      await bench.database.exec("INSERT INTO known_people VALUES (1, 'Ada')");
      await append(bench, person(1, 'Ada Lovelace'), person(2, 'Bob'));
      await bench.connect.until(() => bench.connect.committed('sink'), [2]);
      expect(await bench.database.rows('SELECT id, name FROM known_people')).toEqual([
        [1, 'Ada Lovelace'],
      ]);
    });

    test('identifies rows by the position of their records in the log', async () => {
      const bench = await start(open, {
        'insert.mode': 'upsert',
        'pk.mode': 'kafka',
        'fields.whitelist': 'name',
      });
      await append(bench, person(7, 'Ada'), person(7, 'Bob'));
      await bench.connect.until(() => bench.connect.committed('sink'), [2]);
      expect(
        await bench.database.rows(
          'SELECT __connect_topic, __connect_partition, CAST(__connect_offset AS INTEGER), name FROM people ORDER BY 3',
        ),
      ).toEqual([
        ['people', 0, 0, 'Ada'],
        ['people', 0, 1, 'Bob'],
      ]);
    });

    test('deletes the rows of tombstones', async () => {
      const bench = await start(open, {
        'insert.mode': 'upsert',
        'pk.mode': 'record_key',
        'pk.fields': 'key',
        'delete.enabled': 'true',
        'key.converter': 'StringConverter',
        'fields.whitelist': 'name',
      });
      await append(
        bench,
        { key: 'a', ...person(1, 'Ada') },
        { key: 'b', ...person(2, 'Bob') },
        { key: 'a', value: null },
        { key: 'c', ...person(3, 'Cy') },
        { key: 'none', value: null },
      );
      await bench.connect.until(() => bench.connect.committed('sink'), [5]);
      expect(await bench.database.rows('SELECT key, name FROM people ORDER BY key')).toEqual([
        ['b', 'Bob'],
        ['c', 'Cy'],
      ]);
    });

    test('skips tombstones if it is configured to', async () => {
      const bench = await start(open, { 'handle.tombstone': 'true' });
      await append(bench, { value: null }, person(1, 'Ada'));
      await bench.connect.until(() => bench.connect.committed('sink'), [2]);
      expect(await bench.database.rows('SELECT id FROM people')).toEqual([[1]]);
    });

    test('adds new columns', async () => {
      const bench = await start(open, { 'auto.evolve': 'true' });
      await append(bench, person(1, 'Ada'));
      await bench.connect.until(() => bench.connect.committed('sink'), [1]);
      const born: Field = ['born', 'int32'];
      await append(bench, {
        value: withSchema([ID, NAME, born], { id: 2, name: 'Bob', born: 1815 }),
      });
      await bench.connect.until(() => bench.connect.committed('sink'), [2]);
      expect(await bench.database.rows('SELECT id, born FROM people ORDER BY id')).toEqual([
        [1, null],
        [2, 1815],
      ]);
    });

    test('writes more rows than one statement can hold', async () => {
      const bench = await start(open, { 'consumer.override.max.poll.records': '100000' });
      const fields = Array.from({ length: 20 }, (_, i): Field => [`f${i}`, 'int32']);
      const payload = Object.fromEntries(fields.map(([name], i) => [name, i]));
      const value = withSchema(fields, payload);
      await append(bench, ...Array.from({ length: 4000 }, () => ({ value })));
      await bench.connect.until(() => bench.connect.committed('sink'), [4000]);
      const [[count]] = (await bench.database.rows('SELECT count(*) FROM people')) as [[unknown]];
      expect(Number(count)).toBe(4000);
    });

    test('skips rows that the database refuses, if errors are tolerated', async () => {
      const bench = await start(open, {
        'pk.mode': 'record_value',
        'pk.fields': 'id',
        'errors.tolerance': 'all',
        'errors.deadletterqueue.topic.name': 'letters',
      });
      await append(bench, person(1, 'Ada'), person(1, 'twice'), person(2, 'Bob'));
      await bench.connect.until(() => bench.connect.committed('sink'), [3]);
      expect(await bench.database.rows('SELECT id, name FROM people ORDER BY id')).toEqual([
        [1, 'Ada'],
        [2, 'Bob'],
      ]);
      expect(await bench.connect.values('letters')).toEqual([person(1, 'twice').value]);
    });

    test.each([
      [
        'of a table that is missing',
        { 'auto.create': 'false' },
        person(1, 'Ada'),
        /Table people is missing and auto-creation is disabled/,
      ],
      [
        'of a column that is missing',
        { 'table.name.format': 'small' },
        person(1, 'Ada'),
        /Table small is missing fields \(\[name\]\) and auto-evolution is disabled/,
      ],
      [
        'without a schema',
        { 'value.converter.schemas.enable': 'false' },
        { value: '{"id": 1}' },
        /requires records with a non-null Struct value .*offset=0,timestamp=\d+\) with a schemaless value/,
      ],
      [
        'that are tombstones',
        {},
        { value: null },
        /'delete.enabled=false' and 'pk.mode=none' .* with a null value/,
      ],
      [
        'without the key that is needed',
        { 'pk.mode': 'record_key', 'pk.fields': 'id' },
        person(1, 'Ada'),
        /PK mode for table 'people' is RECORD_KEY, but record key schema is missing/,
      ],
      [
        'without a field of the key',
        { 'pk.mode': 'record_value', 'pk.fields': 'number' },
        person(1, 'Ada'),
        /with configured PK fields \[number\], but record value schema does not contain field: number/,
      ],
      [
        'to be updated by no key',
        { 'insert.mode': 'update' },
        person(1, 'Ada'),
        /Write to table 'people' in UPDATE mode requires key field names to be known/,
      ],
    ])('fails with records %s', async (_, more, record, trace) => {
      const bench = await open();
      await bench.database.exec('CREATE TABLE small (id INT)');
      await bench.connect.createTopic('people');
      await bench.connect.run('sink', sinkProperties(bench.database, more));
      await append(bench, record);
      await bench.connect.until(() => bench.connect.states('sink'), 'RUNNING: FAILED');
      expect(bench.connect.status('sink').tasks[0]!.trace).toMatch(trace);
      expect(await bench.connect.committed('sink')).toEqual([]);
    });
  });
}
