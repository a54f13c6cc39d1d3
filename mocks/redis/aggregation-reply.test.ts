import { expect, test } from 'vitest';
import documents from '../../generated/redis/command-documents.json' with { type: 'json' };
import { fromText } from '../../src/engines/redis/bytes.ts';
import type { CommandDocument } from '../../src/engines/redis/command-document.ts';
import { aggregationReply } from './aggregation-reply.ts';

const document = (documents as unknown as Readonly<Record<string, CommandDocument>>)[
  'search.aggregate'
]!;
const replyTo = (aggregations: string) =>
  aggregationReply(document, ['SEARCH.AGGREGATE', 'any', '{}', fromText(aggregations)]);

test('each aggregation has its own name, and what its operator has in an example', () => {
  expect(replyTo('{"mine":{"$avg":{"field":"any"}},"größte":{"$max":{"field":"any"}}}')).toEqual([
    'mine',
    ['value', expect.any(String)],
    fromText('größte'),
    ['value', expect.any(Number)],
  ]);
  expect(replyTo('{}')).toEqual([]);
});

test('buckets have the aggregations that were asked for within them', () => {
  const inner = '{"one":{"$min":{"field":"any"}},"two":{"$terms":{"field":"any"}}}';
  const [name, result] = replyTo(`{"mine":{"$terms":{"field":"any"},"$aggs":${inner}}}`) as [
    string,
    [string, unknown[][], ...unknown[]],
  ];
  expect([name, result[0], result[2]]).toEqual(['mine', 'buckets', 'sumOtherDocCount']);
  for (const bucket of result[1]) {
    expect(bucket.filter((_, i) => i % 2 === 0)).toEqual(['key', 'docCount', 'one', 'two']);
    expect(JSON.stringify(bucket)).not.toContain('total');
  }
});

test.each([
  ...['avg', 'sum', 'min', 'max', 'count', 'cardinality', 'stats', 'extendedStats', 'percentiles'],
  ...['terms', 'range', 'histogram', 'dateHistogram', 'facet', 'composite'],
])('there is an example of $%s', (operator) => {
  expect(replyTo(`{"mine":{"$${operator}":{}}}`)).toEqual(['mine', expect.any(Array)]);
});

test.each(['', '[]', '5', '{"mine":{"$none":{}}}', '{"mine":5}'])('%s has none', (aggregations) => {
  expect(replyTo(aggregations)).toBeUndefined();
});
