import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { formatDouble, parseInteger, readDouble, readInt64 } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { SetValue } from '../../values/set.ts';
import { sortByScore, type ScoredMembers } from '../../values/sorting.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import { inSteps } from '../../long-command.ts';
import { takesMany } from '../../loop.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import type { Spending } from '../../work.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import {
  difference,
  intersection,
  intersectionSize,
  union,
  type Aggregate,
  type Operand,
} from './operations.ts';

type Operation = (
  operands: readonly Operand[],
  aggregate: Aggregate,
  work: Spending,
) => Steps<ScoredMembers>;
type Option = 'WEIGHTS' | 'AGGREGATE' | 'WITHSCORES' | 'LIMIT';

interface Request {
  readonly operands: readonly Operand[];
  readonly aggregate: Aggregate;
  readonly withScores: boolean;
  readonly limit: number;
}

export const zunion = replyWith(union, ['WEIGHTS', 'AGGREGATE', 'WITHSCORES']);
export const zinter = replyWith(intersection, ['WEIGHTS', 'AGGREGATE', 'WITHSCORES']);
export const zdiff = replyWith(difference, ['WITHSCORES']);
export const zunionstore = storeResultOf(union, ['WEIGHTS', 'AGGREGATE'], 'zunionstore');
export const zinterstore = storeResultOf(intersection, ['WEIGHTS', 'AGGREGATE'], 'zinterstore');
export const zdiffstore = storeResultOf(difference, [], 'zdiffstore');

export const zintercard = takesMany((ctx, argv) => {
  return inSteps(ctx, argv, sizeOfIntersection(ctx, argv));
});

function* sizeOfIntersection(
  { keyspace, database }: CommandContext,
  argv: readonly ByteString[],
): Steps<number> {
  const { operands, limit } = yield* parse(keyspace, argv, 1, ['LIMIT']);
  return yield* intersectionSize(operands, limit, database.work);
}

function replyWith(operation: Operation, options: readonly Option[]): CommandFunction {
  return takesMany((ctx, argv) => inSteps(ctx, argv, sortedResult(ctx, argv, operation, options)));
}

function* sortedResult(
  { keyspace, database }: CommandContext,
  argv: readonly ByteString[],
  operation: Operation,
  options: readonly Option[],
): Steps<Reply> {
  const { operands, aggregate, withScores } = yield* parse(keyspace, argv, 1, options);
  const result = yield* operation(operands, aggregate, database.work);
  const { members, scores } = yield* sortByScore(result);
  if (!withScores) return members;
  const reply: ByteString[] = [];
  for (const [i, member] of members.entries()) {
    reply.push(member, formatDouble(scores[i]!));
    if (i % AT_ONCE === 0) yield;
  }
  return reply;
}

function storeResultOf(
  operation: Operation,
  options: readonly Option[],
  event: KeyEvent,
): CommandFunction {
  return takesMany((ctx, argv) =>
    inSteps(ctx, argv, storedResult(ctx, argv, { operation, options, event })),
  );
}

function* storedResult(
  ctx: CommandContext,
  argv: readonly ByteString[],
  {
    operation,
    options,
    event,
  }: { operation: Operation; options: readonly Option[]; event: KeyEvent },
): Steps<number> {
  const { operands, aggregate } = yield* parse(ctx.keyspace, argv, 2, options);
  const members = yield* operation(operands, aggregate, ctx.database.work);
  const result = yield* SortedSetValue.inSteps(members, ctx.keyspace.limits);
  return storeResult(ctx, argv[1]!, result, event);
}

/**
 * Parses the number of keys at `argv[at]`, the keys, and then the options. The values are read in between, so that a
 * key of another type is reported before an invalid option (Redis 7.2 `t_zset.c` `zunionInterDiffGenericCommand`).
 */
function* parse(
  keyspace: Keyspace,
  argv: readonly ByteString[],
  at: number,
  options: readonly Option[],
): Steps<Request> {
  const keys = parseInteger(argv[at]!);
  if (keys < 1) {
    const name = argv[0]!.toLowerCase();
    throw new RedisError(`ERR at least 1 input key is needed for '${name}' command`);
  }
  const from = at + 1 + keys;
  if (from > argv.length) throw errors.syntax();
  const values: Operand['value'][] = [];
  for (let i = at + 1; i < from; i++) {
    if (values.push(readOperand(keyspace, argv[i]!)) % AT_ONCE === 0) yield;
  }
  let weights: readonly number[] | undefined;
  let aggregate: Aggregate = 'sum';
  let withScores = false;
  let limit = 0;
  for (let i = from; i < argv.length; i++) {
    const option = options.find((name) => name === argv[i]!.toUpperCase());
    if (option === 'WEIGHTS' && i + keys < argv.length) {
      weights = argv.slice(i + 1, i + 1 + keys).map(parseWeight);
      i += keys;
    } else if (option === 'AGGREGATE' && i + 1 < argv.length) {
      aggregate = parseAggregate(argv[++i]!);
    } else if (option === 'LIMIT' && i + 1 < argv.length) {
      limit = parseLimit(argv[++i]!);
    } else if (option === 'WITHSCORES') {
      withScores = true;
    } else {
      throw errors.syntax();
    }
  }
  const operands = values.map((value, i) => ({ value, weight: weights?.[i] ?? 1 }));
  return { operands, aggregate, withScores, limit };
}

function readOperand(keyspace: Keyspace, key: ByteString): Operand['value'] {
  const value = keyspace.read(key)?.value;
  if (value === undefined) return undefined;
  if (value instanceof SortedSetValue || value instanceof SetValue) return value;
  throw errors.wrongType();
}

function parseWeight(text: ByteString): number {
  const weight = readDouble(text);
  if (weight === undefined) throw new RedisError('ERR weight value is not a float');
  return weight;
}

function parseAggregate(text: ByteString): Aggregate {
  const word = text.toLowerCase();
  if (word === 'sum' || word === 'min' || word === 'max' || word === 'count') return word;
  throw errors.syntax();
}

function parseLimit(text: ByteString): number {
  const limit = readInt64(text);
  if (limit === undefined || limit < 0n) throw new RedisError("ERR LIMIT can't be negative");
  return Number(limit);
}
