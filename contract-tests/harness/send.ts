import { Pool } from 'undici';
import type { DocumentedResponse } from './contract.ts';
import { meet } from './coverage/met.ts';
import { families, type FamilyName } from './families.ts';
import { record } from './coverage/record.ts';

export interface Sent {
  readonly method: string;
  /** As it goes on the wire, query and all. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes or text go out as they are, anything else as JSON. */
  readonly body?: unknown;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as JSON, where it is that. */
  readonly json: unknown;
  readonly bytes: Buffer;
}

/**
 * Sends one request to a family, holds the answer against its contract (documented status, required
 * headers, media type, schema), and records what it exercised.
 * @throws Error naming what does not fit
 */
export async function send(name: FamilyName, pool: Pool, sent: Sent): Promise<Answered> {
  const { method, path, headers } = sent;
  const response = await pool.request({ path, method, headers, body: payload(sent.body) });
  const bytes = Buffer.from(await response.body.arrayBuffer());
  const mediaType = String(response.headers['content-type'] ?? '').split(';')[0]!;
  const json =
    mediaType === 'application/json' && bytes.length > 0
      ? (JSON.parse(bytes.toString()) as unknown)
      : undefined;
  const answered = { status: response.statusCode, headers: response.headers, json, bytes };
  check(name, sent, answered, mediaType);
  return answered;
}

const pools = new Map<string, Pool>();

/**
 * Connections to an address that send paths as they are, where `fetch` would tidy them up.
 * @param localAddress where the requests are to come from
 */
export function connectionsTo(origin: string, localAddress?: string): Pool {
  const key = `${origin} ${localAddress ?? ''}`;
  let pool = pools.get(key);
  if (pool === undefined) {
    pool = new Pool(origin, localAddress === undefined ? {} : { localAddress });
    pools.set(key, pool);
  }
  return pool;
}

function check(name: FamilyName, sent: Sent, answered: Answered, mediaType: string): void {
  const { method, path } = sent;
  const { operationId, response } = families[name].meaningOf(method, path.split('?')[0]!);
  const documented = response(answered.status);
  if (documented === undefined) {
    throw new Error(`${method} ${path}: the contract has no ${answered.status} for ${operationId}`);
  }
  const broken = misfitOf(name, documented, answered, { mediaType, method });
  if (broken !== undefined) throw new Error(`${method} ${path} ${answered.status}: ${broken}`);
  meet(name, operationId, sent, { ...answered, mediaType }, (kind, part) =>
    record({ family: name, kind, name: part }),
  );
}

function misfitOf(
  name: FamilyName,
  documented: DocumentedResponse,
  { headers, json, bytes }: Answered,
  { mediaType, method }: { readonly mediaType: string; readonly method: string },
): string | undefined {
  for (const [header, { required }] of Object.entries(documented.headers ?? {})) {
    if (required && headers[header.toLowerCase()] === undefined) return `no header ${header}`;
  }
  if (method === 'HEAD') return bytes.length === 0 ? undefined : 'a body in answer to HEAD';
  if (documented.content === undefined) return undefined;
  const media = documented.content[mediaType];
  if (media === undefined) return `media type ${mediaType} is not documented`;
  if (media.schema === undefined || json === undefined) return undefined;
  return families[name].contract.misfit(media.schema, json);
}

function payload(body: unknown): string | Uint8Array | null {
  if (body === undefined) return null;
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}
