import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toText } from '../../engines/redis/bytes.ts';
import { valueInPath } from '../../contract/model/tails.ts';
import { pathArguments, queryArguments, tokenIn } from './path-arguments.ts';

/** The arguments in a path as it was sent. */
function argumentsOf(rawPath: string): string[] {
  return pathArguments(valueInPath('raw', rawPath.slice(1)));
}

describe('arguments in a path', () => {
  test.each([
    ['/ping', ['ping']],
    ['/set/greeting/hello', ['set', 'greeting', 'hello']],
    ['/set/greeting/', ['set', 'greeting', '']],
    ['/set//', ['set', '', '']],
    ['/set/a%2Fb/c%20d', ['set', 'a/b', 'c d']],
    ['/set/a/%2541', ['set', 'a', '%41']],
    ['/set/a/b+c', ['set', 'a', 'b+c']],
    ['/%67et/a', ['get', 'a']],
    ['/set/a/%00%FF', ['set', 'a', '\x00\xff']],
    ['/set/a/%e6%bC%A2', ['set', 'a', '\xe6\xbc\xa2']],
  ])('%s', (path, argv) => {
    expect(argumentsOf(path)).toEqual(argv);
  });

  test('may be one encoded segment', () => {
    expect(argumentsOf('/set%2Fa%2Fb')).toEqual(['set', 'a', 'b']);
    expect(argumentsOf('/set%2Fa%252Fb%2Fc')).toEqual(['set', 'a/b', 'c']);
    expect(argumentsOf('/set%2Fa%2F%25FF')).toEqual(['set', 'a', '\xff']);
    expect(argumentsOf('/set%2Fa%2F%C3%A9')).toEqual(['set', 'a', '\xc3\xa9']);
    // The text Ã©, whose characters would be the bytes of é.
    expect(toText(argumentsOf('/set%2Fa%2F%C3%83%C2%A9')[2]!)).toBe('Ã©');
  });

  test('in a single segment are decoded only once', () => {
    expect(pathArguments('100%')).toEqual(['100%']);
    expect(pathArguments('é')).toEqual(['\xc3\xa9']);
  });

  test.each(['get/%', 'get/%4', 'get/%zz', 'get/a%', '%/a'])('%s is refused', (path) => {
    expect(() => pathArguments(path)).toThrow('ERR the path is not properly percent-encoded');
  });

  test('are those that the client has encoded', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(texts, (argv) => {
        const path = `/${argv.map(encodeURIComponent).join('/')}`;
        expect(argumentsOf(path).map(toText)).toEqual(argv);
        const asOneSegment = `/${encodeURIComponent(path.slice(1))}`;
        expect(argumentsOf(asOneSegment).map(toText)).toEqual(argv);
      }),
    );
  });
});

describe('arguments in a query', () => {
  test.each([
    ['', []],
    ['EX=100', ['EX', '100']],
    ['NX', ['NX']],
    ['NX=', ['NX']],
    ['EX=100&NX&a=b', ['EX', '100', 'NX', 'a', 'b']],
    ['a=1&a=2', ['a', '1', 'a', '2']],
    ['a=b=c', ['a', 'b=c']],
    ['&&a&', ['a']],
    ['=a', []],
    ['a+b=c%2Bd', ['a b', 'c+d']],
    ['%FF=%00', ['\xff', '\x00']],
    ['a[]=1&b?=/', ['a[]', '1', 'b?', '/']],
    ['_token=secret', []],
    ['a=b&_token=secret&c', ['a', 'b', 'c']],
  ])('%s', (query, argv) => {
    expect(queryArguments(query)).toEqual(argv);
  });

  test.each(['%', 'a=%g1', '%4=b'])('%s is refused', (query) => {
    expect(() => queryArguments(query)).toThrow('ERR the path is not properly percent-encoded');
  });
});

test.each([
  ['_token=secret', 'secret'],
  ['a=b&_token=se%2Fcret&c', 'se/cret'],
  ['_token=one&_token=two', 'one'],
  ['_token=', ''],
  ['_token', ''],
  ['a=b', undefined],
  ['a=_token', undefined],
  ['my_token=secret', undefined],
  ['', undefined],
])('the token in the query %j is %j', (query, token) => {
  expect(tokenIn(query)).toBe(token);
});
