import { ArrayInPieces, type Reply } from '../../../reply.ts';
import type { RangeBounds } from '../../values/stream/stream-range.ts';
import type { StreamValue } from '../../values/stream/stream.ts';
import type { CommandContext } from '../command.ts';

/** Longer replies are generated while they are sent: this many entries take about half a millisecond. */
const FEW = 1024;
/** What it takes to read an entry, and to keep it for later, in values looked at. */
const READING = 3;
const KEEPING = 1 / 16;

/** The reply with the entries of a range. */
export function entriesReply(
  { connection, database }: CommandContext,
  stream: StreamValue,
  bounds: RangeBounds,
): Reply {
  const range = stream.range(bounds);
  // Replies within a transaction or over HTTP are generated as a whole.
  const isSentAlone = connection !== undefined && !connection.isExecuting;
  if (!range.mayExceed(FEW)) return range.all();
  database.work.spend(range.length * (isSentAlone ? KEEPING : READING));
  if (!isSentAlone) return range.all();
  const kept = range.kept();
  return new ArrayInPieces(kept.length, () => kept.pieces());
}
