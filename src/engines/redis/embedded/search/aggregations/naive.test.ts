import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../../../../../testing/base/tries.ts';
import {
  TestIndex,
  type TestDocument,
} from '../../../../../../testing/engines/redis/embedded/search/aggregated.ts';

/** Aggregations computed from the documents themselves, without columns, steps or memory in mind. */
type Naive = (documents: readonly TestDocument[]) => unknown;

interface Case {
  readonly aggregation: Readonly<Record<string, unknown>>;
  readonly naive: Naive;
}

const valuesOf = (document: TestDocument, field: string) => [document[field] ?? []].flat();
const numbersOf = (document: TestDocument, field: string) => valuesOf(document, field).map(Number);

const byOrder = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  return (one as string) < (other as string) ? -1 : 1;
};

const ascending = (numbers: Iterable<number>) => [...numbers].toSorted((a, b) => a - b);

/** As the reply has it: all numbers here are integers, or end in .5 or .25. */
const shown = (value: number | null) =>
  value === null || Number.isInteger(value) ? value : String(value);

const missing = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });

const metric: fc.Arbitrary<Case> = fc
  .record({
    operator: fc.constantFrom('$sum', '$min', '$max', '$count', '$cardinality', '$percentiles'),
    missing,
  })
  .map(({ operator, missing }) => ({
    aggregation: {
      [operator]: {
        field: 'n',
        ...(missing !== undefined && { missing }),
        ...(operator === '$percentiles' && { percents: [0, 50, 100] }),
      },
    },
    naive: (documents) => {
      const all = documents.flatMap((document) => {
        const values = numbersOf(document, 'n');
        return values.length === 0 && missing !== undefined ? [missing] : values;
      });
      const sorted = ascending(all);
      const first = sorted[0] ?? null;
      const last = sorted.at(-1) ?? null;
      if (operator === '$sum') return ['value', shown(all.reduce((a, b) => a + b, 0))];
      if (operator === '$count') return ['value', all.length];
      if (operator === '$cardinality') return ['value', new Set(all).size];
      if (operator === '$min') return ['value', shown(first)];
      if (operator === '$max') return ['value', shown(last)];
      const [low, high] = [sorted[(all.length - 1) >> 1], sorted[all.length >> 1]];
      const median = low === undefined ? null : (low + high!) / 2;
      return ['values', ['0.0', shown(first), '50.0', shown(median), '100.0', shown(last)]];
    },
  }));

/** Aggregations of each bucket: one, or none. */
interface Inner {
  readonly aggregation: Readonly<Record<string, unknown>>;
  readonly naive: (documents: readonly TestDocument[]) => readonly unknown[];
}

const nothing: Inner = { aggregation: {}, naive: () => [] };

const named = ({ aggregation, naive }: Case): Inner => ({
  aggregation: { $aggs: { inner: aggregation } },
  naive: (documents) => ['inner', naive(documents)],
});

const terms = (inner: Inner): fc.Arbitrary<Case> =>
  fc
    .record({
      field: fc.constantFrom('k', 'n'),
      size: fc.integer({ min: 1, max: 6 }),
      minDocCount: fc.integer({ min: 1, max: 2 }),
      by: fc.constantFrom('count', 'key'),
      direction: fc.constantFrom('asc', 'desc'),
      hasMissing: fc.boolean(),
    })
    .map(({ field, size, minDocCount, by, direction, hasMissing }) => {
      const missing = field === 'k' ? 'b' : 1;
      const options = { field, size, minDocCount, order: { [by]: direction } };
      return {
        aggregation: {
          $terms: { ...options, ...(hasMissing && { missing }) },
          ...inner.aggregation,
        },
        naive: (documents) => {
          const keysOf = (document: TestDocument) => {
            const values = valuesOf(document, field);
            return values.length === 0 && hasMissing ? [missing] : values;
          };
          const keys = [...new Set(documents.flatMap(keysOf))];
          const sign = direction === 'asc' ? 1 : -1;
          const buckets = keys
            .map((key) => ({
              key,
              members: documents.filter((each) => keysOf(each).includes(key)),
            }))
            .filter(({ members }) => members.length >= minDocCount)
            .toSorted((one, other) =>
              by === 'key'
                ? sign * byOrder(one.key, other.key)
                : sign * (one.members.length - other.members.length) || byOrder(one.key, other.key),
            );
          const others = buckets.slice(size).reduce((sum, { members }) => sum + members.length, 0);
          const replies = buckets
            .slice(0, size)
            .map(({ key, members }) => [
              ...['key', typeof key === 'number' ? shown(key) : key, 'docCount', members.length],
              ...inner.naive(members),
            ]);
          return ['buckets', replies, 'sumOtherDocCount', others, 'docCountErrorUpperBound', 0];
        },
      };
    });

const range = (inner: Inner): fc.Arbitrary<Case> =>
  fc.uniqueArray(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 4 }).map((ends) => {
    const sorted = ascending(ends);
    const ranges = sorted.map((from, i) => ({
      from,
      ...(sorted[i + 1] !== undefined && { to: sorted[i + 1] }),
    }));
    return {
      aggregation: { $range: { field: 'n', ranges: ranges.toReversed() }, ...inner.aggregation },
      naive: (documents) => {
        const all = [{ to: sorted[0]! }, ...ranges];
        const buckets = all.map((each) => {
          const { from, to } = { from: undefined, to: undefined, ...each };
          const members = documents.filter((document) =>
            numbersOf(document, 'n').some((n) => n >= (from ?? -Infinity) && n < (to ?? Infinity)),
          );
          return [
            ...['key', `${from ?? '*'}-${to ?? '*'}`, 'docCount', members.length],
            ...(from === undefined ? [] : ['from', from]),
            ...(to === undefined ? [] : ['to', to]),
            ...inner.naive(members),
          ];
        });
        return ['buckets', buckets];
      },
    };
  });

const histogram = (inner: Inner): fc.Arbitrary<Case> =>
  fc
    .record({
      interval: fc.constantFrom(1, 2, 2.5, 7),
      offset: fc.constantFrom(0, 1, -0.5),
      minDocCount: fc.integer({ min: 0, max: 2 }),
      bounds: fc.constantFrom(undefined, { min: -2, max: 4 }),
    })
    .map(({ interval, offset, minDocCount, bounds }) => ({
      aggregation: {
        $histogram: {
          field: 'n',
          interval,
          offset,
          minDocCount,
          ...(bounds && { hardBounds: bounds }),
        },
        ...inner.aggregation,
      },
      naive: (documents) => {
        const positionsOf = (document: TestDocument) =>
          numbersOf(document, 'n')
            .filter((n) => bounds === undefined || (n >= bounds.min && n <= bounds.max))
            .map((n) => Math.floor((n - offset) / interval));
        const positions = ascending(new Set(documents.flatMap(positionsOf)));
        const buckets: unknown[] = [];
        for (let position = positions[0] ?? 0; position <= (positions.at(-1) ?? -1); position++) {
          const members = documents.filter((document) => positionsOf(document).includes(position));
          if (members.length < minDocCount) continue;
          const key = position * interval + offset;
          buckets.push(['key', shown(key), 'docCount', members.length, ...inner.naive(members)]);
        }
        return ['buckets', buckets];
      },
    }));

const composite = (inner: Inner): fc.Arbitrary<Case> =>
  fc
    .record({
      size: fc.integer({ min: 1, max: 8 }),
      descending: fc.tuple(fc.boolean(), fc.boolean()),
      missing: fc.tuple(fc.boolean(), fc.boolean()),
      after: fc.option(fc.tuple(fc.constantFrom('a', 'c', 'e'), fc.integer({ min: -4, max: 4 })), {
        nil: undefined,
      }),
    })
    .map(({ size, descending, missing, after }) => {
      const options = (i: 0 | 1) => ({
        order: descending[i] ? 'desc' : 'asc',
        missingBucket: missing[i],
      });
      return {
        aggregation: {
          $composite: {
            sources: [
              { k: { $terms: { field: 'k', ...options(0) } } },
              { n: { $histogram: { field: 'n', interval: 2, ...options(1) } } },
            ],
            size,
            ...(after && { after: { k: `str:${after[0]}`, n: `f64:${after[1] * 2}` } }),
          },
          ...inner.aggregation,
        },
        naive: (documents) => {
          const partsOf = (document: TestDocument): (string | number | null)[][] => {
            const texts: (string | null)[] = valuesOf(document, 'k').map(String);
            const numbers: (number | null)[] = numbersOf(document, 'n').map(
              (n) => Math.floor(n / 2) * 2,
            );
            if (texts.length === 0 && missing[0]) texts.push(null);
            if (numbers.length === 0 && missing[1]) numbers.push(null);
            return texts.flatMap((text) => numbers.map((number) => [text, number]));
          };
          // By default what is missing comes first, and last in the other direction.
          const compare = (one: readonly unknown[], other: readonly unknown[]) => {
            for (const i of [0, 1] as const) {
              const sign = descending[i] ? -1 : 1;
              const [a, b] = [one[i], other[i]];
              if (a === b) continue;
              if (a === null || b === null) return a === null ? -sign : sign;
              return sign * byOrder(a, b);
            }
            return 0;
          };
          const keys = new Map(
            documents.flatMap(partsOf).map((parts) => [JSON.stringify(parts), parts]),
          );
          const page = [...keys]
            .filter(
              ([, parts]) => after === undefined || compare(parts, [after[0], after[1] * 2]) > 0,
            )
            .toSorted(([, one], [, other]) => compare(one, other))
            .slice(0, size);
          const buckets = page.map(([code, [k, n]]) => {
            const members = documents.filter((document) =>
              partsOf(document).some((parts) => JSON.stringify(parts) === code),
            );
            return ['key', ['k', k, 'n', n], 'docCount', members.length, ...inner.naive(members)];
          });
          const last = page.at(-1)?.[1];
          if (last === undefined) return ['buckets', []];
          const [k, n] = [
            last[0] === null ? 'null:' : `str:${last[0]}`,
            last[1] === null ? 'null:' : `f64:${last[1]}`,
          ];
          return ['buckets', buckets, 'afterKey', ['k', k, 'n', n]];
        },
      };
    });

const facet: fc.Arbitrary<Case> = fc
  .record({
    path: fc.constantFrom('/', '/a', '/a/b', '/x'),
    depth: fc.integer({ min: 1, max: 3 }),
    size: fc.integer({ min: 1, max: 3 }),
    minDocCount: fc.integer({ min: 1, max: 2 }),
    by: fc.constantFrom('count', 'path'),
    direction: fc.constantFrom('asc', 'desc'),
  })
  .map(({ path, depth, size, minDocCount, by, direction }) => ({
    aggregation: {
      $facet: { field: 'f', path, depth, size, minDocCount, order: { [by]: direction } },
    },
    naive: (documents) => {
      const facetsOf = (document: TestDocument) => valuesOf(document, 'f').map(String);
      const sign = direction === 'asc' ? 1 : -1;
      const below = (parent: string, levels: number): { children: unknown[]; others: number } => {
        if (levels === 0) return { children: [], others: 0 };
        const begin = parent === '/' ? '/' : `${parent}/`;
        const paths = documents
          .flatMap(facetsOf)
          .filter((each) => each.startsWith(begin) && each !== begin)
          .map((each) => begin + each.slice(begin.length).split('/')[0]!);
        const all = [...new Set(paths)]
          .map((each) => ({
            path: each,
            count: documents.filter((document) =>
              facetsOf(document).some((facet) => facet === each || facet.startsWith(`${each}/`)),
            ).length,
          }))
          .filter(({ count }) => count >= minDocCount)
          .toSorted((one, other) => {
            const byPath = byOrder(one.path, other.path);
            return by === 'path' ? sign * byPath : sign * (one.count - other.count) || byPath;
          });
        const children = all.slice(0, size).map(({ path, count }) => {
          const next = below(path, levels - 1);
          return [
            ...['path', path, 'docCount', count, 'sumOtherDocCount', next.others],
            ...(next.children.length === 0 ? [] : ['children', next.children]),
          ];
        });
        return { children, others: all.slice(size).reduce((sum, { count }) => sum + count, 0) };
      };
      const { children, others } = below(path, depth);
      return ['path', path, 'sumOtherDocCount', others, 'children', children];
    },
  }));

/** Buckets around others, the innermost with a metric or nothing. */
const buckets = (levels: number): fc.Arbitrary<Case> =>
  (levels === 1
    ? fc.oneof(metric.map(named), fc.constant(nothing))
    : fc.oneof(metric.map(named), buckets(levels - 1).map(named))
  ).chain((inner) => fc.oneof(terms(inner), range(inner), histogram(inner), composite(inner)));

const several = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 4, arbitrary: value.map((one) => [one]) },
    { weight: 1, arbitrary: fc.array(value, { maxLength: 3 }) },
  );

const document: fc.Arbitrary<TestDocument> = fc.record({
  n: several(fc.integer({ min: -10, max: 10 }).map((n) => n / 2)),
  k: several(fc.constantFrom('a', 'b', 'c', 'd', 'é')),
  f: several(fc.constantFrom('/a', '/a/b', '/a/b/c', '/a/b/d', '/a/e', '/ab', '/x/y', '/x/z')),
});

describe('what is computed from columns equals what is computed from the documents', () => {
  test.each([
    ['metrics', metric],
    ['buckets', buckets(1)],
    ['buckets inside of buckets', buckets(2)],
    ['facets', facet],
  ])('%s', (_, arbitrary) => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 30 }),
        fc.nat(),
        arbitrary,
        (documents, skip, { aggregation, naive }) => {
          const index = new TestIndex({ n: 'F64 FAST', k: 'KEYWORD', f: 'FACET' }, documents);
          // Not all documents match.
          const only = [...documents.keys()].filter((i) => (skip >> (i % 16)) % 2 === 0);
          const matching = only.map((i) => documents[i]!);
          expect(index.reply({ a: aggregation }, only)).toEqual(['a', naive(matching)]);
        },
      ),
      { numRuns: tries(500, 100) },
    );
  });
});
