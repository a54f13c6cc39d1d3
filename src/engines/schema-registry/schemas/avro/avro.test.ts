import { describe, expect, test } from 'vitest';
import { InvalidSchema, SchemaRegistryError } from '../../errors.ts';
import { lineOf } from '../incompatibility.ts';
import { Work } from '../work.ts';
import { avroFormat } from './format.ts';

const parse = (schema: unknown, references: Parameters<typeof avroFormat.parse>[1] = []) =>
  avroFormat.parse(typeof schema === 'string' ? schema : JSON.stringify(schema), references);

const record = (name: string, fields: unknown, more: object = {}) => ({
  type: 'record',
  name,
  fields,
  ...more,
});

describe('the canonical text of a schema', () => {
  test.each([
    ['a type by its name', '"string"', '"string"'],
    ['a type as an object', '{ "type": "string" }', '"string"'],
    ['a type in a type', '{"type":{"type":{"type":"int"}}}', '"int"'],
    [
      'attributes of other programs',
      '{"logicalType":"date","type":"int"}',
      '{"type":"int","logicalType":"date"}',
    ],
    ['unions', ' [ "null" , "long" ] ', '["null","long"]'],
    [
      'attributes in another order',
      '{"fields":[{"type":"int","name":"a","default":1}],"doc":"d","type":"record","namespace":"x","name":"R"}',
      '{"type":"record","name":"R","namespace":"x","doc":"d","fields":[{"name":"a","type":"int","default":1}]}',
    ],
    [
      'a name in full',
      '{"type":"fixed","name":"x.y.F","size":4,"aliases":["G","z.H"]}',
      '{"type":"fixed","name":"F","namespace":"x.y","size":4,"aliases":["G","z.H"]}',
    ],
    [
      'an enum with a default',
      '{"type":"enum","name":"E","symbols":["A","B"],"default":"A"}',
      '{"type":"enum","name":"E","symbols":["A","B"],"default":"A"}',
    ],
    [
      'a type that is used again, from the same namespace',
      '{"type":"record","name":"x.R","fields":[{"name":"a","type":["null","x.R"],"default":null}]}',
      '{"type":"record","name":"R","namespace":"x","fields":[{"name":"a","type":["null","R"],"default":null}]}',
    ],
    [
      'numbers that JavaScript would write in another way',
      '{"type":"record","name":"R","fields":[{"name":"a","type":"long","default":9223372036854775807},{"name":"b","type":"double","default":1.0}]}',
      '{"type":"record","name":"R","fields":[{"name":"a","type":"long","default":9223372036854775807},{"name":"b","type":"double","default":1.0}]}',
    ],
    [
      'order, aliases and other attributes of a field',
      '{"type":"record","name":"R","fields":[{"custom":1,"aliases":["b"],"order":"ignore","name":"a","type":{"type":"map","values":"bytes"}}]}',
      '{"type":"record","name":"R","fields":[{"name":"a","type":{"type":"map","values":"bytes"},"order":"ignore","aliases":["b"],"custom":1}]}',
    ],
  ])('%s', (_, given, canonical) => {
    expect(parse(given).canonical).toBe(canonical);
    expect(parse(canonical).canonical).toBe(canonical);
  });

  test('the normalized text has full names and sorted properties', () => {
    const one = record('R', [{ name: 'a', type: { type: 'int', z: 1, b: 2 } }], { namespace: 'x' });
    const other = record('x.R', [{ type: { b: 2, z: 1, type: 'int' }, name: 'a' }]);
    expect(parse(one).canonical).not.toBe(parse(other).canonical);
    expect(parse(one).normalized).toBe(parse(other).normalized);
    expect(parse(one).normalized).toBe(
      '{"type":"record","name":"x.R","fields":[{"name":"a","type":{"type":"int","b":2,"z":1}}]}',
    );
  });

  test('referenced types are written by name', () => {
    const address = record('com.acme.Address', [{ name: 'city', type: 'string' }]);
    const reference = {
      name: 'com.acme.Address',
      schema: JSON.stringify(address),
      references: [],
    };
    const user = record('com.acme.User', [{ name: 'home', type: 'Address' }]);
    expect(parse(user, [reference]).canonical).toBe(
      '{"type":"record","name":"User","namespace":"com.acme","fields":[{"name":"home","type":"Address"}]}',
    );
    expect(() => parse(user)).toThrow('the type "Address" is not defined before it is used');
    expect(() => parse(user, [{ ...reference, name: 'Address' }])).toThrow(
      'the schema of the reference Address defines no type of that name',
    );
  });
});

describe('an invalid schema is refused with a reason', () => {
  test.each([
    ['{', 'it is not JSON'],
    ['', 'it is not JSON'],
    ['[['.repeat(200) + ']]'.repeat(200), 'it is nested too deeply'],
    ['['.repeat(100_000) + ']'.repeat(100_000), 'it has values more than 32768 deep'],
    ['"text"', 'the type "text" is not defined before it is used'],
    ['5', '5 is not a type'],
    ['{}', '{} has no type'],
    ['{"type":"record","name":"R"}', 'the record R has no list of fields'],
    ['{"type":"record","fields":[]}', 'a type record has no name'],
    ['{"type":"record","name":"a b","fields":[]}', '"a b" can not be the name of a type'],
    [
      '{"type":"record","name":"int","fields":[]}',
      "a type can not be named int, like one of Avro's own",
    ],
    [record('R', [5]), '5 is not a valid field of R'],
    [record('R', [{ name: 'a' }]), 'the field a of R has no type'],
    [record('R', [{ name: '1', type: 'int' }]), '"1" can not be the name of a field of R'],
    [record('R', [{ type: 'int' }]), 'a field of R has no name'],
    [
      record('R', [
        { name: 'a', type: 'int' },
        { name: 'a', type: 'int' },
      ]),
      'the record R has the field a twice',
    ],
    [
      record('R', [{ name: 'a', type: 'int', default: 'x' }]),
      'the default "x" of the field a of R is not a valid int',
    ],
    [
      record('R', [{ name: 'a', type: 'int', order: 'up' }]),
      'the field a of R has the order "up", not one of ascending, descending, ignore',
    ],
    [record('R', [{ name: 'a', type: 'int', doc: 5 }]), 'the doc of a must be a string'],
    [record('R', [], { aliases: 'b' }), 'the aliases of R must be a list of strings'],
    [record('R', [], { namespace: 5 }), '5 can not be the namespace of R'],
    [[record('R', []), record('R', [])], 'the type R is defined twice'],
    [['int', ['null']], 'a union is in a union'],
    [['int', 'int'], 'a union has int twice'],
    ['{"type":"array"}', 'an array has no items'],
    ['{"type":"map"}', 'a map has no values'],
    ['{"type":"enum","name":"E"}', 'the enum E has no symbols'],
    ['{"type":"enum","name":"E","symbols":["A","A"]}', 'the enum E has a symbol twice'],
    ['{"type":"enum","name":"E","symbols":["a-b"]}', '"a-b" can not be the name of a symbol of E'],
    [
      '{"type":"enum","name":"E","symbols":["A"],"default":"B"}',
      'the default "B" of E is not one of its symbols',
    ],
    ['{"type":"fixed","name":"F"}', 'the size of F must be a number of bytes'],
    ['{"type":"fixed","name":"F","size":-1}', 'the size of F must be a number of bytes'],
    ['{"type":"fixed","name":"F","size":1.5}', 'the size of F must be a number of bytes'],
  ])('%j: %s', (given, reason) => {
    expect(() => parse(given)).toThrow(new InvalidSchema(reason));
  });
});

describe('a default', () => {
  const field = (type: unknown, value: unknown) =>
    parse(
      `{"type":"record","name":"R","fields":[{"name":"a","type":${JSON.stringify(type)},"default":${String(value)}}]}`,
    );
  test.each([
    ['null', 'null'],
    ['boolean', 'true'],
    ['int', '-2147483648'],
    ['long', '-9223372036854775808'],
    ['float', '1.5'],
    ['double', '1e400'],
    ['string', '"ä"'],
    ['bytes', '"\\u00ff"'],
    [{ type: 'fixed', name: 'F', size: 2 }, '"ab"'],
    [{ type: 'enum', name: 'E', symbols: ['A'] }, '"A"'],
    [{ type: 'array', items: 'int' }, '[1,2]'],
    [{ type: 'map', values: 'int' }, '{"a":1}'],
    [['null', 'int'], '5'],
    [record('S', [{ name: 'x', type: 'int' }]), '{"x":1}'],
    [record('S', [{ name: 'x', type: 'int', default: 1 }]), '{}'],
  ])('of %j can be %s', (type, value) => {
    expect(() => field(type, value)).not.toThrow();
  });

  test.each([
    ['null', '0'],
    ['boolean', '"true"'],
    ['int', '2147483648'],
    ['int', '1.5'],
    ['long', '9223372036854775808'],
    ['float', '"1"'],
    ['string', '5'],
    ['bytes', '"漢"'],
    [{ type: 'fixed', name: 'F', size: 2 }, '"abc"'],
    [{ type: 'enum', name: 'E', symbols: ['A'] }, '"B"'],
    [{ type: 'array', items: 'int' }, '["1"]'],
    [{ type: 'map', values: 'int' }, '{"a":"1"}'],
    [['null', 'int'], '"x"'],
    [record('S', [{ name: 'x', type: 'int' }]), '{}'],
  ])('of %j can not be %s', (type, value) => {
    expect(() => field(type, value)).toThrow(InvalidSchema);
  });

  test('of nested unions is checked in linear time', () => {
    const type = ['A', 'B'].map((name) =>
      record(name, [{ name: 'f', type: name === 'A' ? ['A', 'null'] : ['A', 'B', 'null'] }]),
    );
    let value = '5';
    for (let depth = 0; depth < 150; depth++) value = `{"f":${value}}`;
    expect(() => field(type, value)).toThrow(InvalidSchema);
  });
});

describe('a reader', () => {
  const found = (reader: unknown, writer: unknown) =>
    parse(JSON.stringify(reader))
      .incompatibilities(parse(JSON.stringify(writer)), new Work())
      .map(({ type, path, info }) => [type, path, info]);
  const enumOf = (symbols: string[], more: object = {}) => ({
    type: 'enum',
    name: 'E',
    symbols,
    ...more,
  });
  const a = { name: 'a', type: 'int' };

  test.each([
    ['long', 'int'],
    ['float', 'long'],
    ['double', 'float'],
    ['string', 'bytes'],
    ['bytes', 'string'],
    [['null', 'long'], 'int'],
    [
      ['null', 'long'],
      ['int', 'null'],
    ],
    ['int', ['int']],
    [
      { type: 'array', items: 'long' },
      { type: 'array', items: 'int' },
    ],
    [
      { type: 'map', values: 'string' },
      { type: 'map', values: 'bytes' },
    ],
    [enumOf(['A', 'B', 'C']), enumOf(['B'])],
    [enumOf(['A'], { default: 'A' }), enumOf(['B'])],
    [record('R', [a, { name: 'b', type: 'int', default: 1 }]), record('R', [a])],
    [record('R', []), record('R', [a])],
    [record('x.R', [a]), record('y.R', [a])],
    [record('S', [a], { aliases: ['R'] }), record('R', [a])],
    [record('R', [{ name: 'b', type: 'int', aliases: ['a'] }]), record('R', [a])],
    [
      record('R', [{ name: 'next', type: ['null', 'R'] }]),
      record('R', [{ name: 'next', type: ['null', 'R'] }, a]),
    ],
  ])('with %j reads what %j wrote', (reader, writer) => {
    expect(found(reader, writer)).toEqual([]);
  });

  test.each([
    [
      'int',
      'long',
      ['TYPE_MISMATCH', '', 'reader type: INT not compatible with writer type: LONG'],
    ],
    [['null', 'int'], 'string', ['MISSING_UNION_BRANCH', '', 'string']],
    ['int', ['int', 'string'], ['TYPE_MISMATCH', '', expect.any(String)]],
    [enumOf(['A']), enumOf(['A', 'B']), ['MISSING_ENUM_SYMBOLS', '/symbols', '[B]']],
    [
      { type: 'fixed', name: 'F', size: 8 },
      { type: 'fixed', name: 'F', size: 4 },
      ['FIXED_SIZE_MISMATCH', '/size', 'expected: 4, found: 8'],
    ],
    [record('S', [a]), record('R', [a]), ['NAME_MISMATCH', '/name', 'expected: R']],
    [
      record('R', [a, { name: 'b', type: 'int' }]),
      record('R', [a]),
      ['READER_FIELD_MISSING_DEFAULT_VALUE', '/fields/1', 'b'],
    ],
    [
      record('R', [{ name: 'l', type: { type: 'array', items: 'int' } }]),
      record('R', [{ name: 'l', type: { type: 'array', items: 'string' } }]),
      ['TYPE_MISMATCH', '/fields/0/type/items', expect.any(String)],
    ],
    [
      ['null', record('R', [a])],
      ['null', record('R', [])],
      ['READER_FIELD_MISSING_DEFAULT_VALUE', '/fields/0', 'a'],
    ],
  ])('with %j does not read what %j wrote', (reader, writer, incompatibility) => {
    expect(found(reader, writer)).toEqual([incompatibility]);
  });

  test('gets a sentence about each difference', () => {
    const [incompatibility] = parse(record('R', [a])).incompatibilities(
      parse(record('R', [])),
      new Work(),
    );
    expect(lineOf(incompatibility!, 'new')).toBe(
      "{errorType:'READER_FIELD_MISSING_DEFAULT_VALUE', description:'The field 'a' at path '/fields/0' in the new schema has no default value and is missing in the old schema', additionalInfo:'a'}",
    );
  });

  test('gets fifty differences at most', () => {
    const nested = (depth: number, leaf: object): object =>
      record(
        `T${depth}`,
        depth === 0
          ? [leaf]
          : [
              { name: 'a', type: nested(depth - 1, leaf) },
              { name: 'b', type: `T${depth - 1}` },
            ],
      );
    const leaf = (type: string) => nested(40, { name: 'leaf', type });
    expect(found(leaf('int'), leaf('string'))).toHaveLength(50);
    const union = (prefix: string) =>
      Array.from({ length: 1000 }, (_, i) => record(`${prefix}${i}`, []));
    expect(found(union('A'), union('B'))).toHaveLength(50);
  });

  test('is refused if comparing would take too long', () => {
    const fields = Array.from({ length: 200 }, (_, i) => ({ name: `f${i}`, type: 'int' }));
    const union = (prefix: string) =>
      Array.from({ length: 100 }, (_, i) => record(`${prefix}${i}`, fields));
    const [reader, writer] = [union('A'), union('B')].map((each) => parse(JSON.stringify(each)));
    expect(() => reader!.incompatibilities(writer!, new Work())).toThrow(SchemaRegistryError);
  });
});
