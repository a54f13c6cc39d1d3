import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The signed parts of a request, as they arrived. */
export interface SignedRequest {
  readonly signature: string;
  /** The URL that was called. */
  readonly url: string;
  readonly body: Buffer;
}

/**
 * Verifies the signature of a delivery, a JSON Web Token with HMAC-SHA256 (RFC 7519).
 * @param now Unix milliseconds
 * @returns what is wrong with it; undefined if it is valid
 */
export function faultOf(
  { signature, url, body }: SignedRequest,
  keys: readonly string[],
  now: number,
): string | undefined {
  const [header = '', payload = '', mac = '', ...rest] = signature.split('.');
  const { alg } = claimsIn(header);
  if (alg !== 'HS256' || rest.length > 0) return 'the signature is no JSON web token of HS256';
  if (!keys.some((key) => isMacOf(key, `${header}.${payload}`, mac))) {
    return 'it is signed with neither of the signing keys';
  }
  const { iss, sub, exp, nbf, body: hash } = claimsIn(payload);
  if (iss !== 'Upstash') return `the signature is of ${JSON.stringify(iss)}`;
  if (hrefOf(sub) !== hrefOf(url)) return `the signature is for ${String(sub)}`;
  if (Number(exp) * 1000 <= now || Number(nbf) * 1000 > now) return 'the signature has expired';
  const isWhole = String(hash).replace(/=+$/, '') === sha256(body);
  return isWhole ? undefined : 'the signature is of another body';
}

/** The claims; empty if the part is not a base64url-encoded JSON object. */
function claimsIn(part: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

function isMacOf(key: string, text: string, mac: string): boolean {
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(mac, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The published URL may lack the trailing slash that the request has. */
function hrefOf(url: unknown): string | undefined {
  return URL.parse(String(url))?.href;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
