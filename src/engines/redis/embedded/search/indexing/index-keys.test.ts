import { expect, test } from 'vitest';
import {
  openToSearch,
  PRODUCTS,
} from '../../../../../../testing/engines/redis/embedded/search/search.ts';

/** An index with one document. */
async function withIndex() {
  const opened = openToSearch();
  opened.run('HSET product:1 name lamp price 5');
  opened.run(PRODUCTS);
  await opened.indexed();
  return opened;
}

test('an index is a key', async () => {
  const { run } = await withIndex();
  expect(run('TYPE products')).toBe('search');
  expect(run('EXISTS products')).toBe(1);
  expect(run('OBJECT ENCODING products')).toBe('raw');
  expect(run('SCAN 0 TYPE search')).toEqual(['0', ['products']]);
  expect(run('GET products')).toMatch(/^WRONGTYPE /);
  expect(run('HSET products a b')).toMatch(/^WRONGTYPE /);
});

test.each(['DEL products', 'UNLINK products', 'SET products text', 'SEARCH.DROP products'])(
  'after %s it follows nothing, and can be made again',
  async (command) => {
    const { run, found, indexed } = await withIndex();
    run(command);
    run('HSET product:2 name pen price 2');
    if (run('TYPE products') === 'string') {
      expect(run('SEARCH.QUERY products {}')).toMatch(/^WRONGTYPE /);
      run('DEL products');
    }
    expect(run('SEARCH.QUERY products {}')).toBeNull();
    expect(run('SEARCH.COUNT products {}')).toBe(-1);
    expect(run('SEARCH.DESCRIBE products')).toBeNull();
    expect(run('SEARCH.REINDEX products')).toBe(0);
    expect(await indexed()).toBe(0);
    expect(run(PRODUCTS)).toBe(1);
    await indexed();
    expect(found()).toEqual(['product:2', 'product:1']);
  },
);

test('it expires', async () => {
  const { run, clock, logged } = await withIndex();
  expect(run('PEXPIRE products 1000')).toBe(1);
  await clock.advance(1000);
  expect(run('SEARCH.LISTINDEXES')).toEqual([]);
  expect(logged.at(-1)).toBe('DEL products');
});

test('it keeps its documents under another name, and follows the keys', async () => {
  const { run, found, indexed } = await withIndex();
  expect(run('RENAME products shop')).toBe('OK');
  expect(found({}, 'shop')).toEqual(['product:1']);
  run('HSET product:2 name pen price 2');
  await indexed('shop');
  expect(found({}, 'shop')).toEqual(['product:2', 'product:1']);
  expect(run('SEARCH.LISTINDEXES')).toEqual([['name', 'shop', 'type', 'HASH']]);
});

test('it takes the place of another index', async () => {
  const { run, found, indexed } = await withIndex();
  run('SEARCH.CREATE old ON HASH PREFIX 1 old: SCHEMA price F64 FAST');
  run('RENAME products old');
  await indexed('old');
  expect(found({}, 'old')).toEqual(['product:1']);
});

test('who waits for an index that is renamed gets it', async () => {
  const { run, connect } = await withIndex();
  run('HSET product:2 name pen price 2');
  const waiting = connect().send('SEARCH.WAITINDEXING products');
  run('RENAME products shop');
  expect(await waiting).toBe(1);
});

test('a copy is an index of its own', async () => {
  const { run, found, indexed } = await withIndex();
  expect(run('COPY products other')).toBe(1);
  run('DEL products');
  await indexed('other');
  expect(found({}, 'other')).toEqual(['product:1']);
});

test('it can be dumped, and is filled where it is restored', async () => {
  const { dumped, restore, run, indexed, found } = await withIndex();
  const payload = dumped('products');
  run('DEL products');
  restore('products', payload);
  await indexed();
  expect(found()).toEqual(['product:1']);
});

test('an alias leads to an index, and is moved at once', async () => {
  const { run, found, indexed } = await withIndex();
  expect(run('SEARCH.ALIASADD shop products')).toBe(1);
  expect(found({}, 'shop')).toEqual(['product:1']);
  expect(run('SEARCH.COUNT shop {}')).toBe(1);
  expect((run('SEARCH.DESCRIBE shop') as unknown[])[1]).toBe('products');
  run('SEARCH.CREATE empty ON HASH PREFIX 1 none: SCHEMA price F64 FAST');
  await indexed('empty');
  expect(run('SEARCH.ALIASADD shop empty')).toBe(2);
  expect(found({}, 'shop')).toEqual([]);
  expect(run('SEARCH.DROP shop')).toBe(0);
  expect(run('SEARCH.ALIASADD nowhere absent')).toBe(1);
  expect(run('SEARCH.QUERY nowhere {}')).toBeNull();
  expect(run('SEARCH.LISTALIASES')).toEqual([
    ['nowhere', 'absent'],
    ['shop', 'empty'],
  ]);
  expect(run('SEARCH.ALIASDEL shop')).toBe(1);
  expect(run('SEARCH.ALIASDEL shop')).toBe(0);
});

test('an index comes before an alias of the same name', async () => {
  const { run, found } = await withIndex();
  run('SEARCH.ALIASADD products absent');
  expect(found()).toEqual(['product:1']);
});

test('a database has room for 64 indexes', () => {
  const { run } = openToSearch();
  const create = (i: number) =>
    run(`SEARCH.CREATE index${i} ON HASH PREFIX 1 a${i} SCHEMA name TEXT`);
  for (let i = 0; i < 64; i++) expect(create(i)).toBe(1);
  expect(create(64)).toBe('ERR a database may have 64 search indexes');
  expect(run('COPY index1 other')).toBe('ERR a database may have 64 search indexes');
  run('DEL index1');
  expect(create(64)).toBe(1);
});
