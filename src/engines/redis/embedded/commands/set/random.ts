import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseCount, parseSignedCount } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { sizeOfAll } from '../../../reply-limit.ts';
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
  const drawn = sample(set.indexed(), count ?? 1, ctx.database.random);
  ctx.replies.expect(sizeOfAll(drawn, ctx.replies.left));
  remove(ctx, key, set, drawn);
  return count === undefined ? drawn[0]! : drawn;
};

/** A negative count draws with repetition (Redis 7.2 `t_set.c` `srandmemberCommand`). */
export const srandmember: CommandFunction = ({ keyspace, database }, argv): Reply => {
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
  const members = set.indexed();
  if (count === undefined) return members[drawIndex(members.length, database.random)]!;
  if (count > 0) return sample(members, count, database.random);
  return Array.from({ length: -count }, () => members[drawIndex(members.length, database.random)]!);
};

function sample(
  members: readonly ByteString[],
  count: number,
  random: () => number,
): readonly ByteString[] {
  if (count >= members.length) return [...members];
  return Array.from(sampleIndexes(members.length, count, random), (index) => members[index]!);
}

function remove(
  ctx: CommandContext,
  key: ByteString,
  set: SetValue,
  drawn: readonly ByteString[],
): void {
  if (drawn.length === set.size) {
    ctx.keyspace.changedKey(key, 'spop');
    ctx.keyspace.delete(key);
    ctx.propagateAs(['DEL', key]);
    return;
  }
  for (const member of drawn) set.delete(member);
  ctx.keyspace.changedKey(key, 'spop');
  for (let i = 0; i < drawn.length; i += BATCH) {
    ctx.propagateAs(['SREM', key, ...drawn.slice(i, i + BATCH)]);
  }
}
