import type { ByteString } from '../../../bytes.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import { parseAggregations } from '../../search/aggregations/parse.ts';
import { aggregate } from '../../search/aggregations/run.ts';
import type { SearchIndex } from '../../search/indexing/search-index.ts';
import { parseFilter } from '../../search/filter/parse-filter.ts';
import type { Steps } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { namedIndex } from './named-index.ts';
import { parseQueryOptions, type QueryOptions } from './query-options.ts';
import { resultsOf } from './results.ts';

export const searchQuery: CommandFunction = (ctx, argv) => {
  const options = parseQueryOptions(argv);
  if (options.hasContent && (ctx.isOfScript || ctx.isOfTransaction)) {
    throw new RedisError('ERR NOCONTENT is required inside MULTI and scripts');
  }
  const found = namedIndex(ctx, argv[1]!);
  if (found === undefined) return null;
  countWork(ctx, found.index);
  return inSteps(ctx, argv, queried(ctx, found.index, argv[2]!, options));
};

/** Looking at a document in a query takes a part of the time of looking at a value. */
const DOCUMENTS_A_VALUE = 16;

/** Counts what a query takes at most for the commands that follow it; what it may take itself is limited by the index. */
function countWork({ database }: CommandContext, { documents }: SearchIndex): void {
  database.work.count(documents.count / DOCUMENTS_A_VALUE);
}

function* queried(
  { keyspace, replies }: CommandContext,
  index: SearchIndex,
  json: ByteString,
  options: QueryOptions,
): Steps<Reply> {
  const { configuration, documents } = index;
  const filter = parseFilter(json, configuration);
  const { ranking, limit, offset } = options;
  const hits = yield* documents.query({ filter, ranking, limit, offset });
  return yield* resultsOf(keyspace, { replies, configuration, filter, options }, hits);
}

export const searchCount: CommandFunction = (ctx, argv) => {
  const found = namedIndex(ctx, argv[1]!);
  if (found === undefined) return -1;
  const { configuration, documents } = found.index;
  const filter = parseFilter(argv[2]!, configuration);
  countWork(ctx, found.index);
  return inSteps(ctx, argv, documents.countMatches(filter));
};

export const searchAggregate: CommandFunction = (ctx, argv) => {
  const found = namedIndex(ctx, argv[1]!);
  if (found === undefined) return null;
  countWork(ctx, found.index);
  return inSteps(ctx, argv, aggregated(found.index, argv[2]!, argv[3]!));
};

function* aggregated(
  { configuration, documents }: SearchIndex,
  filterJson: ByteString,
  aggregationsJson: ByteString,
): Steps<Reply> {
  const filter = parseFilter(filterJson, configuration);
  const aggregations = parseAggregations(aggregationsJson, configuration);
  const matching = yield* documents.matches(filter);
  return yield* aggregate(aggregations, matching, (path) => documents.column(path));
}
