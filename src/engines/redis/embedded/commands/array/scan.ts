import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { sizeOfAll } from '../../../reply-limit.ts';
import { inSteps } from '../../long-command.ts';
import type { Steps } from '../../steps.ts';
import { ArrayValue } from '../../values/array/array.ts';
import { indexAt, type ArrayIndex } from '../../values/array/array-index.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { indexReply, parseIndex } from './indexes.ts';

export const arscan: CommandFunction = (ctx, argv) => {
  const start = parseIndex(argv[2]!);
  const end = parseIndex(argv[3]!);
  const limit = readLimit(argv);
  const array = ctx.keyspace.readAs(argv[1]!, ArrayValue);
  if (array === undefined) return [];
  return inSteps(ctx, argv, scanned(ctx, array, { start, end, limit }));
};

/** Parses what follows LIMIT. @throws RedisError */
export function parseLimit(text: ByteString): number {
  const limit = parseInteger(text);
  if (limit <= 0) throw new RedisError('ERR LIMIT must be positive');
  return limit;
}

function readLimit(argv: readonly ByteString[]): number {
  if (argv.length === 4) return Infinity;
  if (argv.length !== 6) throw errors.wrongArity('arscan');
  if (argv[4]!.toUpperCase() !== 'LIMIT') throw errors.syntax();
  return parseLimit(argv[5]!);
}

interface Scan {
  readonly start: ArrayIndex;
  readonly end: ArrayIndex;
  readonly limit: number;
}

function* scanned(
  { database, replies }: CommandContext,
  array: ArrayValue,
  { start, end, limit }: Scan,
): Steps<Reply> {
  const found: Reply[] = [];
  let bytes = 0;
  for (const { slice, offsets, values } of array.parts(start, end)) {
    const count = Math.min(offsets.length, limit - found.length);
    database.work.spend(count + 1);
    for (let i = 0; i < count; i++) {
      const pair = [indexReply(indexAt(slice, offsets[i]!)), values[i]!];
      bytes += sizeOfAll(pair);
      found.push(pair);
    }
    replies.expect(bytes);
    if (found.length >= limit) break;
    yield;
  }
  return found;
}
