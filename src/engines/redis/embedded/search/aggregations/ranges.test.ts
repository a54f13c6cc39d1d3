import { describe, expect, test } from 'vitest';
import {
  day,
  nine,
  products,
} from '../../../../../../testing/engines/redis/embedded/search/aggregated-shop.ts';

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
