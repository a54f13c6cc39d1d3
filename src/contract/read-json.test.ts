import { describe, expect, test } from 'vitest';
import { readJson } from './read-json.ts';
import { HttpError } from '../http/http-error.ts';

const malformed = (reason: string) => new HttpError(400, reason, { error: reason });
const read = (body: string | Buffer) => readJson(Buffer.from(body), malformed);

test('a body is parsed as JSON', () => {
  expect(read(' {"a": [1, "é", null]} ')).toEqual({ a: [1, 'é', null] });
});

test.each([
  ['', 'empty body'],
  [' ', 'not JSON'],
  ['[1,]', 'not JSON'],
  ['\ufeff[]', 'not JSON'],
  [Buffer.from([0x22, 0xff, 0x22]), 'not UTF-8'],
])('%j is refused: %s', (body, reason) => {
  expect(() => read(body)).toThrow(reason);
});

describe('values may be nested 32,768 deep', () => {
  const LIMIT = 32 * 1024;
  const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('they are read up to that depth, however many are side by side', () => {
    for (const body of [arrays(LIMIT), `[${arrays(LIMIT - 1)},${arrays(LIMIT - 1)}]`]) {
      expect(read(body)).toBeInstanceOf(Array);
    }
    expect(read(`["${arrays(LIMIT + 1)}"]`)).toEqual([arrays(LIMIT + 1)]);
  });

  test.each([
    ['arrays', arrays(LIMIT + 1)],
    ['objects', `${'{"a":'.repeat(LIMIT + 1)}1${'}'.repeat(LIMIT + 1)}`],
    ['arrays without an end', '['.repeat(4 * LIMIT)],
  ])('%s that are deeper are refused before they are parsed', (_, body) => {
    expect(() => read(body)).toThrow('values more than 32768 deep');
  });
});

describe('a body may hold 1,048,576 values', () => {
  const LIMIT = 1024 * 1024;
  const rows = (count: number, row: string) => `[${Array(count).fill(row).join(',')}]`;

  test('a body with that many is read', () => {
    expect(read(rows(LIMIT, '1'))).toHaveLength(LIMIT);
    expect(read(rows(LIMIT / 2, '[]'))).toHaveLength(LIMIT / 2);
  });

  test.each([
    ['numbers', rows(LIMIT + 1, '1')],
    ['empty rows', rows(LIMIT / 2 + 1, '[]')],
    ['members of objects', rows(Math.ceil(LIMIT / 3), '{"a":1}')],
    ['white space between', rows(LIMIT + 1, ' 1 ')],
  ])('a body with more is refused before it is parsed: %s', (_, body) => {
    expect(() => read(body)).toThrow('more than 1048576 values');
  });

  test('characters within a string do not count as values', () => {
    const text = `,[{:\\"`.repeat(LIMIT);
    expect(read(`["${text}"]`)).toEqual([text.replaceAll('\\"', '"')]);
    expect(read(`["${'\\\\'.repeat(LIMIT)}",1]`)).toEqual(['\\'.repeat(LIMIT), 1]);
  });

  test('an unterminated string is not JSON', () => {
    expect(() => read(`["${'x'.repeat(LIMIT)}`)).toThrow('not JSON');
    expect(() => read(`["${'x'.repeat(LIMIT)}\\"`)).toThrow('not JSON');
  });
});

describe('the names of members may have 16,383 bytes', () => {
  const LIMIT = 16_383;
  const named = (length: number, after = '') => `{"a":["b",{"${'x'.repeat(length)}"${after}:1}]}`;

  test('an object with such a name is read, and a string of any length', () => {
    expect(read(named(LIMIT))).toEqual({ a: ['b', { ['x'.repeat(LIMIT)]: 1 }] });
    expect(read(`["${'x'.repeat(LIMIT + 1)}", "a"]`)).toEqual(['x'.repeat(LIMIT + 1), 'a']);
    expect(read(`{"a":"${'x'.repeat(LIMIT + 1)}" }`)).toEqual({ a: 'x'.repeat(LIMIT + 1) });
  });

  test.each([
    ['a longer one', named(LIMIT + 1)],
    ['white space behind it', named(LIMIT + 1, ' \r\n\t')],
    ['quotes in it', `{"${'\\"'.repeat(LIMIT / 2 + 1)}":1}`],
    ['an end of the body', named(LIMIT + 1).slice(0, -4)],
  ])('%s is refused before it is parsed', (_, body) => {
    expect(() => read(body)).toThrow('names of more than 16383 bytes');
  });
});
