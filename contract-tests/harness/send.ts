import { Pool } from 'undici';
import type { FamilyName } from './families.ts';
import { checkExchange } from './check-exchange.ts';
import { answerOf, type ReceivedResponse, type SentRequest } from './sent-and-received.ts';

export type { ReceivedResponse, SentRequest };

/**
 * Sends one request to a family, checks the answer against its contract, and records what it covers.
 * @throws Error naming what does not conform
 */
export async function send(
  name: FamilyName,
  pool: Pool,
  sent: SentRequest,
): Promise<ReceivedResponse> {
  const { method, path, headers } = sent;
  const response = await pool.request({ path, method, headers, body: payload(sent.body) });
  const bytes = Buffer.from(await response.body.arrayBuffer());
  const answered = answerOf({ status: response.statusCode, headers: response.headers, bytes });
  checkExchange(name, sent, answered);
  return answered;
}

const pools = new Map<string, Pool>();

/**
 * Connections that send paths unchanged, where `fetch` would normalize them.
 * @param localAddress the client's address
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

function payload(body: unknown): string | Uint8Array | null {
  if (body === undefined) return null;
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}
