import { systemClock } from '../base/clock.ts';
import { faultInjectionFor } from './addresses/control.ts';
import { FaultBoard } from '../contract/faults/fault-board.ts';
import { controlAccessOf } from './control-access.ts';
import { dataPath } from './data-files.ts';
import type { Addresses } from '../control/env-block.ts';
import { DiskReserve } from '../base/files/disk-reserve.ts';
import { LiveLog, liveLogTime } from '../console/watching/live-log.ts';
import { openConsoleAddress, type ConsoleAddress } from '../console/console-address.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import { countingInternalErrors, logInternalError } from '../base/internal-errors.ts';
import type { Logger } from '../base/logger.ts';
import { memoryBudgetOf } from './memory-budget.ts';
import { discardData } from './discard-data.ts';
import { ENGINES, enginePart } from './engine-part.ts';
import { closeAll } from './close-all.ts';
import { refusal } from '../families/control/errors.ts';
import type { StateControls } from '../families/control/controls.ts';
import type { PlatformParts } from './parts.ts';
import type { Engines } from './engines.ts';
import { reopen } from './reopen.ts';
import { openRun, SERVED, type ProcessContext, type Run } from './run.ts';
import { writeRuntimeFile } from './runtime-file.ts';
import { stateOf } from './state.ts';
import { timeFor } from './time.ts';
import { isDevelopment, secretsOf, type Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';
import { Readiness } from '../telemetry/readiness.ts';
import { traceSettings } from '../telemetry/tracing/settings.ts';
import type { Tracing } from '../telemetry/tracing/tracing.ts';
import { RequestMetrics } from '../telemetry/request-metrics.ts';

/** A running platform. */
export interface RunningPlatform {
  readonly addresses: Addresses;
  /** The env block. */
  readonly env: Readonly<Record<string, string>>;
  /** Resets, seeds and exports its data, for tests; undefined for a mock, which keeps nothing. */
  readonly state?: StateControls;
  /** Whether anything is written to the data directory. */
  readonly isPersistent: boolean;
  /** Logs and counts an exception that has reached the process. What it belongs to has ended, and the rest goes on. */
  failed(error: unknown): void;
  /** Lets open requests finish, flushes data to disk, and closes everything. */
  close(): Promise<void>;
}

/** Milliseconds between attempts to allocate the reserve. */
const RESERVED_EACH = 60_000;

/** Loaded on demand: few platforms begin with a seed. */
const firstSeeds = () => import('./first-seed.ts');
const NEVER = new AbortController().signal;

/**
 * Starts every family on its engine: first the engines, then what runs on them, then the servers.
 * Everything is closed in the opposite order.
 * @param env the standard variables of OpenTelemetry, which configure tracing
 * @throws SettingError, DataError, or the system's error if an address can't be bound
 */
export async function startPlatform(
  settings: Settings,
  logger: Logger,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<RunningPlatform> {
  const log = countingInternalErrors(logger);
  const reserve = new DiskReserve(dataPath(settings, 'reserve'));
  // The start itself writes too, and on a full disk nothing can be deleted before it is complete.
  reserve.release();
  const secrets = secretsOf(settings);
  const controlAccess = controlAccessOf(settings, secrets);
  const opened = new AsyncDisposableStack();
  const readiness = expected();
  const opening = openedConsole(settings, secrets, readiness);
  let run: Run | undefined;
  const tracing = await openedTracing(env, log, opened);
  opened.defer(async () => {
    await Promise.all([closeConsole(opening), run?.close()]);
  });
  const faults = new FaultBoard();
  const faultInjection = faultInjectionFor(controlAccess, 'platform', faults);
  const time = timeFor(controlAccess);
  const startAnew = async <Filled>(
    add: (parts: PlatformParts) => Promise<Filled>,
  ): Promise<Filled> => {
    if (settings.storeUrl !== undefined) throw refusal('keptElsewhere');
    const { settings: served } = run!;
    (await opening).suspend();
    // The data on servers is not in the data directory.
    const { engines, schemas, control } = run!.parts;
    if (settings.connectUrl !== undefined) await control.kafka.connectors.discardAll();
    if (settings.schemaRegistryUrl !== undefined) {
      for (const id of engines.kafka.clusters()) await schemas.remove(id);
    }
    if (settings.kafkaBrokers !== undefined) await discardClusters(engines.kafka);
    if (settings.redisServers !== undefined) await discardDatabases(engines);
    await run!.close();
    discardData(settings);
    faults.replace([], 1);
    time.controls?.clock.release();
    time.controls?.ids.release();
    const filling = Promise.withResolvers<Filled>();
    const fill = async (parts: PlatformParts) => {
      filling.resolve(add(parts));
      await Promise.allSettled([filling.promise]);
    };
    run = await openRun({ ...context, settings: served }, { fill, bind: reopen });
    return filling.promise;
  };
  const state = stateOf({ parts: () => run!.parts, startAnew });
  const context: ProcessContext = {
    tracing,
    settings,
    secrets,
    readiness,
    consoleAddress: () => opening,
    log,
    internalErrors: log.internalErrors,
    reserve,
    controlAccess,
    faults,
    faultInjection,
    time,
    state,
    memory: memoryBudgetOf(settings),
    requests: new RequestMetrics(() => performance.now()),
    liveLog: new LiveLog(liveLogTime),
  };
  try {
    const { seed: file } = settings;
    const firstSeed = file === undefined ? undefined : await firstSeeds();
    const first = await firstSeed?.readFirstSeed({ ...context, stopping: NEVER }, file!);
    run = await openRun(context, { fill: first && firstSeed!.fillingWith(first) });
    const { addresses } = run;
    if (first !== undefined) state.begin(first.seed);
    maintainReserve(context.reserve, opened);
    opened.defer(publishRuntime(run.parts, addresses));
    return {
      addresses,
      get env() {
        return run!.env;
      },
      isPersistent: !settings.memory,
      state: context.state,
      failed: (error) => logInternalError(log, error),
      close: () => closeAll(opened, settings.dataDir),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Deletes the contents of databases on servers, and frees their places. */
async function discardDatabases({ redis, store }: Engines): Promise<void> {
  const rows = await store.selectFrom('redis_database').select('database_id').execute();
  for (const { database_id: id } of rows) if (redis.has(id)) await redis.deleteDatabase(id);
}

/** Deletes the topics and groups of clusters on a Kafka. */
async function discardClusters(log: LogEngine): Promise<void> {
  for (const id of log.clusters()) await log.deleteCluster(id);
}

/** The parts that must be ready before requests can be answered. */
function expected(): Readiness {
  const readiness = new Readiness();
  for (const name of ENGINES) readiness.expect(enginePart(name));
  for (const name of Object.keys(SERVED)) readiness.expect({ kind: 'address', name });
  return readiness;
}

/** Sends traces if the variables say so; otherwise nothing of it is loaded. */
async function openedTracing(
  env: Readonly<Record<string, string | undefined>>,
  log: Logger,
  opened: AsyncDisposableStack,
): Promise<Tracing | undefined> {
  const settings = traceSettings(env, (sentence) => log.warn({}, sentence));
  if (settings === undefined) return undefined;
  const { openTracing } = await import('../telemetry/tracing/open.ts');
  const opening = openTracing(settings, log);
  opened.defer(() => opening.close());
  return opening.tracing;
}

/**
 * Binds the console's address. A failure is reported only when the address is first used, after the data has been
 * checked.
 */
function openedConsole(
  settings: Settings,
  secrets: Secrets,
  readiness: Readiness,
): Promise<ConsoleAddress> {
  const states = () => readiness.states();
  const opening = openConsoleAddress(settings, { states, ownHostOnly: isDevelopment(secrets) });
  opening.catch(() => undefined);
  return opening;
}

/** Closes it, if it could be bound. */
async function closeConsole(opening: Promise<ConsoleAddress>): Promise<void> {
  const [opened] = await Promise.allSettled([opening]);
  if (opened.status === 'fulfilled') await opened.value.listening.close();
}

/** Allocates the reserve, now and whenever there is room again. */
function maintainReserve(reserve: DiskReserve, opened: AsyncDisposableStack): void {
  reserve.reserve();
  const timer = setInterval(() => reserve.reserve(), RESERVED_EACH).unref();
  opened.defer(() => clearInterval(timer));
}

/**
 * Publishes where commands on this machine find the platform. @returns a function that withdraws it
 */
function publishRuntime(
  { settings, secrets, log }: PlatformParts,
  addresses: Addresses,
): () => void {
  const { email } = settings;
  const hasWellKnownKey = isDevelopment(secrets);
  const startedAt = new Date(systemClock.now()).toISOString();
  try {
    return writeRuntimeFile(settings, { startedAt, addresses, email, hasWellKnownKey });
  } catch (error) {
    // A full disk is no reason to refuse service.
    log.warn({ err: error }, 'commands will not find this platform by its data directory');
    return () => undefined;
  }
}
