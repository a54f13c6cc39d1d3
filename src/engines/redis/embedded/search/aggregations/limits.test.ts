import { describe, expect, test } from 'vitest';
import { allOf } from '../../steps.ts';
import { uncounted } from '../../work.ts';
import { AggregationCost, LIMITS } from './limits.ts';
import {
  refusal,
  TestIndex,
} from '../../../../../../testing/engines/redis/embedded/search/aggregated.ts';

const index = new TestIndex(
  {
    price: 'F64 FAST',
    category: 'KEYWORD',
    added: 'DATE FAST',
    shelf: 'FACET',
  },
  [
    { price: 1, category: 'a', added: 0, shelf: '/a/b' },
    { price: 1e12, category: 'b', added: 1 },
  ],
);

describe('what costs too much is refused', () => {
  const nested = (depth: number): object => ({
    a: { $terms: { field: 'category' }, ...(depth > 1 && { $aggs: nested(depth - 1) }) },
  });

  test('nesting, and many aggregations', () => {
    expect(refusal(index, nested(8))).toBe('none');
    expect(refusal(index, nested(9))).toBe(
      "ERR Aggregation 'a' nests too deep in '$aggs'. Limit: 8 levels",
    );
    expect(() =>
      index.steps(
        `${'{"a":{"$terms":{"field":"category"},"$aggs":'.repeat(4000)}{}${'}}'.repeat(4000)}`,
      ),
    ).toThrow('nests too deep');
    const many = Object.fromEntries(
      Array.from({ length: 257 }, (_, i) => [`a${i}`, { $sum: { field: 'price' } }]),
    );
    expect(refusal(index, many)).toBe('ERR there are too many aggregations. Limit: 256');
  });

  const tooManyBuckets =
    'ERR the aggregations have too many buckets. Limit: 65000. Use a smaller size, a larger interval, or $composite';

  test('buckets, before there are any', () => {
    expect(refusal(index, { a: { $histogram: { field: 'price', interval: 1 } } })).toBe(
      tooManyBuckets,
    );
    const small = { field: 'price', interval: Number.MIN_VALUE };
    expect(refusal(index, { a: { $histogram: small } })).toBe(tooManyBuckets);
    expect(refusal(index, { a: { $histogram: { ...small, minDocCount: 1 } } })).toBe(
      tooManyBuckets,
    );
    const extendedBounds = { min: -1e300, max: 1e300 };
    expect(
      refusal(index, { a: { $histogram: { field: 'added', interval: 1, extendedBounds } } }),
    ).toBe(tooManyBuckets);
  });

  test('buckets inside of buckets, which count together', () => {
    const inner = { b: { $terms: { field: 'category' } } };
    const aggregations = { a: { $terms: { field: 'price' }, $aggs: inner } };
    const limited = (buckets: number) => () =>
      index.reply(aggregations, undefined, new AggregationCost(uncounted, { ...LIMITS, buckets }));
    expect(limited(3)).toThrow('ERR the aggregations have too many buckets. Limit: 3.');
    expect(limited(4)).not.toThrow();
  });

  test('the length of a term times the size of the regular expression', () => {
    const long = new TestIndex({ k: 'KEYWORD' }, [{ k: 'x'.repeat(4000) }]);
    expect(refusal(long, { a: { $terms: { field: 'k', include: 'x{500}.*' } } })).toBe(
      "ERR a term of 4000 characters is too long for the regular expression in 'include'",
    );
  });

  test('values in the reply, values looked at, and memory', () => {
    const cost = (limits: Partial<Record<keyof typeof LIMITS, number>>) =>
      new AggregationCost(uncounted, { ...LIMITS, ...limits });
    const run = (aggregation: object, limits: AggregationCost) => () =>
      index.reply({ a: aggregation }, undefined, limits);
    expect(run({ $stats: { field: 'price' } }, cost({ replyValues: 5 }))).toThrow(
      'ERR the reply to the aggregations is too large. Limit: 5 values',
    );
    expect(run({ $stats: { field: 'price' } }, cost({ looks: 1 }))).toThrow(
      'ERR the aggregations take too long. Limit: 1 values looked at',
    );
    expect(run({ $percentiles: { field: 'price' } }, cost({ memory: 8 }))).toThrow(
      'ERR the aggregations need too much memory. Limit: 8 bytes',
    );
  });
});

test('memory is given back by each aggregation', () => {
  const held = new AggregationCost(uncounted, { ...LIMITS, memory: 4000 });
  const each = {
    a: { $percentiles: { field: 'price' } },
    b: { $cardinality: { field: 'price' } },
    c: {
      $terms: { field: 'category', missing: 'none' },
      $aggs: { x: { $min: { field: 'price' } } },
    },
    d: {
      $terms: { field: 'price', order: { x: 'asc' } },
      $aggs: { x: { $min: { field: 'price' } } },
    },
    e: {
      $histogram: { field: 'price', interval: 1, minDocCount: 1 },
      $aggs: { x: { $min: { field: 'price' } } },
    },
    f: {
      $range: { field: 'price', ranges: [{ to: 5 }] },
      $aggs: { x: { $min: { field: 'price' } } },
    },
    g: {
      $composite: { sources: [{ c: { $terms: { field: 'category' } } }] },
      $aggs: { x: { $min: { field: 'price' } } },
    },
    h: { $facet: { field: 'shelf', path: '/' } },
  };
  for (let i = 0; i < 100; i++) index.reply(each, undefined, held);
});

test('many values are worked through in small steps', () => {
  const count = 6000;
  const large = new TestIndex(
    { n: 'F64 FAST', k: 'KEYWORD' },
    Array.from({ length: count }, (_, i) => ({ n: (i * 7919) % count, k: `k${i % 500}` })),
  );
  const stepsOf = (aggregations: string, only?: readonly number[]) => {
    const steps = large.steps(aggregations, only);
    let count = 0;
    while (steps.next().done !== true) count++;
    return count;
  };
  const batches = Math.floor(count / 1024);
  expect(stepsOf('{"a":{"$sum":{"field":"n"}}}')).toBeGreaterThan(batches);
  expect(stepsOf('{"a":{"$percentiles":{"field":"n"}}}')).toBeGreaterThan(2 * batches);
  expect(stepsOf('{"a":{"$terms":{"field":"k"}}}')).toBeGreaterThan(batches);
  expect(stepsOf('{"a":{"$histogram":{"field":"n","interval":1000}}}')).toBeGreaterThan(
    2 * batches,
  );
  expect(
    stepsOf('{"a":{"$composite":{"sources":[{"k":{"$terms":{"field":"k"}}}]}}}'),
  ).toBeGreaterThan(batches);
  // Buckets without documents are many as well.
  const empty = JSON.stringify({
    a: {
      $histogram: { field: 'n', interval: 1, extendedBounds: { min: 0, max: 499 } },
      $aggs: { s: { $sum: { field: 'n' } }, t: { $terms: { field: 'k' } } },
    },
  });
  expect(stepsOf(empty, [])).toBeGreaterThan(1000);
  allOf(large.steps('{}'));
});
