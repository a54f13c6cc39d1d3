import type { ByteString } from '../../../bytes.ts';
import { formatDouble } from '../../../numbers.ts';
import { runLoop } from '../../loop.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import { parseRangeQuery, selection, type QueryForm } from './range-query.ts';

export const zrange = queryOf({ scores: true });
export const zrevrange = queryOf({ by: 'rank', reverse: true, scores: true });
export const zrangebyscore = queryOf({ by: 'score', reverse: false, scores: true });
export const zrevrangebyscore = queryOf({ by: 'score', reverse: true, scores: true });
export const zrangebylex = queryOf({ by: 'lex', reverse: false, scores: true });
export const zrevrangebylex = queryOf({ by: 'lex', reverse: true, scores: true });

function queryOf(form: QueryForm): CommandFunction {
  return (ctx, argv) => {
    const query = parseRangeQuery(argv, 2, form);
    const reply: ByteString[] = [];
    const set = ctx.keyspace.readAs(argv[1]!, SortedSetValue);
    if (set === undefined) return reply;
    const visit = (member: ByteString, score: number) => {
      reply.push(member);
      if (query.withScores) reply.push(formatDouble(score));
    };
    return runLoop(
      ctx,
      argv,
      selection(set, query, visit, () => reply),
    );
  };
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
  const source = ctx.keyspace.readAs(argv[2]!, SortedSetValue);
  const result = new SortedSetValue(ctx.keyspace.limits);
  const finish = () => storeResult(ctx, argv[1]!, result, 'zrangestore');
  if (source === undefined) return finish();
  const { work } = ctx.database;
  const visit = (member: ByteString, score: number) => {
    work.spend(STORING);
    result.set(member, score);
  };
  return runLoop(ctx, argv, selection(source, query, visit, finish));
};
