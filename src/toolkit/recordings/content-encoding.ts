import * as zlib from 'node:zlib';
import { MAX_EXAMINED } from '../examine/media.ts';
import { headerOf, type Body, type Header } from '../exchange.ts';

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Buffer;

/** Those that this Node has: `plinth/contract` is loaded by the Node of an application, which has zstd from 22.15 on. */
const DECODERS: Readonly<Record<string, Decode | undefined>> = {
  gzip: zlib.gunzipSync,
  'x-gzip': zlib.gunzipSync,
  deflate: zlib.inflateSync,
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
};

/** Decodes the content encodings of a body, limited to the size that is validated. */
export function decodedBody(bytes: Buffer, headers: readonly Header[]): Body {
  let decoded = bytes;
  const encodings = (headerOf(headers, 'content-encoding') ?? '')
    .split(',')
    .map((encoding) => encoding.trim().toLowerCase())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  for (const encoding of encodings.toReversed()) {
    const decode = DECODERS[encoding];
    if (decode === undefined)
      return { missing: `is in an encoding that is not known: ${encoding}` };
    try {
      decoded = decode(decoded, { maxOutputLength: MAX_EXAMINED });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ERR_BUFFER_TOO_LARGE') return { missing: 'is too large to be looked into' };
      // Most tools decode the body but keep the header.
      return { bytes };
    }
  }
  return { bytes: decoded };
}
