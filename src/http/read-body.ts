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

/**
 * Reads a request body of up to `limit` bytes, then calls `done` with it or with a
 * {@link BodyTooLarge}. A longer one is read to its end but not kept, so that the client, which may
 * only listen once it has sent all, gets its answer on the same connection. Where the client leaves
 * before the end there is nobody to answer, and `done` is not called. A callback and no promise, because
 * hot operations come through here.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  done: (body: Buffer | BodyTooLarge) => void,
): void {
  let chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks = [];
  });
  request.on('end', () => {
    if (size > limit) done(new BodyTooLarge(limit, size));
    else if (chunks.length === 1) done(chunks[0]!);
    else done(chunks.length === 0 ? EMPTY_BODY : Buffer.concat(chunks, size));
  });
  request.on('error', () => {});
}
