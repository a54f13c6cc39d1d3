import { Redis, s } from '@upstash/redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

const { redisUrl } = await recordedTarget();

/** The official client's methods for search indexes, as its types describe them. */
const redis = () => new Redis({ url: redisUrl, token: target().standardToken });

beforeEach(({ skip }) => {
  if (target().backingRedis !== undefined) skip('servers have no search indexes');
});
beforeEach(reset);

const PRODUCTS = {
  'product:1': { name: 'Wireless headphones', brand: 'Aurora', price: 99.5, stock: 3 },
  'product:2': { name: 'Wireless mouse', brand: 'Borealis', price: 25, stock: 0 },
  'product:3': { name: 'Running shoes', brand: 'Aurora', price: 80, stock: 12 },
};

/** What decides how scores change. */
type ScoreFunction = NonNullable<
  NonNullable<Parameters<ReturnType<typeof untypedIndex>['query']>[0]>['scoreFunc']
>;
/** An index without a schema, so that filters are not typed. */
const untypedIndex = (client: Redis) => client.search.index({ name: 'products' });

const productSchema = s.object({
  name: s.string(),
  brand: s.keyword(),
  price: s.number('F64'),
  stock: s.number('U64'),
  exactName: s.string().noStem().from('name'),
});

/** An index over three products in JSON. */
async function withProducts() {
  const client = redis();
  for (const [key, product] of Object.entries(PRODUCTS)) await client.json.set(key, '$', product);
  const index = await client.search.createIndex({
    name: 'products',
    dataType: 'json',
    prefix: 'product:',
    schema: productSchema,
  });
  expect(await index.waitIndexing()).toBe(1);
  const untyped = untypedIndex(client);
  return {
    client,
    index,
    untyped,
    keysOf: async (filter: object) =>
      (await untyped.query({ filter, select: {} })).map(({ key }) => key).toSorted(),
  };
}

describe('an index', () => {
  test('is created, described, reused and dropped', async () => {
    const client = redis();
    const definition = {
      name: 'articles',
      dataType: 'hash' as const,
      prefix: ['article:', 'blog:'],
      language: 'turkish' as const,
      existsOk: true,
      skipInitialScan: true,
      schema: s.object({
        title: s.string().noTokenize(),
        summary: s.string().noStem().from('teaser'),
        views: s.number('I64'),
        day: s.date().fast(),
        open: s.boolean().fast().from('isOpen'),
        tag: s.keyword(),
        place: s.facet(),
      }),
    };
    const index = await client.search.createIndex(definition);
    expect(await index.describe()).toEqual({
      name: 'articles',
      dataType: 'hash',
      prefixes: ['article:', 'blog:'],
      language: 'turkish',
      schema: {
        title: { type: 'TEXT', noTokenize: true },
        summary: { type: 'TEXT', noStem: true, from: 'teaser' },
        views: { type: 'I64', fast: true },
        day: { type: 'DATE', fast: true },
        open: { type: 'BOOL', fast: true, from: 'isOpen' },
        tag: { type: 'KEYWORD' },
        place: { type: 'FACET' },
      },
    });
    await client.search.createIndex(definition);
    await expect(client.search.createIndex({ ...definition, existsOk: false })).rejects.toThrow(
      'ERR Index articles already exists',
    );
    expect(await client.search.index({ name: 'articles' }).drop()).toBe(1);
    expect(await client.search.index({ name: 'articles' }).drop()).toBe(0);
  });

  test('that does not exist', async () => {
    const absent = redis().search.index({ name: 'absent' });
    expect(await absent.describe()).toBeNull();
    expect(await absent.query({ filter: {} })).toBeNull();
    expect(await absent.count({ filter: {} })).toEqual({ count: -1 });
    expect(await absent.waitIndexing()).toBe(0);
  });

  test('follows the keys', async () => {
    const { client, index } = await withProducts();
    await client.json.set('product:2', '$.stock', 7);
    await client.del('product:3');
    await index.waitIndexing();
    expect(await index.count({ filter: { stock: 7 } })).toEqual({ count: 1 });
    expect(await index.count({ filter: {} })).toEqual({ count: 2 });
  });

  test('has aliases, which are moved at once', async () => {
    const { client, index } = await withProducts();
    expect(await client.search.alias.list()).toEqual({});
    expect(await index.addAlias({ alias: 'shop' })).toBe(1);
    expect(await client.search.alias.add({ indexName: 'products', alias: 'shop' })).toBe(2);
    expect(await client.search.alias.list()).toEqual({ shop: 'products' });
    const shop = client.search.index({ name: 'shop', schema: productSchema });
    expect(await shop.count({ filter: { brand: 'Aurora' } })).toEqual({ count: 2 });
    expect(await client.search.alias.delete({ alias: 'shop' })).toBe(1);
    expect(await client.search.alias.delete({ alias: 'shop' })).toBe(0);
  });
});

describe('a query', () => {
  test('finds whole documents, the best first', async () => {
    const { index } = await withProducts();
    const found = await index.query({ filter: { name: 'wireless mouse' } });
    expect(found[0]).toEqual({
      key: 'product:2',
      score: expect.any(Number) as number,
      data: PRODUCTS['product:2'],
    });
    expect(found[0]!.score).toBeGreaterThan(0);
  });

  test('returns some fields, or none', async () => {
    const { index } = await withProducts();
    const filter = { name: { $eq: 'shoes' } };
    const some = await index.query({ filter, select: { name: true, price: true } });
    expect(some).toEqual([
      { key: 'product:3', score: expect.any(Number), data: { name: 'Running shoes', price: 80 } },
    ]);
    expect(await index.query({ filter, select: {} })).toEqual([
      { key: 'product:3', score: expect.any(Number) },
    ]);
  });

  test('orders by a field, in pages', async () => {
    const { index, untyped } = await withProducts();
    const keys = async (options: object) =>
      (await untyped.query({ filter: {}, ...options })).map(({ key }) => key);
    expect(await keys({ orderBy: { price: 'ASC' } })).toEqual([
      'product:2',
      'product:3',
      'product:1',
    ]);
    expect(await keys({ orderBy: { price: 'DESC' }, limit: 1, offset: 1 })).toEqual(['product:3']);
    const byPrice = await index.query({ filter: {}, orderBy: { price: 'DESC' }, limit: 1 });
    expect(byPrice[0]!.score).toBe(99.5);
    await expect(keys({ limit: 1001 })).rejects.toThrow(
      'ERR limit should be a positive number less than 1000',
    );
  });

  test('changes scores by fields', async () => {
    const { untyped } = await withProducts();
    const filter = { price: { $gt: 0 } };
    const scores = async (scoreFunc: ScoreFunction) => {
      const found = await untyped.query({ filter, select: {}, scoreFunc });
      return Object.fromEntries(found.map(({ key, score }) => [key, score]));
    };
    expect(await scores({ field: 'stock', scoreMode: 'replace' })).toEqual({
      'product:1': 3,
      'product:2': 0,
      'product:3': 12,
    });
    const both: ScoreFunction = {
      fields: [
        { field: 'stock', modifier: 'square', factor: 2 },
        { field: 'price', modifier: 'log1p', factor: 0, missing: 1 },
      ],
      combineMode: 'sum',
      scoreMode: 'replace',
    };
    expect(await scores(both)).toEqual({ 'product:1': 18, 'product:2': 0, 'product:3': 288 });
    const plain = await scores('stock');
    expect(plain['product:3']).toBeGreaterThan(plain['product:1']!);
  });

  test('highlights what has matched', async () => {
    const { index, untyped } = await withProducts();
    const filter = { name: { $eq: 'headphones' } };
    const select = { name: true } as const;
    const tagged = await index.query({ filter, select, highlight: { fields: ['name'] } });
    expect(tagged[0]!.data).toEqual({ name: 'Wireless <em>headphones</em>' });
    const highlight = { fields: ['name'], preTag: '[', postTag: ']' };
    const own = await untyped.query({ filter, highlight });
    expect(own[0]!.data).toEqual({
      ...PRODUCTS['product:1'],
      name: 'Wireless [headphones]',
    });
  });

  test('has the operators of fields', async () => {
    const { keysOf } = await withProducts();
    expect(await keysOf({ name: 'mause' })).toEqual(['product:2']);
    expect(await keysOf({ name: { $phrase: 'running shoes' } })).toEqual(['product:3']);
    expect(await keysOf({ name: { $phrase: { value: 'wireless mou', prefix: true } } })).toEqual([
      'product:2',
    ]);
    expect(await keysOf({ name: { $fuzzy: { value: 'mause', distance: 1 } } })).toEqual([
      'product:2',
    ]);
    expect(await keysOf({ exactName: { $regex: 'head.*' } })).toEqual(['product:1']);
    expect(await keysOf({ brand: { $in: ['Borealis'] } })).toEqual(['product:2']);
    expect(await keysOf({ price: { $gte: 80, $lt: 99 } })).toEqual(['product:3']);
    expect(await keysOf({ brand: 'Aurora', stock: { $gt: 5 } })).toEqual(['product:3']);
  });

  test('has boolean operators', async () => {
    const { keysOf } = await withProducts();
    expect(await keysOf({ $or: [{ stock: 0 }, { stock: 3 }] })).toEqual(['product:1', 'product:2']);
    expect(await keysOf({ $and: [{ brand: 'Aurora' }, { stock: 3 }] })).toEqual(['product:1']);
    expect(await keysOf({ $must: { brand: 'Aurora' }, $mustNot: { stock: 3 } })).toEqual([
      'product:3',
    ]);
    expect(await keysOf({ $should: [{ stock: 0 }, { stock: 12 }] })).toEqual([
      'product:2',
      'product:3',
    ]);
  });

  test('with an unknown operator is refused', async () => {
    const { untyped } = await withProducts();
    await expect(untyped.query({ filter: { name: { $not: 'x' } } })).rejects.toThrow(
      'ERR Unknown field operator: $not',
    );
  });
});

test('figures and groups of documents', async () => {
  const { untyped } = await withProducts();
  const result = await untyped.aggregate({
    filter: { price: { $gt: 0 } },
    aggregations: {
      average: { $avg: { field: 'price' } },
      total: { $sum: { field: 'stock' } },
      prices: { $stats: { field: 'price' } },
      brands: {
        $terms: { field: 'brand', size: 5 },
        $aggs: { most: { $max: { field: 'price' } } },
      },
    },
  });
  expect(result).toMatchObject({
    average: { value: (99.5 + 25 + 80) / 3 },
    total: { value: 15 },
    prices: { count: 3, min: 25, max: 99.5, sum: 204.5 },
    brands: {
      buckets: [
        { key: 'Aurora', docCount: 2, most: { value: 99.5 } },
        { key: 'Borealis', docCount: 1, most: { value: 25 } },
      ],
    },
  });
});

test('hashes, strings and streams are indexed as well', async () => {
  const client = redis();
  const schema = s.object({ message: s.string(), level: s.number('U64') });
  await client.hset('note:1', { message: 'Payment failed', level: 4 });
  await client.set('text:1', { message: 'Payment failed', level: 4 });
  await client.xadd('events', '1-0', { message: 'Payment failed', level: 4 });
  const indexes = [
    await client.search.createIndex({ name: 'a', dataType: 'hash', prefix: 'note:', schema }),
    await client.search.createIndex({ name: 'b', dataType: 'string', prefix: 'text:', schema }),
    await client.search.createIndex({ name: 'c', dataType: 'stream', stream: 'events', schema }),
  ];
  const keys = ['note:1', 'text:1', '1-0'];
  for (const [i, index] of indexes.entries()) {
    await index.waitIndexing();
    expect(await index.query({ filter: { message: 'payment', level: { $gte: 4 } } })).toEqual([
      {
        key: keys[i],
        score: expect.any(Number),
        data: { message: 'Payment failed', level: 4 },
      },
    ]);
  }
  expect(await client.exec(['SEARCH.LISTINDEXES'])).toEqual([
    ['name', 'a', 'type', 'HASH'],
    ['name', 'b', 'type', 'STRING'],
    ['name', 'c', 'type', 'STREAM'],
  ]);
  await expect(client.copy('events', 'other')).rejects.toThrow("can't be renamed or copied");
});

test('waiting in a pipeline is answered when all is indexed, and in a transaction it is refused', async () => {
  const { client, index } = await withProducts();
  const commands = [
    ['HSET', 'note:1', 'text', 'lamp'],
    ['SEARCH.CREATE', 'notes', 'ON', 'HASH', 'PREFIX', '1', 'note:', 'SCHEMA', 'text', 'TEXT'],
    ['SEARCH.WAITINDEXING', 'notes'],
    ['SEARCH.COUNT', 'notes', '{"text":"lamp"}'],
  ];
  const send = async (path: string, rows: readonly string[][]) => {
    const headers = { authorization: `Bearer ${target().standardToken}` };
    const body = JSON.stringify(rows);
    const response = await fetch(`${redisUrl}${path}`, { method: 'POST', headers, body });
    return response.json();
  };
  expect(await send('/pipeline', commands)).toEqual([
    { result: 1 },
    { result: 1 },
    { result: 1 },
    { result: 1 },
  ]);
  expect(await send('/multi-exec', [['SEARCH.WAITINDEXING', 'notes']])).toEqual({
    error: expect.stringContaining('Command not allowed inside a transaction') as string,
  });
  const transaction = client.multi();
  transaction.set('key', 'value');
  await transaction.exec();
  expect(await index.waitIndexing()).toBe(1);
});
