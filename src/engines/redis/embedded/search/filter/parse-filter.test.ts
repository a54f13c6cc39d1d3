import { expect, test } from 'vitest';
import { fromText } from '../../../bytes.ts';
import {
  configurationOf,
  TestIndex,
} from '../../../../../../testing/engines/redis/embedded/search/index.ts';
import { parseFilter } from './parse-filter.ts';

const SCHEMA = 'name TEXT price F64 FAST count U64 inStock BOOL added DATE tag KEYWORD path FACET';

function refusal(filter: unknown): string {
  const json = typeof filter === 'string' ? filter : JSON.stringify(filter);
  try {
    parseFilter(fromText(json), configurationOf(SCHEMA));
  } catch (error) {
    return String(error);
  }
  return 'accepted';
}

const index = new TestIndex(SCHEMA, {
  a: { name: 'wireless mouse', price: 10, inStock: true, tag: 'x' },
  b: { name: 'wireless keyboard', price: 20, inStock: false, tag: 'y' },
  c: { name: 'piano', price: 30, inStock: true, tag: 'x' },
});

test('several fields must all match, and so must the conditions of $and and $must', () => {
  expect(index.ids({ name: { $eq: 'wireless' }, inStock: true })).toEqual(['a']);
  expect(index.ids({ $and: [{ name: { $eq: 'wireless' } }, { price: { $gt: 10 } }] })).toEqual([
    'b',
  ]);
  expect(index.ids({ $must: { inStock: true, tag: 'x' }, price: 30 })).toEqual(['c']);
});

test('one of $or must match, beside other conditions too', () => {
  expect(index.ids({ $or: { price: 10, tag: 'y' } }).toSorted()).toEqual(['a', 'b']);
  expect(index.ids({ $or: [{ price: 10 }, { price: 20 }], inStock: false })).toEqual(['b']);
});

test('$should alone is the same, and beside what must match it only counts for the order', () => {
  expect(index.ids({ $should: [{ price: 10 }, { tag: 'y' }] }).toSorted()).toEqual(['a', 'b']);
  expect(index.ids({ $must: { inStock: true }, $should: { name: { $eq: 'piano' } } })).toEqual([
    ...['c', 'a'],
  ]);
});

test('who meets more of $should comes first', () => {
  expect(
    index.ids({ $should: [{ price: 20 }, { price: { $gt: 10 } }, { price: { $gt: 1 } }] }),
  ).toEqual([...['b', 'c', 'a']]);
});

test('$mustNot and $ne take away, and find nothing alone', () => {
  expect(index.ids({ inStock: true, $mustNot: [{ price: 10 }, { price: 20 }] })).toEqual(['c']);
  expect(index.ids({ inStock: true, price: { $ne: 10 } })).toEqual(['c']);
  expect(index.ids({ price: { $gte: 10, $ne: 10 } })).toEqual(['b', 'c']);
  expect(index.ids({ $and: [{ inStock: true }, { price: { $ne: 10 } }] })).toEqual(['c']);
  expect(index.ids({ $mustNot: { price: 10 } })).toEqual([]);
  expect(index.ids({ price: { $ne: 10 } })).toEqual([]);
  expect(index.ids({ $must: [{ $mustNot: { price: 10 } }] })).toEqual([]);
});

test('$boost multiplies the score of what it is beside, and may rank it lower', () => {
  const score = (filter: unknown) => index.query(filter)[0]!.score;
  expect(score({ price: { $eq: 10, $boost: 3 } })).toBe(3);
  expect(score({ price: 10, inStock: true, $boost: 3 })).toBe(6);
  expect(score({ $must: { price: 10, inStock: true, $boost: 2 } })).toBe(4);
  const demoted = { $must: { inStock: true }, $should: [{ tag: 'x', price: 10, $boost: -2 }] };
  expect(index.ids(demoted)).toEqual(['c', 'a']);
  expect(index.ids({ $should: [{ price: 10 }, { price: 20, $boost: 5 }] })).toEqual(['b', 'a']);
});

test('an alternative without conditions matches everything, and no alternative nothing', () => {
  expect(index.ids({ $or: [{}, { price: 10 }] }).toSorted()).toEqual(['a', 'b', 'c']);
  expect(index.ids({ $or: [] })).toEqual([]);
  expect(index.ids({ $and: [] })).toHaveLength(3);
  expect(index.ids({ tag: { $in: [] } })).toEqual([]);
  expect(index.ids({ name: { $eq: '...' } })).toEqual([]);
});

test.each([
  ['{', 'ERR Invalid filter: it is not valid JSON'],
  ['[]', 'ERR Invalid filter: it must be a JSON object'],
  ['null', 'ERR Invalid filter: it must be a JSON object'],
  [{ other: 1 }, 'ERR Unknown field: other'],
  [{ $nor: [] }, 'ERR Unknown operator: $nor'],
  [{ name: { $not: 'x' } }, 'ERR Unknown field operator: $not'],
  [{ name: {} }, "ERR Invalid filter: field 'name' has no operator"],
  [{ name: null }, "ERR Invalid filter: field 'name' '$smart' takes a string"],
  [{ name: 5 }, "ERR Invalid filter: field 'name' '$smart' takes a string"],
  [{ name: { $gt: 'x' } }, "ERR Invalid filter: field 'name' of type TEXT does not support '$gt'"],
  [
    { price: { $fuzzy: 'x' } },
    "ERR Invalid filter: field 'price' of type F64 does not support '$fuzzy'",
  ],
  [
    { path: { $ne: '/a' } },
    "ERR Invalid filter: field 'path' of type FACET does not support '$ne'",
  ],
  [
    { inStock: { $gt: true } },
    "ERR Invalid filter: field 'inStock' of type BOOL does not support '$gt'",
  ],
  [{ price: '5' }, "ERR Invalid filter: field 'price' '$smart' takes a number"],
  [{ inStock: 1 }, "ERR Invalid filter: field 'inStock' '$smart' takes true or false"],
  [
    { added: { $gt: 'soon' } },
    `ERR Invalid filter: field 'added' '$gt' takes a date and time like "2026-01-31T00:00:00Z"`,
  ],
  [{ path: 'books' }, "ERR Invalid filter: field 'path' '$smart' takes a path like '/a/b'"],
  [{ tag: { $in: 'x' } }, "ERR Invalid filter: field 'tag' '$in' takes an array"],
  [{ $and: 'x' }, "ERR Invalid filter: it '$and' takes an object or an array"],
  [{ $and: ['x'] }, "ERR Invalid filter: it '$and' takes objects"],
  [{ $boost: '2' }, "ERR Invalid filter: '$boost' must be a number"],
  [
    { name: { $phrase: { value: 'a b', slop: 1, prefix: true } } },
    "ERR Invalid filter: field 'name' '$phrase' takes 'slop' or 'prefix', not both",
  ],
  [
    { name: { $phrase: { value: 'a b', slop: -1 } } },
    "ERR Invalid filter: field 'name' 'slop' of '$phrase' must be an integer from 0 to 10000",
  ],
  [
    { name: { $fuzzy: { value: 'a', distance: 3 } } },
    "ERR Invalid filter: field 'name' 'distance' of '$fuzzy' must be an integer from 0 to 2",
  ],
  [
    { name: { $fuzzy: { value: 'a', far: 3 } } },
    "ERR Invalid filter: field 'name' '$fuzzy' has no option 'far'",
  ],
])('%j is refused', (filter, message) => {
  expect(refusal(filter)).toContain(message);
});

test('a regular expression is refused if it is invalid, or too large', () => {
  expect(refusal({ name: { $regex: '(' } })).toContain(
    "ERR Invalid regular expression in '$regex'",
  );
  const tooMany = 'ERR Invalid filter: it has more than 4096 conditions';
  const several = (count: number, pattern: string) => ({
    $or: Array.from({ length: count }, () => ({ name: { $regex: pattern } })),
  });
  expect(refusal(several(200, 'a.*'))).toBe('accepted');
  expect(refusal(several(400, 'a.*'))).toContain(tooMany);
  expect(refusal(several(3, '(.?){400}'))).toContain(tooMany);
  const tooLarge = "ERR Regular expression in '$regex' is too large";
  expect(refusal({ name: { $regex: String.raw`\pL`.repeat(100) } })).toContain(tooLarge);
  expect(refusal({ name: { $regex: '(?:(?:a{50}){50}){50}' } })).toMatch(/regular expression/i);
  expect(refusal({ name: { $regex: 'x'.repeat(1001) } })).toContain(tooLarge);
});

test('filters that nest deep, or have very many conditions, are refused', () => {
  const nested = (depth: number) => `${'{"$and":['.repeat(depth)}{"price":1}${']}'.repeat(depth)}`;
  expect(refusal(nested(31))).toBe('accepted');
  expect(refusal(nested(32))).toContain('ERR Invalid filter: it nests deeper than 32 levels');
  expect(refusal(nested(10_000))).toContain('ERR Invalid filter: it nests deeper than 32 levels');
  for (const each of [{ price: 1 }, {}, { $boost: 2 }, { $and: [{}] }, { $and: [] }, { $or: [] }]) {
    const many = (count: number) => ({ $or: Array.from({ length: count }, () => each) });
    expect(refusal(many(4097))).toContain('ERR Invalid filter: it has more than 4096 conditions');
    expect(refusal(many(1000))).toBe('accepted');
  }
  expect(refusal({ name: 'word '.repeat(1025) })).toContain(
    "ERR Invalid filter: field 'name' '$smart' takes at most 1024 words",
  );
  expect(refusal({ tag: { $in: Array.from({ length: 1025 }, () => 'x') } })).toContain(
    "ERR Invalid filter: field 'tag' '$in' takes at most 1024 values",
  );
  expect(refusal(`{"name":"${'x'.repeat(1024 * 1024)}"}`)).toContain(
    'ERR Invalid filter: it is larger than 262144 bytes',
  );
});
