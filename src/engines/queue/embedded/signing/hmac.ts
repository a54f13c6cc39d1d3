import { hash } from 'node:crypto';
import { memoize } from '../../../../base/memoize.ts';

/** Bytes of a block of SHA-256, which a key is padded to. */
const BLOCK = 64;
const DIGEST = 32;

/** The two keys that are derived from a secret (RFC 2104, section 2). */
interface Pads {
  readonly inner: Buffer;
  /** Followed by room for the inner digest. */
  readonly outer: Buffer;
  /** The same bytes as `inner`, where these are the UTF-8 of a text. */
  readonly innerText: string | undefined;
}

/**
 * The HMAC-SHA256 of a text (RFC 2104), in base64url. It consists of two hashes that are computed in one call each,
 * because the object that `createHmac` makes for every message takes twice as long, and the garbage collector more.
 * @param key its UTF-8 bytes are the secret
 */
export function hmacSha256(key: string, text: string): string {
  const { inner, outer, innerText } = padsOf(key);
  const given =
    innerText === undefined ? Buffer.concat([inner, Buffer.from(text)]) : innerText + text;
  outer.write(hash('sha256', given, 'hex'), BLOCK, DIGEST, 'hex');
  return hash('sha256', outer, 'base64url');
}

const padsOf = memoize((key: string): Pads => {
  const bytes = Buffer.from(key);
  const secret = bytes.length <= BLOCK ? bytes : hash('sha256', bytes, 'buffer');
  const inner = Buffer.alloc(BLOCK, 0x36);
  const outer = Buffer.alloc(BLOCK + DIGEST, 0x5c);
  for (const [at, byte] of secret.entries()) {
    inner[at]! ^= byte;
    outer[at]! ^= byte;
  }
  const isAscii = inner.every((byte) => byte < 0x80);
  return { inner, outer, innerText: isAscii ? inner.toString('latin1') : undefined };
});
