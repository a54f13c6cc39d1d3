import type { components } from '../../../generated/console/types.ts';
import { fetchWithin } from '../fetch-within.ts';

/** How long the program at the console's port may take to identify itself, in milliseconds. */
const PATIENCE = 10_000;

/**
 * The ports of the platform or mock whose console is at a port, as it reports them: all of them in development, else
 * only the console's, since the others are reported only to callers with credentials. None if another program is there.
 */
export async function portsOfPlinth(host: string, consolePort: number): Promise<Set<number>> {
  const url = `http://${reachable(host)}:${consolePort}`;
  const health = await jsonAt<{ version?: unknown }>(`${url}/healthz`);
  if (health?.version === undefined) return new Set();
  const platform = await jsonAt<components['schemas']['platform']>(`${url}/platform`);
  if (platform === undefined) return new Set([consolePort]);
  const urls = Object.values(platform.env).flatMap((value) => URL.parse(value) ?? []);
  const named = urls.map(({ port }) => Number(port)).filter((port) => port > 0);
  return new Set([consolePort, ...Object.values(platform.ports), ...named]);
}

/** @returns undefined if there is no such answer */
async function jsonAt<Body>(url: string): Promise<Body | undefined> {
  try {
    const response = await fetchWithin(PATIENCE, new Request(url));
    return response.ok ? ((await response.json()) as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** The address at which a server that listens on all addresses can be reached. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
