import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { urlOf } from '../../http/url-of.ts';
import { createServer } from '../../http/node-http.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request that has arrived completely. */
export interface Received {
  readonly method: string;
  /** The URL that was called. */
  readonly url: string;
  /** The part of the URL after the host. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A server that accepts every request. */
export interface Receiver {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Receives requests on this machine.
 * @param receive handles a request and returns the status to answer with
 * @throws the system's error if the port can't be bound
 */
export async function startReceiver(
  port: number,
  status: number,
  receive: (received: Received) => Promise<void>,
): Promise<Receiver> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '/', headers } = request;
    const body = await buffer(request);
    await receive({
      method,
      url: `http://${headers.host}${path}`,
      path,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ),
      body,
    });
    response.writeHead(status, { 'content-type': 'text/plain' }).end('received\n');
  };
  const server: Server = createServer((request, response) => {
    // The client broke the request off.
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: urlOf('127.0.0.1', (server.address() as AddressInfo).port),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

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
