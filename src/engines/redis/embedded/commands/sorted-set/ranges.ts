import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { formatDouble } from '../../../numbers.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import { parseRangeQuery, select, type QueryForm, type RangeQuery } from './range-query.ts';

export const zrange = queryOf({ scores: true });
export const zrevrange = queryOf({ by: 'rank', reverse: true, scores: true });
export const zrangebyscore = queryOf({ by: 'score', reverse: false, scores: true });
export const zrevrangebyscore = queryOf({ by: 'score', reverse: true, scores: true });
export const zrangebylex = queryOf({ by: 'lex', reverse: false, scores: true });
export const zrevrangebylex = queryOf({ by: 'lex', reverse: true, scores: true });

function queryOf(form: QueryForm): CommandFunction {
  return (ctx, argv) => {
    const query = parseRangeQuery(argv, 2, form);
    const set = ctx.keyspace.readAs(argv[1]!, SortedSetValue);
    return set === undefined ? [] : inSteps(ctx, argv, selected(set, query));
  };
}

function* selected(set: SortedSetValue, query: RangeQuery): Steps<Reply> {
  const reply: ByteString[] = [];
  yield* select(set, query, (member, score) => {
    reply.push(member);
    if (query.withScores) reply.push(formatDouble(score));
  });
  return reply;
}

/** What it takes to store a member, in values looked at. */
const STORING = 4;

/**
 * An empty range deletes the destination. Clients of the hosted service, which call over HTTP, send LIMIT without BYSCORE
 * or BYLEX, which Redis refuses.
 */
export const zrangestore: CommandFunction = (ctx, argv) => {
  // A log has the commands of both.
  const limitsRanks = ctx.protocol === 'http' || ctx.keyspace.replaying;
  const query = parseRangeQuery(argv, 3, { scores: false, limitsRanks });
  return inSteps(ctx, argv, stored(ctx, argv, query));
};

function* stored(
  ctx: CommandContext,
  argv: readonly ByteString[],
  query: RangeQuery,
): Steps<number> {
  const source = ctx.keyspace.readAs(argv[2]!, SortedSetValue);
  const result = new SortedSetValue(ctx.keyspace.limits);
  if (source !== undefined) {
    const { work } = ctx.database;
    yield* select(source, query, (member, score) => {
      work.spend(STORING);
      result.set(member, score);
    });
  }
  return storeResult(ctx, argv[1]!, result, 'zrangestore');
}
