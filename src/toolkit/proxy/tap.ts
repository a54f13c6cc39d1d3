import type { Readable } from 'node:stream';
import type { Body } from '../exchange.ts';

/** Limit per body: many exchanges may be open at once, each with two bodies. */
const MOST = 8 * 1024 * 1024;

/**
 * Copies the content of a stream, up to the size that can be validated. @returns a function for the
 * body so far
 */
export function tap(stream: Readable): () => Body {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MOST) chunks.push(chunk);
    else chunks.length = 0;
  });
  return () =>
    length > MOST
      ? { missing: 'is too large to be looked into' }
      : { bytes: Buffer.concat(chunks) };
}
