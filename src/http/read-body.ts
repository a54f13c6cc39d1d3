import type { IncomingMessage } from 'node:http';

/** A body over the limit, with its size as far as it was sent. */
export class BodyTooLarge extends Error {
  readonly limit: number;
  readonly actual: number;

  constructor(limit: number, actual: number) {
    super(`body of ${actual} bytes over the limit of ${limit}`);
    this.limit = limit;
    this.actual = actual;
  }
}

export const EMPTY_BODY = Buffer.alloc(0);

/** Whether the head announces a body (RFC 9112, section 6.3). */
export function hasBody(request: IncomingMessage): boolean {
  const { headers } = request;
  if (headers['transfer-encoding'] !== undefined) return true;
  const length = headers['content-length'];
  return length !== undefined && length !== '0';
}

/** Initial size of the buffer for a body that comes in several pieces. */
const FIRST_ROOM = 16 * 1024;

/**
 * Reads a request body of up to `limit` bytes, then calls `done` with it or with a {@link BodyTooLarge}. A longer one
 * is read to its end but not kept, so that a client that listens only once it has sent everything gets its answer on
 * the same connection. Where the client leaves before the end, `done` is not called. It is a callback rather than a
 * promise because hot operations come through here.
 *
 * Pieces are copied into one buffer as they come: each is an object that costs a hundred times a byte, and keeps
 * everything alive that was read with it.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  done: (body: Buffer | BodyTooLarge) => void,
): void {
  const announced = Number(request.headers['content-length'] ?? Infinity);
  let body: Buffer = EMPTY_BODY;
  let size = 0;
  request.on('data', (piece: Buffer) => {
    const before = size;
    size += piece.length;
    if (size > limit) body = EMPTY_BODY;
    else if (before === 0) body = piece;
    else {
      if (size > body.length) body = withRoom(body, before, Math.min(roomFor(size), announced));
      piece.copy(body, before);
    }
  });
  request.on('end', () => {
    if (size > limit) done(new BodyTooLarge(limit, size));
    else done(size === body.length ? body : body.subarray(0, size));
  });
  request.on('error', () => {});
}

/** The next size of a buffer, twice as much; system memory that is never written to costs nothing. */
export function roomFor(size: number): number {
  return Math.max(FIRST_ROOM, 2 ** Math.ceil(Math.log2(size)));
}

/** A copy of the first bytes in a larger buffer. */
export function withRoom(body: Buffer, length: number, room: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(room);
  body.copy(larger, 0, 0, length);
  return larger;
}
