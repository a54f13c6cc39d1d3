import { setMaxListeners } from 'node:events';
import { systemClock } from '../base/clock.ts';
import { rehearsalFor } from './addresses/control.ts';
import { controlAccessOf } from './control-access.ts';
import { dataPath } from './data-files.ts';
import { envBlock, type Addresses } from '../control/env-block.ts';
import { DiskReserve } from '../files/disk-reserve.ts';
import { LiveLog, liveLogTime } from '../console/watching/live-log.ts';
import { openDoor, type Door } from '../console/door.ts';
import type { Listening } from '../http/server.ts';
import type { Logger } from '../base/logger.ts';
import { serveConsole } from './addresses/console.ts';
import { serveKafka } from './addresses/kafka.ts';
import { serveManagement } from './addresses/management.ts';
import { serveQueue } from './addresses/queue.ts';
import { serveRedis } from './addresses/redis.ts';
import type { Serve } from './addresses/serve.ts';
import { ENGINES, openEngines } from './engines.ts';
import { openHosting } from './hosting.ts';
import { closeAll } from './close-all.ts';
import type { PlatformParts } from './parts.ts';
import { presentCredentials } from './present-credentials.ts';
import { writeRuntimeFile } from './runtime-file.ts';
import { isDevelopment, secretsOf, type Secrets } from '../settings/secrets.ts';
import { flagOf, type Settings } from '../settings/table.ts';
import { Readiness } from '../telemetry/readiness.ts';
import { RequestMetrics } from '../telemetry/request-metrics.ts';

/** A platform that serves. */
export interface RunningPlatform {
  readonly addresses: Addresses;
  /** The env block. */
  readonly env: Readonly<Record<string, string>>;
  /** Whether anything is written to the data directory. */
  readonly keepsData: boolean;
  /** Lets requests under way finish, flushes what is to be kept, and closes everything. */
  close(): Promise<void>;
}

/** Milliseconds. */
const RESERVED_EACH = 60_000;

/** What is served, each at an address of its own; the console last, which tells of the others. */
const SERVED: Readonly<Record<keyof Addresses, Serve>> = {
  redis: serveRedis,
  kafka: serveKafka,
  queue: serveQueue,
  management: serveManagement,
  console: serveConsole,
};

/**
 * Starts every family on the embedded engines: first what is kept, then what runs because of it, then
 * the servers. What was opened is closed in the opposite order.
 * @throws SettingError, DataError, or the system's error where an address can't be had
 */
export async function startPlatform(settings: Settings, log: Logger): Promise<RunningPlatform> {
  const stop = new AbortController();
  // Each who waits listens.
  setMaxListeners(0, stop.signal);
  const reserve = new DiskReserve(dataPath(settings, 'reserve'));
  // A start writes too, and on a full disk nothing else would let anybody make room.
  reserve.giveBack();
  const secrets = secretsOf(settings);
  const controlAccess = controlAccessOf(settings, secrets);
  const opened = new AsyncDisposableStack();
  const readiness = expected();
  const door = openedDoor(settings, secrets, readiness, opened);
  const given = {
    settings,
    secrets,
    readiness,
    door,
    log,
    reserve,
    stopping: stop.signal,
    controlAccess,
    rehearsal: rehearsalFor(controlAccess, 'platform'),
    requests: new RequestMetrics(() => performance.now()),
    liveLog: new LiveLog(liveLogTime),
  };
  try {
    const engines = await openEngines(given, opened);
    const parts = await openHosting(given, engines, opened);
    const servers: Listening[] = [];
    opened.defer(() => stopServing(parts, servers, stop));
    const addresses = await serveAll(parts, servers);
    const env = await envOf(parts, addresses);
    keepReserve(given.reserve, opened);
    opened.defer(tellOf(parts, addresses));
    const close = () => closeAll(opened, settings.dataDir);
    return { addresses, env, keepsData: !settings.memory, close };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** The system tells the number of a port that can't be had, and not what it was for. */
function namingPort(error: unknown, name: keyof Addresses): unknown {
  const isOfPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (isOfPort) error.message = `--${flagOf(`${name}Port`)}: ${error.message}`;
  return error;
}

/** What has to be ready before requests can be answered. */
function expected(): Readiness {
  const readiness = new Readiness();
  for (const name of ENGINES) readiness.expect({ kind: 'engine', name });
  for (const name of Object.keys(SERVED)) readiness.expect({ kind: 'address', name });
  return readiness;
}

/** Takes the console's address; that it can't be had is told when it is asked for, after what is kept has been looked at. */
function openedDoor(
  settings: Settings,
  secrets: Secrets,
  readiness: Readiness,
  opened: AsyncDisposableStack,
): () => Promise<Door> {
  const states = () => readiness.states();
  const opening = openDoor(settings, { states, ownHostOnly: isDevelopment(secrets) });
  // Whoever asks for it is told.
  opening.catch(() => undefined);
  let isHanded = false;
  opened.defer(async () => {
    // Who was handed it closes it.
    if (isHanded) return;
    const [door] = await Promise.allSettled([opening]);
    if (door.status === 'fulfilled') await door.value.listening.close();
  });
  return () => {
    isHanded = true;
    return opening;
  };
}

async function serveAll(parts: PlatformParts, servers: Listening[]): Promise<Addresses> {
  const urls: Record<keyof Addresses, string> = {
    redis: '',
    kafka: '',
    queue: '',
    management: '',
    console: '',
  };
  for (const name of Object.keys(SERVED) as (keyof Addresses)[]) {
    const server = await SERVED[name](parts, urls).catch((error: unknown) => {
      throw namingPort(error, name);
    });
    servers.push(server);
    urls[name] = server.url;
    parts.readiness.arrived({ kind: 'address', name });
  }
  return urls;
}

/**
 * Takes no new request, has those answered that wait for something to come, and waits for the answers to all
 * that are under way. The engines are closed after that.
 */
async function stopServing(
  { ports }: PlatformParts,
  servers: readonly Listening[],
  stop: AbortController,
): Promise<void> {
  ports.closeAll();
  const closed = servers.map((server) => server.close());
  stop.abort();
  await Promise.all(closed);
}

/** Takes the reserve, now and whenever there is room again. */
function keepReserve(reserve: DiskReserve, opened: AsyncDisposableStack): void {
  reserve.take();
  const timer = setInterval(() => reserve.take(), RESERVED_EACH).unref();
  opened.defer(() => clearInterval(timer));
}

/** Has commands on this machine find the platform. @returns what takes that back */
function tellOf({ settings, secrets, log }: PlatformParts, addresses: Addresses): () => void {
  const { email } = settings;
  const hasWellKnownKey = isDevelopment(secrets);
  const startedAt = new Date(systemClock.now()).toISOString();
  try {
    return writeRuntimeFile(settings, { startedAt, addresses, email, hasWellKnownKey });
  } catch (error) {
    // A full disk is no reason to serve nobody.
    log.warn({ err: error }, 'commands will not find this platform by its data directory');
    return () => undefined;
  }
}

async function envOf(parts: PlatformParts, addresses: Addresses): Promise<Record<string, string>> {
  const { settings, secrets } = parts;
  return envBlock(addresses, await presentCredentials(parts), secrets, settings);
}
