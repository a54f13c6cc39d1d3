import { RedisError, type Reply } from '../../../reply.ts';
import { AggregationCost } from '../../search/aggregations/limits.ts';
import { parseAggregations } from '../../search/aggregations/parse.ts';
import { aggregate } from '../../search/aggregations/run.ts';
import type { Hit } from '../../search/document-index.ts';
import { parseFilter } from '../../search/filter/parse-filter.ts';
import type { CommandFunction } from '../command.ts';
import { search } from './long-search.ts';
import { markDocuments } from './mark-documents.ts';
import { Marks } from './marks.ts';
import { namedIndex } from './named-index.ts';
import { parseQueryOptions } from './query-options.ts';
import { resultsOf } from './results.ts';

export const searchQuery: CommandFunction = (ctx, argv) => {
  const options = parseQueryOptions(argv);
  if (options.hasContent && (ctx.isOfScript || ctx.isOfTransaction)) {
    throw new RedisError('ERR NOCONTENT is required inside MULTI and scripts');
  }
  const found = namedIndex(ctx, argv[1]!);
  if (found === undefined) return null;
  const { index } = found;
  const { configuration, documents } = index;
  const { keyspace, replies } = ctx;
  const { ranking, limit, offset, highlight, select } = options;
  const filter = parseFilter(argv[2]!, configuration);
  let marks: Marks | undefined;
  return search<Hit[]>(ctx, argv, {
    index,
    *find(spending) {
      const hits = yield* documents.query({ filter, ranking, limit, offset }, spending);
      marks = highlight && new Marks(configuration, filter, highlight);
      if (marks !== undefined) {
        yield* markDocuments(keyspace, { configuration, select, marks }, hits);
      }
      return hits;
    },
    reply: (hits) => resultsOf(keyspace, { replies, configuration, options, marks }, hits),
  });
};

export const searchCount: CommandFunction = (ctx, argv) => {
  const found = namedIndex(ctx, argv[1]!);
  if (found === undefined) return -1;
  const { index } = found;
  const filter = parseFilter(argv[2]!, index.configuration);
  return search<number>(ctx, argv, {
    index,
    find: (spending) => index.documents.countMatches(filter, spending),
    reply: (count) => count,
  });
};

export const searchAggregate: CommandFunction = (ctx, argv) => {
  const found = namedIndex(ctx, argv[1]!);
  if (found === undefined) return null;
  const { index } = found;
  const { configuration, documents } = index;
  const filter = parseFilter(argv[2]!, configuration);
  const aggregations = parseAggregations(argv[3]!, configuration);
  return search<Reply[]>(ctx, argv, {
    index,
    *find(spending) {
      const matching = yield* documents.matches(filter, spending);
      const cost = new AggregationCost(spending);
      return yield* aggregate(aggregations, matching, (path) => documents.column(path), cost);
    },
    reply: (reply) => reply,
  });
};
