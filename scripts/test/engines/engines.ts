import { settingTable } from '../../../src/settings/table.ts';
import { startKafkaConnect } from '../../servers/kafka-connect.ts';
import { startKafka } from '../../servers/kafka.ts';
import { startPostgresql } from '../../servers/postgresql.ts';
import { startRedisCluster } from '../../servers/redis-cluster.ts';
import { installedRedises, type InstalledRedis } from '../../servers/installed-redis.ts';
import { startRedis, startValkey, type RedisOrder } from '../../servers/redis.ts';
import { startSchemaRegistry } from '../../servers/schema-registry.ts';
import { startSentinels } from '../../servers/sentinels.ts';
import { skipReason, type ServerKind } from '../../servers/skip-reason.ts';

/** An engine, and how to start it for tests. */
export interface TestedEngine {
  readonly name: string;
  /** The servers that must be installed. */
  readonly needs: readonly ServerKind[];
  /** Platform settings that must exist. */
  readonly settings: readonly string[];
  /** The engines that it combines, by name. */
  readonly parts?: readonly string[];
  /** Another reason why it can't be tested here. */
  readonly whyNot?: () => string | undefined;
  /** Starts the servers. @returns the variables of a platform on them */
  start(started: AsyncDisposableStack): Promise<Readonly<Record<string, string>>>;
}

/** Ends endless scripts sooner, and limits the memory for replies. */
const BOUNDS = { 'busy-reply-threshold': 50, 'client-output-buffer-limit': 'normal 1gb 0 0' };

/** The number of databases on one server: tests create many. */
const PLACES = 256;

const SETTINGS = { databases: PLACES, ...BOUNDS };

const redis: TestedEngine = {
  name: 'Redis',
  needs: ['redis'],
  settings: ['redisServers'],
  start: (started) => startPlaces(started),
};

async function startPlaces(started: AsyncDisposableStack, order: RedisOrder = {}) {
  const server = started.use(await startRedis({ ...order, settings: SETTINGS }));
  return { PLINTH_REDIS_SERVERS: `${server.url}/0-${PLACES - 1}` };
}

/** The oldest installed one, which is the system's. */
function olderRedis(): InstalledRedis | undefined {
  const redises = installedRedises().filter(({ isValkey }) => !isValkey);
  return redises.length > 1 ? redises.at(-1) : undefined;
}

const kafka: TestedEngine = {
  name: 'Kafka',
  needs: ['kafka'],
  settings: ['kafkaBrokers'],
  start: async (started) => {
    return { PLINTH_KAFKA_BROKERS: started.use(await startKafka()).brokers };
  },
};

const connect: TestedEngine = {
  name: 'Kafka Connect',
  needs: ['kafka'],
  settings: ['kafkaBrokers', 'connectUrl'],
  parts: ['Kafka', 'Kafka Connect'],
  start: async (started) => {
    const servers = started.use(await startKafka());
    const worker = started.use(await startKafkaConnect(servers));
    return {
      PLINTH_KAFKA_BROKERS: servers.brokers,
      PLINTH_CONNECT_URL: worker.url,
      CONNECTOR_FILES: worker.folder,
    };
  },
};

/** The encryption key of a store on a server, for a platform without a data directory. */
const KEY = { PLINTH_ENCRYPTION_KEY: 'a-key-of-these-tests-that-nobody-else-has' };

const postgresql: TestedEngine = {
  name: 'PostgreSQL',
  needs: ['postgresql'],
  settings: ['storeUrl'],
  start: async (started) => {
    return { PLINTH_STORE_URL: started.use(await startPostgresql()).url(), ...KEY };
  },
};

const schemaRegistry: TestedEngine = {
  name: 'schema registry',
  needs: [],
  settings: ['schemaRegistryUrl'],
  start: async (started) => {
    return { PLINTH_SCHEMA_REGISTRY_URL: started.use(await startSchemaRegistry()).url };
  },
};

/**
 * Makes tests run on several platforms behind a balancer: `contract-tests/harness/start-copies.ts`.
 */
const COPIES = { TESTED_COPIES: '3' };

/** In the order of the table's columns. */
export const ENGINES: readonly TestedEngine[] = [
  { name: 'embedded', needs: [], settings: [], start: () => Promise.resolve({}) },
  redis,
  {
    name: 'older Redis',
    needs: ['redis'],
    settings: ['redisServers'],
    parts: ['Redis', 'older Redis'],
    whyNot: () => (olderRedis() === undefined ? 'there is one redis-server alone' : undefined),
    start: (started) => startPlaces(started, { installed: olderRedis()! }),
  },
  {
    name: 'Sentinel',
    needs: ['redis'],
    settings: ['redisServers'],
    parts: ['Redis'],
    start: async (started) => {
      const { addresses, service } = started.use(await startSentinels({ settings: SETTINGS }));
      return { PLINTH_REDIS_SERVERS: `redis+sentinel://${addresses}/${service}/0-${PLACES - 1}` };
    },
  },
  {
    name: 'Redis Cluster',
    needs: ['redis'],
    settings: ['redisServers'],
    // A cluster holds one database, the default one. Tests create theirs on a server beside it.
    start: async (started) => {
      const { addresses } = started.use(await startRedisCluster({ settings: BOUNDS }));
      const { PLINTH_REDIS_SERVERS: single } = await redis.start(started);
      return { PLINTH_REDIS_SERVERS: `redis+cluster://${addresses},${single!}` };
    },
  },
  {
    name: 'Valkey',
    needs: ['valkey'],
    settings: ['redisServers'],
    start: async (started) => {
      const server = started.use(await startValkey({ settings: SETTINGS }));
      return { PLINTH_REDIS_SERVERS: `${server.url}/0-${PLACES - 1}` };
    },
  },
  kafka,
  connect,
  postgresql,
  schemaRegistry,
  {
    name: 'all together',
    needs: ['redis', 'kafka', 'postgresql'],
    settings: ['redisServers', 'kafkaBrokers', 'connectUrl', 'schemaRegistryUrl', 'storeUrl'],
    parts: ['Redis', 'Kafka', 'Kafka Connect', 'schema registry', 'PostgreSQL', 'copies'],
    start: async (started) => {
      const variables: Record<string, string> = { ...COPIES };
      for (const one of [redis, connect, schemaRegistry, postgresql]) {
        Object.assign(variables, await one.start(started));
      }
      return variables;
    },
  },
];

/** Why the suites can't run on an engine here; undefined if they can. */
export function engineSkipReason({
  needs,
  settings,
  whyNot: own,
}: TestedEngine): string | undefined {
  const unknown = settings.find((name) => !(name in settingTable));
  if (unknown !== undefined) return `the platform has no setting ${unknown} yet`;
  return needs.map((kind) => skipReason(kind)).find((reason) => reason !== undefined) ?? own?.();
}
