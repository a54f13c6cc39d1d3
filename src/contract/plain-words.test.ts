import Ajv2020 from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { inPlainWords, memberAt, mustBeOfType } from './plain-words.ts';

/** As validators are compiled ahead of time: without words of their own. */
const ajv = new Ajv2020.default({ strict: false, messages: false });

test.each<[object | boolean, unknown, string]>([
  [{ type: 'array' }, 1, 'must be an array'],
  [{ type: ['string', 'number', 'null'] }, [], 'must be a string, a number or null'],
  [{ type: ['string', 'null'] }, 1, 'must be a string or null'],
  [{ minItems: 1 }, [], 'must not be empty'],
  [{ minLength: 1 }, '', 'must not be empty'],
  [{ minProperties: 1 }, {}, 'must not be empty'],
  [{ minLength: 2 }, 'a', 'must not have fewer than 2 characters'],
  [{ maxLength: 3 }, 'abcd', 'must not have more than 3 characters'],
  [{ maxItems: 1 }, [1, 2], 'must not have more than 1 items'],
  [{ maxProperties: 0 }, { a: 1 }, 'must not have more than 0 properties'],
  [{ uniqueItems: true }, [1, 1], 'must not have duplicate items (0 and 1 are the same)'],
  [{ enum: ['json', 'resp2'] }, 'xml', 'must be one of json, resp2'],
  [{ enum: ['json', 'resp2', ''] }, 'xml', 'must be one of json, resp2'],
  [{ const: 'json' }, 'xml', 'must be "json"'],
  [{ pattern: '^a$' }, 'b', 'must match pattern "^a$"'],
  [false, 1, 'is not allowed here'],
  [{ minimum: 0 }, -1, 'must be at least 0'],
  [{ maximum: 9 }, 10, 'must be at most 9'],
  [{ exclusiveMinimum: 0 }, 0, 'must be more than 0'],
  [{ exclusiveMaximum: 9 }, 9, 'must be less than 9'],
  [{ multipleOf: 2 }, 3, 'must be multiple of 2'],
  [{ not: {} }, 1, 'must not be valid'],
  [{ propertyNames: false }, { a: 1 }, 'property name must be valid'],
  [{ required: ['a'] }, {}, 'is missing'],
  [{ dependentRequired: { a: ['b'] } }, { a: 1 }, 'is missing'],
  [{ additionalProperties: false }, { a: 1 }, 'is not a known field'],
  [{ unevaluatedProperties: false }, { a: 1 }, 'is not a known field'],
  [{ oneOf: [{}, {}] }, 1, 'must fit exactly one of its alternatives'],
  [{ anyOf: [false, false] }, 1, 'must fit one of its alternatives'],
])('what violates %j is reported in plain words: %j %s', (schema, value, words) => {
  const validate = ajv.compile(schema);
  validate(value);
  expect(inPlainWords(validate.errors!.at(-1)!)).toBe(words);
});

test('a parameter that can have several types is refused with all of them', () => {
  expect(mustBeOfType(['integer', 'boolean'])).toBe('must be an integer or a boolean');
});

test.each([
  ['', 'body'],
  ['/name', 'name'],
  ['/read_regions/0', 'read_regions[0]'],
  ['/3/value', 'body[3].value'],
  ['/3', 'body[3]'],
  ['/headers/0/key', 'headers[0].key'],
])('the place %j is written %s', (pointer, member) => {
  expect(memberAt(pointer)).toBe(member);
});
