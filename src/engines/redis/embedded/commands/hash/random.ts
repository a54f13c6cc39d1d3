import { NameSet } from '../../../../../base/name-set.ts';
import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { HashValue } from '../../values/hash.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { drawIndex, parseSampleOptions } from '../sample.ts';
import { readHash } from './live-hash.ts';

/** What it takes to draw a field that may have been drawn before, in values looked at. */
const DRAWING = 8;

/** HRANDFIELD key [count [WITHVALUES]] */
export const hrandfield: CommandFunction = (ctx, argv) => inSteps(ctx, argv, random(ctx, argv));

function* random(ctx: CommandContext, argv: readonly ByteString[]): Steps<Reply> {
  const { database } = ctx;
  if (argv.length === 2) {
    const hash = readHash(ctx, argv[1]!);
    return hash === undefined ? null : (yield* hash.drawer(database.random))();
  }
  const { count, withValues } = parseSampleOptions(argv, 'WITHVALUES');
  const hash = readHash(ctx, argv[1]!);
  if (hash === undefined || count === 0) return [];
  database.work.spend(count < 0 ? DRAWING * -count : Math.min(count, hash.size));
  const fields = yield* (count < 0 ? drawn : distinct)(hash, Math.abs(count), database.random);
  if (!withValues) return fields;
  const reply: ByteString[] = [];
  for (const field of fields) {
    if (reply.push(field, hash.get(field)!) % AT_ONCE === 0) yield;
  }
  return reply;
}

/** Draws fields independently, so that one may be drawn several times. */
function* drawn(hash: HashValue, count: number, random: () => number): Steps<ByteString[]> {
  const draw = yield* hash.drawer(random);
  const fields: ByteString[] = [];
  while (fields.length < count) if (fields.push(draw()) % AT_ONCE === 0) yield;
  return fields;
}

/**
 * Draws up to `count` distinct fields. If that is a large part of the hash, by a shuffle; otherwise by drawing until
 * there are enough.
 */
function* distinct(hash: HashValue, count: number, random: () => number): Steps<ByteString[]> {
  if (count >= hash.size) return [...hash.fields()];
  if (count * 3 < hash.size) {
    const draw = yield* hash.drawer(random);
    const chosen = new NameSet<ByteString>();
    while (chosen.size < count) if (chosen.add(draw()).size % AT_ONCE === 0) yield;
    return [...chosen];
  }
  const fields = [...hash.fields()];
  for (let i = 0; i < count; i++) {
    const other = i + drawIndex(fields.length - i, random);
    [fields[i], fields[other]] = [fields[other]!, fields[i]!];
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  return fields.slice(0, count);
}
