import { createHash } from 'node:crypto';
import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { openControlPlane, type ControlPlane } from '../control/control-plane.ts';
import { changesOfFile } from './control-store.ts';
import { dataPath } from './data-files.ts';
import type { WorkerCalls } from '../control/kafka/connectors/connector-worker.ts';
import type { SharedFaults } from '../copies/faults/shared-faults.ts';
import { KafkaClusters } from '../directory/kafka/clusters.ts';
import { engineUserOf } from '../control/queue-users/engine-user.ts';
import { RedisDatabases } from '../directory/redis/databases.ts';
import { nodeFiles } from '../base/files/node-files.ts';
import { isDevelopment, type Secrets } from '../settings/secrets.ts';
import { Role } from '../store/role.ts';
import { connectOf, type OpenConnect } from './connect.ts';
import { autoCreationOf } from './defaults.ts';
import type { Engines } from './engines.ts';
import type { PlatformContext, PlatformParts } from './parts.ts';
import { queueTimeoutOf } from './queue-timeout.ts';
import { openSchemas } from './schema-registries.ts';

/**
 * Opens the control plane on the engines: running databases and clusters are reconciled with their rows.
 * @param opened is told how to close what has been opened
 * @throws SettingError, or an error of stored data that can't be read
 */
export async function openHosting(
  context: PlatformContext,
  engines: Engines,
  opened: AsyncDisposableStack,
): Promise<PlatformParts> {
  const databases = new RedisDatabases();
  const clusters = new KafkaClusters();
  const { copies, calling, kafka } = engines;
  const sharing = { keeper: copies?.keeper, calling };
  const schemas = await openSchemas(context, { clusters, logs: kafka, ...sharing });
  opened.defer(() => schemas.close());
  const openConnect = await connectOf(context, clusters, schemas, engines.kafka);
  const parts = { ...context, engines, databases, clusters, schemas };
  const control = await openControl(parts, openConnect, await workerCallsOf(engines));
  opened.defer(() => control.close());
  await subscribeToNews(engines, control, opened);
  const sharedFaults = await openSharedFaults(context, engines, opened);
  const faultInjection = context.faultInjection && {
    ...context.faultInjection,
    faults: sharedFaults ?? context.faults,
  };
  return { ...parts, control, faultInjection, sharedFaults };
}

/** Shares the faults of the control API between all copies, if there is a control API. */
async function openSharedFaults(
  { faultInjection, faults }: PlatformContext,
  { calling, copies }: Engines,
  opened: AsyncDisposableStack,
): Promise<SharedFaults | undefined> {
  if (faultInjection === undefined || calling === undefined || copies === undefined)
    return undefined;
  const { shareFaults } = await import('./shared-faults.ts');
  return shareFaults(faults, copies, calling, opened);
}

/**
 * From now on, changes of other copies take effect here before the clients that made them are answered.
 */
async function subscribeToNews(
  { calling, copies }: Engines,
  { caughtUp }: ControlPlane,
  opened: AsyncDisposableStack,
): Promise<void> {
  if (calling === undefined || copies === undefined || caughtUp === undefined) return;
  calling.news.onChange('managed', caughtUp);
  // Leases use the real time, even if a test or `plinth clock` has moved the platform's clock.
  const time = { clock: systemClock, alarms: systemAlarms };
  const heard = await Role.open({ keeper: copies.keeper, ...calling.news.lease, ...time });
  opened.defer(() => heard.close());
}

/** How other copies reach the one that runs the connectors. */
async function workerCallsOf({ calling }: Engines): Promise<WorkerCalls | undefined> {
  if (calling === undefined) return undefined;
  const { connectorCalls } = await import('./connector-calls.ts');
  return connectorCalls(calling);
}

async function openControl(
  { settings, secrets, log, engines, time, addresses, ...running }: Omit<PlatformParts, 'control'>,
  openConnect: OpenConnect,
  workerCalls: WorkerCalls | undefined,
): Promise<ControlPlane> {
  const backups = dataPath(settings, 'backups');
  return openControlPlane({
    store: engines.store,
    shared: engines.copies,
    changes: await changesOfFile(settings, engines.store),
    clock: time.clock,
    ids: time.ids,
    email: settings.email,
    apiKey: secrets.apiKey,
    development: isDevelopment(secrets),
    backups: backups === undefined ? undefined : { files: nodeFiles, directory: backups },
    databases: {
      engine: engines.redis,
      directory: running.databases,
      ports: addresses.ports,
      log,
      default: defaultSecrets(secrets),
      maxRequestSize: settings.redisMaxRequestSize,
      plan: settings.plan,
    },
    deleteQueueUser: (id, signal) => engines.queue.users.delete(id, signal),
    stopQueueUsers: (ids) => engines.queue.users.stop(ids),
    countQueue: (access, spans) => engines.queue.logs.counts(engineUserOf(access), spans),
    kafka: {
      engine: engines.kafka,
      directory: running.clusters,
      openConnect,
      workerCalls,
      // Those in this process are removed when the schemas of another cluster are used.
      removeSchemas:
        settings.schemaRegistryUrl === undefined ? undefined : (id) => running.schemas.remove(id),
      log,
      default: { username: secrets.kafkaUsername, password: secrets.kafkaPassword },
      autoCreate: autoCreationOf(settings),
      maxRequestSize: settings.kafkaMaxRequestSize,
      plan: settings.plan,
    },
    queueTimeout: queueTimeoutOf(settings),
  });
}

function defaultSecrets({ redisToken, redisReadOnlyToken }: Secrets) {
  return {
    standardToken: redisToken,
    readOnlyToken: redisReadOnlyToken,
    // A holder of the Standard token may do everything, so a secret derived from it gives nothing away.
    secret: createHash('sha256').update(`acl ${redisToken}`).digest('hex'),
  };
}
