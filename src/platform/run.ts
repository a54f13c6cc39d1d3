import { setMaxListeners } from 'node:events';
import { envBlock, type Addresses } from '../control/env-block.ts';
import { flagOf } from '../settings/table.ts';
import { serveConsole } from './addresses/console.ts';
import { serveKafka } from './addresses/kafka.ts';
import { serveManagement } from './addresses/management.ts';
import { serveQueue } from './addresses/queue.ts';
import { serveRedis } from './addresses/redis.ts';
import type { Serve, Served } from './addresses/serve.ts';
import { markComplete, markIncomplete } from './discard-data.ts';
import { openEngines } from './engines.ts';
import { openHosting } from './hosting.ts';
import { addressPart, enginePart } from '../telemetry/parts.ts';
import type { PlatformContext, PlatformParts } from './parts.ts';
import { currentCredentials } from './current-credentials.ts';

/** The parts that last as long as the process, across resets. */
export type ProcessContext = Omit<PlatformContext, 'stopping' | 'closing'>;

/** The engines and what serves them, between a start or reset and the next one. */
export interface Run {
  readonly parts: PlatformParts;
  readonly addresses: Addresses;
  /** The env block. */
  readonly env: Readonly<Record<string, string>>;
  /** Takes it from behind its addresses, which stay open, and waits for what is in progress. */
  leave(): Promise<void>;
  /** Leaves, and closes everything but the addresses. */
  close(): Promise<void>;
}

/** The servers, each at its own address; the console last, because it lists the others. */
export const SERVED: Readonly<Record<keyof Addresses, Serve>> = {
  redis: serveRedis,
  kafka: serveKafka,
  queue: serveQueue,
  management: serveManagement,
  console: serveConsole,
};

/** Adds the first data. If the process ends meanwhile, the next start begins without any. */
export type Fill = (parts: PlatformParts) => Promise<void>;

/**
 * Opens the engines, then what runs on them, fills it, then serves it. @throws the error that prevented it; then
 * everything is closed
 */
export async function openRun(processContext: ProcessContext, fill?: Fill): Promise<Run> {
  const stop = new AbortController();
  const closing = new AbortController();
  // Every waiting request adds a listener.
  setMaxListeners(0, stop.signal);
  const context = { ...processContext, stopping: stop.signal, closing: closing.signal };
  const opened = new AsyncDisposableStack();
  try {
    const engines = await openEngines(context, opened, () => {
      if (fill !== undefined) markIncomplete(context.settings);
    });
    const parts = await openHosting(context, engines, opened);
    await fill?.(parts);
    markComplete(context.settings);
    // The databases are loaded with the control plane.
    context.readiness.markReady(enginePart('redis'), () => engines.redis.healthProblem());
    const served: Served[] = [];
    let left: Promise<void> | undefined;
    const leave = () => (left ??= stopServing(parts, served, stop));
    opened.defer(leave);
    const addresses = await serveAll(parts, served);
    const env = await envOf(parts, addresses);
    const close = () => {
      closing.abort();
      return opened.disposeAsync();
    };
    return { parts, addresses, env, leave, close };
  } catch (error) {
    closing.abort();
    await opened.disposeAsync();
    throw error;
  }
}

async function serveAll(parts: PlatformParts, served: Served[]): Promise<Addresses> {
  const urls: Record<keyof Addresses, string> = {
    redis: '',
    kafka: '',
    queue: '',
    management: '',
    console: '',
  };
  for (const name of Object.keys(SERVED) as (keyof Addresses)[]) {
    const each = await SERVED[name](parts, urls).catch((error: unknown) => {
      throw namingPort(error, name);
    });
    served.push(each);
    urls[name] = each.url;
    parts.readiness.markReady(addressPart(name));
  }
  return urls;
}

/**
 * Takes no new requests, ends long polls with an answer, and waits for all open requests. Deliveries of the queue get
 * their time to end concurrently, so that the two waits don't add up. The engines are closed after that.
 */
async function stopServing(
  { addresses, engines }: PlatformParts,
  served: readonly Served[],
  stop: AbortController,
): Promise<void> {
  const left = addresses.detach();
  const ended = served.map(({ end }) => end?.());
  stop.abort();
  await Promise.all([left, ...ended, engines.queue.stopDelivering()]);
}

async function envOf(parts: PlatformParts, addresses: Addresses): Promise<Record<string, string>> {
  const { settings, secrets } = parts;
  return envBlock(addresses, await currentCredentials(parts), secrets, settings);
}

/** The system's error gives the number of a port that can't be bound, but not what it is for. */
function namingPort(error: unknown, name: keyof Addresses): unknown {
  const isOfPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (isOfPort) error.message = `--${flagOf(`${name}Port`)}: ${error.message}`;
  return error;
}
