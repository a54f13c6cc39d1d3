import { systemClock } from '../base/clock.ts';
import { diskErrorOf } from '../control/storage-errors.ts';
import { RedisError } from '../engines/redis/reply.ts';
import { DataError } from '../base/data-error.ts';
import { faultInjectionFor } from './addresses/control.ts';
import { OpenAddresses } from './addresses/open-addresses.ts';
import { FaultBoard } from '../contract/faults/fault-board.ts';
import { controlAccessOf } from './control-access.ts';
import { CurrentRun } from './current-run.ts';
import { dataPath } from './data-files.ts';
import { databasePortsOf, warnOfOtherPort } from './database-ports.ts';
import { DEFAULT_DATABASE } from '../control/databases/default-database.ts';
import type { Addresses } from '../control/env-block.ts';
import { DiskReserve } from '../base/files/disk-reserve.ts';
import { LiveLog, liveLogTime } from '../console/watching/live-log.ts';
import { openConsoleAddress, type ConsoleAddress } from '../console/console-address.ts';
import { countingInternalErrors, logInternalError } from '../base/internal-errors.ts';
import type { Logger } from '../base/logger.ts';
import { TurnLimit } from '../base/turn-limit.ts';
import { httpThreadsOf } from './http-threads.ts';
import { memoryBudgetOf } from './memory-budget.ts';
import type { StateControls } from '../families/control/controls.ts';
import type { PlatformParts } from './parts.ts';
import type { ProcessContext } from './run.ts';
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

/**
 * Starts a platform: opens its parts in the order of their list.
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
  const readiness = new Readiness(settings.serverTimeout);
  const threads = await httpThreadsOf(settings);
  const addresses = new OpenAddresses(settings.host, databasePortsOf(settings), threads);
  const tracing = await openedTracing(env, log, opened);
  const faults = new FaultBoard();
  const faultInjection = faultInjectionFor(controlAccess, 'platform', faults);
  const time = timeFor(controlAccess, settings);
  const state = stateOf(() => current);
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
    addresses,
    memory: memoryBudgetOf(settings),
    turns: new TurnLimit(),
    requests: new RequestMetrics(() => performance.now()),
    liveLog: new LiveLog(liveLogTime),
  };
  const current = new CurrentRun(context);
  current.expect();
  const opening = openedConsole(settings, secrets, readiness, addresses);
  opened.defer(async () => {
    // A reset that is in progress ends first.
    await state.end();
    await Promise.allSettled([opening]);
    await Promise.all([addresses.close(), current.close()]);
  });
  try {
    const { seed: file } = settings;
    const firstSeed = file === undefined ? undefined : await firstSeeds();
    const first = await firstSeed?.readFirstSeed(current.context, file!);
    const run = await current.start(first && firstSeed!.fillingWith(first));
    warnOfOtherPort(context);
    if (first !== undefined) state.begin(first.seed);
    maintainReserve(context.reserve, opened);
    opened.defer(publishRuntime(run.parts, run.addresses));
    return {
      addresses: run.addresses,
      get env() {
        return current.env;
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
  addresses: OpenAddresses,
): Promise<ConsoleAddress> {
  const opening = openConsoleAddress(settings, {
    states: (service) => readiness.states(service),
    ownHostOnly: isDevelopment(secrets),
  });
  opening.then(
    (address) => addresses.add(address),
    () => undefined,
  );
  return opening;
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
  { settings, secrets, log, addresses: { ports } }: PlatformParts,
  addresses: Addresses,
): () => void {
  const { email } = settings;
  const hasWellKnownKey = isDevelopment(secrets);
  const startedAt = new Date(systemClock.now()).toISOString();
  try {
    const respPort = ports.portOf(DEFAULT_DATABASE);
    return writeRuntimeFile(settings, { startedAt, addresses, respPort, email, hasWellKnownKey });
  } catch (error) {
    // A full disk is no reason to refuse service.
    log.warn({ err: error }, 'commands will not find this platform by its data directory');
    return () => undefined;
  }
}

/**
 * Closes everything that is open. On a full disk, closing fails.
 * @throws DataError saying so, or an unexpected error
 */
async function closeAll(opened: AsyncDisposableStack, dataDir: string): Promise<void> {
  try {
    await opened.disposeAsync();
  } catch (error) {
    const errors = errorsIn(error);
    if (!errors.every(isOfDisk)) throw error;
    const reasons = new Set(errors.map(({ message }) => message));
    throw new DataError(
      `${dataDir} took no more at the end (${[...reasons].join('; ')}): nothing that was acknowledged is lost`,
      { cause: error },
    );
  }
}

/** The errors of closing several things, in order: each SuppressedError wraps those before it. */
function errorsIn(error: unknown): Error[] {
  if (error instanceof SuppressedError) {
    return [...errorsIn(error.suppressed), ...errorsIn(error.error)];
  }
  return [error as Error];
}

/** Redis reports an append-only log that can't be written by an error of its own. */
function isOfDisk(error: Error): boolean {
  return error instanceof RedisError || diskErrorOf(error) !== undefined;
}
