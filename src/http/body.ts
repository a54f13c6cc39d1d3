import type { IncomingHttpHeaders } from 'node:http';

/** The body exceeds the limit. `actual` is its size as far as the client sent it. */
export class BodyTooLarge extends Error {
  readonly limit: number;
  readonly actual: number;

  constructor(limit: number, actual: number) {
    super(`body of ${actual} bytes over the limit of ${limit}`);
    this.limit = limit;
    this.actual = actual;
  }
}

/** There was no room for the body beside those of other requests. */
export class Crowded extends Error {}

export const EMPTY_BODY = Buffer.alloc(0);

/** Whether the head announces a body (RFC 9112, section 6.3). */
export function hasBody({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  const length = headers['content-length'];
  return length !== undefined && length !== '0';
}
