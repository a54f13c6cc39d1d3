import { upToNul, type ByteString } from '../../../bytes.ts';
import { RedisError, NULL_ARRAY, type Reply, ArrayInPieces } from '../../../reply.ts';
import { sizeOf, sizeOfAll } from '../../../reply-limit.ts';
import {
  compareIds,
  formatId,
  MAX_ID,
  MIN_ID,
  nextId,
  previousId,
  type StreamId,
} from '../../values/stream/stream-id.ts';
import type { StreamValue } from '../../values/stream/stream.ts';
import { Wait } from '../../blocking/wait.ts';
import type { CommandFunction, CommandContext } from '../command.ts';
import { parseId, parseEnd, parseStart } from './ids.ts';
import { readStream } from './lookup.ts';
import { readArguments } from './read-arguments.ts';
import { errors } from '../../../errors.ts';
import { parseInteger } from '../../../numbers.ts';
import type { RangeBounds, StreamRange } from '../../values/stream/stream-range.ts';

/** The reply has only the streams with new entries; if there are none it is null, or with BLOCK the command waits. */
export const xread: CommandFunction = (ctx, argv) => {
  const { keyspace } = ctx;
  const { count, streams, until } = readArguments(ctx, argv, false);
  const wanted = streams.map(({ key, id }) => {
    const stream = readStream(keyspace, key);
    return { key, stream, after: idToReadAfter(id, stream) };
  });
  const reply: Reply[] = [];
  let size = 0;
  for (const { key, stream, after } of wanted) {
    if (stream === undefined || stream.size === 0) continue;
    const start = compareIds(stream.lastLiveId, after) > 0 ? nextId(after) : undefined;
    if (start === undefined) continue;
    const bounds = { start, end: MAX_ID, most: count || Infinity };
    const entries = entriesReply(ctx, stream, bounds, size);
    // A stream may be named many times.
    if (streams.length > 1) size += sizeOf(entries);
    reply.push([key, entries]);
  }
  if (reply.length > 0) return reply;
  if (until === undefined) return NULL_ARRAY;
  const keys = { names: streams.map(({ key }) => key), type: 'stream' } as const;
  // New entries are those since now, not since the command runs again.
  const ids = wanted.map(({ after }, i) =>
    upToNul(streams[i]!.id) === '$' ? formatId(after) : streams[i]!.id,
  );
  return new Wait({ until, keys, argv: [...argv.slice(0, -ids.length), ...ids] });
};

/** `$` is the last ID of the stream; `+` asks for the last entry. */
function idToReadAfter(text: ByteString, stream: StreamValue | undefined): StreamId {
  const shown = upToNul(text);
  if (shown === '$') return stream?.lastId ?? MIN_ID;
  if (shown === '+') {
    return (stream !== undefined && stream.size > 0 && previousId(stream.lastLiveId)) || MIN_ID;
  }
  if (shown === '>') {
    throw new RedisError(
      'ERR The > ID can be specified only when calling XREADGROUP using the GROUP <group> <consumer> option.',
    );
  }
  return parseId(text);
}

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

/** Longer replies are generated while they are sent, because others are not served meanwhile. */
const FEW = 1024;
/** What it takes to read an entry, and to keep it for later, in values looked at. */
const READING = 3;
const KEEPING = 1 / 16;

/**
 * The reply with the entries of a range.
 * @param before the size of what the command replies before it, in bytes
 * @throws RedisError if it is larger than can be sent; then only as much has been decoded as can
 */
function entriesReply(
  { connection, database, replies }: CommandContext,
  stream: StreamValue,
  bounds: RangeBounds,
  before = 0,
): Reply {
  const range = stream.range(bounds);
  const most = before + range.mostReplyBytes;
  const maySurpass = most > replies.left;
  // Replies within a transaction or over HTTP are generated as a whole.
  const isSentAlone = connection !== undefined && !connection.isExecuting;
  const isLong = range.mayExceed(FEW);
  if (isLong) database.work.spend(range.length * (isSentAlone && !maySurpass ? KEEPING : READING));
  if (isSentAlone && isLong) {
    const bytes = maySurpass ? checkedSize(range, (size) => replies.expect(before + size)) : most;
    const kept = range.kept();
    return new ArrayInPieces(kept.length, bytes, () => kept.pieces());
  }
  let size = before;
  return range.all((entries) => {
    if (maySurpass) replies.expect((size += sizeOfAll(entries)));
  });
}

/** @param check is given the size of the entries so far, and may throw */
function checkedSize(range: StreamRange, check: (size: number) => void): number {
  let size = 0;
  for (const entries of range.pieces()) check((size += sizeOfAll(entries)));
  return size;
}
