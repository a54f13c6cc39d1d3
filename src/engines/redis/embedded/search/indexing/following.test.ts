import { expect, test } from 'vitest';
import { ActiveExpiry } from '../../keyspace/active-expiry.ts';
import {
  openToSearch,
  PRODUCTS,
} from '../../../../../../testing/engines/redis/embedded/search/search.ts';

/** Two products and something else, with their index. */
async function withProducts() {
  const opened = openToSearch();
  opened.run('HSET product:1 name headphones price 99');
  opened.run('HSET product:2 name mouse price 25');
  opened.run('HSET user:1 name Ada price 1');
  opened.run(PRODUCTS);
  expect(await opened.indexed()).toBe(1);
  return opened;
}

test('an index finds what was there before it', async () => {
  const { found } = await withProducts();
  expect(found()).toEqual(['product:2', 'product:1']);
  expect(found({ name: 'mouse' })).toEqual(['product:2']);
});

test.each([
  ['HSET product:3 name lamp price 5', ['product:3', 'product:2', 'product:1']],
  ['HSET product:1 price 1', ['product:1', 'product:2']],
  ['HDEL product:1 name price', ['product:2']],
  ['DEL product:1', ['product:2']],
  ['SET product:1 text', ['product:2']],
  ['RENAME product:1 sold:1', ['product:2']],
  ['RENAME user:1 product:0', ['product:0', 'product:2', 'product:1']],
  ['COPY user:1 product:0', ['product:0', 'product:2', 'product:1']],
  ["EVAL \"redis.call('HSET', KEYS[1], 'price', 1)\" 1 product:1", ['product:1', 'product:2']],
  ['HSET other:1 name lamp price 5', ['product:2', 'product:1']],
])('after %s the index has what the keys have', async (command, expected) => {
  const { run, found, indexed } = await withProducts();
  const words = command.match(/"[^"]*"|\S+/g)!.map((word) => word.replaceAll('"', ''));
  run(...words);
  await indexed();
  expect(found()).toEqual(expected);
});

test('a key is found again after DUMP and RESTORE', async () => {
  const { dumped, restore, run, found, indexed } = await withProducts();
  const payload = dumped('product:1');
  run('DEL product:1');
  await indexed();
  expect(found()).toEqual(['product:2']);
  restore('product:0', payload);
  await indexed();
  expect(found()).toEqual(['product:2', 'product:0']);
});

test('all that a transaction changes is indexed together', async () => {
  const { transact, found, indexed } = await withProducts();
  transact('HSET product:3 name lamp price 5', 'DEL product:1', 'HSET product:2 price 7');
  await indexed();
  expect(found()).toEqual(['product:3', 'product:2']);
});

test('an expired key is not found, whoever notices', async () => {
  const { run, found, indexed, clock, database } = await withProducts();
  run('PEXPIRE product:1 1000');
  await clock.advance(1000);
  expect(found()).toEqual(['product:2']);
  run('PEXPIRE product:2 1000');
  await clock.advance(1000);
  new ActiveExpiry(database).cycle();
  await indexed();
  expect(run('SEARCH.COUNT products {}')).toBe(0);
});

test('a hash is indexed again when one of its fields has expired', async () => {
  const { run, found, indexed, clock, database } = await withProducts();
  run('HPEXPIRE product:1 1000 FIELDS 1 name');
  await clock.advance(1000);
  new ActiveExpiry(database).cycle();
  await indexed();
  expect(found({ name: 'headphones' })).toEqual([]);
  expect(found()).toEqual(['product:2', 'product:1']);
});

test('an evicted key leaves the index', async () => {
  const { run, indexed } = await withProducts();
  run('CONFIG SET maxmemory-policy volatile-ttl');
  run('EXPIRE product:1 1000');
  run('CONFIG SET maxmemory 1');
  run('CONFIG SET maxmemory 0');
  expect(run('EXISTS product:1')).toBe(0);
  await indexed();
  expect(run('SEARCH.COUNT products {}')).toBe(1);
});

test('what is indexed can be looked at while more waits', async () => {
  const { run, indexed, found } = openToSearch();
  run(PRODUCTS);
  expect(run('SEARCH.COUNT products {}')).toBe(0);
  run('HSET product:1 name lamp price 5');
  expect(run('SEARCH.DESCRIBE products')).toEqual(
    expect.arrayContaining(['pendingUpdates', expect.any(Number)]),
  );
  expect(found()).toEqual([]);
  await indexed();
  expect(found()).toEqual(['product:1']);
  const description = run('SEARCH.DESCRIBE products') as unknown[];
  expect(description[description.indexOf('pendingUpdates') + 1]).toBe(0);
});

test('SKIPINITIALSCAN leaves out what exists until SEARCH.REINDEX', async () => {
  const { run, found, indexed } = openToSearch();
  run('HSET product:1 name headphones price 99');
  run(PRODUCTS.replace('ON', 'SKIPINITIALSCAN ON'));
  run('HSET product:2 name mouse price 25');
  await indexed();
  expect(found()).toEqual(['product:2']);
  expect(run('SEARCH.REINDEX products')).toBe(1);
  await indexed();
  expect(found()).toEqual(['product:2', 'product:1']);
});

test('several indexes follow the same keys', async () => {
  const { run, found, indexed } = await withProducts();
  run('SEARCH.CREATE all ON HASH PREFIX 2 pro user SCHEMA name TEXT price F64 FAST');
  await indexed('all');
  expect(found({}, 'all')).toEqual(['user:1', 'product:2', 'product:1']);
  run('DEL product:1');
  await indexed();
  await indexed('all');
  expect(found({}, 'all')).toEqual(['user:1', 'product:2']);
  expect(found()).toEqual(['product:2']);
});

test('FLUSHALL drops indexes and aliases, and who waits is told', async () => {
  const { run, connect, logged } = openToSearch();
  run('SEARCH.ALIASADD shop products');
  run('FLUSHALL');
  expect(run('SEARCH.LISTALIASES')).toEqual([]);
  expect(logged.at(-1)).toBe('FLUSHALL');
  run(PRODUCTS);
  run('HSET product:1 name lamp price 5');
  const waiting = connect().send('SEARCH.WAITINDEXING products');
  run('FLUSHALL');
  expect(await waiting).toBe(0);
  expect(run('SEARCH.LISTINDEXES')).toEqual([]);
});

test('a client that waits for an index can be unblocked', async () => {
  const { run, connect } = openToSearch();
  run('HSET product:1 name lamp price 5');
  run(PRODUCTS);
  const ann = connect();
  const waiting = ann.send('SEARCH.WAITINDEXING products');
  ann.blocked!.timeOut();
  expect(await waiting).toBe(0);
});

test('without memory nothing is indexed, and who waits is told', async () => {
  const { run, indexed } = openToSearch();
  run(PRODUCTS);
  run('HSET product:1 name lamp price 5');
  run('CONFIG SET maxmemory 1');
  expect(await indexed()).toBe("OOM command not allowed when used memory > 'maxmemory'.");
  run('CONFIG SET maxmemory 0');
  expect(await indexed()).toBe(1);
  expect(run('SEARCH.COUNT products {}')).toBe(1);
});

test('the memory of an index counts, and is given back', async () => {
  const { run, indexed, database } = openToSearch();
  run(PRODUCTS);
  const { keyspace } = database;
  const empty = keyspace.usedBytes;
  for (let i = 0; i < 100; i++) run(`HSET product:${i} name lamp price ${i}`);
  const written = keyspace.usedBytes;
  await indexed();
  const indexedBytes = keyspace.usedBytes;
  expect(indexedBytes).toBeGreaterThan(written);
  expect(run('MEMORY USAGE products')).toBeGreaterThan(indexedBytes - written);
  run('DEL products');
  for (let i = 0; i < 100; i++) run(`DEL product:${i}`);
  expect(keyspace.usedBytes).toBe(0);
  expect(empty).toBeGreaterThan(0);
});

test('without an index or an alias a change of a key is told to nobody', () => {
  const { run, database } = openToSearch();
  const observers = () => database.keyspace.touchObservers.all.length;
  expect(observers()).toBe(0);
  run(PRODUCTS);
  run('SEARCH.ALIASADD shop products');
  expect(observers()).toBe(1);
  run('DEL products');
  expect(observers()).toBe(1);
  run('SEARCH.ALIASDEL shop');
  expect(observers()).toBe(0);
});
