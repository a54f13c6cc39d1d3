import { describe, expect, test } from 'vitest';
import { replicatingPostgres } from '../../../../../../testing/engines/connect/embedded/connectors/postgres.ts';

const { open, properties } = replicatingPostgres();

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
    id: '9007199254740993',
    i2: -2,
    b: true,
    r: 0.5,
    f: 0.1,
    n: { scale: 2, value: 'AJY=' },
    n2: 'BM4=',
    m: 'AeI6',
    c: 'ab ',
    j: '{"a": 1}',
    u: '6a2f41a3-c54c-fce8-32d2-0324e1c32e22',
    by: 'AQI=',
    d: midnight / 86_400_000,
    t3: 45_296_789,
    t6: 45_296_789_100,
    tz: '10:34:56.5Z',
    ts3: midnight + 11_045_678,
    ts6: midnight * 1000 + 11_045_678_901,
    tsz: '2026-01-02T01:04:05.5Z',
    iv: 37_091_106_500_000,
    e: 'happy',
    a: [1, null, 3],
    at: ['a,b', 'c"d', null],
    b1: true,
    b10: 'AwI=',
    ip: '10.0.0.1',
    dom: 'short',
  };

  test.each(['in a snapshot', 'in changes'])('have the form of their type %s', async (where) => {
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

  test('may be strings or floating-point numbers', async () => {
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

  test('have schemas with the names of Debezium', async () => {
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
        type: 'struct',
        optional: false,
        name: 'shop.public.people.Key',
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
      type: 'struct',
      optional: true,
      name: 'shop.public.people.Value',
      field: 'after',
      fields: [
        { type: 'int32', optional: false, field: 'id' },
        { type: 'string', optional: true, field: 'name' },
        { type: 'int32', optional: true, name: 'io.debezium.time.Date', version: 1, field: 'born' },
      ],
    });
  });
});
