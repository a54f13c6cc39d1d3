import { describe, expect, test } from 'vitest';
import { RedisError } from '../../engines/redis/reply.ts';
import { commandIn, commandsIn } from './json-arguments.ts';

type Argument = string | number | boolean | null;

/** The arguments in a body. */
function argumentsOf(body: string): readonly string[] | RedisError {
  return commandIn(JSON.parse(body) as Argument[], Buffer.from(body));
}

describe('an argument in JSON', () => {
  test.each([
    ['"text"', 'text'],
    ['""', ''],
    ['"é漢😀"', Buffer.from('é漢😀').toString('latin1')],
    ['"\\u0000\\u001f"', '\x00\x1f'],
    ['true', 'true'],
    ['false', 'false'],
  ])('%s', (json, bytes) => {
    expect(argumentsOf(`["SET","a",${json}]`)).toEqual(['SET', 'a', bytes]);
  });

  test.each([
    '0',
    '1',
    '-1',
    '-0',
    '1.0',
    '0.1',
    '1.50',
    '1e3',
    '1E+3',
    '-1.5e-3',
    '1e400',
    '123456789012345',
    '9007199254740993',
    '-9223372036854775808',
    '18446744073709551616',
    '1000000000000000000000',
    '0.000000000000000000001',
    '9'.repeat(400),
  ])('the number %s keeps its text', (literal) => {
    expect(argumentsOf(`["SET","a",${literal}]`)).toEqual(['SET', 'a', literal]);
    expect(argumentsOf(`["SET", ${literal}\n, 1]`)).toEqual(['SET', literal, '1']);
  });

  test('a string that looks like a number is kept as it is', () => {
    expect(argumentsOf('["SET","1.0","1e3 and -0"]')).toEqual(['SET', '1.0', '1e3 and -0']);
  });
});

test('rows of a pipeline keep their numbers too', () => {
  const body = '[["SET","a",1.0],["SET","b",12345678901234567890]]';
  const rows = commandsIn(JSON.parse(body) as Argument[][], Buffer.from(body));
  expect(rows).toEqual([
    ['SET', 'a', '1.0'],
    ['SET', 'b', '12345678901234567890'],
  ]);
});

test.each([
  ['[]', 'ERR empty command'],
  ['[null]', 'ERR null args are not supported'],
  ['["SET","a",null]', 'ERR null args are not supported'],
])('%s is answered with an error of the command', (body, message) => {
  expect(argumentsOf(body)).toEqual(new RedisError(message));
});

test.each([
  ['["GET","a"],["SET","b","é"]', Buffer.from('é').toString('latin1')],
  ['["GET","a"],["SET","b","\\u00e9"]', Buffer.from('é').toString('latin1')],
  ['["GET","a"],["SET","b","a\\nb"]', 'a\nb'],
])('rows %s are UTF-8, whether characters are escaped or not', (rows, value) => {
  const body = `[${rows}]`;
  expect(commandsIn(JSON.parse(body) as Argument[][], Buffer.from(body))).toEqual([
    ['GET', 'a'],
    ['SET', 'b', value],
  ]);
});

test('an empty row has its error in its place', () => {
  const body = '[["GET","a"],[]]';
  const [, empty] = commandsIn(JSON.parse(body) as Argument[][], Buffer.from(body));
  expect(empty).toBeInstanceOf(RedisError);
});
