import { createHmac, hash } from 'node:crypto';

/** What a signature tells of a delivery. */
export interface Signed {
  /** All of the key, `sig_` included: its UTF-8 bytes are the secret. */
  readonly key: string;
  /** As it was published: receivers compare it as a text. */
  readonly url: string;
  readonly body: Buffer;
  /** Of this signature; no two are the same. */
  readonly id: string;
  /** Unix milliseconds. */
  readonly now: number;
}

/** Seconds that a signature is good for. */
const LIFETIME = 300;

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

/**
 * The signature of a delivery: a compact JWT (RFC 7519) with HS256, as `Upstash-Signature` has it
 * (queue-wire.md, section 8). `nbf` is 0 and `iat` is rounded down, because receivers refuse what lies ahead
 * of their clock; the hash of the body is that of its bytes, in base64url.
 */
export function signatureOf({ key, url, body, id, now }: Signed): string {
  const issued = Math.floor(now / 1000);
  // By hand: the claims are many a second, and only two of them can need escaping.
  const claims =
    `{"iss":"Upstash","sub":${JSON.stringify(url)},"exp":${issued + LIFETIME},"nbf":0,"iat":${issued},` +
    `"jti":${JSON.stringify(id)},"body":"${hash('sha256', body, 'base64url')}"}`;
  const signed = `${HEADER}.${Buffer.from(claims).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
