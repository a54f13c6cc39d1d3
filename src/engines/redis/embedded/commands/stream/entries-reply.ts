import { ArrayInPieces, type Reply } from '../../../reply.ts';
import { sizeOfAll } from '../../../reply-limit.ts';
import type { RangeBounds, StreamRange } from '../../values/stream/stream-range.ts';
import type { StreamValue } from '../../values/stream/stream.ts';
import type { CommandContext } from '../command.ts';

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
export function entriesReply(
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
