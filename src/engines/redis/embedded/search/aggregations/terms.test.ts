import { describe, expect, test } from 'vitest';
import { TestIndex } from '../../../../../../testing/engines/redis/embedded/search/aggregated.ts';
import { products } from '../../../../../../testing/engines/redis/embedded/search/aggregated-shop.ts';

describe('$terms', () => {
  test('groups by value, the most frequent first, and those of equal frequency by key', async () => {
    expect(await products.aggregate({ by: { $terms: { field: 'category' } } })).toEqual({
      by: {
        buckets: [
          { key: 'books', docCount: 3 },
          { key: 'electronics', docCount: 2 },
          { key: 'toys', docCount: 1 },
        ],
        sumOtherDocCount: 0,
        docCountErrorUpperBound: 0,
      },
    });
  });

  test('`size` is the number of buckets; the documents of others are counted together', () => {
    expect(
      products.reply({ by: { $terms: { field: 'category', size: 1, segmentSize: 1 } } }),
    ).toEqual([
      'by',
      [
        'buckets',
        [['key', 'books', 'docCount', 3]],
        'sumOtherDocCount',
        3,
        'docCountErrorUpperBound',
        0,
      ],
    ]);
  });

  test('the counts are exact, so their error is 0, or left out', () => {
    expect(
      products.reply({
        by: { $terms: { field: 'category', size: 1, showTermDocCountError: false } },
      }),
    ).toEqual(['by', ['buckets', [['key', 'books', 'docCount', 3]], 'sumOtherDocCount', 3]]);
  });

  const keys = async (options: object, $aggs?: object) => {
    const { by } = await products.aggregate({ by: { $terms: options, ...($aggs && { $aggs }) } });
    return (by as { buckets: { key: unknown }[] }).buckets.map(({ key }) => key);
  };

  test('`order` is by count, by key, or by a metric of the buckets', async () => {
    expect(await keys({ field: 'category', order: { count: 'asc' } })).toEqual([
      'toys',
      'electronics',
      'books',
    ]);
    expect(await keys({ field: 'category', order: { key: 'desc' } })).toEqual([
      'toys',
      'electronics',
      'books',
    ]);
    expect(await keys({ field: 'stock', order: { key: 'asc' }, size: 3 })).toEqual([0, 1, 2]);
    const $aggs = {
      average: { $avg: { field: 'price' } },
      'all.of': { $stats: { field: 'price' } },
      middle: { $percentiles: { field: 'price' } },
      tags: { $cardinality: { field: 'tags' } },
    };
    expect(await keys({ field: 'category', order: { average: 'asc' } }, $aggs)).toEqual([
      'toys',
      'books',
      'electronics',
    ]);
    expect(
      await keys({ field: 'category', order: { 'all.of.max': 'desc' }, size: 1 }, $aggs),
    ).toEqual(['electronics']);
    expect(await keys({ field: 'category', order: { 'middle.50': 'asc' } }, $aggs)).toEqual([
      'toys',
      'books',
      'electronics',
    ]);
    expect(await keys({ field: 'category', order: { tags: 'desc' } }, $aggs)).toEqual([
      'books',
      'electronics',
      'toys',
    ]);
  });

  test('buckets whose metric is not known come last in both directions', async () => {
    const $aggs = { first: { $min: { field: 'added' } } };
    expect(await keys({ field: 'category', order: { first: 'asc' } }, $aggs)).toEqual([
      'books',
      'electronics',
      'toys',
    ]);
    expect(await keys({ field: 'category', order: { first: 'desc' } }, $aggs)).toEqual([
      'electronics',
      'books',
      'toys',
    ]);
  });

  test('`minDocCount` leaves out buckets with fewer documents; with 0 also values of other documents are buckets', () => {
    expect(products.reply({ by: { $terms: { field: 'category', minDocCount: 2 } } })).toEqual([
      'by',
      [
        'buckets',
        [
          ['key', 'books', 'docCount', 3],
          ['key', 'electronics', 'docCount', 2],
        ],
        'sumOtherDocCount',
        0,
        'docCountErrorUpperBound',
        0,
      ],
    ]);
    expect(products.reply({ by: { $terms: { field: 'category', minDocCount: 0 } } }, [0])).toEqual([
      'by',
      [
        'buckets',
        [
          ['key', 'books', 'docCount', 1],
          ['key', 'electronics', 'docCount', 0],
          ['key', 'toys', 'docCount', 0],
        ],
        'sumOtherDocCount',
        0,
        'docCountErrorUpperBound',
        0,
      ],
    ]);
  });

  test('`missing` is the key of documents without a value', async () => {
    expect(await keys({ field: 'category', missing: 'none', order: { key: 'asc' } })).toEqual([
      'books',
      'electronics',
      'none',
      'toys',
    ]);
    expect(await keys({ field: 'category', missing: 'toys', size: 2 })).toEqual([
      'books',
      'electronics',
    ]);
    expect(await keys({ field: 'price', missing: 15, size: 1 })).toEqual([15]);
    expect(
      await keys({ field: 'price', missing: 'unknown', order: { key: 'desc' }, size: 2 }),
    ).toEqual(['unknown', 999]);
    expect(products.reply({ by: { $terms: { field: 'tags', missing: 'sale', size: 1 } } })).toEqual(
      [
        'by',
        [
          'buckets',
          [['key', 'sale', 'docCount', 5]],
          'sumOtherDocCount',
          4,
          'docCountErrorUpperBound',
          0,
        ],
      ],
    );
  });

  test('`include` and `exclude` are lists of terms, or regular expressions for whole terms', async () => {
    expect(await keys({ field: 'category', include: ['toys', 'books', 'other'] })).toEqual([
      'books',
      'toys',
    ]);
    expect(await keys({ field: 'category', exclude: ['books'] })).toEqual(['electronics', 'toys']);
    expect(await keys({ field: 'category', include: '.*o.*', exclude: 'to.s' })).toEqual([
      'books',
      'electronics',
    ]);
    expect(await keys({ field: 'category', include: 'oo' })).toEqual([]);
  });

  test('a document with several values is in a bucket for each of them, once', async () => {
    expect(await keys({ field: 'tags' })).toEqual(['new', 'paper', 'sale']);
    const twice = new TestIndex({ n: 'I64 FAST' }, [{ n: [1, 2, 1] }, { n: 2 }]);
    expect(twice.reply({ by: { $terms: { field: 'n' } } })).toEqual([
      'by',
      [
        'buckets',
        [
          ['key', 2, 'docCount', 2],
          ['key', 1, 'docCount', 1],
        ],
        'sumOtherDocCount',
        0,
        'docCountErrorUpperBound',
        0,
      ],
    ]);
  });

  test('the key of a boolean is 0 or 1 beside its name, that of a date is RFC 3339', async () => {
    const { active, added } = await products.aggregate({
      active: { $terms: { field: 'active' } },
      added: { $terms: { field: 'added', size: 1 } },
    });
    expect(active).toMatchObject({
      buckets: [
        { key: 1, keyAsString: true, docCount: 5 },
        { key: 0, keyAsString: false, docCount: 2 },
      ],
    });
    expect(added).toMatchObject({ buckets: [{ key: '2024-01-01T08:00:00Z', docCount: 1 }] });
  });
});
