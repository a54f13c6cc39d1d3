import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import { NULL_ARRAY } from '../../../reply.ts';
import type { CommandFunction } from '../command.ts';
import { parseEnd, parseStart } from './ids.ts';
import { readStream } from './lookup.ts';
import { entriesReply } from './entries-reply.ts';

export const xlen: CommandFunction = ({ keyspace }, argv) =>
  readStream(keyspace, argv[1]!)?.size ?? 0;

export const xrange: CommandFunction = rangeOf(false);
export const xrevrange: CommandFunction = rangeOf(true);

/** Redis 7.2 `t_stream.c` `xrangeGenericCommand` */
function rangeOf(reverse: boolean): CommandFunction {
  return (ctx, argv) => {
    const start = parseStart(argv[reverse ? 3 : 2]!);
    const end = parseEnd(argv[reverse ? 2 : 3]!);
    const count = readCount(argv);
    const stream = readStream(ctx.keyspace, argv[1]!);
    if (stream === undefined) return [];
    if (count === 0) return NULL_ARRAY;
    return entriesReply(ctx, stream, { start, end, reverse, most: count ?? Infinity });
  };
}

/** Undefined for all; a negative count is none. */
function readCount(argv: readonly ByteString[]): number | undefined {
  let count: number | undefined;
  for (let at = 4; at < argv.length; at += 2) {
    const value = argv[at + 1];
    if (argv[at]!.toUpperCase() !== 'COUNT' || value === undefined) throw errors.syntax();
    count = Math.max(0, parseInteger(value));
  }
  return count;
}
