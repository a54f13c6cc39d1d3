import { expect, test } from 'vitest';
import { TestClock } from '../../../../../../testing/base/test-clock.ts';
import {
  openToSearch,
  PRODUCTS,
} from '../../../../../../testing/engines/redis/embedded/search/search.ts';
import type { ByteString } from '../../../bytes.ts';
import { Keyspace } from '../../keyspace/keyspace.ts';
import { HashValue } from '../../values/hash.ts';
import { parseDefinition } from '../definition.ts';
import { ScriptTurns } from '../../scripting/script-turns.ts';
import { Searches } from '../searches.ts';
import { FollowedIndex } from './followed-index.ts';
import { SearchIndex } from './search-index.ts';
import { SearchIndexes } from './search-indexes.ts';

test.each([
  ['{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['{"$and":['.repeat(10_000) + '{}' + ']}'.repeat(10_000)],
  ['{"$or":['.repeat(10_000)],
  ['[]'],
  [''],
  ['{"name":'],
])('a filter such as %.20s is refused', (filter) => {
  const { run } = openToSearch();
  run(PRODUCTS);
  for (const command of ['SEARCH.QUERY', 'SEARCH.COUNT']) {
    expect(run(command, 'products', filter)).toMatch(/^ERR /);
  }
  expect(run('SEARCH.AGGREGATE', 'products', filter, '{"a":{"$avg":{"field":"price"}}}')).toMatch(
    /^ERR /,
  );
  expect(run('SEARCH.AGGREGATE', 'products', '{}', filter)).toMatch(/^ERR /);
});

test('of documents of megabytes the words are found, and much else goes on meanwhile', async () => {
  const { run, indexed, connect } = openToSearch();
  run('SEARCH.CREATE texts ON JSON PREFIX 1 text: SCHEMA body TEXT words KEYWORD');
  const body = `first ${'lorem ipsum dolor '.repeat(55_000)} last`;
  const words = Array.from({ length: 1000 }, (_, i) => `word${i}`);
  run('JSON.SET', 'text:1', '$', JSON.stringify({ body, words }));
  const waiting = indexed('texts');
  expect(await connect().send('PING')).toBe('PONG');
  expect(await waiting).toBe(1);
  for (const filter of [
    { body: { $eq: 'first' } },
    { body: { $eq: 'last' } },
    { words: 'word999' },
  ]) {
    expect(run('SEARCH.COUNT', 'texts', JSON.stringify(filter))).toBe(1);
  }
});

test('a thousand clients may wait for an index', async () => {
  const { run, indexed, connect } = openToSearch();
  run(PRODUCTS);
  for (let i = 0; i < 500; i++) run(`HSET product:${i} name lamp price ${i}`);
  const waiting = Array.from({ length: 1000 }, () => indexed());
  expect(await connect().send('PING')).toBe('PONG');
  expect(await Promise.all(waiting)).toEqual(Array(1000).fill(1));
});

test('a string of more than 16 MB is no document', async () => {
  const { run, indexed } = openToSearch();
  run('SEARCH.CREATE texts ON STRING PREFIX 1 text: SCHEMA body TEXT');
  run('SET', 'text:1', '{"body":"lamp"}');
  await indexed('texts');
  run('SET', 'text:1', `{"body":"lamp","rest":"${'x'.repeat(17 * 1024 * 1024)}"}`);
  await indexed('texts');
  expect(run('SEARCH.COUNT', 'texts', '{}')).toBe(0);
});

test('whatever happens while keys are indexed, the index has in the end what the keys have', async () => {
  const { run, indexed, found, database } = openToSearch();
  let state = 11;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
  for (let i = 0; i < 300; i++) run(`HSET product:${i} name lamp price ${i}`);
  run(PRODUCTS);
  for (let i = 0; i < 1500; i++) {
    const key = `product:${random(400)}`;
    const commands = [
      `HSET ${key} name mouse price ${i}`,
      `DEL ${key}`,
      `RENAME ${key} product:${random(400)}`,
      `SET ${key} text`,
      `PEXPIRE ${key} 0`,
      `SEARCH.REINDEX products`,
    ];
    run(commands[random(200) === 0 ? 5 : random(5)]!);
    if (random(20) === 0) await new Promise(setImmediate);
  }
  await indexed();
  const keys = [...database.keyspace.keys.values()].filter(
    ({ value }) => value instanceof HashValue,
  );
  const expected = keys.map(({ key }) => key).toSorted();
  expect(run('SEARCH.COUNT products {}')).toBe(expected.length);
  const all = run('SEARCH.QUERY products {} NOCONTENT LIMIT 1000') as [string][];
  expect(all.map(([key]) => key).toSorted()).toEqual(expected);
  expect(found()).toHaveLength(10);
});

test('whatever happens to a stream, its index has in the end its entries', async () => {
  const { run, indexed } = openToSearch();
  let state = 5;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
  run('SEARCH.CREATE events ON STREAM stream SCHEMA message TEXT');
  for (let i = 1; i < 1000; i++) {
    const commands = [
      `XDEL stream ${random(i) + 1}-0`,
      `XTRIM stream MAXLEN ${50 + random(200)}`,
      'DEL stream',
    ];
    if (random(3) === 0) run(commands[random(50) === 0 ? 2 : random(2)]!);
    run(`XADD stream ${i}-0 message hello`);
    if (random(20) === 0) await new Promise(setImmediate);
  }
  await indexed('events');
  const all = run('SEARCH.QUERY events {} NOCONTENT LIMIT 1000') as [string][];
  const entries = run('XRANGE stream - +') as [string][];
  expect(all.map(([id]) => id).toSorted()).toEqual(entries.map(([id]) => id).toSorted());
});

/** What else indexes need, where nobody waits. */
const QUIET = {
  tracking: { touched: () => {} },
  makeRoom: () => true,
  serveBlocked: () => {},
};

test('where more keys change than are remembered, all are looked at', async () => {
  const keyspace = new Keyspace(new TestClock());
  const host = {
    ...QUIET,
    keyspace,
    searches: new Searches(new ScriptTurns()),
    unquiet: undefined,
  };
  const search = new SearchIndexes(host, 10);
  const words = 'ON HASH PREFIX 1 product: SCHEMA name TEXT'.split(' ');
  const index = new SearchIndex(parseDefinition(words).configuration);
  keyspace.put('products', index, 'search.create');
  search.add('products');
  const put = (i: number) => {
    const product = new HashValue();
    product.set('name', 'lamp');
    keyspace.put(`product:${i}`, product, 'hset');
  };
  for (let i = 0; i < 100; i++) put(i);
  expect(index.pending.size).toBeLessThanOrEqual(10);
  expect(await search.whenIndexed('products')).toBe(1);
  expect(index.documents.count).toBe(100);
  keyspace.delete('product:0');
  const waitsSince = search.whenIndexed('products').then(() => index.documents.has('product:0'));
  for (let i = 1; i < 50; i++) keyspace.delete(`product:${i}`);
  for (let i = 100; i < 130; i++) put(i);
  expect(index.pending.size).toBeLessThanOrEqual(10);
  expect(await search.whenIndexed('products')).toBe(1);
  expect(index.documents.count).toBe(80);
  expect(await waitsSince).toBe(false);
  expect(index.documents.has('product:129')).toBe(true);
});

test.each(Array.from({ length: 9 }, (_, steps) => steps))(
  'who waits does not find what was deleted before, although keys are given up after %i steps',
  async (steps) => {
    const keyspace = new Keyspace(new TestClock());
    const words = 'ON HASH PREFIX 1 product: SCHEMA name TEXT'.split(' ');
    const index = new SearchIndex(parseDefinition(words).configuration);
    const followed = new FollowedIndex('products', index);
    for (let i = 0; i < 3000; i++) {
      const product = new HashValue();
      product.set('name', 'lamp');
      keyspace.put(`product:${i}`, product, 'hset');
    }
    index.beginScan();
    while (followed.hasWork) followed.goOn(keyspace, 1000);
    const keys = Array.from({ length: 3000 }, (_, i) => index.documents.id(i));
    const isFoundAfterWaiting = (key: ByteString) => {
      keyspace.delete(key);
      index.pending.add(key);
      return followed.whenIndexed().then(() => index.documents.has(key));
    };

    // So that few keys are looked at, after very many documents.
    for (const key of keys.slice(500)) keyspace.delete(key);
    const first = isFoundAfterWaiting(keys[0]!);
    index.lookAtAll();
    index.pending.add(keys[1]!);
    for (let step = 0; step < steps; step++) followed.goOn(keyspace, -1);
    const second = isFoundAfterWaiting(keys[2]!);
    index.lookAtAll();
    index.pending.add(keys[3]!);
    while (followed.hasWork) {
      followed.goOn(keyspace, -1);
      await Promise.resolve();
    }

    expect([await first, await second]).toEqual([false, false]);
  },
);

test('while something is suspended in the middle, nothing is indexed', async () => {
  const keyspace = new Keyspace(new TestClock());
  const { promise, resolve } = Promise.withResolvers<void>();
  const host = {
    keyspace,
    searches: new Searches(new ScriptTurns()),
    unquiet: promise as Promise<void> | undefined,
    ...QUIET,
  };
  const search = new SearchIndexes(host);
  const words = 'ON HASH PREFIX 1 product: SCHEMA name TEXT'.split(' ');
  const index = new SearchIndex(parseDefinition(words).configuration);
  const product = new HashValue();
  product.set('name', 'lamp');
  keyspace.put('product:1', product, 'hset');
  keyspace.put('products', index, 'search.create');
  search.add('products');
  const indexed = search.whenIndexed('products');
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
  expect(index.documents.count).toBe(0);
  host.unquiet = undefined;
  resolve();
  expect(await indexed).toBe(1);
  expect(index.documents.count).toBe(1);
});
