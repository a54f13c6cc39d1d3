import type { ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import { parseSignedCount } from '../../numbers.ts';
import { RedisError } from '../../reply.ts';
import { AT_ONCE, type Steps } from '../steps.ts';

/**
 * The most elements that a command draws with repetition. Redis sends them while it draws and has no limit; here a reply
 * must fit into memory.
 */
export const MOST_REPEATED = 2 ** 24;

/** With values the reply has twice as many items, so Redis 7.2 refuses more than `LONG_MAX / 2`. */
const MOST_WITH_VALUES = 2 ** 62;

/** The options of HRANDFIELD and ZRANDMEMBER. */
interface SampleOptions {
  /** A negative count draws with repetition. */
  readonly count: number;
  readonly withValues: boolean;
}

/**
 * Parses the options of HRANDFIELD and ZRANDMEMBER (Redis 7.2 `t_hash.c` `hrandfieldCommand`).
 * @param word WITHVALUES or WITHSCORES
 * @throws RedisError
 */
export function parseSampleOptions(argv: readonly ByteString[], word: string): SampleOptions {
  const count = parseSignedCount(argv[2]!);
  const withValues = argv.length > 3;
  if (argv.length > 4 || (withValues && argv[3]!.toUpperCase() !== word)) throw errors.syntax();
  if (count < -MOST_REPEATED || (withValues && count >= MOST_WITH_VALUES)) {
    throw new RedisError('ERR value is out of range');
  }
  return { count, withValues };
}

/** Draws an index from 0 to below the size. @param random a number from 0 to below 1 */
export function drawIndex(size: number, random: () => number): number {
  return Math.floor(random() * size);
}

/**
 * Draws up to `count` distinct indexes from 0 to below the size; each subset has the same probability. This is Robert
 * Floyd's algorithm: for each of the last `count` indexes one up to it is drawn, and if that is already taken, the index
 * itself is.
 */
export function* sampleIndexes(
  size: number,
  count: number,
  random: () => number,
): Steps<Set<number>> {
  const indexes = new Set<number>();
  for (let last = Math.max(size - count, 0); last < size; last++) {
    const index = count < size ? drawIndex(last + 1, random) : last;
    indexes.add(indexes.has(index) ? last : index);
    if (indexes.size % AT_ONCE === 0) yield;
  }
  return indexes;
}
