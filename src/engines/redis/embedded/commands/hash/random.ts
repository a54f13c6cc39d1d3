import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { HashValue } from '../../values/hash.ts';
import type { CommandFunction } from '../command.ts';
import { drawIndex, parseSampleOptions } from '../sample.ts';
import { readHash } from './live-hash.ts';

/** What it takes to draw a field that may have been drawn before, in values looked at. */
const DRAWING = 8;

/** HRANDFIELD key [count [WITHVALUES]] */
export const hrandfield: CommandFunction = (ctx, argv) => {
  const { random, work } = ctx.database;
  if (argv.length === 2) {
    const hash = readHash(ctx, argv[1]!);
    return hash === undefined ? null : hash.drawer(random)();
  }
  const { count, withValues } = parseSampleOptions(argv, 'WITHVALUES');
  const hash = readHash(ctx, argv[1]!);
  if (hash === undefined || count === 0) return [];
  work.spend(count < 0 ? DRAWING * -count : Math.min(count, hash.size));
  const fields = count < 0 ? drawn(hash, -count, random) : distinct(hash, count, random);
  if (!withValues) return fields;
  return fields.flatMap((field): Reply[] => [field, hash.get(field)!]);
};

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
    const other = i + drawIndex(fields.length - i, random);
    [fields[i], fields[other]] = [fields[other]!, fields[i]!];
  }
  return fields.slice(0, count);
}
