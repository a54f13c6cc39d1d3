import { settingTable } from '../../../src/settings/table.ts';
import { startKafkaConnect } from '../../servers/kafka-connect.ts';
import { startKafka } from '../../servers/kafka.ts';
import { startPostgresql } from '../../servers/postgresql.ts';
import { startRedis, startValkey } from '../../servers/redis.ts';
import { startSchemaRegistry } from '../../servers/schema-registry.ts';
import { skipReason, type ServerKind } from '../../servers/skip-reason.ts';

/** What keeps the data of a platform, and how one is had for the tests. */
export interface TestedEngine {
  readonly name: string;
  /** What has to be installed. */
  readonly needs: readonly ServerKind[];
  /** What has to be a setting of the platform. */
  readonly settings: readonly string[];
  /** Why the suites can't run on it anywhere. */
  readonly unfit?: string;
  /** Of which others it consists, by name. */
  readonly parts?: readonly string[];
  /** Starts the servers. @returns the variables of a platform on them */
  start(started: AsyncDisposableStack): Promise<Readonly<Record<string, string>>>;
}

const redis: TestedEngine = {
  name: 'Redis',
  needs: ['redis'],
  settings: ['redisServers'],
  start: async (started) => {
    const server = started.use(await startRedis({ settings: { databases: PLACES } }));
    return { PLINTH_REDIS_SERVERS: `${server.url}/0-${PLACES - 1}` };
  },
};

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

const postgresql: TestedEngine = {
  name: 'PostgreSQL',
  needs: ['postgresql'],
  settings: ['storeUrl'],
  start: async (started) => {
    return { PLINTH_STORE_URL: started.use(await startPostgresql()).url() };
  },
};

/** Places for databases on one server: tests have many at a time. */
const PLACES = 256;

/** In the order of the table's columns. */
export const ENGINES: readonly TestedEngine[] = [
  { name: 'embedded', needs: [], settings: [], start: () => Promise.resolve({}) },
  redis,
  {
    name: 'Redis Cluster',
    needs: ['redis'],
    settings: ['redisServers'],
    unfit: 'databases can not be kept on a cluster yet, and the platform says so',
    start: () => Promise.resolve({}),
  },
  {
    name: 'Valkey',
    needs: ['valkey'],
    settings: ['redisServers'],
    start: async (started) => {
      const server = started.use(await startValkey({ settings: { databases: PLACES } }));
      return { PLINTH_REDIS_SERVERS: `${server.url}/0-${PLACES - 1}` };
    },
  },
  kafka,
  connect,
  postgresql,
  {
    name: 'schema registry',
    needs: [],
    settings: ['schemaRegistryUrl'],
    start: async (started) => {
      return { PLINTH_SCHEMA_REGISTRY_URL: started.use(await startSchemaRegistry()).url };
    },
  },
  {
    name: 'all together',
    needs: ['redis', 'kafka', 'postgresql'],
    settings: ['redisServers', 'kafkaBrokers', 'storeUrl'],
    parts: ['Redis', 'Kafka', 'PostgreSQL'],
    start: async (started) => {
      const variables: Record<string, string> = {};
      for (const one of [redis, kafka, postgresql]) {
        Object.assign(variables, await one.start(started));
      }
      return variables;
    },
  },
];

/** Why the suites can't run on an engine here, or undefined where they can. */
export function whyNot({ needs, settings, unfit }: TestedEngine): string | undefined {
  if (unfit !== undefined) return unfit;
  const unknown = settings.find((name) => !(name in settingTable));
  if (unknown !== undefined) return `the platform has no setting ${unknown} yet`;
  return needs.map((kind) => skipReason(kind)).find((reason) => reason !== undefined);
}
