import type { Text } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { Steps } from '../../steps.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Metric } from './aggregation.ts';
import { cardinalityOf } from './cardinality.ts';
import type { Evaluation } from './evaluation.ts';
import { percentilesOf, percentilesReply } from './percentiles.ts';
import { numberReply } from './reply.ts';
import { single, statisticsOf, statsNumbers, statsReply } from './statistics.ts';
import type { ValueSource } from './value-reader.ts';

/** Computes a metric over documents. */
export function* metricReply(
  metric: Metric,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<Reply[]> {
  const { cost } = evaluation;
  switch (metric.kind) {
    case 'stats':
    case 'extendedStats': {
      cost.reply(metric.kind === 'stats' ? 10 : 40);
      const source = sourceOf(metric, documents, evaluation);
      return statsReply(metric, yield* statisticsOf(source, cost));
    }
    case 'percentiles': {
      cost.reply(metric.percents.length * (metric.isKeyed ? 2 : 5));
      const source = sourceOf(metric, documents, evaluation);
      return percentilesReply(metric, yield* percentilesOf(source, metric.percents, cost));
    }
    default:
      cost.reply(2);
      return ['value', numberReply(yield* metricNumber(metric, undefined, documents, evaluation))];
  }
}

/**
 * One number of a metric, by which buckets are ordered.
 * @param property which one, of a metric that has several
 * @returns null if there are no values
 */
export function* metricNumber(
  metric: Metric,
  property: Text | undefined,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<number | null> {
  const { cost } = evaluation;
  if (metric.kind === 'cardinality') {
    const { column } = sourceOf({ ...metric, missing: undefined }, documents, evaluation);
    return yield* cardinalityOf(column, documents, metric.missing, cost);
  }
  const source = sourceOf(metric, documents, evaluation);
  if (metric.kind === 'percentiles') {
    const [value = null] = yield* percentilesOf(source, [Number(property)], cost);
    return value;
  }
  const statistics = yield* statisticsOf(source, cost);
  if (metric.kind === 'stats' || metric.kind === 'extendedStats') {
    return statsNumbers(metric, statistics).get(property ?? '') ?? null;
  }
  return single(metric.kind, statistics);
}

/** What a metric with several numbers may be asked for. */
const PROPERTIES: Readonly<Record<'stats' | 'extendedStats', ReadonlySet<string>>> = {
  stats: propertiesOf('stats'),
  extendedStats: propertiesOf('extendedStats'),
};

function propertiesOf(kind: 'stats' | 'extendedStats'): ReadonlySet<string> {
  const none = { count: 0, sum: 0, min: 0, max: 0, sumOfSquares: 0, squaredDistances: 0 };
  return new Set(statsNumbers({ kind, field: '', missing: undefined, sigma: 2 }, none).keys());
}

/** Whether a metric has a number of this name; undefined is the only number of a metric that has one. */
export function hasNumber(metric: Metric, property: Text | undefined): boolean {
  if (metric.kind === 'percentiles') {
    const percent = property === undefined || property === '' ? NaN : Number(property);
    return percent >= 0 && percent <= 100;
  }
  if (metric.kind === 'stats' || metric.kind === 'extendedStats') {
    return property !== undefined && PROPERTIES[metric.kind].has(property);
  }
  return property === undefined;
}

function sourceOf(
  { field, missing }: { readonly field: Text; readonly missing: number | undefined },
  documents: DocumentSet,
  evaluation: Evaluation,
): ValueSource {
  return { column: evaluation.column(field), documents, missing };
}
