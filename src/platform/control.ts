import { createHash } from 'node:crypto';
import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { nodeFiles } from '../base/files/node-files.ts';
import { openControlPlane, type ControlPlane, type QueueSetup } from '../control/control-plane.ts';
import type { DatabaseSetup } from '../control/databases/redis.ts';
import type { KafkaSetup } from '../control/kafka/kafka.ts';
import type { WorkerCalls } from '../control/kafka/connectors/connector-worker.ts';
import { engineUserOf } from '../control/queue-users/engine-user.ts';
import type { KafkaClusters } from '../directory/kafka/clusters.ts';
import type { RedisDatabases } from '../directory/redis/databases.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { QueueEngine } from '../engines/queue/engine.ts';
import type { RedisEngine } from '../engines/redis/engine.ts';
import type { SchemaRegistries } from '../engines/schema-registry/engine.ts';
import { isDevelopment, type Secrets } from '../settings/secrets.ts';
import { requireCompleteMigration } from '../store/platform-migration.ts';
import { Role } from '../store/role.ts';
import type { Store } from '../store/store.ts';
import { enginePart } from '../telemetry/parts.ts';
import type { CopyCalling } from './copy-calling.ts';
import type { Connect } from './connect.ts';
import { changesOfFile, openControlStore } from './control-store.ts';
import type { Copies } from './copies.ts';
import { storedPart, type DataSeals } from './data-directory.ts';
import { dataPath } from './data-files.ts';
import { autoCreationOf } from './defaults.ts';
import { PlatformPart } from './part.ts';
import type { PlatformContext } from './parts.ts';
import { queueTimeoutOf } from './queue-timeout.ts';

/**
 * The store of the control plane. It comes before everything else that is encrypted, so that a missing key is noticed
 * instead of replaced.
 */
export function controlStore(
  context: PlatformContext,
  directory: PlatformPart<DataSeals>,
): PlatformPart<Store> {
  const { readiness } = context;
  return storedPart(context, {
    open: async (opened) => {
      const store = await openControlStore(context, directory.value, (reason) =>
        readiness.markReady(enginePart('control'), () => reason),
      );
      opened.defer(() => store.destroy());
      await requireCompleteMigration(store);
      return store;
    },
  });
}

/** The parts of databases. */
export interface RedisParts {
  readonly engine: PlatformPart<RedisEngine>;
  readonly databases: RedisDatabases;
}

/** The parts of Kafka clusters. */
export interface KafkaParts {
  readonly engine: PlatformPart<LogEngine>;
  readonly clusters: KafkaClusters;
  readonly schemas: PlatformPart<SchemaRegistries>;
  readonly connect: PlatformPart<Connect>;
}

/** The parts that the control plane begins with. */
export interface ControlParts {
  readonly copies: PlatformPart<Copies | undefined>;
  readonly calling: PlatformPart<CopyCalling | undefined>;
  readonly store: PlatformPart<Store>;
  /** The parts of a service are undefined unless it runs. */
  readonly redis: RedisParts | undefined;
  readonly kafka: KafkaParts | undefined;
  readonly queue: PlatformPart<QueueEngine> | undefined;
}

/** The control plane: running databases and clusters are reconciled with their rows. */
export function controlPlane(
  context: PlatformContext,
  parts: ControlParts,
): PlatformPart<ControlPlane> {
  return new PlatformPart({
    open: async (opened) => {
      const control = await openControl(context, parts);
      opened.defer(() => control.close());
      return control;
    },
  });
}

/**
 * The changes of other copies. Once it is open, they take effect here before the clients that made them are answered.
 */
export function newsOfCopies(
  calling: PlatformPart<CopyCalling | undefined>,
  control: PlatformPart<ControlPlane>,
): PlatformPart {
  return new PlatformPart({
    open: async (opened) => {
      const { caughtUp } = control.value;
      if (calling.value === undefined || caughtUp === undefined) return;
      const { news, keeper } = calling.value;
      news.onChange('managed', caughtUp);
      // Leases use the real time, even if a test or `plinth clock` has moved the platform's clock.
      const time = { clock: systemClock, alarms: systemAlarms };
      const heard = await Role.open({ keeper, ...news.lease, ...time });
      opened.defer(() => heard.close());
    },
  });
}

/** How other copies reach the one that runs the connectors. */
async function workerCallsOf(calling: CopyCalling | undefined): Promise<WorkerCalls | undefined> {
  if (calling === undefined) return undefined;
  const { connectorCalls } = await import('./connector-calls.ts');
  return connectorCalls(calling);
}

async function openControl(context: PlatformContext, parts: ControlParts): Promise<ControlPlane> {
  const { settings, secrets, log, time } = context;
  const store = parts.store.value;
  return openControlPlane({
    store,
    shared: parts.copies.value,
    changes: await changesOfFile(settings, store),
    clock: time.clock,
    ids: time.ids,
    log,
    email: settings.email,
    apiKey: secrets.apiKey,
    development: isDevelopment(secrets),
    databases: parts.redis && databaseSetup(context, parts.redis),
    kafka: parts.kafka && (await kafkaSetup(context, parts.kafka, parts.calling.value)),
    queue: parts.queue && queueSetup(context, parts.queue),
  });
}

function databaseSetup(
  { settings, secrets, log, addresses }: PlatformContext,
  { engine, databases }: RedisParts,
): DatabaseSetup {
  const backups = dataPath(settings, 'backups');
  return {
    engine: engine.value,
    directory: databases,
    ports: addresses.ports,
    log,
    default: defaultSecrets(secrets),
    maxRequestSize: settings.redisMaxRequestSize,
    plan: settings.plan,
    backups: backups === undefined ? undefined : { files: nodeFiles, directory: backups },
  };
}

async function kafkaSetup(
  { settings, secrets, log }: PlatformContext,
  { engine, clusters, schemas, connect }: KafkaParts,
  calling: CopyCalling | undefined,
): Promise<KafkaSetup> {
  return {
    engine: engine.value,
    directory: clusters,
    openConnect: connect.value.open,
    workerCalls: await workerCallsOf(calling),
    // Those in this process are removed when the schemas of another cluster are used.
    removeSchemas:
      settings.schemaRegistryUrl === undefined ? undefined : (id) => schemas.value.remove(id),
    log,
    default: { username: secrets.kafkaUsername, password: secrets.kafkaPassword },
    autoCreate: autoCreationOf(settings),
    maxRequestSize: settings.kafkaMaxRequestSize,
    plan: settings.plan,
  };
}

function queueSetup(
  { settings }: PlatformContext,
  { value: queue }: PlatformPart<QueueEngine>,
): QueueSetup {
  return {
    deleteUser: (id, signal) => queue.users.delete(id, signal),
    stop: (ids) => queue.users.stop(ids),
    count: (access, spans) => queue.logs.counts(engineUserOf(access), spans),
    timeout: queueTimeoutOf(settings),
    plan: settings.plan,
  };
}

function defaultSecrets({ redisToken, redisReadOnlyToken }: Secrets) {
  return {
    standardToken: redisToken,
    readOnlyToken: redisReadOnlyToken,
    // A holder of the Standard token may do everything, so a secret derived from it gives nothing away.
    secret: createHash('sha256').update(`acl ${redisToken}`).digest('hex'),
  };
}
