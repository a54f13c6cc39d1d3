import { describe, expect, test } from 'vitest';
import { InvalidSchema } from '../../errors.ts';
import { Work } from '../work.ts';
import { jsonSchemaFormat } from './format.ts';

const parse = (schema: unknown, references: Parameters<typeof jsonSchemaFormat.parse>[1] = []) =>
  jsonSchemaFormat.parse(typeof schema === 'string' ? schema : JSON.stringify(schema), references);

const found = (reader: unknown, writer: unknown) =>
  parse(reader)
    .incompatibilities(parse(writer), new Work())
    .map(({ type, path }) => `${type} ${path}`);

describe('a stored schema', () => {
  test('has no white space, and sorted names if normalized', () => {
    const schema = parse('{ "type": "object",\n "properties": {"b": {}, "a": {"maximum": 1.0}} }');
    expect(schema.canonical).toBe('{"type":"object","properties":{"b":{},"a":{"maximum":1.0}}}');
    expect(schema.normalized).toBe('{"properties":{"a":{"maximum":1.0},"b":{}},"type":"object"}');
  });

  test.each([
    ['true'],
    ['{"$schema":"http://json-schema.org/draft-07/schema#","type":"string"}'],
    ['{"$schema":"https://json-schema.org/draft/2019-09/schema","type":"string"}'],
    ['{"$schema":"https://json-schema.org/draft/2020-12/schema","prefixItems":[{}]}'],
    ['{"$ref":"#/definitions/a","definitions":{"a":{"$ref":"#b"},"b":{"$id":"#b"}}}'],
    ['{"properties":{"default":{"enum":[{"$ref":"nowhere"}]}}}'],
  ])('%s is valid', (text) => {
    expect(parse(text).canonical).toBe(text);
  });

  test.each([
    ['{', 'it is not JSON'],
    ['"text"', 'it is neither an object nor a boolean'],
    ['{"type":"text"}', 'at /type it must be equal to one of the allowed values'],
    ['{"minLength":-1}', 'at /minLength it must be >= 0'],
    [
      '{"$schema":"http://json-schema.org/draft-04/schema#"}',
      'the $schema "http://json-schema.org/draft-04/schema#" is none of draft-07, 2019-09 and 2020-12',
    ],
    ['{"$ref":"#/definitions/a"}', 'the $ref "#/definitions/a" leads to nothing'],
    ['{"$ref":"#a"}', 'the $ref "#a" leads to nothing'],
    [
      '{"properties":{"a":{"$ref":"other.json"}}}',
      'the $ref "other.json" is neither in the schema nor one of its references',
    ],
    [
      '{"$ref":"#/definitions/a","definitions":{"a":{"allOf":[{"$ref":"#/definitions/a"},{"minLength":1}]}}}',
      'a schema contains itself by its $ref',
    ],
    ['{"not":{"$ref":"#"}}', 'a schema contains itself by its $ref'],
    ['{"$ref":"#/a","a":{"$ref":"#"}}', 'a $ref leads to itself, or to more than 20 others'],
    ['{"enum":[1,{"a":1,"b":2},{"b":2,"a":1}]}', 'at /enum it must not have duplicate items'],
  ])('%s is invalid: %s', (text, reason) => {
    expect(() => parse(text)).toThrow(new InvalidSchema(reason));
  });

  test('is validated in linear time, even with long lists', () => {
    const values = Array.from({ length: 90_000 }, (_, i) => `v${i}`);
    expect(() => parse({ enum: values })).not.toThrow();
    expect(() => parse({ required: values })).not.toThrow();
    expect(() => parse({ type: values })).toThrow('at /type it must be');
  });

  test('may refer to others by name and by $id', () => {
    const city = { $id: 'http://acme.com/city.json', type: 'string' };
    const reference = { name: 'city.json', schema: JSON.stringify(city), references: [] };
    for (const $ref of ['city.json', 'http://acme.com/city.json', 'city.json#']) {
      expect(() => parse({ $ref }, [reference])).not.toThrow();
    }
    const relative = {
      $id: 'http://acme.com/user.json',
      properties: { city: { $ref: 'city.json' } },
    };
    expect(() => parse(relative, [{ ...reference, name: 'c' }])).not.toThrow();
  });
});

const open = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const closed = (properties: object, more: object = {}) =>
  open(properties, { additionalProperties: false, ...more });
const text = { type: 'string' };
const integer = { type: 'integer' };
const user = { $ref: '#/definitions/user' };
const tree = (more: object = {}) => ({
  ...user,
  definitions: { user: open({ friends: { type: 'array', items: user }, ...more }) },
});

describe('compatible', () => {
  test.each([
    ['a title and a description', { ...text, title: 'T', description: 'D' }, text],
    ['more types', { type: ['string', 'null'] }, text],
    ['numbers for integers', { type: 'number' }, integer],
    ['more values', { enum: ['a', 'b'] }, { enum: ['b'] }],
    ['no limits', text, { ...text, minLength: 1, maxLength: 5, pattern: 'a' }],
    [
      'wider limits',
      { ...integer, minimum: 0, maximum: 10 },
      { ...integer, minimum: 1, maximum: 9 },
    ],
    ['a divisor of the divisor', { ...integer, multipleOf: 2 }, { ...integer, multipleOf: 4 }],
    ['a lower limit of 0', { ...text, minLength: 0 }, text],
    [
      'an optional property more, of a closed model',
      closed({ a: text, b: text }),
      closed({ a: text }),
    ],
    ['an empty property more, of an open model', open({ a: text, b: {} }), open({ a: text })],
    ['a property less, of an open model', open({ a: text }), open({ a: text, b: text })],
    [
      'a property more that a partially open model covers',
      open({ b: text }, { additionalProperties: text }),
      open({}, { additionalProperties: text }),
    ],
    [
      'a property less that a partially open model covers',
      open({}, { additionalProperties: text }),
      open({ b: text }, { additionalProperties: text }),
    ],
    ['an open model for a closed one', open({ a: text }), closed({ a: text })],
    [
      'a required property with a default more',
      closed({ a: { ...text, default: '' } }, { required: ['a'] }),
      closed({}),
    ],
    ['no longer required', open({ a: text }), open({ a: text }, { required: ['a'] })],
    ['a choice of the old type and another', { oneOf: [text, integer] }, text],
    ['more alternatives', { anyOf: [integer, text] }, { anyOf: [text] }],
    ['one condition fewer', { allOf: [text] }, { allOf: [text, { maxLength: 5 }] }],
    ['fewer excluded values', { not: { enum: [1] } }, { not: { enum: [1, 2] } }],
    [
      'wider items',
      { type: 'array', items: { type: ['string', 'null'] } },
      { type: 'array', items: text },
    ],
    ['a recursive type', tree(), tree({ name: text })],
    ['a schema without keywords', {}, text],
    [
      'parts that are inherited',
      {
        allOf: [{ $ref: '#/definitions/b' }, open({ a: text })],
        definitions: { b: open({ b: text }) },
      },
      {
        allOf: [{ $ref: '#/definitions/b' }, open({ a: text, c: text })],
        definitions: { b: open({ b: text }) },
      },
    ],
  ])('%s', (_, reader, writer) => {
    expect(found(reader, writer)).toEqual([]);
  });
});

describe('not compatible', () => {
  test.each([
    [text, integer, 'TYPE_CHANGED #'],
    [text, { type: ['string', 'null'] }, 'TYPE_NARROWED #'],
    [text, {}, 'TYPE_NARROWED #'],
    [false, text, 'TYPE_NARROWED #'],
    [{ enum: ['a'] }, { enum: ['a', 'b'] }, 'ENUM_ARRAY_NARROWED #/enum'],
    [{ ...text, enum: ['a'] }, text, 'ENUM_ARRAY_ADDED #/enum'],
    [{ ...text, maxLength: 4 }, { ...text, maxLength: 5 }, 'MAX_LENGTH_DECREASED #/maxLength'],
    [{ ...text, maxLength: 4 }, text, 'MAX_LENGTH_ADDED #/maxLength'],
    [{ ...integer, minimum: 2 }, { ...integer, minimum: 1 }, 'MINIMUM_INCREASED #/minimum'],
    [{ ...text, pattern: 'a' }, text, 'PATTERN_ADDED #/pattern'],
    [{ ...text, pattern: 'a' }, { ...text, pattern: 'b' }, 'PATTERN_CHANGED #/pattern'],
    [
      { ...integer, multipleOf: 3 },
      { ...integer, multipleOf: 4 },
      'MULTIPLE_OF_CHANGED #/multipleOf',
    ],
    [
      open({ a: text, b: text }),
      open({ a: text }),
      'PROPERTY_ADDED_TO_OPEN_CONTENT_MODEL #/properties/b',
    ],
    [
      closed({ a: text }),
      closed({ a: text, b: text }),
      'PROPERTY_REMOVED_FROM_CLOSED_CONTENT_MODEL #/properties/b',
    ],
    [
      open({ b: integer }, { additionalProperties: text }),
      open({}, { additionalProperties: text }),
      'PROPERTY_ADDED_NOT_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/properties/b',
    ],
    [
      open({}, { additionalProperties: text }),
      open({ b: integer }, { additionalProperties: text }),
      'PROPERTY_REMOVED_NOT_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/properties/b',
    ],
    [
      closed({ a: text }),
      open({ a: text }),
      'ADDITIONAL_PROPERTIES_REMOVED #/additionalProperties',
    ],
    [
      open({}, { additionalProperties: text }),
      open({}, { additionalProperties: integer }),
      'ADDITIONAL_PROPERTIES_NARROWED #/additionalProperties',
    ],
    [
      closed({ a: text }, { required: ['a'] }),
      closed({}),
      'REQUIRED_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL #/required',
    ],
    [
      open({ a: text }, { required: ['a'] }),
      open({ a: text }),
      'REQUIRED_ATTRIBUTE_ADDED #/required',
    ],
    [{ oneOf: [text, integer] }, { type: 'boolean' }, 'SUM_TYPE_NARROWED #'],
    [{ oneOf: [text] }, { oneOf: [text, integer] }, 'TYPE_CHANGED #'],
    [{ not: { enum: [1, 2] } }, { not: { enum: [1] } }, 'NOT_TYPE_EXTENDED #/not'],
    [{ type: 'array', items: text }, { type: 'array', items: integer }, 'TYPE_CHANGED #/items'],
    [{ type: 'array', uniqueItems: true }, { type: 'array' }, 'UNIQUE_ITEMS_ADDED #/uniqueItems'],
    [
      { type: 'object', propertyNames: { maxLength: 3 } },
      { type: 'object', propertyNames: { maxLength: 4 } },
      'KEYWORD_CHANGED #/propertyNames',
    ],
    [
      { allOf: [{ ...text, maxLength: 5 }, { minLength: 3 }] },
      { ...text, maxLength: 5 },
      'MIN_LENGTH_ADDED #/minLength',
    ],
    [
      // A property that one part excludes is not allowed by the other.
      { ...closed({ b: text }) },
      { allOf: [closed({ a: text }), open({ b: text })] },
      'PROPERTY_REMOVED_FROM_CLOSED_CONTENT_MODEL #/properties/a',
    ],
    [
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $ref: '#/$defs/t',
        maxLength: 5,
        $defs: { t: text },
      },
      text,
      'MAX_LENGTH_ADDED #/maxLength',
    ],
    [tree({ name: integer }), tree({ name: text }), 'TYPE_CHANGED #/properties/name'],
  ])('%j after %j: %s', (reader, writer, difference) => {
    expect(found(reader, writer)).toContain(difference);
  });
});
