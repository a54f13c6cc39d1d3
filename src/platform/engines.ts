import { EmbeddedLog } from '../engines/log/embedded/engine.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import { EmbeddedRedis } from '../engines/redis/embedded/engine.ts';
import type { RedisEngine } from '../engines/redis/engine.ts';
import type { LogWithInstances } from '../copies/consumers/shared-log.ts';
import type { Store } from '../store/store.ts';
import { enginePart } from '../telemetry/parts.ts';
import type { CopyCalling } from './copy-calling.ts';
import { storedPart } from './data-directory.ts';
import { dataPath } from './data-files.ts';
import { kafkaServersOf } from './kafka-servers.ts';
import { maxDataOf } from './memory-budget.ts';
import { outputLimitsOf } from './output-limits.ts';
import type { PlatformPart } from './part.ts';
import { fileCheckOf, type PlatformContext } from './parts.ts';

/** The dependencies of an engine. */
export type EngineContext = Pick<
  PlatformContext,
  'settings' | 'log' | 'reserve' | 'time' | 'readiness'
>;

/**
 * The databases, in the data directory or on servers.
 * @param store has the rows of the databases
 */
export function redisEngine(
  context: PlatformContext,
  store: () => Store,
): PlatformPart<RedisEngine> {
  const isOnServers = context.settings.redisServers !== undefined;
  return storedPart(context, {
    // It is ready once its databases are loaded, which the control plane knows.
    open: async (opened) => {
      const redis = await openRedis(context);
      opened.defer(() => redis.close());
      return redis;
    },
    ...(isOnServers && { discard: (redis) => discardDatabases(redis, store()) }),
  });
}

/** Deletes the contents of databases on servers, and frees their places. */
async function discardDatabases(redis: RedisEngine, store: Store): Promise<void> {
  const rows = await store.selectFrom('redis_database').select('database_id').execute();
  for (const { database_id: id } of rows) if (redis.has(id)) await redis.deleteDatabase(id);
}

/** Opens the databases. Embedded ones lock the data directory for this process. */
export async function openRedis(context: EngineContext): Promise<RedisEngine> {
  const {
    settings,
    log,
    reserve,
    time: { clock, alarms },
  } = context;
  if (settings.redisServers !== undefined) {
    const { openRedisServers } = await import('./redis-servers.ts');
    return openRedisServers(context, settings.redisServers);
  }
  const directory = dataPath(settings, 'redis');
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

/** The topics and groups, in the data directory or on brokers, which copies use together. */
export function kafkaEngine(
  context: PlatformContext,
  calling: PlatformPart<CopyCalling | undefined>,
): PlatformPart<LogEngine> {
  const share = async (engine: LogWithInstances): Promise<LogEngine> => {
    if (calling.value === undefined) return engine;
    const { shareLog } = await import('./copy-port.ts');
    return shareLog(engine, context, calling.value);
  };
  return storedPart(context, {
    shown: enginePart('kafka'),
    open: async (opened) => {
      const kafka = await openKafka(context, share);
      opened.defer(() => kafka.close());
      return kafka;
    },
    check: (kafka) => kafka.healthProblem(),
    note: (kafka) => kafka.users?.note,
    ...(context.settings.kafkaBrokers !== undefined && { discard: discardClusters }),
  });
}

/** Deletes the topics and groups of clusters on a Kafka. */
async function discardClusters(log: LogEngine): Promise<void> {
  for (const id of log.clusters()) await log.deleteCluster(id);
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
