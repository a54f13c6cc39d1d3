import type { components } from '../../../generated/console/types.ts';
import { fetchWithin } from '../fetch-within.ts';

/** Milliseconds for whatever has the port of the console to say what it is. */
const PATIENCE = 10_000;

/**
 * The ports that a platform or a mock has whose console is at a port, as it tells them: all in development, else that of the
 * console alone, since the others are told to who has credentials. None where something else is there.
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

/** @returns undefined where there is no such answer */
async function jsonAt<Body>(url: string): Promise<Body | undefined> {
  try {
    const response = await fetchWithin(PATIENCE, new Request(url));
    return response.ok ? ((await response.json()) as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** Where one asks who listens at all addresses. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
