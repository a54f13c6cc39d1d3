import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { memberAt } from './plain-words.ts';
import { checkBody } from './validation.ts';

const ajv = new Ajv2020.default({ strict: false, allowUnionTypes: true });

/** The message for a value that does not fit a schema. */
function said(schema: object, value: unknown): string {
  const issue = checkBody(ajv.compile(schema), value);
  return issue === undefined ? 'nothing' : `${memberAt(issue.at)} ${issue.message}`;
}

const one = { type: 'object', required: ['topic'], properties: { topic: { type: 'string' } } };
const many = {
  type: 'object',
  required: ['topics'],
  properties: { topics: { type: 'array', minItems: 1 } },
};

describe('with several alternatives, the message is about the one that was meant:', () => {
  test.each<[string, unknown, string]>([
    ['an object', { topic: 5 }, 'topic must be a string'],
    ['an object with a missing member', {}, 'topic is missing'],
    ['a list', [{ topic: 'a' }, { topic: 5 }], 'body[1].topic must be a string'],
    ['a list with another kind of item', [5], 'body[0] must be an object'],
    ['none of them', 5, 'body must be an object or an array'],
  ])('%s', (_, value, words) => {
    expect(said({ oneOf: [one, { type: 'array', items: one }] }, value)).toBe(words);
    expect(said({ anyOf: [{ type: 'array', items: one }, one] }, value)).toMatch(
      value === 5 ? 'body must be an array or an object' : words,
    );
  });

  test('of two objects, the one without a missing member', () => {
    expect(said({ oneOf: [one, many] }, { topics: [] })).toBe('topics must not be empty');
    expect(said({ oneOf: [many, one] }, { topics: [] })).toBe('topics must not be empty');
  });

  test('an item with alternatives of its own', () => {
    const items = { oneOf: [{ type: 'string' }, { type: 'integer' }, { enum: [true] }] };
    const schema = { oneOf: [{ type: 'object' }, { type: 'array', items }] };
    expect(said(schema, ['a', 1.5])).toBe('body[1] must be a string, an integer or one of true');
    expect(said({ type: 'array', items: { anyOf: [one, { type: 'null' }] } }, [null, {}])).toBe(
      'body[1].topic is missing',
    );
  });

  test('a value that fits more than one', () => {
    expect(said({ oneOf: [{ type: 'object' }, one] }, { topic: 'a' })).toBe(
      'body must fit exactly one of its alternatives',
    );
  });
});
