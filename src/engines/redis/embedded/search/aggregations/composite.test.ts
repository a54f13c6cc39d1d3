import { describe, expect, test } from 'vitest';
import { TestIndex } from '../../../../../../testing/engines/redis/embedded/search/aggregated.ts';
import {
  day,
  nine,
  products,
} from '../../../../../../testing/engines/redis/embedded/search/aggregated-shop.ts';

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
