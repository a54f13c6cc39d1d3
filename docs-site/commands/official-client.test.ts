import { expect, test } from 'vitest';
import type { ExampleDocument } from '../../src/engines/redis/command-document.ts';
import commandDocuments from '../../generated/redis/command-documents.json' with { type: 'json' };
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';
import { officialClientCall } from './official-client.ts';

const documents = commandDocuments as unknown as Record<string, CommandDocument>;

test.each<[string, ExampleDocument, string, string]>([
  [
    'set',
    { command: ['SET', 'lock', 'alice', 'NX', 'EX', 30], reply: 'OK' },
    "redis.set('lock', 'alice', { nx: true, ex: 30 })",
    "'OK'",
  ],
  [
    'hset',
    { command: ['HSET', 'user', 'name', 'Ada'], reply: 1 },
    "redis.hset('user', { name: 'Ada' })",
    '1',
  ],
  [
    'hgetall',
    { command: ['HGETALL', 'user'], reply: ['name', 'Ada'] },
    "redis.hgetall('user')",
    "{ name: 'Ada' }",
  ],
  [
    'zadd',
    { command: ['ZADD', 'race', 'GT', 1.5, 'ann'], reply: 0 },
    "redis.zadd('race', { gt: true }, { score: 1.5, member: 'ann' })",
    '0',
  ],
  [
    'smismember',
    { command: ['SMISMEMBER', 's', 'a', 'b'], reply: [1, 0] },
    "redis.smismember('s', ['a', 'b'])",
    '[1, 0]',
  ],
  [
    'linsert',
    { command: ['LINSERT', 'l', 'BEFORE', 'b', 'a'], reply: 2 },
    "redis.linsert('l', 'before', 'b', 'a')",
    '2',
  ],
  [
    'hexpire',
    { command: ['HEXPIRE', 'h', 60, 'NX', 'FIELDS', 1, 'f'], reply: [1] },
    "redis.hexpire('h', 'f', 60, 'NX')",
    '[1]',
  ],
  [
    'json.set',
    { command: ['JSON.SET', 'bike', '$', '{"model":"Aria"}', 'NX'], reply: 'OK' },
    "redis.json.set('bike', '$', { model: 'Aria' }, { nx: true })",
    "'OK'",
  ],
  [
    'argrep',
    {
      command: ['ARGREP', 'log', '-', '+', 'RE', '^a', 'GLOB', '*z', 'OR', 'LIMIT', 2],
      reply: [7],
    },
    "redis.argrep('log', '-', '+', { predicates: [{ re: '^a' }, { glob: '*z' }], combine: 'or', limit: 2 })",
    "['7']",
  ],
  [
    'vector.create',
    { command: ['VECTOR.CREATE', 'docs', 'DIM', 3, 'METRIC', 'DOT', 'EXISTSOK'], reply: 0 },
    "redis.vector.createIndex({ name: 'docs', dimension: 3, metric: 'DOT', existsOk: true })",
    "VectorIndex { name: 'docs' }",
  ],
  [
    'vector.query',
    { command: ['VECTOR.QUERY', 'docs', 'TOPK', 2, 'VALUES', 2, 3, 0], reply: [['a', '1']] },
    "redis.vector.index('docs').query({ vector: [3, 0], topK: 2 })",
    "[{ id: 'a', score: 1 }]",
  ],
  [
    'search.create',
    {
      command:
        'SEARCH.CREATE i SKIPINITIALSCAN EXISTSOK ON HASH PREFIX 2 a: b: LANGUAGE turkish SCHEMA a TEXT NOTOKENIZE NOSTEM FROM b c F64 FAST d DATE'.split(
          ' ',
        ),
      reply: 1,
    },
    "redis.search.createIndex({ name: 'i', dataType: 'hash', prefix: ['a:', 'b:'], language: 'turkish', skipInitialScan: true, existsOk: true, schema: { a: { type: 'TEXT', noTokenize: true, noStem: true, from: 'b' }, c: { type: 'F64', fast: true }, d: 'DATE' } })",
    "SearchIndex { name: 'i' }",
  ],
  [
    'search.query',
    {
      command: ['SEARCH.QUERY', 'i', '{}', ...'LIMIT 5 OFFSET 10 ORDERBY price DESC'.split(' ')],
      reply: [['a', '99.5', [['price', '99.5']]]],
    },
    "redis.search.index({ name: 'i' }).query({ limit: 5, offset: 10, orderBy: { price: 'DESC' } })",
    "[{ key: 'a', score: 99.5, data: { price: 99.5 } }]",
  ],
  [
    'search.query',
    {
      command: [
        ...['SEARCH.QUERY', 'i', '{"a":"b"}'],
        ...'SCOREFUNC COMBINEMODE SUM SCOREMODE REPLACE FIELDVALUE x MODIFIER LOG1P FIELDVALUE y FACTOR 2 MISSING 1'.split(
          ' ',
        ),
        ...'HIGHLIGHT FIELDS 1 a TAGS <b> </b> SELECT 2 a c.d'.split(' '),
      ],
      reply: [],
    },
    "redis.search.index({ name: 'i' }).query({ filter: { a: 'b' }, select: { a: true, 'c.d': true }, scoreFunc: { fields: [{ field: 'x', modifier: 'log1p' }, { field: 'y', factor: '2', missing: '1' }], combineMode: 'sum', scoreMode: 'replace' }, highlight: { fields: ['a'], preTag: '<b>', postTag: '</b>' } })",
    '[]',
  ],
  [
    'search.aggregate',
    {
      command: ['SEARCH.AGGREGATE', 'i', '{"a":"b"}', '{"n":{"$avg":{"field":"c"}}}'],
      reply: ['n', ['value', '2.5']],
    },
    "redis.search.index({ name: 'i' }).aggregate({ filter: { a: 'b' }, aggregations: { n: { $avg: { field: 'c' } } } })",
    '{ n: { value: 2.5 } }',
  ],
  [
    'search.aliasadd',
    { command: ['SEARCH.ALIASADD', 'shop', 'i'], reply: 1 },
    "redis.search.alias.add({ indexName: 'i', alias: 'shop' })",
    '1',
  ],
])('%s is called the way the client wants it', async (name, example, call, outcome) => {
  expect(await officialClientCall(documents[name]!, example)).toEqual({
    call: `await ${call}`,
    outcome,
  });
});

test('a command that the client has no method for goes through exec', async () => {
  const example = { command: ['LCS', 'a', 'b'], reply: 'x' };
  expect(await officialClientCall(documents['lcs']!, example)).toEqual({
    call: "await redis.exec(['LCS', 'a', 'b'])",
    outcome: "'x'",
  });
});

test('an error is thrown', async () => {
  const example = { command: ['GET', 'queue'], error: 'WRONGTYPE no' };
  const { outcome } = await officialClientCall(documents['get']!, example);
  expect(outcome).toBe('throws UpstashError: WRONGTYPE no');
});

/** What the client has no method for, or no option of a method. */
const WITHOUT_METHODS = new Set(['SEARCH.LISTINDEXES', 'SEARCH.REINDEX']);

const newest = Object.values(documents)
  .filter(({ group }) => group === 'search' || group === 'vector' || group === 'array')
  .filter(({ name }) => !WITHOUT_METHODS.has(name));

test.each(newest)('every example of $name is a call of its method', async (document) => {
  for (const example of document.examples) {
    // Vectors as bytes are no JSON.
    if (example.command.includes('FP32')) continue;
    expect((await officialClientCall(document, example)).call).not.toContain('redis.exec');
  }
});
