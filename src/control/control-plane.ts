import { systemClock, type Clock } from '../base/clock.ts';
import type { Files } from '../base/files/files.ts';
import { MemoryFiles } from '../base/files/memory-files.ts';
import type { Store } from '../store/store.ts';
import type { Account } from './accounts/account.ts';
import { AccountDeletions, type AccountDeletionsOptions } from './accounts/account-deletions.ts';
import { Accounts } from './accounts/accounts.ts';
import { AuditLog } from './audit/audit-log.ts';
import { BackupFiles } from './backups/backup-files.ts';
import { Backups } from './backups/backups.ts';
import { DailyBackups } from './backups/daily-backups.ts';
import { AutoUpgrades } from './databases/auto-upgrades.ts';
import { Databases, type DatabasesOptions } from './databases/databases.ts';
import {
  DEFAULT_DATABASE,
  ensureDefaultDatabase,
  type DefaultDatabase,
} from './databases/default-database.ts';
import type { DatabaseRow } from './databases/row.ts';
import { RunningDatabases, type RunningDatabasesOptions } from './databases/running-databases.ts';
import { randomIds, type Ids } from '../base/ids.ts';
import { openKafka, type KafkaControl, type KafkaSetup } from './kafka/kafka.ts';
import { localLimits, planNames, plans, type PlanName } from './plans.ts';
import { QueueUsers, type QueueUserOptions } from './queue-users/queue-users.ts';
import type { CountQueue } from './queue-users/statistics.ts';
import { followChanges } from './follow-changes.ts';
import { roleOf } from './role-of.ts';
import type { Role } from '../store/role.ts';
import type { StoreChanges } from '../store/changes.ts';
import type { SharedStore } from '../store/shared-store.ts';
import { observer } from './statistics/observation.ts';
import { Statistics } from './statistics/statistics.ts';
import { Teams } from './teams/teams.ts';
import { Usage } from './usage/usage.ts';

/** The dependencies of a control plane. */
export interface ControlPlaneOptions {
  readonly store: Store;
  /** Where other processes may share the store. */
  readonly shared?: SharedStore | undefined;
  /** What other processes commit to a store that is not shared, as the operator's shell does. */
  readonly changes?: StoreChanges | undefined;
  readonly clock?: Clock | undefined;
  readonly ids?: Ids | undefined;
  /** The first account, which is created at the first start. */
  readonly email: string;
  readonly apiKey: string;
  /** Whether well-known secrets are acceptable, because only this machine can reach the platform. */
  readonly development: boolean;
  readonly databases: DatabaseSetup;
  readonly kafka: KafkaSetup;
  /** Counts the messages of a user of the queue service; without it, all counts are 0. */
  readonly countQueue?: CountQueue | undefined;
  /** Tells the queue which users are not active. */
  readonly stopQueueUsers?: QueueUserOptions['stop'];
  /** Deletes everything that a user of the queue has; without it there is nothing. */
  readonly deleteQueueUser?: AccountDeletionsOptions['deleteQueueUser'];
  /** Where backups are kept; without it they last as long as the process, as databases do then. */
  readonly backups?: { readonly files: Files; readonly directory: string } | undefined;
  /** Seconds that one delivery attempt may take; if undefined, the plan decides. */
  readonly queueTimeout?: number | undefined;
}

/** How databases are hosted, and the default database. */
export interface DatabaseSetup extends Omit<RunningDatabasesOptions, 'limitsOf' | 'usage'> {
  readonly default: Pick<DefaultDatabase, 'standardToken' | 'readOnlyToken' | 'secret'>;
  /** Of the default database, unless there is a plan for it. */
  readonly maxRequestSize: number;
  /**
   * The plan of the default database and of new ones whose request names none; without it the default database has
   * practically no limits.
   */
  readonly plan?: PlanName | undefined;
}

/** Everything that can be managed; families know it only through this. */
export interface ControlPlane {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The account of the settings. */
  readonly firstAccount: Account;
  readonly accounts: Accounts;
  readonly audit: AuditLog;
  readonly teams: Teams;
  readonly queueUsers: QueueUsers;
  readonly databases: Databases;
  readonly statistics: Statistics;
  readonly backups: Backups;
  readonly dailyBackups: DailyBackups;
  readonly autoUpgrades: AutoUpgrades;
  readonly kafka: KafkaControl;
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
  const { store, clock = systemClock, ids = randomIds } = options;
  const isAlone = (options.shared?.count() ?? 1) === 1;
  const audit = new AuditLog(store, clock);
  const accounts = new Accounts(store, clock, ids, audit);
  const firstAccount = await accounts.ensureFirst(options.email, options.apiKey);
  const teams = new Teams(store, clock, ids, audit);
  const { plan } = options.databases;
  const queuePlan = plan === undefined ? 'local' : planNames[plan];
  const queueUsers = new QueueUsers({
    store,
    clock,
    ids,
    audit,
    teams,
    plan: queuePlan,
    timeout: options.queueTimeout,
    count: options.countQueue,
    stop: options.stopQueueUsers,
  });
  await queueUsers.ensureFirst(firstAccount.customerId, options.development);
  const { engine, log: logger } = options.databases;
  const statistics = await Statistics.open({ store, clock, logger, observe: observer(engine) });
  const databases = await openDatabases(options.databases, {
    firstAccount,
    usage: new Usage(statistics, clock, options.shared?.count),
    parts: { store, clock, ids, audit, teams, isAlone },
  });
  const { files = new MemoryFiles(), directory = 'backups' } = options.backups ?? {};
  const backups = await Backups.open({
    store,
    clock,
    ids,
    audit,
    engine,
    databases,
    logger,
    files: new BackupFiles(engine, files, directory),
    isAlone,
  });
  const daily = options.shared && (await roleOf(options.shared, 'daily-backups'));
  const dailyBackups = new DailyBackups({
    store,
    clock,
    backups,
    logger,
    isOurs: () => daily?.isHeld ?? true,
  });
  const autoUpgrades = await AutoUpgrades.open({
    store,
    clock,
    engine,
    databases,
    statistics,
    logger,
  });
  const kafka = await openKafka(options.kafka, {
    store,
    clock,
    ids,
    audit,
    teams,
    firstAccount,
    shared: options.shared,
  });
  const services = {
    accounts,
    audit,
    teams,
    queueUsers,
    databases,
    statistics,
    backups,
    dailyBackups,
    autoUpgrades,
    kafka,
  };
  const role: { deleting?: Role | undefined } = {};
  const deletions = new AccountDeletions({
    store,
    databases,
    clusters: kafka.clusters,
    deleteQueueUser: options.deleteQueueUser ?? (async () => undefined),
    isOurs: () => options.shared === undefined || role.deleting?.isHeld === true,
    logger,
  });
  // It may be acquired before this has returned; then the first run is the one below.
  role.deleting =
    options.shared &&
    (await roleOf(options.shared, 'account-deletions', {
      onAcquired: () => void deletions.run(),
    }));
  const changes = options.shared?.changes ?? options.changes;
  const following =
    changes &&
    followChanges(
      changes,
      {
        redis_database: databases,
        kafka_cluster: kafka.clusters,
        kafka_credential: kafka.credentials,
        kafka_connector: kafka.followConnectors,
        queue_user: queueUsers,
        // Not awaited: a deletion takes its time, and other changes take effect meanwhile.
        account: { follow: () => void deletions.run(), followAll: () => void deletions.run() },
      },
      logger,
    );
  await queueUsers.follow();
  // Not awaited: a start does not wait for what an earlier run has left to delete.
  void deletions.run();
  const close = async () => {
    await deletions.close();
    await following?.close();
    await Promise.all([dailyBackups.close(), backups.close(), autoUpgrades.close()]);
    await kafka.close();
    await databases.close();
    await statistics.close();
    await daily?.close();
    await role.deleting?.close();
  };
  const caughtUp = options.shared && following?.caughtUp;
  return { store, clock, ids, firstAccount, ...services, caughtUp, close };
}

async function openDatabases(
  setup: DatabaseSetup,
  { firstAccount, usage, parts }: DatabaseParts,
): Promise<Databases> {
  const { plan, maxRequestSize } = setup;
  const defaultType = planNames[plan ?? 'payg'];
  await ensureDefaultDatabase(parts.store, {
    ...setup.default,
    customerId: firstAccount.customerId,
    email: firstAccount.email,
    type: defaultType,
    now: Math.floor(parts.clock.now() / 1000),
  });
  const local = localLimits(maxRequestSize);
  // The first database has no limits until it is given a plan that has them.
  const limitsOf = (row: DatabaseRow) =>
    row.database_id === DEFAULT_DATABASE && plan === undefined && row.database_type === defaultType
      ? local
      : plans[row.database_type];
  const running = new RunningDatabases({ ...setup, limitsOf, usage });
  return Databases.open({ ...parts, running, defaultType });
}

interface DatabaseParts {
  readonly firstAccount: Account;
  readonly usage: Usage;
  readonly parts: Pick<DatabasesOptions, 'store' | 'clock' | 'ids' | 'audit' | 'teams' | 'isAlone'>;
}
