import { createServer } from 'node:net';
import { lazy } from '../../base/on-demand.ts';
import { SettingError } from '../../settings/load.ts';
import { SERVICES, servicesOf, type ServiceName, type Services } from '../../settings/services.ts';
import { flagOf, type Settings } from '../../settings/table.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { fail, ok, warn, type Finding } from './finding.ts';
import type { components } from '../../../generated/console/types.ts';
import { fetchWithin } from '../fetch-within.ts';

const PORTS = ['redisPort', 'kafkaPort', 'queuePort', 'managementPort', 'consolePort'] as const;

type PortName = (typeof PORTS)[number] | 'respPort';

/** The service that listens at a port, if it need not run. */
const SERVICE_OF: Partial<Record<PortName, ServiceName>> = {
  redisPort: 'redis',
  respPort: 'redis',
  kafkaPort: 'kafka',
  queuePort: 'queue',
};

/**
 * Checks whether the ports of a platform are free. If the RESP port is taken, the platform moves to
 * another one; it can't do that for the others.
 */
export async function checkPorts(settings: Settings): Promise<Finding[]> {
  const findings: Finding[] = [];
  const own = lazy(() => portsOfPlinth(settings.host, settings.consolePort));
  const isOwn = async (port: number) => (await own()).has(port);
  const services = servicesIn(settings);
  const names = [...PORTS, 'respPort' as const].filter((name) => {
    const service = SERVICE_OF[name];
    return service === undefined || services.has(service);
  });
  for (const [index, name] of names.entries()) {
    const port = settings[name];
    const other = names.slice(0, index).find((earlier) => port !== 0 && settings[earlier] === port);
    findings.push(
      other === undefined
        ? await checkPort(settings.host, name, port, isOwn)
        : doubled(name, other, port),
    );
  }
  return findings;
}

/** The services that would run; all of them if the setting is wrong, which is a finding of its own. */
function servicesIn(settings: Settings): Services {
  try {
    return servicesOf(settings);
  } catch (error) {
    if (error instanceof SettingError) return new Set(SERVICES);
    throw error;
  }
}

/** Two addresses of the platform itself with the same port. */
function doubled(name: PortName, other: PortName, port: number): Finding {
  const about = `--${flagOf(name)}`;
  const seen = `${port} is the port of --${flagOf(other)} too`;
  return fail(about, seen, `choose another with ${about}`, EXIT_CODES.address);
}

async function checkPort(
  host: string,
  name: PortName,
  port: number,
  isOwn: (port: number) => Promise<boolean>,
): Promise<Finding> {
  const about = `--${flagOf(name)}`;
  if (port === 0) return ok(about, 'any free port is taken');
  const code = await refusalOf(host, port);
  if (code === undefined) return ok(about, `${host}:${port} is free`);
  const isPlinth = code === 'EADDRINUSE' && (await isOwn(port));
  const words = isPlinth ? 'is used by Plinth itself' : (WORDS[code] ?? `can't be had (${code})`);
  const seen = `${host}:${port} ${words}`;
  const todo = isPlinth
    ? `one runs already: use it, end it, or choose another port with ${about}`
    : `end what has it (lsof -i :${port}), or choose another with ${about}`;
  if (name !== 'respPort') return fail(about, seen, todo, EXIT_CODES.address);
  return warn(about, `${seen}: the database \`default\` gets any free port`, todo);
}

const WORDS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EADDRNOTAVAIL: 'is no address of this machine',
  EACCES: "is a port that this user can't have",
};

/** @returns the system's error code if the port can't be bound */
function refusalOf(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** How long the program at the console's port may take to identify itself, in milliseconds. */
const PATIENCE = 10_000;

/**
 * The ports of the platform or mock whose console is at a port, as it reports them: all of them in development, else
 * only the console's, since the others are reported only to callers with credentials. None if another program is there.
 */
async function portsOfPlinth(host: string, consolePort: number): Promise<Set<number>> {
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
