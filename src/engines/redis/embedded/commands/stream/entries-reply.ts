import { ArrayInPieces, type Reply } from '../../../reply.ts';
import type { RangeBounds } from '../../values/stream/stream-range.ts';
import type { StreamValue } from '../../values/stream/stream.ts';
import type { CommandContext } from '../command.ts';

/** Longer replies are generated while they are sent: this many entries take about half a millisecond. */
const FEW = 1024;

/** The reply with the entries of a range. */
export function entriesReply(
  { connection }: CommandContext,
  stream: StreamValue,
  bounds: RangeBounds,
): Reply {
  const range = stream.range(bounds);
  // Replies within a transaction or over HTTP are generated as a whole.
  const isSentAlone = connection !== undefined && !connection.isExecuting;
  if (!isSentAlone || !range.mayExceed(FEW)) return range.all();
  const kept = range.kept();
  return new ArrayInPieces(kept.length, () => kept.pieces());
}
