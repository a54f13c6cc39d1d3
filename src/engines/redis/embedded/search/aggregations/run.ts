import type { Text } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { Steps } from '../../steps.ts';
import type { Column } from '../columns.ts';
import type { DocumentSet } from '../document-index.ts';
import type { Aggregation, Aggregations } from './aggregation.ts';
import { compositeReply } from './composite.ts';
import type { Evaluation } from './evaluation.ts';
import { facetReply } from './facet.ts';
import { histogramReply } from './histogram.ts';
import { AggregationCost } from './limits.ts';
import { metricReply } from './metric.ts';
import { rangeReply } from './range.ts';
import { termsReply } from './terms.ts';

/**
 * Computes aggregations over documents. The index may not change meanwhile.
 *
 * @param column the values of a FAST field
 * @returns names and replies alternate
 * @throws RedisError if that costs more than the limits
 */
export function* aggregate(
  aggregations: Aggregations,
  documents: DocumentSet,
  column: (path: Text) => Column | undefined,
  cost = new AggregationCost(),
): Steps<Reply[]> {
  const evaluation: Evaluation = {
    cost,
    column: (path) => {
      const found = column(path);
      if (found === undefined) throw new Error(`The field ${path} is not FAST`);
      return found;
    },
    *append(reply, inner, members) {
      cost.reply(inner.length * 2);
      for (const aggregation of inner) {
        reply.push(aggregation.alias, yield* one(aggregation, members, evaluation));
        // Nothing has been read in steps.
        if (members.length === 0) yield;
      }
    },
  };
  const reply: Reply[] = [];
  yield* evaluation.append(reply, aggregations, documents);
  return reply;
}

function one(
  { operator, inner }: Aggregation,
  documents: DocumentSet,
  evaluation: Evaluation,
): Steps<Reply[]> {
  switch (operator.kind) {
    case 'terms':
      return termsReply(operator, inner, documents, evaluation);
    case 'range':
      return rangeReply(operator, inner, documents, evaluation);
    case 'histogram':
      return histogramReply(operator, inner, documents, evaluation);
    case 'composite':
      return compositeReply(operator, inner, documents, evaluation);
    case 'facet':
      return facetReply(operator, documents, evaluation);
    default:
      return metricReply(operator, documents, evaluation);
  }
}
