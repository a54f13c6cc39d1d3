import { describe, expect, test } from 'vitest';
import {
  errorsOf,
  map,
  record,
  struct,
  transform,
} from '../../../../../testing/engines/connect/embedded/transforms.ts';
import type { SinkRecord } from '../data/record.ts';
import { INT32, STRING, type Schema } from '../data/schema.ts';
import { readTransforms } from './index.ts';

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

  test('that do not exist are refused', () => {
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

describe('invalid settings are refused:', () => {
  test('without a class', () => {
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

  test('a map with a schema, by Flatten', () => {
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
