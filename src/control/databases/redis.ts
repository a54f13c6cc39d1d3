import type { Clock } from '../../base/clock.ts';
import type { Files } from '../../base/files/files.ts';
import { MemoryFiles } from '../../base/files/memory-files.ts';
import type { Ids } from '../../base/ids.ts';
import type { SharedStore } from '../../store/shared-store.ts';
import type { Store } from '../../store/store.ts';
import type { Account } from '../accounts/account.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { BackupFiles } from '../backups/backup-files.ts';
import { Backups } from '../backups/backups.ts';
import { DailyBackups } from '../backups/daily-backups.ts';
import { localLimits, planNames, plans, type PlanName } from '../plans.ts';
import { roleOf } from '../role-of.ts';
import { observer } from '../statistics/observation.ts';
import { Statistics } from '../statistics/statistics.ts';
import type { Teams } from '../teams.ts';
import { Usage } from '../usage/usage.ts';
import { AutoUpgrades } from './auto-upgrades.ts';
import { Databases } from './databases.ts';
import {
  DEFAULT_DATABASE,
  ensureDefaultDatabase,
  type DefaultDatabase,
} from './default-database.ts';
import type { DatabaseRow } from './row.ts';
import { RunningDatabases, type RunningDatabasesOptions } from './running-databases.ts';

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
  /** Where backups are kept; without it they last as long as the process, as databases do then. */
  readonly backups?: { readonly files: Files; readonly directory: string } | undefined;
}

/** The services of the control plane for databases. */
export interface RedisControl {
  readonly databases: Databases;
  readonly statistics: Statistics;
  readonly backups: Backups;
  readonly dailyBackups: DailyBackups;
  readonly autoUpgrades: AutoUpgrades;
  /** Waits for changes in progress. The engine and the store must still be open, and stay so. */
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

/** Opens the services of databases, and reconciles what runs with the store. */
export async function openRedis(setup: DatabaseSetup, parts: Parts): Promise<RedisControl> {
  const { engine, log: logger } = setup;
  const { store, clock, ids, audit, shared } = parts;
  const isAlone = (shared?.count() ?? 1) === 1;
  const statistics = await Statistics.open({ store, clock, logger, observe: observer(engine) });
  const usage = new Usage(statistics, clock, shared?.count);
  const databases = await openDatabases(setup, { ...parts, usage, isAlone });
  const { files = new MemoryFiles(), directory = 'backups' } = setup.backups ?? {};
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
  const daily = shared && (await roleOf(shared, 'daily-backups'));
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
  const close = async () => {
    await Promise.all([dailyBackups.close(), backups.close(), autoUpgrades.close()]);
    await databases.close();
    await statistics.close();
    await daily?.close();
  };
  return { databases, statistics, backups, dailyBackups, autoUpgrades, close };
}

async function openDatabases(
  setup: DatabaseSetup,
  { firstAccount, usage, ...parts }: Parts & { readonly usage: Usage; readonly isAlone: boolean },
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
