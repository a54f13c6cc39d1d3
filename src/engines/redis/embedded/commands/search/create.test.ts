import { expect, test } from 'vitest';
import {
  openToSearch,
  PRODUCTS,
} from '../../../../../../testing/engines/redis/embedded/search/search.ts';

test('the options come in any order before the schema', () => {
  const { run } = openToSearch();
  const options = ['ON JSON', 'PREFIX 1 a:', 'LANGUAGE German', 'EXISTSOK', 'SKIPINITIALSCAN'];
  for (const [i, first] of options.entries()) {
    const others = options.filter((each) => each !== first);
    const made = `SEARCH.CREATE index${i} ${[first, ...others].join(' ')} SCHEMA name TEXT`;
    expect(run(made)).toBe(1);
    expect(run(made.toLowerCase())).toBe(0);
    expect(run(`SEARCH.DESCRIBE index${i}`)).toEqual(
      expect.arrayContaining(['german', 'JSON', ['a:'], [['name', 'TEXT']]]),
    );
  }
});

test('EXISTSOK accepts the same definition only', () => {
  const { run } = openToSearch();
  const made = 'SEARCH.CREATE i EXISTSOK ON JSON PREFIX 2 a: b: SCHEMA name TEXT';
  const different = 'ERR Index i already exists with a different configuration';
  expect(run(made)).toBe(1);
  expect(run(made)).toBe(0);
  expect(run(made.replace('a: b:', 'b: a:'))).toBe(0);
  expect(run(made.replace('2 a: b:', '1 a:'))).toBe(different);
  expect(run(made.replace('JSON', 'HASH'))).toBe(different);
  expect(run(made.replace('name TEXT', 'name TEXT NOSTEM'))).toBe(different);
  expect(run(made.replace('SCHEMA', 'LANGUAGE french SCHEMA'))).toBe(different);
  expect(run(made.replace('EXISTSOK ', ''))).toBe('ERR Index i already exists');
});

test.each([
  [
    'ON LIST PREFIX 1 a: SCHEMA name TEXT',
    "ERR unsupported data type 'LIST', expected JSON, HASH, STRING or STREAM",
  ],
  ['ON JSON PREFIX 0 SCHEMA name TEXT x', 'ERR the number of prefixes should be from 1 to 64'],
  ['ON JSON PREFIX x a: SCHEMA name TEXT', 'ERR the number of prefixes should be from 1 to 64'],
  ['ON JSON PREFIX 65 a: SCHEMA name TEXT', 'ERR the number of prefixes should be from 1 to 64'],
  ['ON JSON PREFIX 9 a: SCHEMA name TEXT', 'ERR syntax error'],
  ['ON JSON PREFIX 2 a: a: SCHEMA name TEXT', "ERR duplicate prefix 'a:'"],
  [`ON JSON PREFIX 1 ${'a'.repeat(513)} SCHEMA name TEXT`, 'ERR a prefix may have 512 bytes'],
  ['ON JSON PREFIX 3 b: a:b a: SCHEMA name TEXT', "ERR prefix 'a:' covers prefix 'a:b'"],
  ['ON JSON a: SCHEMA name TEXT x y', 'ERR syntax error'],
  ['ON JSON SCHEMA name TEXT x y z', 'ERR PREFIX is required'],
  ['PREFIX 1 a: PREFIX 1 b: ON JSON SCHEMA name TEXT', 'ERR syntax error'],
  ['LANGUAGE english ON JSON SCHEMA name TEXT', 'ERR PREFIX is required'],
  ['ON STREAM SCHEMA name TEXT NOSTEM FAST', 'ERR syntax error'],
  ['ON JSON PREFIX 1 a: LANGUAGE klingon SCHEMA name TEXT', "ERR unsupported language 'klingon'"],
  ['ON JSON PREFIX 1 a: UNKNOWN SCHEMA name TEXT', 'ERR syntax error'],
  ['ON JSON PREFIX 1 a: ON JSON PREFIX 1 b: SCHEMA name TEXT', 'ERR syntax error'],
  ['ON STREAM events PREFIX 1 a: SCHEMA name TEXT', 'ERR a stream has no prefixes'],
  ['SKIPINITIALSCAN EXISTSOK LANGUAGE english SCHEMA name TEXT', 'ERR syntax error'],
  ['ON JSON PREFIX 1 a: LANGUAGE english', 'ERR syntax error'],
])('SEARCH.CREATE refuses %s', (definition, error) => {
  const { run } = openToSearch();
  expect(run(`SEARCH.CREATE i ${definition}`)).toBe(error);
  expect(run('EXISTS i')).toBe(0);
});

test('a name that is taken', () => {
  const { run } = openToSearch();
  run('SET products text');
  expect(run(PRODUCTS)).toBe('ERR Key products already exists and is not an index');
  expect(run('SEARCH.DROP products')).toBe(0);
  expect(run('GET products')).toBe('text');
});

test('what it says of itself', () => {
  const { run } = openToSearch();
  run(
    'SEARCH.CREATE i ON HASH PREFIX 2 a: b: LANGUAGE turkish SCHEMA name TEXT NOSTEM FROM title code TEXT NOTOKENIZE price F64 FAST day DATE tag KEYWORD at FACET is BOOL FAST',
  );
  expect(run('SEARCH.DESCRIBE i')).toEqual([
    'name',
    'i',
    'type',
    'HASH',
    'prefixes',
    ['a:', 'b:'],
    'language',
    'turkish',
    'indexSize',
    expect.any(Number),
    'pendingUpdates',
    expect.any(Number),
    'schema',
    [
      ['name', 'TEXT', 'NOSTEM', 'FROM', 'title'],
      ['code', 'TEXT', 'NOTOKENIZE'],
      ['price', 'F64', 'FAST'],
      ['day', 'DATE'],
      ['tag', 'KEYWORD'],
      ['at', 'FACET'],
      ['is', 'BOOL', 'FAST'],
    ],
  ]);
});

test('lists of indexes', () => {
  const { run } = openToSearch();
  for (const name of ['b', 'a', 'c']) run(PRODUCTS.replace('products', name));
  const names = (options: string) =>
    (run(`SEARCH.LISTINDEXES ${options}`.trim()) as string[][]).map(([, name]) => name);
  expect(names('')).toEqual(['a', 'b', 'c']);
  expect(names('LIMIT 2')).toEqual(['a', 'b']);
  expect(names('LIMIT 0 OFFSET 1')).toEqual(['b', 'c']);
  expect(names('MATCH [ac] OFFSET 1')).toEqual(['c']);
  expect(run('SEARCH.LISTINDEXES LIMIT -1')).toBe('ERR limit should be a non-negative number');
  expect(run('SEARCH.LISTINDEXES OFFSET x')).toBe('ERR offset should be a non-negative number');
  expect(run('SEARCH.LISTINDEXES MATCH')).toBe('ERR syntax error');
  expect(run('SEARCH.LISTINDEXES ALL *')).toBe('ERR syntax error');
});
