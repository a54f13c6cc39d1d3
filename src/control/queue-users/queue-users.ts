import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { QueueUserTable, Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { requireActive } from '../accounts/account-state.ts';
import { sameText } from '../accounts/api-key.ts';
import { SYSTEM, type Actor } from '../actor.ts';
import type { AuditedChange, AuditLog } from '../audit/audit-log.ts';
import type { Ids } from '../../base/ids.ts';
import { rejectDuplicate } from '../conflicts.ts';
import type { Teams } from '../teams.ts';
import {
  exists,
  find,
  requireQueueUser,
  accessibleQueueUsers,
  inactiveQueueUsers,
  type QueueAccess,
  type QueueUser,
} from './access.ts';
import {
  queueLimits,
  queuePlanNames,
  queueServiceLimits,
  type QueueLimits,
  type QueuePlan,
  type QueuePlanName,
} from './limits.ts';
import {
  emptyQueueCount,
  queueStatistics,
  type CountQueue,
  type QueuePeriod,
  type QueueStatisticsRecord,
} from './statistics.ts';
import { DEVELOPMENT_QUEUE_USER, queueToken, readOnlyQueueToken, readQueueToken } from './token.ts';

export interface QueueUserOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditLog;
  readonly teams: Teams;
  /** The plan of users that have not been given one. */
  readonly plan: QueuePlan;
  /** Seconds that an attempt of a delivery may take, whatever the plan says. */
  readonly timeout?: number | undefined;
  /** Counts the messages of a user; without it, all counts are 0. */
  readonly count?: CountQueue | undefined;
  /** Tells the queue which users are not active: nothing of theirs is delivered. */
  readonly stop?: ((userIds: ReadonlySet<string>) => void) | undefined;
}

/** What the audit log says of a change. */
type Told = Pick<AuditedChange, 'action' | 'details'>;

/** Settings of a queue user that have no effect. */
type QueueSettings = Partial<Pick<QueueUserTable, 'budget' | 'prod_pack'>>;

/** The users of the queue service: one for each account, created on demand, and for teams that were given one. */
export class QueueUsers {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #audit: AuditLog;
  readonly #teams: Teams;
  readonly #plan: QueuePlan;
  readonly #timeout: number | undefined;
  readonly #count: CountQueue;
  readonly #stop: QueueUserOptions['stop'];
  /** The user of the first account. */
  #first = '';
  #revision = 0;

  constructor(options: QueueUserOptions) {
    const { store, clock, ids, audit, teams, plan, timeout, count = emptyQueueCount } = options;
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#audit = audit;
    this.#teams = teams;
    this.#plan = plan;
    this.#timeout = timeout;
    this.#count = count;
    this.#stop = options.stop;
  }

  /** Changes whenever a token may have lost its access; caches of tokens must then be dropped. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Creates the queue user of the first account at the first start, in development with the well-known password.
   * Outside of development a user that still has that password gets a new one. All users get the limits of their
   * plan, and the timeout of the setting.
   */
  async ensureFirst(customerId: string, development: boolean): Promise<QueueUser> {
    const user = await this.#ensureFirst(customerId, development);
    this.#first = user.id;
    return user;
  }

  #ensureFirst(customerId: string, development: boolean): Promise<QueueUser> {
    return this.#store.transaction().execute(async (transaction) => {
      for (const plan of [null, ...(Object.keys(queuePlanNames) as QueuePlanName[])]) {
        await transaction
          .updateTable('queue_user')
          .set(this.#limitsOf(this.planOf({ plan })))
          .where('plan', plan === null ? 'is' : '=', plan)
          .execute();
      }
      const user = await find(transaction, customerId);
      if (user === undefined) {
        const { id, password } = DEVELOPMENT_QUEUE_USER;
        return development && !(await exists(transaction, id))
          ? this.#insert(transaction, customerId, id, password)
          : this.#insert(transaction, customerId);
      }
      if (development || user.password !== DEVELOPMENT_QUEUE_USER.password) return user;
      return this.#rotate(transaction, user, { ...SYSTEM, customerId });
    });
  }

  /** Another process may have changed a user. */
  async follow(): Promise<void> {
    this.#revision += 1;
    this.#stop?.(await inactiveQueueUsers(this.#store));
  }

  /** The same for all users. */
  followAll(): Promise<void> {
    return this.follow();
  }

  /** The queue user of the caller's account. */
  async of(actor: Actor): Promise<QueueUser> {
    return this.#store
      .transaction()
      .execute((transaction) => this.#findOrInsert(transaction, actor.customerId));
  }

  /** Gives the queue user of the caller's account a new password and token; the old ones stop working. */
  async rotate(actor: Actor): Promise<QueueUser> {
    const user = await this.#store.transaction().execute(async (transaction) => {
      const old = await this.#findOrInsert(transaction, actor.customerId);
      return this.#rotate(transaction, old, actor);
    });
    this.#revision += 1;
    return user;
  }

  /** The queue users that the caller has access to: that of the account, and those of its teams. */
  async list(actor: Actor): Promise<QueueUser[]> {
    const own = await this.of(actor);
    const rows = await accessibleQueueUsers(this.#store, actor)
      .orderBy('creation_time')
      .orderBy('id')
      .execute();
    return [own, ...rows.filter(({ id }) => id !== own.id)];
  }

  /** @throws ControlError if there is no such queue user that the caller has access to */
  get(actor: Actor, id: string): Promise<QueueUser> {
    return requireQueueUser(this.#store, actor, id);
  }

  /** The same as `rotate`, for a given queue user. @throws ControlError */
  rotateById(actor: Actor, id: string): Promise<QueueUser> {
    return this.#change(actor, id, (transaction, user) => this.#rotate(transaction, user, actor));
  }

  /** Gives a queue user the limits of a plan, at once. @throws ControlError */
  setPlan(actor: Actor, id: string, plan: QueuePlanName): Promise<QueueUser> {
    const changes = { plan, ...this.#limitsOf(queuePlanNames[plan]) };
    return this.#set(actor, id, changes, { action: 'queue_user.set_plan', details: { plan } });
  }

  /**
   * @param settings stored and shown, without effect
   * @throws ControlError
   */
  configure(actor: Actor, id: string, settings: QueueSettings): Promise<QueueUser> {
    return this.#set(actor, id, settings, {
      action: 'queue_user.configure',
      details: { ...settings },
    });
  }

  /** Makes a team the owner, to which the caller's role allows to move. @throws ControlError */
  async moveToTeam(actor: Actor, id: string, team: string): Promise<void> {
    const change = this.#change(actor, id, async (transaction, user) => {
      await this.#teams.requireTarget(actor, team, transaction);
      return this.#write(
        transaction,
        actor,
        user,
        { customer_id: team },
        {
          action: 'queue_user.move_to_team',
          details: { team_id: team },
        },
      );
    });
    await rejectDuplicate(change, 'queueUserInTeam', { team });
  }

  /** Statistics of the messages of a user. @throws ControlError */
  async statistics(actor: Actor, id: string, period: QueuePeriod): Promise<QueueStatisticsRecord> {
    const user = await this.get(actor, id);
    const access = { user, limits: queueServiceLimits[this.planOf(user)], readOnly: true };
    return queueStatistics((spans) => this.#count(access, spans), period, this.#clock.now());
  }

  /** The plan whose limits a user has. */
  planOf({ plan }: Pick<QueueUser, 'plan'>): QueuePlan {
    return plan === null ? this.#plan : queuePlanNames[plan as QueuePlanName];
  }

  #limitsOf(plan: QueuePlan): QueueLimits {
    const limits = queueLimits[plan];
    return { ...limits, timeout: this.#timeout ?? limits.timeout };
  }

  /** The user of a token of the queue service; undefined for an invalid or read-only one. */
  async byToken(token: string): Promise<QueueUser | undefined> {
    const access = await this.access(token);
    return access?.readOnly === false ? access.user : undefined;
  }

  /**
   * The access that a token of the queue service gives; undefined for an invalid one.
   *
   * An unknown user costs the same work as a known one with another password: the token is compared with that of the
   * first user then. So the response time does not reveal which users exist.
   */
  async access(token: string): Promise<QueueAccess | undefined> {
    const credentials = readQueueToken(token);
    if (credentials === undefined) return undefined;
    const ids = [credentials.id, this.#first];
    const user = await this.#store
      .selectFrom('queue_user')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy((eb) => eb.case().when('id', '=', credentials.id).then(0).else(1).end())
      .limit(1)
      .executeTakeFirst();
    if (user === undefined) return undefined;
    const limits = queueServiceLimits[this.planOf(user)];
    const isFull = sameText(user.token, token);
    const isReadOnly = sameText(readOnlyQueueToken(user), token);
    return isFull || isReadOnly ? { user, limits, readOnly: !isFull } : undefined;
  }

  /** The access of a user, for addresses of the queue service that need no token. */
  async accessOf(id: string): Promise<QueueAccess | undefined> {
    const user = await this.#store
      .selectFrom('queue_user')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return user && { user, limits: queueServiceLimits[this.planOf(user)], readOnly: false };
  }

  #set(actor: Actor, id: string, changes: Partial<QueueUserTable>, told: Told): Promise<QueueUser> {
    return this.#change(actor, id, (transaction, user) =>
      this.#write(transaction, actor, user, changes, told),
    );
  }

  async #write(
    transaction: Kysely<Schema>,
    actor: Actor,
    user: QueueUser,
    changes: Partial<QueueUserTable>,
    told: Told,
  ): Promise<QueueUser> {
    const { id } = user;
    await transaction.updateTable('queue_user').set(changes).where('id', '=', id).execute();
    await this.#record(transaction, actor, user, { ...told, entity: id });
    return { ...user, ...changes };
  }

  /** Records a change of a user, for the account that owns it or its team. */
  async #record(
    transaction: Kysely<Schema>,
    actor: Actor,
    { customer_id: owner }: QueueUser,
    change: AuditedChange,
  ): Promise<void> {
    const customerId = (await this.#teams.ownerOf(owner, transaction)) ?? owner;
    await this.#audit.record(transaction, { ...actor, customerId }, change);
  }

  /** Changes a queue user, and drops caches of its tokens. */
  async #change(
    actor: Actor,
    id: string,
    change: (transaction: Kysely<Schema>, user: QueueUser) => Promise<QueueUser>,
  ): Promise<QueueUser> {
    const user = await this.#store
      .transaction()
      .execute(async (transaction) =>
        change(transaction, await requireQueueUser(transaction, actor, id)),
      );
    this.#revision += 1;
    return user;
  }

  async #findOrInsert(transaction: Kysely<Schema>, customerId: string): Promise<QueueUser> {
    const found = await find(transaction, customerId);
    if (found !== undefined) return found;
    await requireActive(transaction, customerId);
    return this.#insert(transaction, customerId);
  }

  async #insert(
    transaction: Kysely<Schema>,
    customerId: string,
    id: string = this.#ids.uuid(),
    password: string = this.#ids.secret(24),
  ): Promise<QueueUser> {
    const user: QueueUser = {
      id,
      customer_id: customerId,
      password,
      token: queueToken({ id, password }),
      active: 1,
      state: 'active',
      ...this.#limitsOf(this.#plan),
      plan: null,
      budget: 0,
      prod_pack: 0,
      creation_time: Math.floor(this.#clock.now() / 1000),
    };
    await transaction.insertInto('queue_user').values(user).execute();
    return user;
  }

  async #rotate(transaction: Kysely<Schema>, user: QueueUser, actor: Actor): Promise<QueueUser> {
    const { id } = user;
    const password = this.#ids.secret(24);
    const fresh = { password, token: queueToken({ id, password }) };
    await transaction.updateTable('queue_user').set(fresh).where('id', '=', id).execute();
    const change = { action: 'queue_user.rotate_token', entity: id } as const;
    await this.#record(transaction, actor, user, change);
    return { ...user, ...fresh };
  }
}
