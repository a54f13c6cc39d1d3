import { describe, expect, test } from 'vitest';
import type { ConnectRecord, SinkRecord } from '../data/record.ts';
import {
  DATE,
  INT32,
  INT64,
  STRING,
  TIME,
  TIMESTAMP,
  optional,
  type Schema,
} from '../data/schema.ts';
import { Decimal } from '../data/decimal.ts';
import type { Value } from '../data/value.ts';
import { readTransforms } from './index.ts';

const NOON = Date.UTC(2026, 0, 2, 12, 34, 56, 789);

const record = (more: Partial<SinkRecord> = {}): SinkRecord => ({
  topic: 'orders',
  partition: 3,
  offset: 42,
  timestamp: NOON,
  keySchema: null,
  key: null,
  valueSchema: null,
  value: null,
  headers: [],
  original: {
    topic: 'orders',
    partition: 3,
    offset: 42,
    timestamp: NOON,
    key: null,
    value: null,
    headers: [],
  },
  ...more,
});

const map = (fields: Record<string, Value>) => new Map<Value, Value>(Object.entries(fields));
const struct = (...fields: [string, Schema][]): Schema => ({
  type: 'STRUCT',
  optional: false,
  fields: fields.map(([name, schema]) => ({ name, schema })),
});

/** One transform by its name without the package. */
function transform(type: string, settings: Record<string, string> = {}) {
  const errors: string[] = [];
  const prefixed = Object.entries(settings).map(([name, value]) => [`transforms.t.${name}`, value]);
  const [link] = readTransforms(
    ['t'],
    [],
    {
      'transforms.t.type': `org.apache.kafka.connect.transforms.${type}`,
      ...Object.fromEntries(prefixed),
    },
    errors,
  );
  expect(errors).toEqual([]);
  return <R extends ConnectRecord>(given: R) => link!.transform(given);
}

function errorsOf(properties: Record<string, string>, predicates: readonly string[] = []) {
  const errors: string[] = [];
  readTransforms(['t'], predicates, properties, errors);
  return errors;
}

/** What becomes of a value without a schema. */
function applied(type: string, settings: Record<string, string>, value: Value): Value | undefined {
  return transform(type, settings)(record({ value }))?.value;
}

describe('InsertField', () => {
  const all = {
    'topic.field': 'topic',
    'partition.field': 'partition',
    'offset.field': 'offset!',
    'timestamp.field': 'time?',
    'static.field': 'from',
    'static.value': 'shop',
  };

  test('adds to objects', () => {
    expect(applied('InsertField$Value', all, map({ a: 1 }))).toEqual(
      map({ a: 1, topic: 'orders', partition: 3, offset: 42, time: NOON, from: 'shop' }),
    );
  });

  test('adds to structs, and to their schemas', () => {
    const insert = transform('InsertField$Value', all);
    const valueSchema = struct(['a', INT32]);
    const changed = insert(record({ valueSchema, value: map({ a: 1 }) }))!;
    expect(changed.value).toEqual(
      map({ a: 1, topic: 'orders', partition: 3, offset: 42, time: new Date(NOON), from: 'shop' }),
    );
    expect(
      changed.valueSchema!.fields!.map(({ name, schema }) => [name, schema.type, schema.optional]),
    ).toEqual([
      ['a', 'INT32', false],
      ['topic', 'STRING', true],
      ['partition', 'INT32', true],
      ['offset', 'INT64', false],
      ['time', 'INT64', true],
      ['from', 'STRING', true],
    ]);
    expect(insert(record({ valueSchema, value: map({ a: 2 }) }))!.valueSchema).toBe(
      changed.valueSchema,
    );
  });

  test('adds to keys', () => {
    const insert = transform('InsertField$Key', { 'topic.field': 'topic' });
    expect(insert(record({ key: map({ a: 1 }) }))!.key).toEqual(map({ a: 1, topic: 'orders' }));
  });

  test('leaves tombstones alone and refuses what has no fields', () => {
    expect(applied('InsertField$Value', all, null)).toBeNull();
    expect(() => applied('InsertField$Value', all, 'text')).toThrow(
      'Only Map objects supported in absence of schema for [field insertion], found: java.lang.String',
    );
    const insert = transform('InsertField$Value', all);
    expect(() => insert(record({ valueSchema: STRING, value: 'x' }))).toThrow(
      'Only Struct objects supported for [field insertion], found: java.lang.String',
    );
  });

  test('knows no offsets of sources', () => {
    const { offset: _, original: __, ...source } = record({ value: map({}) });
    const insert = transform('InsertField$Value', { 'offset.field': 'o' });
    expect(() => insert(source)).toThrow('Offset insertion is only supported for sink connectors');
  });
});

describe('fields', () => {
  const value = map({ id: 1, name: 'Ada', secret: 'x' });
  const valueSchema = struct(['id', INT32], ['name', STRING], ['secret', optional(STRING)]);

  test.each([
    [{ exclude: 'secret' }, { id: 1, name: 'Ada' }],
    [{ blacklist: 'secret' }, { id: 1, name: 'Ada' }],
    [
      { include: 'id,name', renames: 'id:number' },
      { number: 1, name: 'Ada' },
    ],
  ])('are left out or renamed: %j', (settings, expected) => {
    expect(applied('ReplaceField$Value', settings, value)).toEqual(map(expected));
    const changed = transform('ReplaceField$Value', settings)(record({ valueSchema, value }))!;
    expect(changed.value).toEqual(map(expected));
    expect(changed.valueSchema!.fields!.map(({ name }) => name)).toEqual(Object.keys(expected));
  });

  test('are masked by an empty value of their type', () => {
    const fields = {
      b: true,
      n: 5,
      l: 5n,
      s: 'x',
      d: new Date(5),
      a: [1],
      m: map({}),
      dec: new Decimal(5n, 1),
      nothing: null,
    };
    expect(
      applied('MaskField$Value', { fields: Object.keys(fields).join(',') }, map(fields)),
    ).toEqual(
      map({
        b: false,
        n: 0,
        l: 0,
        s: '',
        d: new Date(0),
        a: [],
        m: map({}),
        dec: new Decimal(0n, 1),
        nothing: null,
      }),
    );
    expect(() => applied('MaskField$Value', { fields: 'b' }, map({ b: Buffer.alloc(1) }))).toThrow(
      'Cannot mask value of type: byte[]',
    );
  });

  test('are masked by a replacement', () => {
    const mask = { fields: 'n,s,f', replacement: '123' };
    expect(applied('MaskField$Value', mask, map({ n: 1, s: 'x', f: 0.5 }))).toEqual(
      map({ n: 123, s: '123', f: 123 }),
    );
    const word = { fields: 'a', replacement: '***' };
    expect(applied('MaskField$Value', word, map({ a: 'secret', b: 1 }))).toEqual(
      map({ a: '***', b: 1 }),
    );
    expect(() => applied('MaskField$Value', word, map({ a: 1 }))).toThrow(
      'Unable to convert *** (class java.lang.String) to number',
    );
    expect(() => applied('MaskField$Value', word, map({ a: true }))).toThrow(
      'Cannot mask value of type java.lang.Boolean with custom replacement.',
    );
  });

  test('become the key', () => {
    const toKey = transform('ValueToKey', { fields: 'name,id' });
    expect(toKey(record({ value }))!.key).toEqual(map({ name: 'Ada', id: 1 }));
    const changed = toKey(record({ valueSchema, value }))!;
    expect(changed.keySchema).toEqual(struct(['name', STRING], ['id', INT32]));
    const missing = transform('ValueToKey', { fields: 'none' });
    expect(() => missing(record({ valueSchema, value }))).toThrow('Field does not exist: none');
  });

  test('hold the whole, or become it', () => {
    expect(applied('HoistField$Value', { field: 'line' }, 'x')).toEqual(map({ line: 'x' }));
    const hoisted = transform('HoistField$Value', { field: 'line' })(
      record({ valueSchema: STRING, value: 'x' }),
    )!;
    expect(hoisted.valueSchema).toEqual(struct(['line', STRING]));
    expect(applied('ExtractField$Value', { field: 'name' }, value)).toBe('Ada');
    expect(applied('ExtractField$Value', { field: 'none' }, value)).toBeNull();
    expect(applied('ExtractField$Value', { field: 'name' }, null)).toBeNull();
    const extracted = transform('ExtractField$Value', { field: 'name' })(
      record({ valueSchema, value }),
    )!;
    expect(extracted).toMatchObject({ valueSchema: STRING, value: 'Ada' });
    const missing = transform('ExtractField$Value', { field: 'none' });
    expect(() => missing(record({ valueSchema, value }))).toThrow('Unknown field: none');
  });
});

describe('Cast', () => {
  test.each<[string, Value, Value]>([
    ['int8', 300, 44],
    ['int16', '12', 12],
    ['int32', 1.9, 1],
    ['int64', '9007199254740993', 9007199254740993n],
    ['int64', true, 1],
    ['float64', '1.5', 1.5],
    ['float32', 0.1, Math.fround(0.1)],
    ['boolean', 'TRUE', true],
    ['boolean', 2n, true],
    ['string', 12, '12'],
    ['string', Buffer.from('x'), 'eA=='],
    ['int64', new Decimal(15n, 1), 1],
    ['string', null, null],
  ])('makes %s of %s', (type, value, expected) => {
    expect(applied('Cast$Value', { spec: type }, value)).toEqual(expected);
    expect(applied('Cast$Value', { spec: `a:${type}` }, map({ a: value, b: 1 }))).toEqual(
      map({ a: expected, b: 1 }),
    );
  });

  test.each<[string, Value, RegExp]>([
    ['int8', '128', /Value \(128\) was out of range for requested data type/],
    ['int32', 'x', /Value \(x\) was out of range/],
    ['int32', '1.5', /out of range/],
    ['string', [1], /Unexpected type in Cast transformation: java.util.ArrayList/],
  ])('makes no %s of %s', (type, value, message) => {
    expect(() => applied('Cast$Value', { spec: type }, value)).toThrow(message);
  });

  test('changes the schema too', () => {
    const valueSchema = struct(
      ['a', { ...optional(STRING), defaultValue: '7' }],
      ['at', TIMESTAMP],
      ['d', DATE],
    );
    const cast = transform('Cast$Value', { spec: 'a:int32,at:int64,d:int32' });
    const value = map({ a: '1', at: new Date(5), d: new Date(86_400_000) });
    const changed = cast(record({ valueSchema, value }))!;
    expect(changed.value).toEqual(map({ a: 1, at: 5, d: 1 }));
    expect(changed.valueSchema).toEqual(
      struct(
        ['a', { type: 'INT32', optional: true, defaultValue: 7 }],
        ['at', INT64],
        ['d', INT32],
      ),
    );
  });
});

describe('Flatten', () => {
  const value = map({ a: 1, b: map({ c: map({ d: 2 }), e: [1] }) });

  test('objects', () => {
    expect(applied('Flatten$Value', {}, value)).toEqual(map({ a: 1, 'b.c.d': 2, 'b.e': [1] }));
    expect(applied('Flatten$Value', { delimiter: '_' }, value)).toEqual(
      map({ a: 1, b_c_d: 2, b_e: [1] }),
    );
    expect(applied('Flatten$Value', {}, null)).toBeNull();
  });

  test('structs: what is in something optional is optional', () => {
    const inner = optional(struct(['d', INT32]));
    const valueSchema = struct(['a', INT32], ['b', struct(['c', inner])]);
    const flatten = transform('Flatten$Value');
    const changed = flatten(record({ valueSchema, value: map({ a: 1, b: map({ c: null }) }) }))!;
    expect(changed.value).toEqual(map({ a: 1, 'b.c.d': null }));
    expect(changed.valueSchema).toEqual(struct(['a', INT32], ['b.c.d', optional(INT32)]));
  });
});

describe('routers', () => {
  test.each([
    ['(.*)', '$1-copy', 'orders-copy'],
    ['o(?<rest>.*)', 'O${rest}', 'Orders'],
    ['orders', '\\$5', '$5'],
    ['order', 'never', 'orders'],
    ['orders\\-?', 'dashed', 'dashed'],
    ['(o)(r)(d)(e)(r)(s)', '$12$61-$0', 'o2s1-orders'],
    ['(or)?(x)?ders', '[$2]\\$1\\\\', '[]$1\\'],
    ['(?<all>.*)', '${all}', 'orders'],
    ['(?i)ORDERS', 'any', 'any'],
    // One that goes back and forth never ends with these.
    ['((or|o|r|d|e|rs|s|.)+)+x', 'never', 'orders'],
  ])('RegexRouter %s to %s', (regex, replacement, topic) => {
    expect(transform('RegexRouter', { regex, replacement })(record())!.topic).toBe(topic);
  });

  test('no name grows without end', () => {
    const double = transform('RegexRouter', { regex: '(.*)', replacement: '$1$1' });
    expect(double(record({ topic: 'x'.repeat(124) }))!.topic).toHaveLength(248);
    const message = 'is longer than 249 characters';
    expect(() => double(record({ topic: 'x'.repeat(125) }))).toThrow(message);
    const format = { 'topic.format': '${topic}${topic}' };
    const timed = transform('TimestampRouter', format);
    expect(() => timed(record({ topic: 'x'.repeat(125) }))).toThrow(message);
  });

  test('TimestampRouter', () => {
    expect(transform('TimestampRouter')(record())!.topic).toBe('orders-20260102');
    const format = { 'topic.format': '${timestamp}.${topic}', 'timestamp.format': "yyyy-MM'w'" };
    expect(transform('TimestampRouter', format)(record())!.topic).toBe('2026-01w.orders');
    expect(() => transform('TimestampRouter')(record({ timestamp: undefined as never }))).toThrow(
      'Timestamp missing on record: orders',
    );
  });
});

describe('TimestampConverter', () => {
  test('refuses at once what almost looks like a time', () => {
    const format = `${'H1'.repeat(40)}'x'`;
    const convert = transform('TimestampConverter$Value', { 'target.type': 'unix', format });
    expect(() => convert(record({ value: '1'.repeat(300) }))).toThrow('does not match pattern');
  });

  const text = { format: 'yyyy-MM-dd HH:mm:ss.SSS' };
  test.each<[Record<string, string>, Value, Value]>([
    [{ 'target.type': 'string', ...text }, NOON, '2026-01-02 12:34:56.789'],
    [{ 'target.type': 'unix', ...text }, '2026-01-02 12:34:56.789', NOON],
    [
      { 'target.type': 'unix', 'unix.precision': 'seconds' },
      new Date(NOON),
      Math.floor(NOON / 1000),
    ],
    [
      { 'target.type': 'unix', 'unix.precision': 'nanoseconds' },
      new Date(NOON),
      BigInt(NOON) * 1_000_000n,
    ],
    [{ 'target.type': 'Timestamp', 'unix.precision': 'microseconds' }, NOON * 1000, new Date(NOON)],
    [{ 'target.type': 'Date' }, NOON, new Date(Date.UTC(2026, 0, 2))],
    [{ 'target.type': 'Time' }, NOON, new Date(45_296_789)],
    [{ 'target.type': 'Timestamp' }, null, null],
  ])('%j', (settings, value, expected) => {
    expect(applied('TimestampConverter$Value', settings, value)).toEqual(expected);
  });

  test('works on a field, and changes its schema', () => {
    const convert = transform('TimestampConverter$Value', { field: 'at', 'target.type': 'Time' });
    const valueSchema = struct(['at', optional(TIMESTAMP)], ['b', INT32]);
    const changed = convert(record({ valueSchema, value: map({ at: new Date(NOON), b: 1 }) }))!;
    expect(changed.value).toEqual(map({ at: new Date(45_296_789), b: 1 }));
    expect(changed.valueSchema).toEqual(struct(['at', optional(TIME)], ['b', INT32]));
  });

  test('refuses what is no time', () => {
    const settings = { 'target.type': 'unix', format: 'yyyy' };
    expect(() => applied('TimestampConverter$Value', settings, 'x')).toThrow(
      'Could not parse timestamp: value (x) does not match pattern (yyyy)',
    );
    expect(() => applied('TimestampConverter$Value', settings, true)).toThrow(/does not support/);
  });

  test.each([
    ['EEE, d MMM yyyy hh:mm a z', 'Fri, 2 Jan 2026 12:34 PM UTC'],
    ["yyyy-MM-dd'T'HH:mm:ssXXX", '2026-01-02T12:34:56Z'],
    ['yyMMdd HHmmss', '260102 123456'],
    ['EEEE MMMM', 'Friday January'],
    ["h 'o''clock' a Z", "12 o'clock PM +0000"],
  ])('writes and reads %s', (format, expected) => {
    const write = { 'target.type': 'string', format };
    expect(applied('TimestampConverter$Value', write, NOON)).toBe(expected);
  });

  test('reads zones', () => {
    const read = { 'target.type': 'unix', format: "yyyy-MM-dd'T'HH:mmX" };
    expect(applied('TimestampConverter$Value', read, '2026-01-02T12:00+02:00')).toBe(
      Date.UTC(2026, 0, 2, 10),
    );
  });
});

describe('headers', () => {
  const headers = [
    { key: 'a', schema: STRING, value: '1' },
    { key: 'b', schema: STRING, value: '2' },
    { key: 'a', schema: STRING, value: '3' },
  ];

  test('are added and dropped', () => {
    const insert = transform('InsertHeader', { header: 'n', 'value.literal': '12' });
    expect(insert(record({ headers }))!.headers.at(-1)).toMatchObject({ key: 'n', value: 12 });
    const drop = transform('DropHeaders', { headers: 'a' });
    expect(drop(record({ headers }))!.headers.map(({ key }) => key)).toEqual(['b']);
  });

  test('are made of fields', () => {
    const value = map({ id: 1, name: 'Ada' });
    const from = (operation: string) => ({ fields: 'id', headers: 'number', operation });
    const moved = transform('HeaderFrom$Value', from('move'))(record({ value }))!;
    expect(moved.value).toEqual(map({ name: 'Ada' }));
    expect(moved.headers).toEqual([{ key: 'number', schema: null, value: 1 }]);
    const valueSchema = struct(['id', INT32], ['name', STRING]);
    const kept = transform('HeaderFrom$Value', from('copy'))(record({ valueSchema, value }))!;
    expect(kept.value).toBe(value);
    expect(kept.headers).toEqual([{ key: 'number', schema: INT32, value: 1 }]);
    const movedStruct = transform(
      'HeaderFrom$Value',
      from('move'),
    )(record({ valueSchema, value }))!;
    expect(movedStruct.valueSchema).toEqual(struct(['name', STRING]));
  });
});

test('SetSchemaMetadata', () => {
  const set = transform('SetSchemaMetadata$Value', {
    'schema.name': 'Order',
    'schema.version': '2',
  });
  const changed = set(record({ valueSchema: struct(['a', INT32]), value: map({ a: 1 }) }))!;
  expect(changed.valueSchema).toMatchObject({ name: 'Order', version: 2 });
  expect(() => set(record({ value: map({}) }))).toThrow(
    'Schema required for [updating schema metadata]',
  );
  expect(set(record())!.value).toBeNull();
});

describe('predicates', () => {
  const chain = (predicate: Record<string, string>, negate = 'false') => {
    const errors: string[] = [];
    const [link] = readTransforms(
      ['t'],
      ['p'],
      {
        'transforms.t.type': 'Filter',
        'transforms.t.predicate': 'p',
        'transforms.t.negate': negate,
        ...Object.fromEntries(Object.entries(predicate).map(([k, v]) => [`predicates.p.${k}`, v])),
      },
      errors,
    );
    expect(errors).toEqual([]);
    return (given: SinkRecord) => link!.transform(given) === null;
  };

  test.each([
    [{ type: 'RecordIsTombstone' }, record(), record({ value: 'x' })],
    [{ type: 'TopicNameMatches', pattern: 'ord.*' }, record(), record({ topic: 'my-orders' })],
    [
      { type: 'org.apache.kafka.connect.transforms.predicates.HasHeaderKey', name: 'a' },
      record({ headers: [{ key: 'a', schema: null, value: null }] }),
      record(),
    ],
  ])('%j', (predicate, is, isNot) => {
    expect([chain(predicate)(is), chain(predicate)(isNot)]).toEqual([true, false]);
    expect([chain(predicate, 'true')(is), chain(predicate, 'true')(isNot)]).toEqual([false, true]);
  });

  test('that are not there are told', () => {
    expect(errorsOf({ 'transforms.t.type': 'Filter', 'transforms.t.predicate': 'p' })).toEqual([
      'Invalid value p for configuration transforms.t.predicate: No such alias in predicates',
    ]);
    expect(errorsOf({ 'transforms.t.type': 'Filter', 'transforms.t.negate': 'true' })).toEqual([
      "Config 'transforms.t.negate' was provided but there is no config 'transforms.t.predicate' defining a predicate to be negated.",
    ]);
    expect(errorsOf({ 'transforms.t.type': 'Filter', 'predicates.p.type': 'None' }, ['p'])).toEqual(
      [
        'Invalid value None for configuration predicates.p.type: Class None could not be found.',
        'Invalid value null for configuration predicates.p.type: Not a Predicate',
      ],
    );
  });
});

describe('wrong settings', () => {
  test('no class', () => {
    expect(errorsOf({})).toEqual([
      'Missing required configuration "transforms.t.type" which has no default value.',
      'Invalid value null for configuration transforms.t.type: Not a Transformation',
    ]);
    expect(errorsOf({ 'transforms.t.type': 'com.example.Mine' })[0]).toBe(
      'Invalid value com.example.Mine for configuration transforms.t.type: Class com.example.Mine could not be found.',
    );
  });

  test.each([
    ['RegexRouter', { regex: '(', replacement: 'x' }, 'transforms.t.regex: Invalid regex'],
    [
      'RegexRouter',
      { regex: '(a)', replacement: '$2' },
      'Invalid value $2 for configuration transforms.t.replacement: No group 2',
    ],
    ['RegexRouter', { regex: 'a', replacement: '${x}' }, 'No group with name {x}'],
    ['RegexRouter', { regex: 'a', replacement: 'x$' }, 'Illegal group reference'],
    ['RegexRouter', { regex: 'a', replacement: 'x\\' }, 'character to be escaped is missing'],
    ['ReplaceField$Value', { renames: 'a' }, 'Invalid rename mapping: a'],
    ['MaskField$Value', { fields: '' }, 'transforms.t.fields: Empty list'],
    ['Cast$Value', { spec: '' }, 'Must specify at least one field to cast.'],
    ['Cast$Value', { spec: 'a:int128' }, 'Invalid type found in casting spec: int128'],
    ['Cast$Value', { spec: 'a:b:int8' }, 'Invalid cast mapping: a:b:int8'],
    ['Cast$Value', { spec: 'int8,a:int8' }, 'may ony specify a single cast'],
    ['HoistField$Key', { field: '' }, 'String must be non-empty'],
    ['TimestampRouter', { 'timestamp.format': 'b' }, "Illegal pattern character 'b'"],
    ['TimestampConverter$Value', { 'target.type': 'string' }, 'requires format option'],
    [
      'TimestampConverter$Value',
      { 'target.type': 'unix', format: 'b' },
      'requires a SimpleDateFormat-compatible pattern',
    ],
    [
      'TimestampConverter$Value',
      { 'target.type': 'x' },
      'String must be one of: string, unix, Date, Time, Timestamp',
    ],
    [
      'HeaderFrom$Value',
      { fields: 'a', headers: 'b,c', operation: 'move' },
      'must have the same number of elements',
    ],
    [
      'HeaderFrom$Value',
      { fields: 'a', headers: 'b', operation: 'steal' },
      'String must be one of: move, copy',
    ],
    ['SetSchemaMetadata$Key', { 'schema.version': 'x' }, 'Not a number of type INT'],
    ['InsertHeader', { header: 'h', 'value.literal': '' }, 'String must be non-empty'],
  ])('%s %j', (type, settings, message) => {
    const prefixed = Object.entries(settings).map(([name, value]) => [
      `transforms.t.${name}`,
      value,
    ]);
    const errors = errorsOf({ 'transforms.t.type': type, ...Object.fromEntries(prefixed) });
    expect(errors.join('\n')).toContain(message);
  });

  test('a map with a schema can not be flattened', () => {
    const mapSchema: Schema = {
      type: 'MAP',
      optional: false,
      keySchema: STRING,
      valueSchema: INT32,
    };
    const flatten = transform('Flatten$Value');
    expect(() =>
      flatten(record({ valueSchema: struct(['m', mapSchema]), value: map({ m: map({}) }) })),
    ).toThrow(/does not support MAP .* field m/);
  });
});
