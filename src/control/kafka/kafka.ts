import type { Clock } from '../../base/clock.ts';
import type { ConnectRuntime, OffsetStore } from '../../engines/connect/engine.ts';
import type { LogEngine } from '../../engines/log/engine.ts';
import type { Ids } from '../../base/ids.ts';
import type { Store } from '../../store/store.ts';
import type { Account } from '../accounts/account.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { SharedStore } from '../../store/shared-store.ts';
import type { Follower } from '../follow-changes.ts';
import { roleLease, roleOf } from '../role-of.ts';
import { KeyedMutex } from '../../base/keyed-mutex.ts';
import type { PlanName } from '../plans.ts';
import type { Teams } from '../teams.ts';
import { Clusters } from './clusters/clusters.ts';
import { ensureDefaultCluster, type KafkaUser } from './clusters/default-cluster.ts';
import { RunningClusters, type RunningClustersOptions } from './clusters/running-clusters.ts';
import { connectorConfigs } from './connectors/row.ts';
import type { WorkerCalls } from './connectors/connector-worker.ts';
import { Connectors } from './connectors/connectors.ts';
import { ConnectorExpiry } from './connectors/expiry.ts';
import { connectorOffsets } from './connectors/offsets.ts';
import {
  reconcileConnectors,
  RunningConnectors,
  type RunningConnectorsOptions,
} from './connectors/running-connectors.ts';
import { Credentials } from './credentials/credentials.ts';
import { activeCredentials, logUsersOf } from './credentials/log-users.ts';
import { ConsumerGroups } from './groups/groups.ts';
import { KafkaStatistics } from './statistics/kafka-statistics.ts';
import { Topics } from './topics/topics.ts';

/** The name of the role of the process that runs the connectors. */
const WORKER = 'connectors';

/** How Kafka clusters are hosted, and the default cluster. */
export interface KafkaSetup extends Pick<
  RunningClustersOptions,
  'engine' | 'directory' | 'autoCreate' | 'maxRequestSize' | 'log' | 'onStep' | 'removeSchemas'
> {
  /** Opens the connect runtime, which stores its offsets here. */
  readonly openConnect: (engine: LogEngine, offsets: OffsetStore) => ConnectRuntime;
  /** The user of the cluster `default`. */
  readonly default: KafkaUser;
  /** The plan of clusters; without one, the default cluster has practically no limits. */
  readonly plan?: PlanName | undefined;
  readonly onConnectorStep?: RunningConnectorsOptions['onStep'];
  /** How other processes reach the connectors of this one, where there are any. */
  readonly workerCalls?: WorkerCalls | undefined;
}

/** The services of the control plane for Kafka. */
export interface KafkaControl {
  readonly clusters: Clusters;
  readonly credentials: Credentials;
  readonly topics: Topics;
  readonly groups: ConsumerGroups;
  readonly statistics: KafkaStatistics;
  readonly connectors: Connectors;
  readonly connectorExpiry: ConnectorExpiry;
  /** Reconciles running connectors with their rows, which other processes may have changed. */
  readonly followConnectors: Follower;
  /** Waits for changes in progress, and for what follows from them. */
  idle(): Promise<void>;
  /** Waits, and ends the connectors. The engine and the store must still be open, and stay so. */
  close(): Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditLog;
  readonly teams: Teams;
  readonly firstAccount: Account;
  /** Where other processes may share the store. */
  readonly shared?: SharedStore | undefined;
}

/** Opens the services of Kafka, and reconciles what runs with the store. */
export async function openKafka(setup: KafkaSetup, parts: Parts): Promise<KafkaControl> {
  const { store, clock, ids, audit, teams, firstAccount, shared } = parts;
  const { engine, directory, plan, log, onStep, autoCreate, maxRequestSize, removeSchemas } = setup;
  const { workerCalls } = setup;
  await ensureDefaultCluster(store, {
    customerId: firstAccount.customerId,
    email: firstAccount.email,
    user: setup.default,
    plan: plan ?? 'none',
    now: Math.floor(clock.now() / 1000),
  });
  const statistics = await KafkaStatistics.open({ store, clock, engine, logger: log });
  const runtime = setup.openConnect(engine, connectorOffsets(store));
  // If connectors run in the platform, exactly one of its processes runs them.
  let isOpen = false;
  const worker =
    shared &&
    !runtime.isShared &&
    (await roleOf(shared, WORKER, {
      details: workerCalls?.address,
      onAcquired: () => {
        if (isOpen) void runningConnectors.fitAll();
      },
      onLost: () => void runningConnectors.stopAll(),
    }));
  const runningConnectors = new RunningConnectors({
    store,
    log,
    onStep: setup.onConnectorStep,
    runtime,
    isOurs: () => (worker ? worker.isHeld : true),
    remoteWorker: async () => {
      const lease = await shared?.keeper.leases.find(roleLease(WORKER));
      return lease && workerCalls?.at(lease);
    },
  });
  if (worker) workerCalls?.serve(() => runningConnectors.worker());
  const followConnectors: Follower = {
    follow: (id) => runningConnectors.follow(id),
    followAll: () => runningConnectors.fitAll(),
  };
  const running = new RunningClusters({
    engine,
    directory,
    autoCreate,
    maxRequestSize,
    log,
    onStep,
    removeSchemas,
    meters: statistics,
    connectorsOf: (clusterId) => connectorConfigs(store, clusterId),
    credentialsOf: (clusterId) => activeCredentials(store, clusterId),
    usersOf: (clusterId) => logUsersOf(store, clusterId),
    endConnectors: (clusterId) => runningConnectors.endAll(clusterId),
  });
  const mutex = new KeyedMutex();
  const common = { store, clock, ids, audit, running, mutex };
  const clusters = await Clusters.open({ ...common, teams, plan: plan ?? 'payg' });
  isOpen = true;
  await reconcileConnectors(store, runningConnectors);
  const credentials = new Credentials(common);
  const topics = new Topics({ ...common, engine, statistics });
  const groups = new ConsumerGroups({ store, audit, mutex, engine });
  const connectors = new Connectors({ store, clock, ids, audit, running: runningConnectors });
  const connectorExpiry = new ConnectorExpiry({
    store,
    clock,
    audit,
    running: runningConnectors,
    logger: log,
  });
  const idle = async () => {
    await mutex.idle();
    await runningConnectors.idle();
  };
  const close = async () => {
    await connectorExpiry.close();
    await mutex.idle();
    await runningConnectors.close();
    if (worker) await worker.close();
    await statistics.close();
  };
  return {
    clusters,
    credentials,
    topics,
    groups,
    statistics,
    connectors,
    connectorExpiry,
    followConnectors,
    idle,
    close,
  };
}
