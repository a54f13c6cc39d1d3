import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { uncounted } from '../work.ts';
import { DocumentIndex } from './document-index.ts';
import { Budget } from './evaluation/budget.ts';
import { FilterEvaluation } from './evaluation/evaluate-filter.ts';
import { parseFilter } from './filter/parse-filter.ts';
import {
  configurationOf,
  source,
  TestIndex,
} from '../../../../../testing/engines/redis/embedded/search/index.ts';
import { SCHEMA, shop } from '../../../../../testing/engines/redis/embedded/search/shop.ts';

test('hits are ordered by a FAST field, those without it last', () => {
  const index = shop();
  index.put('product:4', { name: 'unpriced' });
  const by = (path: string, isDescending: boolean) =>
    index
      .query({}, { ranking: { kind: 'field', path, isDescending } })
      .map(({ id, score }) => [id, score]);
  expect(by('price', false)).toEqual([
    ['product:3', 59],
    ['product:2', 99.5],
    ['product:1', 199.99],
    ['product:4', null],
  ]);
  expect(by('price', true).map(([id]) => id)).toEqual([
    ...['product:1', 'product:2', 'product:3', 'product:4'],
  ]);
  expect(by('tags', true).slice(0, 2)).toEqual([
    ['product:3', 'sports'],
    ['product:1', 'audio'],
  ]);
  expect(() => by('stock', true)).toThrow("ERR ORDERBY requires field 'stock' to be FAST");
});

test('a page is cut out of the order', () => {
  const index = new TestIndex('n U64 FAST');
  for (let n = 0; n < 50; n++) index.put(`d${n}`, { n: (n * 37) % 50 });
  const ranking = { kind: 'field', path: 'n', isDescending: true } as const;
  const page = index.query({ n: { $lt: 40 } }, { ranking, limit: 3, offset: 5 });
  expect(page.map(({ score }) => score)).toEqual([34, 33, 32]);
  expect(index.query({}, { ranking, limit: 10, offset: 45 })).toHaveLength(5);
  expect(index.count({ n: { $lt: 40 } })).toBe(40);
});

test('a document takes the place of an earlier one with its id', () => {
  const index = shop();
  index.put('product:1', { name: 'Speaker', price: 10 });
  expect(index.ids({ name: { $eq: 'headphones' } })).toEqual(['product:2']);
  expect(index.ids({ name: { $eq: 'speaker' } })).toEqual(['product:1']);
  expect(index.index.count).toBe(3);
});

test('while a document is put, the earlier one is found until the last step', () => {
  const index = new TestIndex('text TEXT', { a: { text: 'old' } });
  const steps = index.index.put('a', source({ text: 'new '.repeat(2000) }));
  let count = 0;
  for (let step = steps.next(); step.done !== true; step = steps.next()) {
    expect(index.ids({ text: { $in: ['old', 'new'] } })).toEqual(['a']);
    expect(index.count({ text: { $eq: 'old' } })).toBe(1);
    count++;
  }
  expect(count).toBeGreaterThan(5);
  expect(index.count({ text: { $eq: 'old' } })).toBe(0);
  expect(index.count({ text: { $eq: 'new' } })).toBe(1);
});

test('a document whose steps are given up changes nothing', () => {
  const index = new TestIndex('text TEXT', { a: { text: 'old' } });
  const steps = index.index.put('a', source({ text: 'new word '.repeat(2000) }));
  for (let i = 0; i < 14; i++) steps.next();
  index.put('b', { text: 'another word' });
  expect(index.count({ text: { $eq: 'old' } })).toBe(1);
  expect(index.ids({ text: { $eq: 'word' } })).toEqual(['b']);
});

test('what is removed or cleared is not found', () => {
  const index = shop();
  expect(index.index.remove('product:1')).toBe(true);
  expect(index.index.remove('product:1')).toBe(false);
  expect(index.ids({ name: { $eq: 'wireless' } })).toEqual(['product:2']);
  expect(index.index.has('product:1')).toBe(false);
  index.index.clear();
  expect(index.ids({})).toEqual([]);
  expect(index.index.count).toBe(0);
});

test('compaction gives back the memory of what was removed', () => {
  const index = new TestIndex('text TEXT tag KEYWORD n U64 FAST');
  const document = (n: number) => ({
    text: `word${n} of many, and again word${n}`,
    tag: `t${n}`,
    n,
  });
  for (let n = 0; n < 1000; n++) index.put(`d${n}`, document(n));
  const before = index.index.bytes;
  for (let n = 0; n < 1000; n++) if (n % 10 !== 0) index.index.remove(`d${n}`);
  expect(index.index.needsCompaction).toBe(true);
  allOf(index.index.compact());
  expect(index.index.needsCompaction).toBe(false);
  expect(index.index.size).toBe(100);
  expect(index.index.bytes).toBeLessThan(before / 3);
  expect(index.ids({ text: { $eq: 'word500' } })).toEqual(['d500']);
  expect(index.ids({ text: { $eq: 'word501' } })).toEqual([]);
  expect(index.ids({ text: { $phrase: 'word990 of many' } })).toEqual(['d990']);
  expect(index.ids({ tag: 't70' })).toEqual(['d70']);
  index.put('d501', document(501));
  expect(index.ids({ text: { $eq: 'word501' } })).toEqual(['d501']);
});

test('documents change and are found between the steps of a compaction', () => {
  const index = new TestIndex('text TEXT n U64 FAST');
  for (let n = 0; n < 2000; n++) index.put(`d${n}`, { text: `word${n % 700} same`, n });
  for (let n = 0; n < 1500; n++) index.index.remove(`d${n}`);
  const steps = index.index.compact();
  let changed = 0;
  for (let step = steps.next(); step.done !== true; step = steps.next()) {
    index.index.remove(`d${1500 + changed}`);
    index.put(`new${changed}`, { text: 'word3 same', n: changed });
    changed++;
    expect(index.count({ text: { $eq: 'same' } })).toBe(500);
    expect(index.count({ text: { $phrase: 'word3 same' } })).toBe(changed);
    expect(index.count({ n: { $gte: 1500 } })).toBe(500 - changed);
  }
  expect(changed).toBeGreaterThan(5);
  if (index.index.needsCompaction) allOf(index.index.compact());
  expect(index.index.count).toBe(500);
  expect(index.count({ text: { $eq: 'same' } })).toBe(500);
});

test('values of a wrong type are left out, those of hashes are read from their text', () => {
  const index = new TestIndex(SCHEMA, {
    wrong: {
      name: 5,
      price: '59',
      stock: -1,
      inStock: 'true',
      added: 5,
      tags: true,
      category: 'x',
    },
  });
  const { configuration } = index.index;
  const count = (of: DocumentIndex, filter: unknown) =>
    allOf(of.countMatches(parseFilter(JSON.stringify(filter), configuration)));
  const filters = [
    { price: { $gte: 0 } },
    { stock: { $gte: 0 } },
    { inStock: true },
    { added: { $gte: '1900-01-01T00:00:00Z' } },
  ];
  expect(filters.map((filter) => index.count(filter))).toEqual([0, 0, 0, 0]);
  expect(index.count({})).toBe(1);
  const ofHashes = new DocumentIndex(configurationOf(SCHEMA));
  const fields = { price: '1e2', stock: '7', inStock: 'true', added: '2024-01-01T00:00:00Z' };
  allOf(ofHashes.put('a', source(fields, true)));
  allOf(ofHashes.put('b', source({ price: '0x10', stock: '7.5', inStock: 'yes' }, true)));
  expect(filters.map((filter) => count(ofHashes, filter))).toEqual([1, 1, 1, 1]);
});

test('the columns of FAST fields are read by document number', () => {
  const { index } = shop();
  const price = index.column('price')!;
  const tags = index.column('tags')!;
  expect(index.column('stock')).toBeUndefined();
  expect(index.column('name')).toBeUndefined();
  if (price.kind !== 'numbers' || tags.kind !== 'terms') throw new Error('other columns');
  expect([0, 1, 2].map((document) => price.at(document, 0))).toEqual([199.99, 99.5, 59]);
  const values = [0, 1, 2].map((document) =>
    Array.from({ length: tags.count(document) }, (_, i) => tags.term(tags.at(document, i))),
  );
  expect(values).toEqual([['audio', 'wireless'], ['audio'], ['sports']]);
});

test('a document is indexed as it was when it was put, however it changes between the steps', () => {
  const index = new TestIndex('text TEXT tag KEYWORD');
  const document = { text: 'word '.repeat(2000), tag: 'before' };
  const steps = index.index.put('a', source(document));
  steps.next();
  document.tag = 'after';
  allOf(steps);
  expect(index.ids({ tag: 'before' })).toEqual(['a']);
});

test('a document whose steps are left does not keep others from being compacted', () => {
  const index = new TestIndex('text TEXT tag KEYWORD', { kept: { text: 'kept', tag: 'kept' } });
  for (let i = 0; i < 200; i++) index.put(`old${i}`, { text: `word${i}`, tag: `tag${i}` });
  const left = index.index.put('left', source({ text: 'word '.repeat(2000), tag: 'left' }));
  for (let i = 0; i < 10; i++) left.next();
  left.return();
  for (let i = 0; i < 200; i++) index.index.remove(`old${i}`);
  const full = index.index.bytes;
  allOf(index.index.compact());
  expect(index.index.size).toBe(1);
  expect(index.index.bytes).toBeLessThan(full / 4);
  expect(index.ids({})).toEqual(['kept']);
  expect(index.count({ text: 'word' })).toBe(0);
});

test('a filter that would look at too much is refused', () => {
  const evaluation = new FilterEvaluation(shop().index, true, new Budget(uncounted, 5));
  const filter = parseFilter('{"name":"wireless"}', configurationOf(SCHEMA));
  expect(() => allOf(evaluation.matches(filter))).toThrow('ERR the command takes too long');
});
