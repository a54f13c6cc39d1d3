import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseSignedCount } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { CommandFunction } from '../command.ts';

/**
 * The most members that are drawn with repetition. Redis sends them while it draws and has no limit; here a reply must
 * fit into memory.
 */
const MOST_REPEATED = 2 ** 24;

/** With scores the reply has twice as many items, so Redis 7.2 refuses more than `LONG_MAX / 2`. */
const MOST_WITH_SCORES = 2 ** 62;

/** A negative count draws with repetition (Redis 7.2 `t_zset.c` `zrandmemberCommand`). */
export const zrandmember: CommandFunction = ({ keyspace, database: { random } }, argv) => {
  if (argv.length === 2) {
    const set = keyspace.readAs(argv[1]!, SortedSetValue);
    return set === undefined ? null : membersAt(set, [draw(set.size, random)], false)[0]!;
  }
  const { count, withScores } = parseOptions(argv);
  const set = keyspace.readAs(argv[1]!, SortedSetValue);
  if (set === undefined) return [];
  if (count >= 0) return membersAt(set, sample(set.size, count, random), withScores);
  const ranks = Array.from({ length: -count }, () => draw(set.size, random));
  return membersAt(set, ranks, withScores);
};

function parseOptions(argv: readonly ByteString[]): { count: number; withScores: boolean } {
  const count = parseSignedCount(argv[2]!);
  const withScores = argv.length > 3;
  if (argv.length > 4 || (withScores && argv[3]!.toUpperCase() !== 'WITHSCORES')) {
    throw errors.syntax();
  }
  if (count < -MOST_REPEATED || (withScores && count >= MOST_WITH_SCORES)) {
    throw new RedisError('ERR value is out of range');
  }
  return { count, withScores };
}

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

function draw(size: number, random: () => number): number {
  return Math.floor(random() * size);
}

/**
 * Draws up to `count` distinct ranks; each subset has the same probability. This is Robert Floyd's algorithm: for each
 * of the last `count` ranks one up to it is drawn, and if that is already taken, the rank itself is.
 */
function sample(size: number, count: number, random: () => number): Set<number> {
  const ranks = new Set<number>();
  for (let last = Math.max(size - count, 0); last < size; last++) {
    const rank = count < size ? draw(last + 1, random) : last;
    ranks.add(ranks.has(rank) ? last : rank);
  }
  return ranks;
}
