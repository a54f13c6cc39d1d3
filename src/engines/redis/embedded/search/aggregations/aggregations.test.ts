import { describe, expect, test } from 'vitest';
import { TestIndex } from './testing-documents.ts';

const day = (date: string) => Date.parse(date);

/** Nine products, one of which has no price. */
const products = new TestIndex(
  {
    category: 'KEYWORD',
    tags: 'KEYWORD',
    price: 'F64 FAST',
    stock: 'U64 FAST',
    active: 'BOOL FAST',
    added: 'DATE FAST',
    shelf: 'FACET',
  },
  [
    {
      category: 'books',
      tags: ['paper', 'new'],
      price: 10,
      stock: 5,
      active: 1,
      added: day('2024-01-01T08:00:00Z'),
      shelf: '/shop/books/fiction',
    },
    {
      category: 'books',
      tags: 'paper',
      price: 20,
      stock: 0,
      active: 1,
      added: day('2024-01-01T20:30:00Z'),
      shelf: '/shop/books/nonfiction',
    },
    {
      category: 'books',
      tags: [],
      price: 30,
      stock: 7,
      active: 0,
      added: day('2024-01-03T00:00:00Z'),
      shelf: '/shop/books/fiction',
    },
    {
      category: 'electronics',
      tags: ['new', 'sale'],
      price: 499.99,
      stock: 2,
      active: 1,
      added: day('2024-02-10T12:00:00Z'),
      shelf: '/shop/electronics/phones',
    },
    {
      category: 'electronics',
      tags: 'sale',
      price: 999,
      stock: 1,
      active: 1,
      added: day('2024-02-10T13:00:00Z'),
      shelf: '/shop/electronics/laptops',
    },
    { category: 'toys', price: 15, stock: 5, active: 0, shelf: ['/shop/toys', '/outlet/toys'] },
    { stock: 5, active: 1, shelf: '/outlet/misc' },
  ],
);

/** The prices of the examples of the hosted service: 0, 10, ..., 80. */
const nine = new TestIndex(
  { price: 'F64 FAST' },
  Array.from({ length: 9 }, (_, i) => ({ price: i * 10 })),
);

describe('metrics', () => {
  test('$avg, $sum, $min, $max, $count and $cardinality are one value each', async () => {
    expect(
      await nine.aggregate({
        average: { $avg: { field: 'price' } },
        total: { $sum: { field: 'price' } },
        cheapest: { $min: { field: 'price' } },
        dearest: { $max: { field: 'price' } },
        number: { $count: { field: 'price' } },
        different: { $cardinality: { field: 'price' } },
      }),
    ).toEqual({
      average: { value: 40 },
      total: { value: 360 },
      cheapest: { value: 0 },
      dearest: { value: 80 },
      number: { value: 9 },
      different: { value: 9 },
    });
  });

  test('on the wire names and values alternate; only numbers that are no integers are strings', () => {
    expect(
      products.reply({
        dearest: { $max: { field: 'price' } },
        total: { $sum: { field: 'price' } },
      }),
    ).toEqual(['dearest', ['value', 999], 'total', ['value', '1573.99']]);
  });

  test('documents without a value are left out, unless `missing` stands for it', async () => {
    expect(
      await products.aggregate({
        count: { $count: { field: 'price' } },
        withMissing: { $count: { field: 'price', missing: 0 } },
        min: { $min: { field: 'price', missing: -1 } },
        average: { $avg: { field: 'price', missing: 1426.01 } },
      }),
    ).toEqual({
      count: { value: 6 },
      withMissing: { value: 7 },
      min: { value: -1 },
      average: { value: 428.57142857142856 },
    });
  });

  test('of no values the count and the sum are 0, and nothing else is known', () => {
    const none = {
      sum: { $sum: { field: 'price' } },
      avg: { $avg: { field: 'price' } },
      stats: { $stats: { field: 'price' } },
      pct: { $percentiles: { field: 'price', percents: [50] } },
      cardinality: { $cardinality: { field: 'category' } },
    };
    expect(products.reply(none, [6])).toEqual([
      'sum',
      ['value', 0],
      'avg',
      ['value', null],
      'stats',
      ['count', 0, 'min', null, 'max', null, 'sum', 0, 'avg', null],
      'pct',
      ['values', ['50.0', null]],
      'cardinality',
      ['value', 0],
    ]);
    expect(products.reply(none, [])).toEqual(products.reply(none, [6]));
  });

  test('$count counts each value of an array, $cardinality the different ones', async () => {
    expect(
      await products.aggregate({
        tags: { $count: { field: 'tags' } },
        different: { $cardinality: { field: 'tags' } },
        withMissing: { $cardinality: { field: 'tags', missing: 'none' } },
        withKnown: { $cardinality: { field: 'tags', missing: 'sale' } },
        stock: { $cardinality: { field: 'stock' } },
        prices: { $cardinality: { field: 'price', missing: 999 } },
        pricesOrText: { $cardinality: { field: 'price', missing: 'unknown' } },
      }),
    ).toEqual({
      tags: { value: 6 },
      different: { value: 3 },
      withMissing: { value: 4 },
      withKnown: { value: 3 },
      stock: { value: 5 },
      prices: { value: 6 },
      pricesOrText: { value: 7 },
    });
  });

  test('booleans count as 0 and 1, dates as milliseconds since 1970', async () => {
    expect(
      await products.aggregate({
        active: { $sum: { field: 'active' } },
        first: { $min: { field: 'added' } },
      }),
    ).toEqual({ active: { value: 5 }, first: { value: day('2024-01-01T08:00:00Z') } });
  });

  test('$stats is five of them', async () => {
    expect(await nine.aggregate({ price: { $stats: { field: 'price' } } })).toEqual({
      price: { count: 9, min: 0, max: 80, sum: 360, avg: 40 },
    });
  });

  test('$extendedStats adds variance, standard deviation, and bounds that are sigma of it away', async () => {
    const four = new TestIndex({ n: 'I64 FAST' }, [{ n: 2 }, { n: 4 }, { n: 4 }, { n: 6 }]);
    const sampling = Math.sqrt(8 / 3);
    expect(await four.aggregate({ n: { $extendedStats: { field: 'n', sigma: 3 } } })).toEqual({
      n: {
        count: 4,
        min: 2,
        max: 6,
        sum: 16,
        avg: 4,
        sumOfSquares: 72,
        variance: 2,
        variancePopulation: 2,
        varianceSampling: 8 / 3,
        stdDeviation: Math.SQRT2,
        stdDeviationPopulation: Math.SQRT2,
        stdDeviationSampling: sampling,
        stdDeviationBounds: {
          upper: 4 + 3 * Math.SQRT2,
          lower: 4 - 3 * Math.SQRT2,
          upperPopulation: 4 + 3 * Math.SQRT2,
          lowerPopulation: 4 - 3 * Math.SQRT2,
          upperSampling: 4 + 3 * sampling,
          lowerSampling: 4 - 3 * sampling,
        },
      },
    });
  });

  test('one value has no variance', async () => {
    const one = new TestIndex({ n: 'I64 FAST' }, [{ n: 2 }]);
    expect(await one.aggregate({ n: { $extendedStats: { field: 'n' } } })).toEqual({
      n: {
        count: 1,
        min: 2,
        max: 2,
        sum: 2,
        avg: 2,
        sumOfSquares: 4,
        variance: null,
        variancePopulation: null,
        varianceSampling: null,
        stdDeviation: null,
        stdDeviationPopulation: null,
        stdDeviationSampling: null,
        stdDeviationBounds: null,
      },
    });
  });

  test('$percentiles are exact, and between two values in proportion', async () => {
    expect(
      await nine.aggregate({
        keyed: { $percentiles: { field: 'price', percents: [50, 95, 99] } },
        list: { $percentiles: { field: 'price', percents: [0, 50, 62.5, 100], keyed: false } },
        usual: { $percentiles: { field: 'price' } },
      }),
    ).toEqual({
      keyed: { values: { '50.0': 40, '95.0': 76, '99.0': 79.2 } },
      list: {
        values: [
          { key: 0, value: 0 },
          { key: 50, value: 40 },
          { key: 62.5, value: 50 },
          { key: 100, value: 80 },
        ],
      },
      usual: {
        values: {
          '1.0': 0.8,
          '5.0': 4,
          '25.0': 20,
          '50.0': 40,
          '75.0': 60,
          '95.0': 76,
          '99.0': 79.2,
        },
      },
    });
  });
});

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

describe('$range', () => {
  test('includes `from` and excludes `to`', async () => {
    expect(
      await nine.aggregate({
        tiers: {
          $range: { field: 'price', ranges: [{ to: 30 }, { from: 30, to: 60 }, { from: 60 }] },
        },
      }),
    ).toEqual({
      tiers: {
        buckets: [
          { key: '*-30', docCount: 3, to: 30 },
          { key: '30-60', docCount: 3, from: 30, to: 60 },
          { key: '60-*', docCount: 3, from: 60 },
        ],
      },
    });
  });

  test('is sorted, and what is before, between and after the ranges are buckets too', async () => {
    expect(
      await nine.aggregate({
        tiers: {
          $range: {
            field: 'price',
            ranges: [
              { from: 50, to: 50.5, key: 'fifty' },
              { from: -1.5, to: 10 },
            ],
          },
        },
      }),
    ).toEqual({
      tiers: {
        buckets: [
          { key: '*--1.5', docCount: 0, to: -1.5 },
          { key: '-1.5-10', docCount: 1, from: -1.5, to: 10 },
          { key: '10-50', docCount: 4, from: 10, to: 50 },
          { key: 'fifty', docCount: 1, from: 50, to: 50.5 },
          { key: '50.5-*', docCount: 3, from: 50.5 },
        ],
      },
    });
  });

  test('with `keyed` the buckets are a map', () => {
    expect(
      nine.reply({ tiers: { $range: { field: 'price', ranges: [{ to: 30 }], keyed: true } } }),
    ).toEqual([
      'tiers',
      [
        'buckets',
        [
          '*-30',
          ['key', '*-30', 'docCount', 3, 'to', 30],
          '30-*',
          ['key', '30-*', 'docCount', 6, 'from', 30],
        ],
      ],
    ]);
  });

  test('of dates has milliseconds and RFC 3339', async () => {
    const from = day('2024-02-01T00:00:00.250Z');
    expect(
      await products.aggregate({ by: { $range: { field: 'added', ranges: [{ from }] } } }),
    ).toEqual({
      by: {
        buckets: [
          {
            key: '*-2024-02-01T00:00:00.25Z',
            docCount: 3,
            to: from,
            toAsString: '2024-02-01T00:00:00.25Z',
          },
          {
            key: '2024-02-01T00:00:00.25Z-*',
            docCount: 2,
            from,
            fromAsString: '2024-02-01T00:00:00.25Z',
          },
        ],
      },
    });
  });
});

describe('$histogram', () => {
  test('has buckets of one width, also those between that are empty', async () => {
    expect(await nine.aggregate({ by: { $histogram: { field: 'price', interval: 30 } } })).toEqual({
      by: {
        buckets: [
          { key: 0, docCount: 3 },
          { key: 30, docCount: 3 },
          { key: 60, docCount: 3 },
        ],
      },
    });
    expect(products.reply({ by: { $histogram: { field: 'stock', interval: 2 } } })).toEqual([
      'by',
      [
        'buckets',
        [
          ['key', 0, 'docCount', 2],
          ['key', 2, 'docCount', 1],
          ['key', 4, 'docCount', 3],
          ['key', 6, 'docCount', 1],
        ],
      ],
    ]);
  });

  test('`offset` shifts the buckets, `minDocCount` leaves out those with fewer documents, however far apart the others are', async () => {
    expect(
      await products.aggregate({
        shifted: { $histogram: { field: 'price', interval: 10, offset: -5, minDocCount: 1 } },
        far: { $histogram: { field: 'added', interval: 1000, minDocCount: 1 } },
      }),
    ).toMatchObject({
      shifted: {
        buckets: [
          { key: 5, docCount: 1 },
          { key: 15, docCount: 2 },
          { key: 25, docCount: 1 },
          { key: 495, docCount: 1 },
          { key: 995, docCount: 1 },
        ],
      },
      far: { buckets: { length: 5 } },
    });
  });

  test('`hardBounds` leaves out values, `extendedBounds` adds empty buckets', async () => {
    const buckets = async (options: object) => {
      const { by } = await nine.aggregate({
        by: { $histogram: { field: 'price', interval: 30, ...options } },
      });
      return (by as { buckets: { key: number; docCount: number }[] }).buckets.map(
        ({ key, docCount }) => [key, docCount],
      );
    };
    expect(await buckets({ hardBounds: { min: 20, max: 30 } })).toEqual([
      [0, 1],
      [30, 1],
    ]);
    expect(await buckets({ extendedBounds: { min: -1, max: 95 } })).toEqual([
      [-30, 0],
      [0, 3],
      [30, 3],
      [60, 3],
      [90, 0],
    ]);
    expect(await buckets({ extendedBounds: { min: 40, max: 41 } })).toEqual([
      [0, 3],
      [30, 3],
      [60, 3],
    ]);
    expect(
      nine.reply(
        {
          by: { $histogram: { field: 'price', interval: 30, extendedBounds: { min: 0, max: 30 } } },
        },
        [],
      ),
    ).toEqual([
      'by',
      [
        'buckets',
        [
          ['key', 0, 'docCount', 0],
          ['key', 30, 'docCount', 0],
        ],
      ],
    ]);
  });

  test('of no documents has no buckets', () => {
    expect(nine.reply({ by: { $histogram: { field: 'price', interval: 30 } } }, [])).toEqual([
      'by',
      ['buckets', []],
    ]);
  });

  test('with `keyed` the buckets are a map', () => {
    expect(
      nine.reply({ by: { $histogram: { field: 'price', interval: 50, keyed: true } } }),
    ).toEqual([
      'by',
      ['buckets', ['0', ['key', 0, 'docCount', 5], '50', ['key', 50, 'docCount', 4]]],
    ]);
  });
});

describe('$dateHistogram', () => {
  test('has a bucket for each interval, with its begin in milliseconds and as RFC 3339', async () => {
    expect(
      await products.aggregate({
        byDay: {
          $dateHistogram: {
            field: 'added',
            fixedInterval: '1d',
            hardBounds: { min: 0, max: day('2024-01-31') },
          },
        },
      }),
    ).toEqual({
      byDay: {
        buckets: [
          { key: 1704067200000, keyAsString: '2024-01-01T00:00:00Z', docCount: 2 },
          { key: 1704153600000, keyAsString: '2024-01-02T00:00:00Z', docCount: 0 },
          { key: 1704240000000, keyAsString: '2024-01-03T00:00:00Z', docCount: 1 },
        ],
      },
    });
  });

  test('`offset` shifts the intervals; with `keyed` the dates are the keys', () => {
    const $dateHistogram = {
      field: 'added',
      fixedInterval: '24h',
      offset: '-4h',
      minDocCount: 2,
      keyed: true,
    };
    expect(products.reply({ byDay: { $dateHistogram } })).toEqual([
      'byDay',
      [
        'buckets',
        [
          '2024-02-09T20:00:00Z',
          ['key', 1707508800000, 'keyAsString', '2024-02-09T20:00:00Z', 'docCount', 2],
        ],
      ],
    ]);
  });
});

describe('$composite', () => {
  const sources = [
    { category: { $terms: { field: 'category' } } },
    { price: { $histogram: { field: 'price', interval: 10 } } },
  ];

  test('has a bucket for each combination, in the order of the sources', () => {
    expect(products.reply({ by: { $composite: { sources, size: 2 } } })).toEqual([
      'by',
      [
        'buckets',
        [
          ['key', ['category', 'books', 'price', 10], 'docCount', 1],
          ['key', ['category', 'books', 'price', 20], 'docCount', 1],
        ],
        'afterKey',
        ['category', 'str:books', 'price', 'f64:20'],
      ],
    ]);
  });

  test('the next page begins after the `afterKey` as the client has it, until there are no buckets', async () => {
    const pages: unknown[] = [];
    let after: unknown;
    do {
      const { by } = await products.aggregate({
        by: { $composite: { sources, size: 3, ...(after ? { after } : {}) } },
      });
      const page = by as { buckets: { key: object }[]; afterKey?: unknown };
      after = page.afterKey;
      pages.push(page.buckets.map(({ key }) => Object.values(key).join(' ')));
    } while (after !== undefined);
    expect(pages).toEqual([
      ['books 10', 'books 20', 'books 30'],
      ['electronics 490', 'electronics 990', 'toys 10'],
      [],
    ]);
  });

  test('`after` may be an object', () => {
    const after = { price: 'f64:490', category: 'str:electronics' };
    expect(products.reply({ by: { $composite: { sources, size: 1, after } } })).toMatchObject([
      'by',
      [
        'buckets',
        [['key', ['category', 'electronics', 'price', 990], 'docCount', 1]],
        'afterKey',
        {},
      ],
    ]);
  });

  const keys = (source: object, only?: number[]) => {
    const reply = products.reply(
      { by: { $composite: { sources: [{ x: source }], size: 100 } } },
      only,
    );
    const [, [, buckets]] = reply as [
      string,
      [string, [string, [string, unknown], string, number][]],
    ];
    return buckets.map(([, [, key], , count]) => [key, count]);
  };

  test('`order` turns a source around, and `missingBucket` is for documents without a value', () => {
    expect(keys({ $terms: { field: 'category', order: 'desc' } })).toEqual([
      ['toys', 1],
      ['electronics', 2],
      ['books', 3],
    ]);
    const missing = (options: object) =>
      keys({ $terms: { field: 'category', missingBucket: true, ...options } }).map(([key]) => key);
    expect(missing({})).toEqual([null, 'books', 'electronics', 'toys']);
    expect(missing({ order: 'desc' })).toEqual(['toys', 'electronics', 'books', null]);
    expect(missing({ missingOrder: 'last' })).toEqual(['books', 'electronics', 'toys', null]);
    expect(missing({ missingOrder: 'first', order: 'desc' })).toEqual([
      null,
      'toys',
      'electronics',
      'books',
    ]);
  });

  test('dates are grouped by value, by fixed interval, or by year, month and week from Monday', () => {
    expect(keys({ $terms: { field: 'added' } }, [2])).toEqual([['2024-01-03T00:00:00Z', 1]]);
    expect(keys({ $dateHistogram: { field: 'added', fixedInterval: '1d' } }, [0, 1, 2])).toEqual([
      [day('2024-01-01'), 2],
      [day('2024-01-03'), 1],
    ]);
    const calendar = (calendarInterval: string) =>
      keys({ $dateHistogram: { field: 'added', calendarInterval } });
    expect(calendar('year')).toEqual([[day('2024-01-01'), 5]]);
    expect(calendar('month')).toEqual([
      [day('2024-01-01'), 3],
      [day('2024-02-01'), 2],
    ]);
    expect(calendar('week')).toEqual([
      [day('2024-01-01'), 3],
      [day('2024-02-05'), 2],
    ]);
  });

  test('a document with several values is in a bucket for each combination', () => {
    expect(keys({ $terms: { field: 'tags' } })).toEqual([
      ['new', 2],
      ['paper', 2],
      ['sale', 2],
    ]);
  });

  test('a page of the last combinations has those only, however many come before', () => {
    const many = new TestIndex(
      { n: 'I64 FAST' },
      Array.from({ length: 500 }, (_, i) => ({ n: (i * 7) % 250 })),
    );
    const page = {
      sources: [{ n: { $terms: { field: 'n', order: 'desc' } } }],
      size: 2,
      after: { n: 'f64:3' },
    };
    expect(many.reply({ by: { $composite: page } })).toEqual([
      'by',
      [
        'buckets',
        [
          ['key', ['n', 2], 'docCount', 2],
          ['key', ['n', 1], 'docCount', 2],
        ],
        'afterKey',
        ['n', 'f64:1'],
      ],
    ]);
  });
});

describe('$facet', () => {
  test('counts the documents of the paths below one', async () => {
    expect(await products.aggregate({ by: { $facet: { field: 'shelf', path: '/shop' } } })).toEqual(
      {
        by: {
          path: '/shop',
          sumOtherDocCount: 0,
          children: [
            { path: '/shop/books', docCount: 3, sumOtherDocCount: 0 },
            { path: '/shop/electronics', docCount: 2, sumOtherDocCount: 0 },
            { path: '/shop/toys', docCount: 1, sumOtherDocCount: 0 },
          ],
        },
      },
    );
  });

  test('`depth` shows more levels, `size` limits each of them', async () => {
    expect(
      await products.aggregate({
        by: { $facet: { field: 'shelf', path: '/', depth: 3, size: 1 } },
      }),
    ).toEqual({
      by: {
        path: '/',
        sumOtherDocCount: 2,
        children: [
          {
            path: '/shop',
            docCount: 6,
            sumOtherDocCount: 3,
            children: [
              {
                path: '/shop/books',
                docCount: 3,
                sumOtherDocCount: 1,
                children: [{ path: '/shop/books/fiction', docCount: 2, sumOtherDocCount: 0 }],
              },
            ],
          },
        ],
      },
    });
  });

  test('`order` is by count or by path, and `minDocCount` leaves out what is rarer', () => {
    const paths = (options: object) => {
      const reply = products.reply({
        by: { $facet: { field: 'shelf', path: '/shop', ...options } },
      });
      const [, [, , , , , children]] = reply as [
        string,
        [...unknown[]] & { 5: [string, string][] },
      ];
      return children.map(([, path]) => path);
    };
    expect(paths({ order: { count: 'asc' } })).toEqual([
      '/shop/toys',
      '/shop/electronics',
      '/shop/books',
    ]);
    expect(paths({ order: { path: 'desc' } })).toEqual([
      '/shop/toys',
      '/shop/electronics',
      '/shop/books',
    ]);
    expect(paths({ order: { path: 'asc' }, minDocCount: 2 })).toEqual([
      '/shop/books',
      '/shop/electronics',
    ]);
  });

  test('nothing below a path is an empty list', async () => {
    expect(
      await products.aggregate({ by: { $facet: { field: 'shelf', path: '/shop/toys' } } }),
    ).toEqual({
      by: { path: '/shop/toys', sumOtherDocCount: 0, children: [] },
    });
  });
});

describe('$aggs', () => {
  test('computes for each bucket, at any level', async () => {
    expect(
      await products.aggregate({
        by: {
          $terms: { field: 'category', size: 2 },
          $aggs: {
            average: { $avg: { field: 'price' } },
            byTag: {
              $terms: { field: 'tags', size: 1 },
              $aggs: { dearest: { $max: { field: 'price' } } },
            },
          },
        },
      }),
    ).toEqual({
      by: {
        buckets: [
          {
            key: 'books',
            docCount: 3,
            average: { value: 20 },
            byTag: {
              buckets: [{ key: 'paper', docCount: 2, dearest: { value: 20 } }],
              sumOtherDocCount: 1,
              docCountErrorUpperBound: 0,
            },
          },
          {
            key: 'electronics',
            docCount: 2,
            average: { value: 749.495 },
            byTag: {
              buckets: [{ key: 'sale', docCount: 2, dearest: { value: 999 } }],
              sumOtherDocCount: 1,
              docCountErrorUpperBound: 0,
            },
          },
        ],
        sumOtherDocCount: 1,
        docCountErrorUpperBound: 0,
      },
    });
  });

  test('computes for the buckets of all operators', () => {
    const $aggs = { n: { $count: { field: 'price' } } };
    const counts = (aggregation: object) => {
      const [, [, buckets]] = nine.reply({ by: { ...aggregation, $aggs } }) as [
        string,
        [string, unknown[][]],
      ];
      return buckets.map((bucket) => bucket.slice(-2));
    };
    const three = ['n', ['value', 3]];
    expect(counts({ $range: { field: 'price', ranges: [{ from: 30, to: 60 }] } })).toEqual([
      three,
      three,
      three,
    ]);
    expect(counts({ $histogram: { field: 'price', interval: 30 } })).toEqual([three, three, three]);
    expect(
      counts({
        $composite: { sources: [{ p: { $histogram: { field: 'price', interval: 30 } } }] },
      }),
    ).toEqual([three, three, three]);
  });
});
