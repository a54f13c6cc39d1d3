import { dataPath, prepareDataDirectory, sealKeysOf } from './data-files.ts';
import { outputLimitsOf } from './output-limits.ts';
import { DataError } from '../base/data-error.ts';
import { EmbeddedLog } from '../engines/log/embedded/engine.ts';
import type { LogWithInstances } from '../copies/consumers/shared-log.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import { NotServed } from '../copies/call-outcome.ts';
import type { ListenerAnswer, ListenerQuestion } from '../engines/redis/listeners.ts';
import type { RedisEngine } from '../engines/redis/engine.ts';
import { EmbeddedRedis } from '../engines/redis/embedded/engine.ts';
import { sql } from 'kysely';
import type { SealKeys } from '../store/seal/seal-keys.ts';
import { copyAddressOf } from '../settings/copy-address.ts';
import { SettingError } from '../settings/load.ts';
import type { Settings } from '../settings/table.ts';
import { lockDirectory } from '../base/files/directory-lock.ts';
import { makeDirectory } from '../base/files/make-directory.ts';
import { requireCompleteMigration } from '../store/platform-migration.ts';
import type { Store } from '../store/store.ts';
import { inactiveQueueUsers } from '../control/queue-users/access.ts';
import { openControlStore } from './control-store.ts';
import { openCopies, type Copies } from './copies.ts';
import type { CopyCalling } from './copy-port.ts';
import { kafkaServersOf } from './kafka-servers.ts';
import { fileCheckOf, type PlatformContext } from './parts.ts';
import { maxDataOf } from './memory-budget.ts';
import { diskPart, enginePart, type Service } from '../telemetry/parts.ts';
import { openQueue } from './queue-engine.ts';

/** The parts that keep the data: an engine for each family, and the store of the control plane. */
export interface Engines {
  readonly redis: RedisEngine;
  readonly kafka: LogEngine;
  readonly queue: QueueEngine;
  readonly store: Store;
  /** Undefined unless others may share the store. */
  readonly copies: Copies | undefined;
  /** How this copy calls others; undefined if there can't be any. */
  readonly calling?: CopyCalling | undefined;
}

/** Whether the store can be read. @throws Error if it can't */
async function checkStore(store: Store): Promise<undefined> {
  await sql`select 1`.execute(store);
}

/**
 * Opens the engines and the store: Redis first, because it locks the directory.
 * @param opened is told how to close what has been opened
 * @param locked is called once this process has the directory, before anything is written to it
 * @throws SettingError, DataError
 */
export async function openEngines(
  context: PlatformContext,
  opened: AsyncDisposableStack,
  locked: () => void = () => {},
): Promise<Engines> {
  const seals = context.settings.memory ? undefined : sealKeysOf(context.settings);
  try {
    closeDataDirectory(context);
    const redis = await openRedis(context, opened);
    opened.defer(() => redis.close());
    locked();
    const { readiness } = context;
    // The store comes before everything else that is encrypted, so that a missing key is noticed
    // instead of replaced.
    const store = await openControlStore(context, seals, (reason) =>
      readiness.markReady(enginePart('control'), () => reason),
    );
    opened.defer(() => store.destroy());
    await requireCompleteMigration(store);
    const copies = await openCopies(context, store, opened);
    readiness.markReady(enginePart('control'), () => copies?.trouble() ?? checkStore(store));
    const calling = await openCalling(context, copies, seals, opened);
    if (calling !== undefined) {
      shareUsers(redis, calling);
      shareListeners(redis, calling);
    }
    const kafka = await openKafka(context, async (engine) => {
      if (copies === undefined || calling === undefined) return engine;
      const { shareLog } = await import('./copy-port.ts');
      return shareLog(engine, context, copies, calling);
    });
    opened.defer(() => kafka.close());
    readiness.markReady(
      enginePart('kafka'),
      () => kafka.healthProblem(),
      () => kafka.users?.note,
    );
    const queue = await openQueue(context, seals, await inactiveQueueUsers(store));
    opened.defer(() => queue.close());
    readiness.markReady(enginePart('queue'), () => queue.healthProblem());
    if (!context.settings.memory) {
      const { reserve } = context;
      const look = () => (reserve.isFull ? 'the disk is full' : undefined);
      readiness.markReady(diskPart(servicesOnDisk(context.settings)), look);
    }
    seals?.forgetEarlier();
    return { redis, kafka, queue, store, copies, calling };
  } catch (error) {
    if (error instanceof SettingError) throw error;
    const { message, syscall } = error as NodeJS.ErrnoException;
    // The system's message (`EACCES: permission denied, mkdir …`) doesn't say what the directory is
    // for.
    const { dataDir } = context.settings;
    const what = syscall === undefined ? '' : `the data directory ${dataDir} can't be used: `;
    throw new DataError(`${what}${message}`, { cause: error });
  }
}

/** The services whose data is in the data directory, because the settings name no server for it. */
function servicesOnDisk({
  redisServers,
  kafkaBrokers,
  schemaRegistryUrl,
  storeUrl,
}: Settings): Service[] {
  const servers: Partial<Record<Service, string | undefined>> = {
    redis: redisServers,
    kafka: kafkaBrokers,
    'schema-registry': schemaRegistryUrl,
    queue: storeUrl,
    management: storeUrl,
    control: storeUrl,
  };
  const services = Object.keys(servers) as Service[];
  return services.filter((service) => servers[service] === undefined);
}

function closeDataDirectory({ settings, log }: PlatformContext): void {
  for (const path of prepareDataDirectory(settings)) {
    log.warn({ path }, 'others can read what is kept here: it belongs to somebody else');
  }
}

/** The dependencies of an engine. */
export type EngineContext = Pick<
  PlatformContext,
  'settings' | 'log' | 'reserve' | 'time' | 'readiness'
>;

/** Opens the databases, and locks the data directory for this process. */
export async function openRedis(
  context: EngineContext,
  opened: AsyncDisposableStack,
): Promise<RedisEngine> {
  const {
    settings,
    log,
    reserve,
    time: { clock, alarms },
  } = context;
  const directory = dataPath(settings, 'redis');
  if (settings.redisServers !== undefined) {
    const { openRedisServers } = await import('./redis-servers.ts');
    if (directory !== undefined) {
      // Nothing is kept in it, but it holds the lock of the data directory.
      makeDirectory(directory);
      opened.defer(lockDirectory(directory));
    }
    return openRedisServers(context, settings.redisServers);
  }
  return EmbeddedRedis.open({
    ...(directory !== undefined && { directory }),
    appendFsync: settings.fsync,
    config: {
      ...outputLimitsOf(settings),
      'script-time-limit': String(settings.redisScriptTimeLimit),
    },
    space: reserve,
    maxMemory: maxDataOf(),
    clock,
    alarms,
    acceptLoss: settings.acceptLoss,
    logger: log,
  });
}

/** How copies call each other; undefined if there can be no others. */
async function openCalling(
  context: PlatformContext,
  copies: Copies | undefined,
  seals: SealKeys | undefined,
  opened: AsyncDisposableStack,
): Promise<CopyCalling | undefined> {
  copyAddressOf(context.settings);
  const { redisServers, kafkaBrokers } = context.settings;
  if (copies === undefined || redisServers === undefined || kafkaBrokers === undefined) {
    return undefined;
  }
  const { openCopyCalling } = await import('./copy-port.ts');
  const key = (seals ?? sealKeysOf(context.settings)).current();
  return openCopyCalling(context, copies, key, opened);
}

/**
 * A change of a database's users by one copy has taken effect in all copies when it is answered.
 */
function shareUsers(redis: RedisEngine, { news }: CopyCalling): void {
  const look = redis.shareUsers?.(() => news.announce('users'));
  if (look !== undefined) news.onChange('users', look);
}

/** The name of the service between copies. */
const LISTENERS = 'listeners';

/** PUBSUB reports the subscribers of all copies, as if all were clients of one server. */
function shareListeners(redis: RedisEngine, { port, news }: CopyCalling): void {
  const answer = redis.shareListeners?.(async (...asked) => {
    return (await news.callOthers(LISTENERS, asked)) as ListenerAnswer[];
  });
  if (answer === undefined) return;
  port.serve(LISTENERS, async ([database, question]) => {
    const answered = answer(String(database), question as ListenerQuestion);
    if (answered === undefined) throw new NotServed();
    return answered;
  });
}

/** @param share makes the copies use a log on brokers together */
export async function openKafka(
  context: EngineContext,
  share: (engine: LogWithInstances) => Promise<LogEngine> = async (engine) => engine,
): Promise<LogEngine> {
  const { settings, log: logger, time } = context;
  const { clock, alarms, ids } = time;
  const servers = kafkaServersOf(settings);
  if (servers !== undefined) {
    const { KafkaLog } = await import('../engines/log/kafka/engine.ts');
    return share(await KafkaLog.open({ ...servers, logger, clock, alarms, ids }));
  }
  const directory = dataPath(settings, 'kafka');
  return EmbeddedLog.open({ directory, logger, check: fileCheckOf(context), clock, alarms, ids });
}
