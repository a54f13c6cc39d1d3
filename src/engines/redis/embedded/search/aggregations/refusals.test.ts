import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import {
  refusal,
  TestIndex,
} from '../../../../../../testing/engines/redis/embedded/search/aggregated.ts';

const index = new TestIndex(
  {
    name: 'TEXT',
    price: 'F64 FAST',
    slow: 'F64',
    category: 'KEYWORD',
    active: 'BOOL FAST',
    added: 'DATE FAST',
    shelf: 'FACET',
  },
  [
    { price: 1, category: 'a', added: 0, shelf: '/a/b' },
    { price: 1e12, category: 'b', added: 1 },
  ],
);

describe('what is not an aggregation is refused, and the error names it', () => {
  const because = (aggregations: unknown) => refusal(index, aggregations);

  test('the argument', () => {
    expect(because([])).toBe('ERR the aggregations must be a JSON object');
    for (const text of ['', '{', 'null', '"x"', '['.repeat(10_000), '{"a":'.repeat(10_000)]) {
      expect(() => index.steps(text)).toThrow('ERR the aggregations must be a JSON object');
    }
    const large = `{"a":"${'x'.repeat(LIMITS.bytes)}"}`;
    expect(() => index.steps(large)).toThrow(
      'ERR the aggregations are too large. Limit: 262144 bytes',
    );
  });

  test('the form', () => {
    expect(because({ a: 5 })).toBe("ERR Aggregation 'a' must be a JSON object");
    expect(because({ a: {} })).toBe("ERR Aggregation 'a' must have exactly one operator");
    expect(because({ a: { $avg: { field: 'price' }, $sum: { field: 'price' } } })).toBe(
      "ERR Aggregation 'a' must have exactly one operator",
    );
    expect(because({ a: { $median: { field: 'price' } } })).toBe(
      "ERR Aggregation 'a' has the unknown operator '$median'",
    );
    expect(because({ a: { $avg: 'price' } })).toBe(
      "ERR Aggregation 'a' operator '$avg' must be a JSON object",
    );
    expect(because({ 'a\nb': { $avg: ['price'] } })).toBe(
      "ERR Aggregation 'a b' operator '$avg' must be a JSON object",
    );
  });

  test('the field', () => {
    expect(because({ a: { $avg: {} } })).toBe(
      "ERR Aggregation 'a' is missing required 'field' property",
    );
    expect(because({ a: { $avg: { field: 5 } } })).toBe(
      "ERR Aggregation 'a' operator '$avg' option 'field' must be a string",
    );
    expect(because({ a: { $avg: { field: 'slow' } } })).toBe(
      "ERR Aggregation 'a' operator '$avg' requires field 'slow' to be FAST",
    );
    expect(because({ a: { $avg: { field: 'other' } } })).toBe(
      "ERR Aggregation 'a' operator '$avg' field 'other' is not in the schema",
    );
  });

  test('the type of the field', () => {
    for (const [aggregation, field, type] of [
      [{ $avg: {} }, 'category', 'KEYWORD'],
      [{ $extendedStats: {} }, 'active', 'BOOL'],
      [{ $percentiles: {} }, 'active', 'BOOL'],
      [{ $cardinality: {} }, 'shelf', 'FACET'],
      [{ $terms: {} }, 'name', 'TEXT'],
      [{ $range: {} }, 'category', 'KEYWORD'],
      [{ $histogram: {} }, 'active', 'BOOL'],
      [{ $dateHistogram: {} }, 'price', 'F64'],
      [{ $facet: {} }, 'category', 'KEYWORD'],
    ] as const) {
      const [operator] = Object.keys(aggregation) as [string];
      expect(because({ a: { [operator]: { field } } })).toBe(
        `ERR Aggregation 'a' operator '${operator}' does not support field '${field}' of type ${type}`,
      );
    }
  });

  test.each([
    [{ $avg: { field: 'price', missing: 'x' } }, "'$avg' option 'missing' must be a number"],
    [{ $avg: { field: 'price', mising: 1 } }, "'$avg' has no option 'mising'"],
    [
      { $extendedStats: { field: 'price', sigma: -1 } },
      "'$extendedStats' option 'sigma' must not be negative",
    ],
    [
      { $percentiles: { field: 'price', percents: [101] } },
      "'$percentiles' option 'percents' must be an array of up to 1000 numbers from 0 to 100",
    ],
    [
      { $percentiles: { field: 'price', percents: 50 } },
      "'$percentiles' option 'percents' must be an array of up to 1000 numbers from 0 to 100",
    ],
    [
      { $percentiles: { field: 'price', keyed: 1 } },
      "'$percentiles' option 'keyed' must be true or false",
    ],
    [
      { $terms: { field: 'category', size: 0 } },
      "'$terms' option 'size' must be an integer 1 to 65000",
    ],
    [
      { $terms: { field: 'category', size: 1e9 } },
      "'$terms' option 'size' must be an integer 1 to 65000",
    ],
    [
      { $terms: { field: 'category', segmentSize: 'x' } },
      "'$terms' option 'segmentSize' must be an integer of at least 1",
    ],
    [
      { $terms: { field: 'category', minDocCount: -1 } },
      "'$terms' option 'minDocCount' must be an integer of at least 0",
    ],
    [
      { $terms: { field: 'category', missing: true } },
      "'$terms' option 'missing' must be a string or a number",
    ],
    [
      { $terms: { field: 'category', order: 'count' } },
      "'$terms' option 'order' must be an object with one key, which is 'asc' or 'desc'",
    ],
    [
      { $terms: { field: 'category', order: { count: 'asc', key: 'asc' } } },
      "'$terms' option 'order' must be an object with one key, which is 'asc' or 'desc'",
    ],
    [
      { $terms: { field: 'category', order: { count: ['asc'] } } },
      "'$terms' option 'order' must be an object with one key, which is 'asc' or 'desc'",
    ],
    [
      { $terms: { field: 'category', order: { other: 'asc' } } },
      "'$terms' option 'order' must be by 'count', 'key' or the name of an aggregation in '$aggs'",
    ],
    [
      {
        $terms: { field: 'category', order: { s: 'asc' } },
        $aggs: { s: { $stats: { field: 'price' } } },
      },
      "'$terms' option 'order' names 's', which is not one number",
    ],
    [
      {
        $terms: { field: 'category', order: { 's.size': 'asc' } },
        $aggs: { s: { $stats: { field: 'price' } } },
      },
      "'$terms' option 'order' names 's.size', which is not one number",
    ],
    [
      {
        $terms: { field: 'category', order: { t: 'asc' } },
        $aggs: { t: { $terms: { field: 'price' } } },
      },
      "'$terms' option 'order' names 't', which is not one number",
    ],
    [
      { $terms: { field: 'price', include: ['1'] } },
      "'$terms' option 'include' requires a field of type KEYWORD",
    ],
    [
      { $terms: { field: 'category', include: [1] } },
      "'$terms' option 'include' must be a regular expression or an array of strings",
    ],
    [
      { $terms: { field: 'category', exclude: '(' } },
      "'$terms' option 'exclude' is not a regular expression, or too large",
    ],
    [
      { $terms: { field: 'category', exclude: '((a{100}){100}){100}' } },
      "'$terms' option 'exclude' is not a regular expression, or too large",
    ],
    [
      { $range: { field: 'price', ranges: [] } },
      "'$range' option 'ranges' must be a non-empty array of up to 1024",
    ],
    [{ $range: { field: 'price', ranges: [5] } }, "'$range range' must be a JSON object"],
    [
      { $range: { field: 'price', ranges: [{ from: 2, to: 1 }] } },
      "'$range range' option 'from' must be less than 'to'",
    ],
    [
      { $range: { field: 'price', ranges: [{ below: 1 }] } },
      "'$range range' has no option 'below'",
    ],
    [
      { $range: { field: 'price', ranges: [{ to: 5 }, { from: 4 }] } },
      "'$range' option 'ranges' has ranges that overlap",
    ],
    [
      { $range: { field: 'price', ranges: [{ to: 5 }, { to: 6 }] } },
      "'$range' option 'ranges' has ranges that overlap",
    ],
    [
      { $histogram: { field: 'price' } },
      "'$histogram' option 'interval' must be a positive number",
    ],
    [
      { $histogram: { field: 'price', interval: -1 } },
      "'$histogram' option 'interval' must be a positive number",
    ],
    [
      { $histogram: { field: 'price', interval: 1, hardBounds: { min: 1 } } },
      "'$histogram hardBounds' requires numbers 'min' and 'max', of which 'min' is not greater",
    ],
    [
      {
        $histogram: {
          field: 'price',
          interval: 1,
          extendedBounds: { min: 1, max: 2 },
          minDocCount: 1,
        },
      },
      "'$histogram' option 'extendedBounds' requires 'minDocCount' to be 0",
    ],
    [
      {
        $histogram: {
          field: 'price',
          interval: 1,
          extendedBounds: { min: 1, max: 3 },
          hardBounds: { min: 1, max: 2 },
        },
      },
      "'$histogram' option 'extendedBounds' must be inside 'hardBounds'",
    ],
    [
      { $dateHistogram: { field: 'added' } },
      "'$dateHistogram' is missing required option 'fixedInterval'",
    ],
    [
      { $dateHistogram: { field: 'added', fixedInterval: '1y' } },
      "'$dateHistogram' option 'fixedInterval' must be a whole number and a unit, such as '90m' or '1d'",
    ],
    [
      { $dateHistogram: { field: 'added', fixedInterval: '0d' } },
      "'$dateHistogram' option 'fixedInterval' must be a whole number and a unit, such as '90m' or '1d'",
    ],
    [
      { $dateHistogram: { field: 'added', fixedInterval: '1d', offset: 'x' } },
      "'$dateHistogram' option 'offset' must be a whole number and a unit, such as '6h' or '-30m'",
    ],
    [
      { $dateHistogram: { field: 'added', fixedInterval: '1d', calendarInterval: 'month' } },
      "'$dateHistogram' has no option 'calendarInterval'",
    ],
    [{ $composite: {} }, "'$composite' option 'sources' must be a non-empty array of up to 16"],
    [
      { $composite: { sources: [{ a: { $terms: { field: 'price' } }, b: {} }] } },
      "'$composite' option 'sources' must have objects with one name each, and below it one operator",
    ],
    [
      { $composite: { sources: [{ a: { $range: { field: 'price' } } }] } },
      "'$composite' does not support '$range' as a source",
    ],
    [
      { $composite: { sources: [{ a: { $terms: { field: 'shelf' } } }] } },
      "'$composite source 'a' $terms' does not support field 'shelf' of type FACET",
    ],
    [
      { $composite: { sources: [{ a: { $terms: { field: 'price', order: 'up' } } }] } },
      "'$composite source 'a' $terms' option 'order' must be one of 'asc', 'desc'",
    ],
    [
      { $composite: { sources: [{ a: { $dateHistogram: { field: 'added' } } }] } },
      "'$composite source 'a' $dateHistogram' requires either 'fixedInterval' or 'calendarInterval'",
    ],
    [
      {
        $composite: {
          sources: [{ a: { $terms: { field: 'price' } } }, { a: { $terms: { field: 'price' } } }],
        },
      },
      "'$composite' option 'sources' has a name twice",
    ],
    [
      { $composite: { sources: [{ a: { $terms: { field: 'price' } } }], after: { a: 20 } } },
      "'$composite' option 'after' must be the 'afterKey' of a reply for the same sources",
    ],
    [
      {
        $composite: { sources: [{ a: { $terms: { field: 'category' } } }], after: { a: 'f64:20' } },
      },
      "'$composite' option 'after' must be the 'afterKey' of a reply for the same sources",
    ],
    [
      {
        $composite: { sources: [{ a: { $terms: { field: 'category' } } }], after: ['b', 'str:x'] },
      },
      "'$composite' option 'after' must be the 'afterKey' of a reply for the same sources",
    ],
    [
      { $facet: { field: 'shelf', path: 'shop' } },
      "'$facet' option 'path' must be a string that starts with '/'",
    ],
    [
      { $facet: { field: 'shelf', path: '/', depth: 1000 } },
      "'$facet' option 'depth' must be an integer 1 to 32",
    ],
    [
      { $facet: { field: 'shelf', path: '/', order: { key: 'asc' } } },
      "'$facet' option 'order' must be by 'count' or 'path'",
    ],
    [{ $facet: { field: 'shelf', path: '/' }, $aggs: {} }, "'$facet' does not support '$aggs'"],
    [{ $avg: { field: 'price' }, $aggs: {} }, "'$avg' does not support '$aggs'"],
  ])('the option in %j', (aggregation, problem) => {
    expect(because({ a: aggregation })).toBe(`ERR Aggregation 'a' operator ${problem}`);
  });

  test('long lists', () => {
    const percents = Array.from({ length: 1001 }, () => 1);
    expect(because({ a: { $percentiles: { field: 'price', percents } } })).toContain('up to 1000');
    const ranges = Array.from({ length: 1025 }, (_, i) => ({ from: i, to: i + 1 }));
    expect(because({ a: { $range: { field: 'price', ranges } } })).toContain('up to 1024');
    const sources = Array.from({ length: 17 }, (_, i) => ({ [i]: { $terms: { field: 'price' } } }));
    expect(because({ a: { $composite: { sources } } })).toContain('up to 16');
  });

  test('numbers of JSON that are no doubles', () => {
    const json = '{"a":{"$histogram":{"field":"price","interval":1e999}}}';
    expect(() => index.steps(json)).toThrow("option 'interval' must be a number");
  });

  test('a facet inside of buckets', () => {
    const inner = { b: { $facet: { field: 'shelf', path: '/' } } };
    expect(because({ a: { $terms: { field: 'category' }, $aggs: inner } })).toBe(
      "ERR Aggregation 'b' operator '$facet' cannot be used inside '$aggs'",
    );
    expect(because({ a: { $terms: { field: 'category' }, $aggs: [] } })).toBe(
      "ERR Aggregation 'a' '$aggs' must be a JSON object",
    );
  });
});
