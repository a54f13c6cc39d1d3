import { systemClock, type Clock } from '../engines/redis/clock.ts';
import type { Store } from '../store/store.ts';
import { Accounts, type Account } from './accounts/accounts.ts';
import { AuditLog } from './audit/audit-log.ts';
import { randomIds, type Ids } from './ids.ts';
import type { QueuePlan } from './queue-users/limits.ts';
import { QueueUsers } from './queue-users/queue-users.ts';
import { Teams } from './teams/teams.ts';

/** What a control plane is opened with. */
export interface ControlPlaneOptions {
  readonly store: Store;
  readonly clock?: Clock | undefined;
  readonly ids?: Ids | undefined;
  /** The account that is there from the first start. */
  readonly email: string;
  readonly apiKey: string;
  /** Whether well-known secrets are in order, because only this machine can reach the platform. */
  readonly development: boolean;
  /** The limits of new queue users. */
  readonly queuePlan?: QueuePlan | undefined;
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
}

/** Opens the services of the control plane on a store. */
export async function openControlPlane(options: ControlPlaneOptions): Promise<ControlPlane> {
  const { store, clock = systemClock, ids = randomIds, queuePlan: plan = 'local' } = options;
  const audit = new AuditLog(store, clock);
  const accounts = new Accounts(store, clock, ids, audit);
  const firstAccount = await accounts.ensureFirst(options.email, options.apiKey);
  const teams = new Teams(store, clock, ids, audit);
  const queueUsers = new QueueUsers(store, clock, ids, audit, { plan });
  await queueUsers.ensureFirst(firstAccount.customerId, options.development);
  return { store, clock, ids, firstAccount, accounts, audit, teams, queueUsers };
}
