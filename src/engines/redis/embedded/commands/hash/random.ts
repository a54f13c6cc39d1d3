import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseSignedCount } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { HashValue } from '../../values/hash.ts';
import type { CommandFunction } from '../command.ts';
import { readHash } from './live-hash.ts';

/**
 * The most draws of one command. Redis has no such limit and would fill its memory with the reply; here the count is
 * refused as out of range.
 */
const MOST_DRAWS = 2 ** 24;

/** With values the reply has twice as many items, so Redis 7.2 refuses more than `LONG_MAX / 2`. */
const MOST_WITH_VALUES = 2 ** 62;

/** HRANDFIELD key [count [WITHVALUES]] */
export const hrandfield: CommandFunction = (ctx, argv) => {
  const { random } = ctx.database;
  if (argv.length === 2) {
    const hash = readHash(ctx, argv[1]!);
    return hash === undefined ? null : hash.drawer(random)();
  }
  const { count, withValues } = parseOptions(argv);
  const hash = readHash(ctx, argv[1]!);
  if (hash === undefined || count === 0) return [];
  const fields = count < 0 ? drawn(hash, -count, random) : distinct(hash, count, random);
  if (!withValues) return fields;
  return fields.flatMap((field): Reply[] => [field, hash.get(field)!]);
};

function parseOptions(argv: readonly ByteString[]): { count: number; withValues: boolean } {
  const count = parseSignedCount(argv[2]!);
  const withValues = argv.length > 3;
  if (argv.length > 4 || (withValues && argv[3]!.toUpperCase() !== 'WITHVALUES')) {
    throw errors.syntax();
  }
  if (count < -MOST_DRAWS || (withValues && count >= MOST_WITH_VALUES)) {
    throw new RedisError('ERR value is out of range');
  }
  return { count, withValues };
}

/** Draws fields independently, so that one may be drawn several times. */
function drawn(hash: HashValue, count: number, random: () => number): ByteString[] {
  const draw = hash.drawer(random);
  return Array.from({ length: count }, draw);
}

/**
 * Draws up to `count` distinct fields. If that is a large part of the hash, by a shuffle; otherwise by drawing until
 * there are enough.
 */
function distinct(hash: HashValue, count: number, random: () => number): ByteString[] {
  if (count >= hash.size) return [...hash.fields()];
  if (count * 3 < hash.size) {
    const draw = hash.drawer(random);
    const chosen = new Set<ByteString>();
    while (chosen.size < count) chosen.add(draw());
    return [...chosen];
  }
  const fields = [...hash.fields()];
  for (let i = 0; i < count; i++) {
    const other = i + Math.floor(random() * (fields.length - i));
    [fields[i], fields[other]] = [fields[other]!, fields[i]!];
  }
  return fields.slice(0, count);
}
