import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { ArrayValue } from '../../values/array/array.ts';
import type { ArrayIndex } from '../../values/array/array-index.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { Bits, Count, Extreme, Sum, type Accumulator } from './accumulators.ts';
import { parseIndex } from './indexes.ts';

/** The values that are looked at between two places where the command may be suspended. */
const LOOKED_AT_ONCE = 256;
/** Comparing this many bytes takes as long as looking at a value. */
const BYTES_A_VALUE = 256;

/** The operations but MATCH, which has an argument of its own. */
const OPERATIONS: Readonly<Record<string, () => Accumulator>> = {
  SUM: () => new Sum(),
  MIN: () => new Extreme(-1),
  MAX: () => new Extreme(1),
  AND: () => new Bits((a, b) => a & b),
  OR: () => new Bits((a, b) => a | b),
  XOR: () => new Bits((a, b) => a ^ b),
  USED: () => new Count(() => true),
};

/** Redis 8.8 `t_array.c` `aropCommand` */
export const arop: CommandFunction = (ctx, argv) => {
  const start = parseIndex(argv[2]!);
  const end = parseIndex(argv[3]!);
  const operation = readOperation(argv);
  const array = ctx.keyspace.readAs(argv[1]!, ArrayValue);
  if (array === undefined) return operation.result();
  return inSteps(ctx, argv, aggregated(ctx, array, { start, end, operation }));
};

function readOperation(argv: readonly ByteString[]): Accumulator {
  const name = argv[4]!.toUpperCase();
  if (name === 'MATCH') {
    if (argv.length !== 6) throw new RedisError('ERR MATCH requires a value argument');
    return new Count((value) => value === argv[5], 1 / BYTES_A_VALUE);
  }
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (operation === undefined) throw new RedisError('ERR unknown operation');
  if (argv.length !== 5) throw errors.wrongArity('arop');
  return operation();
}

interface Aggregation {
  readonly start: ArrayIndex;
  readonly end: ArrayIndex;
  readonly operation: Accumulator;
}

function* aggregated(
  { database }: CommandContext,
  array: ArrayValue,
  { start, end, operation }: Aggregation,
): Steps<Reply> {
  let looked = 0;
  for (const { values } of array.parts(start, end)) {
    database.work.spend(1);
    for (const value of values) {
      const cost = operation.cost(value);
      database.work.spend(cost);
      operation.add(value);
      looked += cost;
      if (looked < LOOKED_AT_ONCE) continue;
      looked = 0;
      yield;
    }
    looked++;
  }
  return operation.result();
}
