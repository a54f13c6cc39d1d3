import { describe, expect, test } from 'vitest';
import { TestIndex } from '../../../../../../testing/engines/redis/embedded/search/aggregated.ts';

describe('large sets, which are sorted in several runs', () => {
  test('give the same percentiles, terms and histograms', () => {
    // More than two runs of 4096, of numbers in no order.
    const documents = Array.from({ length: 9000 }, (_, i) => ({
      n: ((i * 7919) % 9001) / 2,
      k: String((i * 31) % 5000),
    }));
    const index = new TestIndex({ n: 'F64 FAST', k: 'KEYWORD' }, documents);
    const numbers = documents.map(({ n }) => n).toSorted((a, b) => a - b);
    expect(
      index.reply({
        a: { $percentiles: { field: 'n', percents: [0, 100] } },
        b: { $cardinality: { field: 'n' } },
      }),
    ).toEqual([
      ...['a', ['values', ['0.0', numbers[0], '100.0', numbers.at(-1)]]],
      ...['b', ['value', new Set(numbers).size]],
    ]);
    const top = index.reply({ a: { $terms: { field: 'k', size: 2 } } });
    expect(top).toEqual([
      'a',
      [
        'buckets',
        [
          ['key', '0', 'docCount', 2],
          ['key', '1', 'docCount', 2],
        ],
        'sumOtherDocCount',
        8996,
        'docCountErrorUpperBound',
        0,
      ],
    ]);
    // Of few documents not all ordinals are counted.
    expect(index.reply({ a: { $terms: { field: 'k', size: 2 } } }, [1, 2, 3])).toEqual([
      'a',
      [
        'buckets',
        [
          ['key', '31', 'docCount', 1],
          ['key', '62', 'docCount', 1],
        ],
        'sumOtherDocCount',
        1,
        'docCountErrorUpperBound',
        0,
      ],
    ]);
  });
});
