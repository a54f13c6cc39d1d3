import { createHash } from 'node:crypto';
import { systemClock } from './clock.ts';
import { metricsText } from './console/metrics.ts';
import { startConsole } from './console/server.ts';
import type { Back, BackOptions } from './contract/back.ts';
import { bindDirect } from './contract/direct.ts';
import { lazily } from './contract/lazily.ts';
import { openControlPlane, type ControlPlane } from './control/control-plane.ts';
import { credentialsInStore } from './control/default-credentials.ts';
import { databaseMetrics } from './control/metrics/database-metrics.ts';
import { kafkaMetrics } from './control/metrics/kafka-metrics.ts';
import { processMetrics } from './control/metrics/process-metrics.ts';
import { DataError } from './data-error.ts';
import { controlStoreOf, dataPath } from './data-files.ts';
import type { QueueEngine } from './engines/queue/engine.ts';
import type { EmbeddedLog } from './engines/log/embedded/engine.ts';
import type { AutoCreation } from './engines/log/engine.ts';
import { EmbeddedRedis } from './engines/redis/embedded/engine.ts';
import { nodeFiles } from './files/node-files.ts';
import { envBlock, type Addresses } from './env-block.ts';
import type { Family } from './contract/family.ts';
import { DEFAULT_CLUSTER } from './control/kafka/clusters/default-cluster.ts';
import { endpointOf, slugFor } from './control/kafka/clusters/names.ts';
import { KafkaClusters, type KafkaCluster } from './families/kafka/clusters.ts';
import { kafkaFamily } from './families/kafka/family.ts';
import { queueFamily } from './families/queue/family.ts';
import { queueServiceOperations } from './families/queue/operations/index.ts';
import { managementFrontRules } from './families/management/front-rules.ts';
import { DatabasePorts } from './families/redis/database-ports.ts';
import { RedisDatabases, type RedisDatabase } from './families/redis/databases.ts';
import { redisFamily } from './families/redis/family.ts';
import { Authority } from './http/authority.ts';
import { front } from './http/front.ts';
import { listen, type Listening } from './http/server.ts';
import { connectOf, openKafkaLog } from './kafka-engines.ts';
import { firstQueueCredentials } from './queue-credentials.ts';
import { openQueue } from './queue-engine.ts';
import type { Logger } from './log.ts';
import { portRangeOf } from './settings/port-range.ts';
import { DEVELOPMENT_SECRETS, secretsOf, type Secrets } from './settings/secrets.ts';
import type { Settings } from './settings/table.ts';
import { nodeSqliteDialect } from './store/node-sqlite.ts';
import { openStoreFile } from './store/open-file.ts';
import { openStore, type Store } from './store/store.ts';

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

/** The database that is there at the first start, as the mock has it. */
export function defaultDatabase(settings: Settings, secrets: Secrets): RedisDatabase {
  return {
    id: 'default',
    name: 'default',
    endpoint: 'default.localhost',
    regions: [],
    standardToken: secrets.redisToken,
    readOnlyToken: secrets.redisReadOnlyToken,
    maxRequestSize: settings.redisMaxRequestSize,
  };
}

/** The cluster that is there at the first start, as the mock has it. */
export function defaultCluster(settings: Settings, secrets: Secrets): KafkaCluster {
  return {
    id: DEFAULT_CLUSTER,
    name: DEFAULT_CLUSTER,
    endpoint: endpointOf(slugFor(DEFAULT_CLUSTER)),
    username: secrets.kafkaUsername,
    password: secrets.kafkaPassword,
    autoCreate: autoCreationOf(settings),
    maxRequestSize: settings.kafkaMaxRequestSize,
  };
}

function autoCreationOf(settings: Settings): AutoCreation {
  const { kafkaAutoCreateTopics, kafkaDefaultPartitions: partitions } = settings;
  return kafkaAutoCreateTopics ? { partitions } : undefined;
}

/**
 * Starts every family on the embedded engines: first what is kept, then what runs because of it, then
 * the servers. What was opened is closed in the opposite order.
 * @throws SettingError, DataError, or the system's error where an address can't be had
 */
export async function startPlatform(settings: Settings, log: Logger): Promise<RunningPlatform> {
  const secrets = secretsOf(settings);
  const range = portRangeOf(settings.databasePorts);
  const { host } = settings;
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.toReversed()) await closer();
  };
  const serve = async (server: Promise<Listening>): Promise<Listening> => {
    const listening = await server;
    servers.push(listening);
    return listening;
  };
  const servers: Listening[] = [];
  try {
    const { engine, kafka, queue, store } = await openData(settings, secrets, log);
    closers.push(() => engine.close());
    closers.push(() => kafka.close());
    closers.push(() => queue.close());
    closers.push(() => store.destroy());

    const directory = new RedisDatabases();
    const ports = new DatabasePorts({
      host,
      range,
      authority: () => Authority.open(dataPath(settings, 'tls')),
      isHost: (name) => directory.byHost(name) !== undefined,
    });
    closers.push(() => ports.closeAll());
    const clusters = new KafkaClusters();
    const connect = connectOf(settings, clusters, log);
    closers.push(() => connect.close());
    const backups = dataPath(settings, 'backups');
    const control = await openControlPlane({
      store,
      email: settings.email,
      apiKey: secrets.apiKey,
      development: secrets.apiKey === DEVELOPMENT_SECRETS.apiKey,
      backups: backups === undefined ? undefined : { files: nodeFiles, directory: backups },
      databases: {
        engine,
        directory,
        ports,
        log,
        default: defaultSecrets(secrets),
        maxRequestSize: settings.redisMaxRequestSize,
        plan: settings.plan,
      },
      kafka: {
        engine: kafka,
        directory: clusters,
        openConnect: connect.open,
        log,
        default: { username: secrets.kafkaUsername, password: secrets.kafkaPassword },
        autoCreate: autoCreationOf(settings),
        maxRequestSize: settings.kafkaMaxRequestSize,
        plan: settings.plan,
      },
    });
    closers.push(() => control.close());
    closers.push(async () => {
      ports.closeAll();
      await Promise.all(servers.map((server) => server.close()));
    });

    const options = { log, checkResponses: settings.checkResponses };
    const family = redisFamily(engine, directory, {
      databaseOfPort: (socket) => ports.databaseOf(socket),
      log,
    });
    const back = await bind(family, settings, options);
    const redis = await serve(
      listen(front(family, back), family.errors, { host, port: settings.redisPort }),
    );
    ports.serveBy((socket) => redis.accept(socket));
    const kafkaRest = kafkaFamily(kafka, clusters, log);
    const kafkaBack = await bind(kafkaRest, settings, options);
    const kafkaServer = await serve(
      listen(front(kafkaRest, kafkaBack), kafkaRest.errors, { host, port: settings.kafkaPort }),
    );
    const queueRest = queueFamily(control.queueUsers, queueServiceOperations(queue), systemClock);
    const queueBack = await bind(queueRest, settings, options);
    const queueServer = await serve(
      listen(front(queueRest, queueBack), queueRest.errors, { host, port: settings.queuePort }),
    );
    const { errors } = managementFrontRules;
    const managementBack = lazily(() => bindManagement(control, options), errors, log);
    const management = await serve(
      listen(front(managementFrontRules, managementBack), errors, {
        host,
        port: settings.managementPort,
      }),
    );
    const metrics = () =>
      metricsText([
        ...databaseMetrics({ control, directory, engine }),
        ...kafkaMetrics({ control, clusters }),
        ...processMetrics(process),
      ]);
    const console = await serve(startConsole(settings, log, metrics));
    const addresses = {
      redis: redis.url,
      kafka: kafkaServer.url,
      queue: queueServer.url,
      management: management.url,
      console: console.url,
    };
    const credentials = {
      ...(await credentialsInStore(store)),
      queue: await firstQueueCredentials(control, queue),
    };
    const env = envBlock(addresses, credentials, secrets, settings);
    return { addresses, env, keepsData: !settings.memory, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens what is kept: the engine first, because it sees to it that nobody else uses the directory. */
async function openData(
  settings: Settings,
  secrets: Secrets,
  log: Logger,
): Promise<{ engine: EmbeddedRedis; kafka: EmbeddedLog; queue: QueueEngine; store: Store }> {
  const directory = dataPath(settings, 'redis');
  let engine: EmbeddedRedis | undefined;
  let kafka: EmbeddedLog | undefined;
  let queue: QueueEngine | undefined;
  try {
    engine = await EmbeddedRedis.open({
      ...(directory !== undefined && { directory }),
      appendFsync: settings.fsync,
      logger: log,
    });
    kafka = await openKafkaLog(settings, log);
    queue = await openQueue(settings, secrets);
    const file = controlStoreOf(settings);
    const store = await (file === undefined
      ? openStore(nodeSqliteDialect(':memory:'))
      : openStoreFile(file));
    return { engine, kafka, queue, store };
  } catch (error) {
    await queue?.close();
    await kafka?.close();
    await engine?.close();
    const { message, syscall } = error as NodeJS.ErrnoException;
    // The words of the system (`EACCES: permission denied, mkdir …`) don't say what they are about.
    const what =
      syscall === undefined ? '' : `the data directory ${settings.dataDir} can't be used: `;
    throw new DataError(`${what}${message}`, { cause: error });
  }
}

function defaultSecrets({ redisToken, redisReadOnlyToken }: Secrets) {
  return {
    standardToken: redisToken,
    readOnlyToken: redisReadOnlyToken,
    // Who has the Standard token may do everything, so what is made of it keeps nothing from them.
    secret: createHash('sha256').update(`acl ${redisToken}`).digest('hex'),
  };
}

/** Binds a hot family the way that the settings name; Express is only loaded where it is used. */
async function bind<Operations, Caller>(
  family: Family<Operations, Caller>,
  settings: Settings,
  options: BackOptions,
): Promise<Back> {
  if (settings.validator === 'compiled') return bindDirect(family, options);
  const { bindExpress } = await import('./contract/express.ts');
  return bindExpress(family, options);
}

async function bindManagement(control: ControlPlane, options: BackOptions): Promise<Back> {
  const [{ bindExpress }, { managementFamily }, { managementOperations }] = await Promise.all([
    import('./contract/express.ts'),
    import('./families/management/family.ts'),
    import('./families/management/operations/index.ts'),
  ]);
  return bindExpress(managementFamily(control.accounts, managementOperations(control)), options);
}
