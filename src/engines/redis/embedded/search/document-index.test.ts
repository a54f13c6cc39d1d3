import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { DocumentIndex } from './document-index.ts';
import { Budget } from './evaluation/budget.ts';
import { FilterEvaluation } from './evaluation/evaluate-filter.ts';
import { parseFilter } from './filter/parse-filter.ts';
import { configurationOf, source, TestIndex } from './testing-index.ts';

const SCHEMA =
  'name TEXT sku TEXT NOTOKENIZE brand TEXT NOSTEM price F64 FAST stock U64 inStock BOOL FAST added DATE FAST tags KEYWORD category FACET';

const PRODUCTS = {
  'product:1': {
    name: 'Wireless Headphones',
    sku: 'SKU-0001',
    brand: 'Runners',
    price: 199.99,
    stock: 5,
    inStock: true,
    added: '2024-01-15T00:00:00Z',
    tags: ['audio', 'wireless'],
    category: '/electronics/audio',
  },
  'product:2': {
    name: 'Wireless Bluetooth Headphones',
    sku: 'SKU-0002',
    price: 99.5,
    stock: 0,
    inStock: false,
    added: '2024-03-01T12:00:00+02:00',
    tags: 'audio',
    category: '/electronics/audio/bluetooth',
  },
  'product:3': {
    name: 'Running Shoes',
    sku: 'sku-0003',
    price: 59,
    stock: 12,
    inStock: true,
    tags: ['sports'],
    category: ['/sports/shoes', '/outlet'],
  },
};

function shop(): TestIndex {
  return new TestIndex(SCHEMA, PRODUCTS);
}

test('an empty filter finds everything', () => {
  expect(shop().ids({})).toEqual(['product:1', 'product:2', 'product:3']);
});

test('words are found in any form and case', () => {
  expect(shop().ids({ name: { $eq: 'RUNS' } })).toEqual(['product:3']);
  expect(shop().ids({ name: { $eq: 'headphone' } })).toEqual(['product:1', 'product:2']);
});

test('with NOSTEM only in their own form, with NOTOKENIZE only as a whole', () => {
  expect(shop().ids({ brand: { $eq: 'runners' } })).toEqual(['product:1']);
  expect(shop().ids({ brand: { $eq: 'runner' } })).toEqual([]);
  expect(shop().ids({ sku: { $eq: 'SKU-0001' } })).toEqual(['product:1']);
  expect(shop().ids({ sku: { $eq: 'SKU' } })).toEqual([]);
});

test('several words with $eq are a phrase', () => {
  expect(shop().ids({ name: { $eq: 'wireless headphones' } })).toEqual(['product:1']);
});

test('numbers, booleans and dates are equal or within limits', () => {
  expect(shop().ids({ price: 59 })).toEqual(['product:3']);
  expect(shop().ids({ inStock: false })).toEqual(['product:2']);
  expect(shop().ids({ price: { $gt: 59, $lte: 199.99 } })).toEqual(['product:1', 'product:2']);
  expect(shop().ids({ stock: { $in: [0, 12, 99] } })).toEqual(['product:2', 'product:3']);
  expect(shop().ids({ added: { $gte: '2024-03-01T10:00:00Z' } })).toEqual(['product:2']);
  expect(shop().ids({ added: { $gt: '2024-03-01T10:00:00Z' } })).toEqual([]);
});

test('a keyword is equal or within limits as a whole, and each element of an array counts', () => {
  expect(shop().ids({ tags: 'wireless' })).toEqual(['product:1']);
  expect(shop().ids({ tags: { $in: ['sports', 'wireless'] } })).toEqual(['product:1', 'product:3']);
  expect(shop().ids({ tags: { $gte: 'b', $lt: 't' } })).toEqual(['product:3']);
  expect(shop().ids({ tags: { $gt: 'audio', $lte: 'wireless' } })).toEqual([
    ...['product:1', 'product:3'],
  ]);
});

test('a facet is found by its path and by those above', () => {
  expect(shop().ids({ category: '/electronics/audio' })).toEqual(['product:1', 'product:2']);
  expect(shop().ids({ category: { $eq: '/electronics/audio/bluetooth' } })).toEqual(['product:2']);
  expect(shop().ids({ category: { $in: ['/outlet', '/books'] } })).toEqual(['product:3']);
  expect(shop().ids({ category: '/electro' })).toEqual([]);
});

test('a phrase takes words in order, with others in between if it has slop', () => {
  const index = new TestIndex('text TEXT', {
    a: { text: 'wireless headphones' },
    b: { text: 'wireless bluetooth headphones' },
    c: { text: 'wireless bluetooth overhead headphones' },
    d: { text: 'headphones wireless' },
    e: { text: ['wireless', 'headphones'] },
  });
  expect(index.ids({ text: { $phrase: 'wireless headphones' } })).toEqual(['a']);
  expect(
    index.ids({ text: { $phrase: { value: 'wireless headphones', slop: 1 } } }).toSorted(),
  ).toEqual([...['a', 'b', 'e']]);
  expect(index.count({ text: { $phrase: { value: 'wireless headphones', slop: 2 } } })).toBe(4);
});

test('the last word of a phrase may be the beginning of one', () => {
  const index = new TestIndex('text TEXT NOSTEM', {
    a: { text: 'wireless headset' },
    b: { text: 'wireless headphones and a wireless headset' },
    c: { text: 'wireless big headset' },
    d: { text: 'wireless' },
  });
  const filter = { text: { $phrase: { value: 'wireless head', prefix: true } } };
  expect(index.ids(filter).toSorted()).toEqual(['a', 'b']);
});

test('$contains takes all words anywhere, the last as a beginning', () => {
  const index = new TestIndex('text TEXT', {
    a: { text: 'noise canceling headphones' },
    b: { text: 'cancellation of noise' },
    c: { text: 'noise' },
  });
  expect(index.ids({ text: { $contains: 'noise cancel' } }).toSorted()).toEqual(['a', 'b']);
  expect(index.ids({ text: { $contains: 'no' } })).toEqual(['a', 'b', 'c']);
});

test('a word with a typo is like a stem or like a word', () => {
  const index = new TestIndex('text TEXT', {
    a: { text: 'Wireless headphones' },
    b: { text: 'A wireless mouse' },
  });
  expect(index.ids({ text: { $fuzzy: 'wireles headphons' } })).toEqual(['a']);
  expect(index.ids({ text: { $fuzzy: 'haedphone' } })).toEqual(['a']);
  expect(index.ids({ text: { $fuzzy: { value: 'wireles', prefix: true } } })).toHaveLength(2);
  expect(index.ids({ text: 'wireles mause' })).toEqual(['b', 'a']);
  expect(index.highlight({ text: { $fuzzy: 'wireles' } }, 'text', 'Wireless mouse')).toBe(
    '<em>Wireless</em> mouse',
  );
});

test('$fuzzy takes words with typos, and all words if there are several', () => {
  const index = new TestIndex('text TEXT NOSTEM', {
    a: { text: 'wireless headphone' },
    b: { text: 'wired headphone' },
  });
  expect(index.ids({ text: { $fuzzy: 'wireles headphon' } })).toEqual(['a']);
  expect(index.ids({ text: { $fuzzy: 'haedphone' } })).toEqual(['a', 'b']);
  const strict = { value: 'haedphone', transpositionCostOne: false };
  expect(index.ids({ text: { $fuzzy: strict } })).toEqual([]);
  expect(index.ids({ text: { $fuzzy: { ...strict, distance: 2 } } })).toEqual(['a', 'b']);
  expect(index.ids({ text: { $fuzzy: 'haedpho' } })).toEqual([]);
  expect(index.ids({ text: { $fuzzy: { value: 'haedpho', prefix: true } } })).toEqual(['a', 'b']);
});

test('$regex is matched with each whole term, without regard to case where terms have none', () => {
  expect(shop().ids({ name: { $regex: 'Head.*' } })).toEqual(['product:1', 'product:2']);
  expect(shop().ids({ name: { $regex: 'wireless head.*' } })).toEqual([]);
  expect(shop().ids({ name: { $regex: 'blue|shoe' } })).toEqual(['product:3']);
  expect(shop().ids({ sku: { $regex: 'SKU-[0-9]{4}' } })).toEqual(['product:1', 'product:2']);
  expect(shop().ids({ sku: { $regex: '.*3' } })).toEqual(['product:3']);
});

test('a bare text finds exact words first, then those with typos, then longer ones', () => {
  const index = new TestIndex('name TEXT NOSTEM', {
    longer: { name: 'tabeltopping' },
    typo: { name: 'tabeltop' },
    exact: { name: 'tabletop' },
    other: { name: 'laptop' },
  });
  expect(index.ids({ name: 'tabletop' })).toEqual(['exact', 'typo', 'longer']);
});

test('several words find the phrase first, then it with words in between, then single words', () => {
  const index = new TestIndex('name TEXT', {
    one: { name: 'wireless mouse for a desk' },
    swapped: { name: 'headphones that are wireless' },
    loose: { name: 'wireless bluetooth headphones' },
    phrase: { name: 'premium wireless headphones' },
    none: { name: 'keyboard of a piano' },
  });
  expect(index.ids({ name: 'wireless headphones' })).toEqual([
    ...['phrase', 'loose', 'swapped', 'one'],
  ]);
  expect(index.ids({ name: '"wireless headphones"' })).toEqual(['phrase']);
});

test('a word of two letters is not taken for nearly any other', () => {
  const index = new TestIndex('name TEXT', { tv: { name: 'TV' }, tub: { name: 'tub' } });
  expect(index.ids({ name: 'tv' })).toEqual(['tv']);
});

test('rare words count more than common ones, and more in short texts', () => {
  const index = new TestIndex('text TEXT', {
    common: { text: 'red shirt' },
    long: { text: 'a shirt that is blue, and not only a shirt but much more, as everybody sees' },
    rare: { text: 'blue shirt' },
    more: { text: 'red shirt, red trousers' },
  });
  const filter = { $or: [{ text: { $eq: 'blue' } }, { text: { $eq: 'shirt' } }] };
  expect(index.ids(filter).slice(0, 2)).toEqual(['rare', 'long']);
  expect(index.ids({ text: { $eq: 'red' } })).toEqual(['more', 'common']);
});

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
  const evaluation = new FilterEvaluation(shop().index, true, new Budget(5));
  const filter = parseFilter('{"name":"wireless"}', configurationOf(SCHEMA));
  expect(() => allOf(evaluation.matches(filter))).toThrow('ERR the command takes too long');
});
