import { formatDouble } from '../../../numbers.ts';
import type { Reply } from '../../../reply.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandFunction } from '../command.ts';
import { drawIndex, parseSampleOptions, sampleIndexes } from '../sample.ts';

/** What it takes to draw a member by its rank, in values looked at. */
const DRAWING = 8;

/** A negative count draws with repetition (Redis 7.2 `t_zset.c` `zrandmemberCommand`). */
export const zrandmember: CommandFunction = ({ keyspace, database: { random, work } }, argv) => {
  if (argv.length === 2) {
    const set = keyspace.readAs(argv[1]!, SortedSetValue);
    return set === undefined ? null : membersAt(set, [drawIndex(set.size, random)], false)[0]!;
  }
  const { count, withValues: withScores } = parseSampleOptions(argv, 'WITHSCORES');
  const set = keyspace.readAs(argv[1]!, SortedSetValue);
  if (set === undefined) return [];
  work.spend(DRAWING * (count < 0 ? -count : Math.min(count, set.size)));
  if (count >= 0) return membersAt(set, sampleIndexes(set.size, count, random), withScores);
  const ranks = Array.from({ length: -count }, () => drawIndex(set.size, random));
  return membersAt(set, ranks, withScores);
};

function membersAt(set: SortedSetValue, ranks: Iterable<number>, withScores: boolean): Reply[] {
  const reply: Reply[] = [];
  for (const rank of ranks) {
    set.visitUp(rank, 1, (member, score) => {
      reply.push(member);
      if (withScores) reply.push(formatDouble(score));
    });
  }
  return reply;
}
