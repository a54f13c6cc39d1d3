import { describe, expect, test } from 'vitest';
import { TestIndex } from '../../../../../../testing/engines/redis/embedded/search/aggregated.ts';
import {
  day,
  nine,
  products,
} from '../../../../../../testing/engines/redis/embedded/search/aggregated-shop.ts';

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
