import { describe, expect, test } from 'vitest';
import documents from '../../generated/redis/command-documents.json' with { type: 'json' };
import { fromText } from '../../src/engines/redis/bytes.ts';
import {
  isServedOverHttp,
  type ArgumentDocument,
  type CommandDocument,
} from '../../src/engines/redis/command-document.ts';
import { envelope } from '../../src/families/redis/json-result.ts';
import { readCall } from './argument-grammar.ts';
import { exactReply, fittingReply } from './fitting-reply.ts';

const byName = documents as unknown as Readonly<Record<string, CommandDocument>>;

function answer(call: string): unknown {
  const words = call.split(' ').map(fromText);
  const document = byName[words[0]!.toLowerCase()]!;
  return envelope(fittingReply(document, words, readCall(document, words)), 'text');
}

describe('the options of a call decide of what kind its reply is', () => {
  test.each([
    ['ZRANGE any 5 9', ['ann', 'bob', 'cat']],
    ['ZRANGE any 5 9 WITHSCORES', ['cat', '30', 'bob', '20']],
    ['ZREVRANGEBYSCORE any 9 5', ['cat', 'bob']],
    ['ZADD any 1 a 2 b 3 c', 2],
    ['ZADD any INCR 1 a', '12.5'],
    ['SET any thing PX 50', 'OK'],
    ['SET any thing PX 50 GET', 'alice'],
    ['SORT any DESC STORE other', 3],
    ['GEORADIUS any 1 2 3 m ASC', ['Palermo', 'Catania']],
    ['GEORADIUS any 1 2 3 m ASC STORE other', 2],
  ])('%s', (call, result) => expect(answer(call)).toEqual({ result }));

  test.each([
    ['ARMGET any 1 2', ['30', '10']],
    ['ARMGET any 1 2 3 4', ['30', '10', null, '30']],
    ['MGET a', [expect.any(String)]],
    ['HMGET any a b c d e', expect.objectContaining({ length: 5 })],
    ['ARSET any 0 x', 1],
    ['ARSET any 0 x y', 2],
    ['ARMSET any 0 x', 1],
    ['ARSCAN any 0 9 LIMIT 1', [[100, '30']]],
    ['ARLASTITEMS any 1', ['c']],
    ['VECTOR.QUERY any TOPK 1 VALUES 2 5 6', [['east', '1']]],
    ['SEARCH.QUERY any {} LIMIT 1 NOCONTENT', [['product:2', '25']]],
    ['SEARCH.LISTINDEXES LIMIT 1', [['name', 'products', 'type', 'JSON']]],
    ['SEARCH.LISTINDEXES LIMIT 0', expect.objectContaining({ length: 2 })],
    ['SEARCH.CREATE any ON HASH PREFIX 1 a: SCHEMA a TEXT', 1],
    ['SEARCH.CREATE any EXISTSOK ON HASH PREFIX 1 a: SCHEMA a TEXT', 0],
    ['VECTOR.CREATE any DIM 5 METRIC DOT', 1],
  ])('as many items as asked for, at most or exactly: %s', (call, result) =>
    expect(answer(call)).toEqual({ result }),
  );

  test('a single element, or an array of as many as were asked for', () => {
    expect(answer('LPOP any')).toEqual({ result: expect.any(String) });
    expect(answer('LPOP any 3')).toEqual({ result: expect.any(Array) });
    expect(answer('SRANDMEMBER any')).toEqual({ result: expect.any(String) });
    expect(answer('SRANDMEMBER any 3')).toEqual({ result: expect.any(Array) });
  });
});

function shaping(argument: ArgumentDocument): string[] {
  const { name, token = name, shapesReply, arguments: inner = [] } = argument;
  return [...(shapesReply ? [token] : []), ...inner.flatMap(shaping)];
}

const shaped = Object.values(byName).filter((document) =>
  document.arguments.some((a) => shaping(a).length > 0),
);

test.each(shaped)('$name has an example with each option that shapes its reply', (document) => {
  const served = document.examples.filter((e) => isServedOverHttp(e) && e.error === undefined);
  const options = served.flatMap(({ command }) => [
    ...readCall(
      document,
      command.map((word) => fromText(String(word))),
    ),
  ]);
  expect(options).toEqual(expect.arrayContaining(document.arguments.flatMap(shaping)));
});

test('the words of an example get its error, if that needs no state', () => {
  const exact = (call: string) => {
    const words = call.split(' ').map(fromText);
    return exactReply(byName[words[0]!.toLowerCase()]!, words);
  };
  expect(exact('RENAME nobody final')).toHaveProperty('message', 'ERR no such key');
  expect(exact('SET queue b GET')).toBeUndefined();
  expect(exact('GET greeting')).toBe('hello');
});
