import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseCount, parseSignedCount } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { sizeOfAll } from '../../../reply-limit.ts';
import { inSteps } from '../../long-command.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { SetValue } from '../../values/set.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { drawIndex, MOST_REPEATED, sampleIndexes } from '../sample.ts';

/** The maximal number of members in one SREM of the log (`t_set.c` `spopWithCountCommand`). */
const BATCH = 1024;

/** What it takes to draw a member, and perhaps to remove it, in values looked at. */
const DRAWING = 4;

/** Logged as the SREM of the drawn members, or as a DEL if none is left. */
export const spop: CommandFunction = (ctx, argv) => {
  if (argv.length > 3) throw errors.syntax();
  const key = argv[1]!;
  const count = argv.length === 2 ? undefined : parseCount(argv[2]!);
  const set = ctx.keyspace.writeAs(key, SetValue);
  if (set === undefined) return count === undefined ? null : [];
  if (count === 0) return [];
  ctx.database.work.spend(DRAWING * Math.min(count ?? 1, set.size));
  return inSteps(ctx, argv, popped(ctx, key, set, count));
};

function* popped(
  ctx: CommandContext,
  key: ByteString,
  set: SetValue,
  count: number | undefined,
): Steps<Reply> {
  const members = yield* set.indexed();
  const taken = yield* sample(members, count ?? 1, ctx.database.random);
  ctx.replies.expect(sizeOfAll(taken, ctx.replies.left));
  yield* remove(ctx, key, set, taken);
  return count === undefined ? taken[0]! : taken;
}

/** A negative count draws with repetition (Redis 7.2 `t_set.c` `srandmemberCommand`). */
export const srandmember: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  if (argv.length > 3) throw errors.syntax();
  const count = argv.length === 2 ? undefined : parseSignedCount(argv[2]!);
  const set = keyspace.readAs(argv[1]!, SetValue);
  if (set === undefined) return count === undefined ? null : [];
  if (count === 0) return [];
  if (count !== undefined && count >= set.size) return [...set.values()];
  if (count !== undefined && -count > MOST_REPEATED) {
    throw new RedisError('ERR value is out of range');
  }
  database.work.spend(DRAWING * Math.abs(count ?? 1));
  return inSteps(ctx, argv, drawn(set, count, database.random));
};

function* drawn(set: SetValue, count: number | undefined, random: () => number): Steps<Reply> {
  const members = yield* set.indexed();
  const draw = () => members[drawIndex(members.length, random)]!;
  if (count === undefined) return draw();
  if (count > 0) return yield* sample(members, count, random);
  const all: ByteString[] = [];
  while (all.length < -count) if (all.push(draw()) % AT_ONCE === 0) yield;
  return all;
}

function* sample(
  members: readonly ByteString[],
  count: number,
  random: () => number,
): Steps<readonly ByteString[]> {
  if (count >= members.length) return [...members];
  const sampled: ByteString[] = [];
  for (const index of yield* sampleIndexes(members.length, count, random)) {
    if (sampled.push(members[index]!) % AT_ONCE === 0) yield;
  }
  return sampled;
}

function* remove(
  ctx: CommandContext,
  key: ByteString,
  set: SetValue,
  taken: readonly ByteString[],
): Steps<void> {
  if (taken.length === set.size) {
    ctx.keyspace.changedKey(key, 'spop');
    ctx.keyspace.delete(key);
    ctx.propagateAs(['DEL', key]);
    return;
  }
  for (const [i, member] of taken.entries()) {
    set.delete(member);
    if (i % AT_ONCE === AT_ONCE - 1) yield;
  }
  ctx.keyspace.changedKey(key, 'spop');
  for (let i = 0; i < taken.length; i += BATCH) {
    ctx.propagateAs(['SREM', key, ...taken.slice(i, i + BATCH)]);
  }
}
