import type { ByteString } from '../../../bytes.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { EncodingLimits } from '../../values/encoding-limits.ts';
import { SetValue } from '../../values/set.ts';
import type { Spending } from '../../work.ts';
import { inSteps } from '../../long-command.ts';
import { takesMany } from '../../loop.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import {
  commonMembers,
  difference,
  intersection,
  union,
  type Operand,
  intersectionSize,
} from './operations.ts';
import { errors } from '../../../errors.ts';
import { readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';

export const sinter = replyWith(commonMembers);
export const sunion = replyWith(function* (sets, work) {
  return membersOf(yield* union(sets, work));
});
export const sdiff = replyWith(function* (sets, work) {
  return membersOf(yield* difference(sets, work));
});
export const sinterstore = storeResultOf(intersection, 'sinterstore');
export const sunionstore = storeResultOf(union, 'sunionstore');
export const sdiffstore = storeResultOf(difference, 'sdiffstore');

function membersOf(set: SetValue): ByteString[] {
  return [...set.values()];
}

function replyWith(
  operation: (sets: readonly Operand[], work: Spending) => Steps<ByteString[]>,
): CommandFunction {
  return takesMany((ctx, argv) => inSteps(ctx, argv, result(ctx, argv, operation)));
}

function* result(
  { keyspace, database }: CommandContext,
  argv: readonly ByteString[],
  operation: (sets: readonly Operand[], work: Spending) => Steps<ByteString[]>,
): Steps<ByteString[]> {
  const sets = yield* readSets(keyspace, argv.slice(1));
  return yield* operation(sets, database.work);
}

type Operation = (
  sets: readonly Operand[],
  work: Spending,
  limits: Readonly<EncodingLimits>,
) => Steps<SetValue>;

function storeResultOf(operation: Operation, event: KeyEvent): CommandFunction {
  return takesMany((ctx, argv) => inSteps(ctx, argv, storedResult(ctx, argv, operation, event)));
}

function* storedResult(
  ctx: CommandContext,
  argv: readonly ByteString[],
  operation: Operation,
  event: KeyEvent,
): Steps<number> {
  const { keyspace, database } = ctx;
  const sets = yield* readSets(keyspace, argv.slice(2));
  const result = yield* operation(sets, database.work, keyspace.limits);
  return storeResult(ctx, argv[1]!, result, event);
}

/** The sets under the keys. All keys are checked for their type, even if the first ones decide the result. */
function* readSets(keyspace: Keyspace, keys: readonly ByteString[]): Steps<Operand[]> {
  const sets: Operand[] = [];
  for (const key of keys) if (sets.push(keyspace.readAs(key, SetValue)) % AT_ONCE === 0) yield;
  return sets;
}

/** Redis 7.2 `t_set.c` `sinterCardCommand`. */
export const sintercard = takesMany((ctx, argv) => {
  const numkeys = Number(readInt64(argv[1]!) ?? 0);
  if (numkeys < 1) throw new RedisError('ERR numkeys should be greater than 0');
  if (numkeys > argv.length - 2) {
    throw new RedisError("ERR Number of keys can't be greater than number of args");
  }
  let limit = 0;
  for (let i = 2 + numkeys; i < argv.length; i += 2) {
    if (argv[i]!.toLowerCase() !== 'limit' || i + 1 === argv.length) throw errors.syntax();
    limit = Number(readInt64(argv[i + 1]!) ?? -1);
    if (limit < 0) throw new RedisError("ERR LIMIT can't be negative");
  }
  return inSteps(ctx, argv, counted(ctx, argv.slice(2, 2 + numkeys), limit));
});

function* counted(
  { keyspace, database }: CommandContext,
  keys: readonly ByteString[],
  limit: number,
): Steps<number> {
  const sets = yield* readSets(keyspace, keys);
  return yield* intersectionSize(sets, limit, database.work);
}
