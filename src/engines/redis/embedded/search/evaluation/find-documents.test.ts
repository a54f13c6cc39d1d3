import { expect, test } from 'vitest';
import { TestIndex } from '../../../../../../testing/engines/redis/embedded/search/index.ts';
import { shop } from '../../../../../../testing/engines/redis/embedded/search/shop.ts';

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

test('a phrase that is there twice counts more, but not one of which only the first word is', () => {
  const index = new TestIndex('text TEXT', {
    once: { text: 'red red shoes here now' },
    twice: { text: 'red shoes red new shoes' },
  });
  const filter = { text: { $phrase: { value: 'red shoes', slop: 1 } } };
  const [first, second] = index
    .query(filter)
    .map(({ id, score }) => ({ id, score: Number(score) }));
  expect([first!.id, second!.id]).toEqual(['twice', 'once']);
  const alone = new TestIndex('text TEXT', {
    once: { text: 'red red shoes here now' },
    same: { text: 'big red shoes here now' },
  });
  const [a, b] = alone.query(filter).map(({ score }) => score);
  expect(a).toBe(b);
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

test('a very long value is found as it is and by its beginning, and not by likeness', () => {
  const long = 'x'.repeat(4000);
  const index = new TestIndex('text TEXT NOTOKENIZE', { long: { text: long } });
  const count = (operator: string, value: unknown) => index.count({ text: { [operator]: value } });
  expect(count('$eq', long)).toBe(1);
  expect(count('$contains', long.slice(1))).toBe(1);
  expect(count('$smart', long)).toBe(1);
  expect(count('$fuzzy', long)).toBe(1);
  expect(count('$fuzzy', long.slice(1))).toBe(0);
});
