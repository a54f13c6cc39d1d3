import { afterAll, beforeEach, expect, test } from 'vitest';
import { skipWithout } from '../../harness/backing-redis.ts';
import { control, controlAnswer } from '../../harness/control.ts';
import { result } from '../../harness/exchange.ts';

const definition = (words: string) => words.split(' ');
const PRODUCTS = {
  key: 'products',
  type: 'search',
  value: definition('ON JSON PREFIX 1 product: LANGUAGE english SCHEMA name TEXT price F64 FAST'),
};

beforeEach(async ({ skip }) => {
  skipWithout(skip, 'SEARCH.CREATE');
  await controlAnswer('DELETE', '/state');
});
afterAll(async () => {
  await controlAnswer('DELETE', '/state');
});

const put = (database: object) =>
  controlAnswer('PUT', '/state', {
    body: { plinth: 1, databases: [{ name: 'default', ...database }] },
  });
const exported = async () => (await control('GET', '/state')).json as { databases: object[] };

test('a seed has search indexes and their aliases, and finds are there when it has been added', async () => {
  const keys = [
    { key: 'product:1', type: 'json', value: { name: 'Wireless headphones', price: 99 } },
    PRODUCTS,
    {
      key: 'titles',
      type: 'search',
      value: definition('ON STREAM log LANGUAGE german SCHEMA text TEXT NOSTEM FROM title'),
      expiresAt: 4_000_000_000_000,
    },
    { key: 'log', type: 'stream', value: [{ id: '1-1', fields: [['title', 'Häuser']] }] },
  ];
  const searchAliases = [
    { alias: 'journal', index: 'titles' },
    { alias: 'shop', index: 'products' },
  ];
  expect(await put({ keys, searchAliases })).toHaveProperty('status', 200);
  expect(await result('SEARCH.COUNT', 'shop', '{"name":"headphone"}')).toBe(1);
  expect(await result('SEARCH.COUNT', 'journal', '{"text":"Häuser"}')).toBe(1);
  const first = await exported();
  expect(first.databases[0]).toMatchObject({
    keys: keys.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    searchAliases,
  });
  await controlAnswer('PUT', '/state', { body: first });
  expect(await exported()).toEqual(first);
  expect(await result('SEARCH.COUNT', 'shop', '{"name":"headphone"}')).toBe(1);
});

test('a seed moves aliases that are there, and leaves others', async () => {
  await result('SEARCH.ALIASADD', 'shop', 'old');
  await result('SEARCH.ALIASADD', 'other', 'old');
  const database = {
    name: 'default',
    keys: [PRODUCTS],
    searchAliases: [{ alias: 'shop', index: 'products' }],
  };
  await controlAnswer('POST', '/state', { body: { plinth: 1, databases: [database] } });
  expect(await result('SEARCH.LISTALIASES')).toEqual([
    ['other', 'old'],
    ['shop', 'products'],
  ]);
});

test('a definition that SEARCH.CREATE refuses is refused with its place', async () => {
  const keys = [
    PRODUCTS,
    { ...PRODUCTS, key: 'wrong', value: definition('ON LIST PREFIX 1 a: SCHEMA a TEXT') },
  ];
  expect(await put({ keys })).toEqual({
    status: 400,
    json: { error: expect.stringMatching(/^databases\[0\]\.keys\[1\]: ERR /) as string },
  });
});

test('arrays and vectors are exported and seeded as they are', async () => {
  await result('ARSET', 'lines', '3', 'three', 'four');
  await result('ARSET', 'lines', '18446744073709551614', 'last');
  await result('ARINSERT', 'lines', 'first');
  await result('VECTOR.CREATE', 'docs', 'DIM', '2', 'METRIC', 'EUCLIDEAN');
  await result('VECTOR.ADD', 'docs', 'a', 'VALUES', '2', '0.5', '-1');
  await result('EXPIRE', 'docs', '1000');
  const first = await exported();
  await controlAnswer('PUT', '/state', { body: first });
  expect(await exported()).toEqual(first);
  expect(await result('ARSCAN', 'lines', '0', '18446744073709551614')).toEqual([
    [0, 'first'],
    [3, 'three'],
    [4, 'four'],
    ['18446744073709551614', 'last'],
  ]);
  expect(await result('ARNEXT', 'lines')).toBe(1);
  expect(await result('VECTOR.INFO', 'docs')).toEqual(['dimension', 2, 'metric', 'EUCLIDEAN']);
  expect(await result('VECTOR.GET', 'docs', 'a')).toEqual(['0.5', '-1']);
  expect(await result('TTL', 'docs')).toBeGreaterThan(900);
});
