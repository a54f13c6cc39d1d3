import { systemClock, type Clock } from '../base/clock.ts';
import { randomIds, type Ids } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import { SERVICES, type ServiceName, type Services } from '../settings/services.ts';
import type { StoreChanges } from '../store/changes.ts';
import type { Role } from '../store/role.ts';
import type { SharedStore } from '../store/shared-store.ts';
import type { Store } from '../store/store.ts';
import type { Account } from './accounts/account.ts';
import { AccountDeletions, type AccountDeletionsOptions } from './accounts/account-deletions.ts';
import { Accounts } from './accounts/accounts.ts';
import { AuditLog } from './audit/audit-log.ts';
import { openRedis, type DatabaseSetup, type RedisControl } from './databases/redis.ts';
import { ServiceNotRunning } from './errors.ts';
import { followChanges, type Follower } from './follow-changes.ts';
import { openKafka, type KafkaControl, type KafkaSetup } from './kafka/kafka.ts';
import { planNames, type PlanName } from './plans.ts';
import { QueueUsers, type QueueUserOptions } from './queue-users/queue-users.ts';
import { roleOf } from './role-of.ts';
import { Teams } from './teams.ts';

/** How the queue is hosted. */
export interface QueueSetup extends Pick<QueueUserOptions, 'count' | 'stop' | 'timeout'> {
  /** Deletes everything that a user has; without it there is nothing. */
  readonly deleteUser?: AccountDeletionsOptions['deleteQueueUser'];
  /** The plan of users that have not been given one; without it they have practically no limits. */
  readonly plan?: PlanName | undefined;
}

/** The dependencies of a control plane. Services that do not run have no setup. */
export interface ControlPlaneOptions {
  readonly store: Store;
  /** Where other processes may share the store. */
  readonly shared?: SharedStore | undefined;
  /** What other processes commit to a store that is not shared, as the operator's shell does. */
  readonly changes?: StoreChanges | undefined;
  readonly clock?: Clock | undefined;
  readonly ids?: Ids | undefined;
  readonly log?: Logger | undefined;
  /** The first account, which is created at the first start. */
  readonly email: string;
  readonly apiKey: string;
  /** Whether well-known secrets are acceptable, because only this machine can reach the platform. */
  readonly development: boolean;
  readonly databases?: DatabaseSetup | undefined;
  readonly kafka?: KafkaSetup | undefined;
  readonly queue?: QueueSetup | undefined;
}

/**
 * Everything that can be managed; families know it only through this. What belongs to a service that does not run throws
 * a ControlError when it is read.
 */
export interface ControlPlane extends Omit<RedisControl, 'close'> {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The services that run. */
  readonly services: Services;
  /** The account of the settings. */
  readonly firstAccount: Account;
  readonly accounts: Accounts;
  readonly audit: AuditLog;
  readonly teams: Teams;
  readonly kafka: KafkaControl;
  readonly queueUsers: QueueUsers;
  /**
   * Resolves when earlier commits of other processes have taken effect here; undefined if there are no other
   * processes.
   */
  readonly caughtUp: (() => Promise<void>) | undefined;
  /** Waits for changes in progress. The engines and the store are left open. */
  close(): Promise<void>;
}

/** Opens the services of the control plane on a store. */
export async function openControlPlane(options: ControlPlaneOptions): Promise<ControlPlane> {
  const { store, shared, log: logger, clock = systemClock, ids = randomIds } = options;
  const audit = new AuditLog(store, clock);
  const accounts = new Accounts(store, clock, ids, audit);
  const firstAccount = await accounts.ensureFirst(options.email, options.apiKey);
  const teams = new Teams(store, clock, ids, audit);
  const parts = { store, clock, ids, audit, teams, firstAccount, shared };
  const queueUsers = options.queue && (await openQueueUsers(options.queue, options, parts));
  const redis = options.databases && (await openRedis(options.databases, parts));
  const kafka = options.kafka && (await openKafka(options.kafka, parts));
  const role: { deleting?: Role | undefined } = {};
  const deletions = new AccountDeletions({
    store,
    databases: redis?.databases,
    clusters: kafka?.clusters,
    deleteQueueUser: options.queue && (options.queue.deleteUser ?? (async () => undefined)),
    isOurs: () => shared === undefined || role.deleting?.isHeld === true,
    logger,
  });
  // It may be acquired before this has returned; then the first run is the one below.
  role.deleting =
    shared &&
    (await roleOf(shared, 'account-deletions', {
      onAcquired: () => void deletions.run(),
    }));
  const changes = shared?.changes ?? options.changes;
  const followers: Readonly<Record<string, Follower | undefined>> = {
    redis_database: redis?.databases,
    kafka_cluster: kafka?.clusters,
    kafka_credential: kafka?.credentials,
    kafka_connector: kafka?.followConnectors,
    queue_user: queueUsers,
    // Not awaited: a deletion takes its time, and other changes take effect meanwhile.
    account: { follow: () => void deletions.run(), followAll: () => void deletions.run() },
  };
  const following = changes && followChanges(changes, followers, logger);
  await queueUsers?.follow();
  // Not awaited: a start does not wait for what an earlier run has left to delete.
  void deletions.run();
  const opened = { redis, kafka, queue: queueUsers };
  const services: Services = new Set(SERVICES.filter((name) => opened[name] !== undefined));
  const running = <Service>(name: ServiceName, service: Service | undefined): Service => {
    if (service !== undefined) return service;
    throw new ServiceNotRunning(name, services);
  };
  const close = async () => {
    await deletions.close();
    await following?.close();
    await kafka?.close();
    await redis?.close();
    await role.deleting?.close();
  };
  return {
    store,
    clock,
    ids,
    services,
    firstAccount,
    accounts,
    audit,
    teams,
    close,
    caughtUp: shared && following?.caughtUp,
    get databases() {
      return running('redis', redis).databases;
    },
    get statistics() {
      return running('redis', redis).statistics;
    },
    get backups() {
      return running('redis', redis).backups;
    },
    get dailyBackups() {
      return running('redis', redis).dailyBackups;
    },
    get autoUpgrades() {
      return running('redis', redis).autoUpgrades;
    },
    get kafka() {
      return running('kafka', kafka);
    },
    get queueUsers() {
      return running('queue', queueUsers);
    },
  };
}

async function openQueueUsers(
  { plan, count, stop, timeout }: QueueSetup,
  { development }: Pick<ControlPlaneOptions, 'development'>,
  { firstAccount, ...parts }: QueueParts,
): Promise<QueueUsers> {
  const queuePlan = plan === undefined ? 'local' : planNames[plan];
  const queueUsers = new QueueUsers({ ...parts, plan: queuePlan, count, stop, timeout });
  await queueUsers.ensureFirst(firstAccount.customerId, development);
  return queueUsers;
}

interface QueueParts extends Pick<QueueUserOptions, 'store' | 'clock' | 'ids' | 'audit' | 'teams'> {
  readonly firstAccount: Account;
}
