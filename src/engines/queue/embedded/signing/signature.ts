import { hash, subtle } from 'node:crypto';
import { memoize } from '../../../../base/memoize.ts';

/** The content of a signature. */
export interface Signed {
  /** The whole key, including `sig_`: its UTF-8 bytes are the secret. */
  readonly key: string;
  /** As it was published: receivers compare it as a string. */
  readonly url: string;
  /** See {@link bodyHash}. */
  readonly bodyHash: string;
  /** A unique id of this signature. */
  readonly id: string;
  /** Unix milliseconds. */
  readonly now: number;
}

/** Seconds that a signature is valid. */
const LIFETIME = 300;

/** Bodies of more bytes than this are hashed outside the event loop. */
const LARGE = 1024 * 1024;

/** The hash of a body in a signature: the SHA-256 of its bytes, in base64url. */
export function bodyHash(body: Buffer): string | Promise<string> {
  if (body.length <= LARGE) return hash('sha256', body, 'base64url');
  return subtle
    .digest('SHA-256', new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length))
    .then((digest) => Buffer.from(digest).toString('base64url'));
}

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

/**
 * The signature of a delivery: a compact JWT (RFC 7519) with HS256, for `Upstash-Signature` (verified by the
 * receivers of `qstash-js` and `qstash-py`). `nbf` is 0 and `iat` is rounded down, because receivers refuse times
 * ahead of their clock.
 */
export function signatureOf({ key, url, bodyHash, id, now }: Signed): string {
  const issued = Math.floor(now / 1000);
  // Serialized by hand: this runs for every delivery, and only two claims can need escaping.
  const claims =
    `{"iss":"Upstash","sub":${JSON.stringify(url)},"exp":${issued + LIFETIME},"nbf":0,"iat":${issued},` +
    `"jti":${JSON.stringify(id)},"body":"${bodyHash}"}`;
  const signed = `${HEADER}.${Buffer.from(claims).toString('base64url')}`;
  return `${signed}.${hmacSha256(key, signed)}`;
}

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
 * because the object that `createHmac` makes for every message takes longer, and burdens the garbage collector.
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
