import type { Readable } from 'node:stream';
import { BodyTooLarge, EMPTY_BODY } from './body.ts';

/**
 * Reads a request body from a server of somebody else, up to `limit` bytes, then calls `done` with it or with a
 * {@link BodyTooLarge}. The rest of such a body is read and discarded. If the client leaves before the end, `done` is not
 * called.
 */
export function readStream(
  request: Readable,
  limit: number,
  done: (body: Buffer | BodyTooLarge) => void,
): void {
  const pieces: Buffer[] = [];
  let size = 0;
  if (request.readableEnded) return done(EMPTY_BODY);
  request.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size <= limit) pieces.push(piece);
    else pieces.length = 0;
  });
  request.once('end', () => {
    if (size > limit) return done(new BodyTooLarge(limit, size));
    const [first = EMPTY_BODY] = pieces;
    done(pieces.length > 1 ? Buffer.concat(pieces, size) : first);
  });
}
