import { describe, expect, test } from 'vitest';
import type { ContractDocument, Schema } from '../model/document.ts';
import { redactJson } from './redact-json.ts';

const hide = (secret: string) => `<${secret.length}>`;
const document = {
  info: { title: 'sample', version: '1' },
  paths: {},
  components: {
    schemas: {
      key: { type: 'object', properties: { key: { type: 'string', 'x-secret': true } } },
      properties: { type: 'object', 'x-secret-except': '^(?:name|topics)$' },
      tree: {
        type: 'object',
        properties: {
          below: { type: 'array', items: { $ref: '#/components/schemas/tree' } },
          made: { $ref: '#/components/schemas/key' },
        },
      },
    },
  },
} satisfies ContractDocument;
const shown = (value: unknown, schema?: Schema) => redactJson(value, hide, { schema, document });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('what the contract marks is hidden', () => {
  test('in members, items and alternatives', () => {
    const key = { key: 'abc', id: 'x' };
    const hidden = { key: '<3>', id: 'x' };
    expect(shown(key, ref('key'))).toEqual(hidden);
    expect(shown([key], { items: ref('key') })).toEqual([hidden]);
    const schema = { properties: { made: { anyOf: [{ type: 'null' }, { allOf: [ref('key')] }] } } };
    expect(shown({ made: key }, schema)).toEqual({ made: hidden });
    expect(shown({ any: key }, { additionalProperties: ref('key') })).toEqual({ any: hidden });
  });

  test('in schemas that refer to themselves', () => {
    const made = { key: 'abc', id: 'x' };
    expect(shown({ below: [{ below: [{ made }] }] }, ref('tree'))).toEqual({
      below: [{ below: [{ made: { key: '<3>', id: 'x' } }] }],
    });
  });

  test('also numbers and whole objects, which keep their structure', () => {
    const schema = { properties: { key: { 'x-secret': true } } };
    expect(shown({ key: { a: ['xy', 7], b: true } }, schema)).toEqual({
      key: { a: ['<2>', '<1>'], b: true },
    });
  });

  test('where all members but some are secrets', () => {
    expect(
      shown(
        { name: 'a', topics: 'b', 'connection.url': 'jdbc:x', 'basic.auth.user.info': 'u:p' },
        ref('properties'),
      ),
    ).toEqual({ name: 'a', topics: 'b', 'connection.url': '<6>', 'basic.auth.user.info': '<3>' });
  });
});

test('members with names of secrets are hidden without any mark', () => {
  expect(shown({ password: 'p"w', headers: { Authorization: ['Bearer a'] } })).toEqual({
    password: '<3>',
    headers: { Authorization: ['<8>'] },
  });
  expect(shown([{ key: 'authorization', value: 'abc' }])).toEqual([
    { key: 'authorization', value: '<3>' },
  ]);
});

test('credentials in URLs are hidden', () => {
  expect(shown({ url: 'https://ada:pw@a.example/?token=abc&x=1' })).toEqual({
    url: 'https://<6>@a.example/?token=<3>&x=1',
  });
});

test.each([
  ['one slash', 'https:/ada:pw@a.example', 'https:/<6>@a.example'],
  ['backslashes', String.raw`http:\\ada:pw@a`, String.raw`http:\\<6>@a`],
  ['no slash', 'https:ada:pw@a.example', 'https:<6>@a.example'],
  ['an encoded colon', 'see HTTPS%3A//ada:pw@a.example', 'see HTTPS%3A//<6>@a.example'],
])('credentials in URLs with %s are hidden, which browsers read too', (_, url, hidden) => {
  expect(shown({ url })).toEqual({ url: hidden });
});

test('a text that holds no URL stays, whatever it is like', () => {
  const texts = ['password/of/ada', 'ada:pw@example', 'at 12:30', 'a%2Fpassword%2Fb'];
  expect(shown(texts)).toBe(texts);
});

test('a value without secrets stays the same', () => {
  const value = { a: [{ b: 1, password: '', token: 5 }], 'upstash-sync-token': 'x' };
  expect(shown(value, ref('key'))).toBe(value);
});

test('a value that is nested very deeply is hidden from some depth on', () => {
  const value: unknown = JSON.parse(`${'['.repeat(1000)}"secret"${']'.repeat(1000)}`);
  expect(JSON.stringify(shown(value))).not.toContain('secret');
});
