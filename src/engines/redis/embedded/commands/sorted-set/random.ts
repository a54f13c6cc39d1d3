import { formatDouble } from '../../../numbers.ts';
import type { Reply } from '../../../reply.ts';
import type { ByteString } from '../../../bytes.ts';
import { inSteps } from '../../long-command.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { drawIndex, parseSampleOptions, sampleIndexes } from '../sample.ts';

/** What it takes to draw a member by its rank, in values looked at. */
const DRAWING = 8;

/** A negative count draws with repetition (Redis 7.2 `t_zset.c` `zrandmemberCommand`). */
export const zrandmember: CommandFunction = (ctx, argv) => inSteps(ctx, argv, drawn(ctx, argv));

function* drawn(
  { keyspace, database: { random, work } }: CommandContext,
  argv: readonly ByteString[],
): Steps<Reply> {
  if (argv.length === 2) {
    const set = keyspace.readAs(argv[1]!, SortedSetValue);
    if (set === undefined) return null;
    return (yield* membersAt(set, [drawIndex(set.size, random)], false))[0]!;
  }
  const { count, withValues: withScores } = parseSampleOptions(argv, 'WITHSCORES');
  const set = keyspace.readAs(argv[1]!, SortedSetValue);
  if (set === undefined) return [];
  work.spend(DRAWING * (count < 0 ? -count : Math.min(count, set.size)));
  const { size } = set;
  const ranks =
    count < 0 ? independent(size, -count, random) : yield* sampleIndexes(size, count, random);
  return yield* membersAt(set, ranks, withScores);
}

function* independent(size: number, count: number, random: () => number): Iterable<number> {
  for (let i = 0; i < count; i++) yield drawIndex(size, random);
}

function* membersAt(
  set: SortedSetValue,
  ranks: Iterable<number>,
  withScores: boolean,
): Steps<Reply[]> {
  const reply: Reply[] = [];
  for (const rank of ranks) {
    set.visitUp(rank, 1, (member, score) => {
      reply.push(member);
      if (withScores) reply.push(formatDouble(score));
    });
    if (reply.length % AT_ONCE === 0) yield;
  }
  return reply;
}
