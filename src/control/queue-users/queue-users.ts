import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { QueueUserTable, Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { sameText } from '../accounts/api-key.ts';
import { SYSTEM, type Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Ids } from '../../ids.ts';
import {
  queueLimits,
  queueServiceLimits,
  type QueueLimits,
  type QueuePlan,
  type QueueServiceLimits,
} from './limits.ts';
import { DEVELOPMENT_QUEUE_USER, queueToken, readOnlyQueueToken, readQueueToken } from './token.ts';

/** The queue user of an account, as it is kept. */
export type QueueUser = Readonly<QueueUserTable>;

export interface QueueUserOptions {
  /** The plan that all users have. */
  readonly plan: QueuePlan;
  /** Seconds that an attempt of a delivery may take, whatever the plan says. */
  readonly timeout?: number | undefined;
}

/** What a token lets its holder do. */
export interface QueueAccess {
  readonly user: QueueUser;
  readonly limits: QueueServiceLimits;
  /** The token is the read-only one. */
  readonly readOnly: boolean;
}

/** The users of the queue service, one for each account, made when it is first asked for. */
export class QueueUsers {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #audit: AuditLog;
  readonly #plan: QueuePlan;
  readonly #limits: QueueLimits;
  #revision = 0;

  constructor(store: Store, clock: Clock, ids: Ids, audit: AuditLog, options: QueueUserOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#audit = audit;
    this.#plan = options.plan;
    const limits = queueLimits[options.plan];
    this.#limits = { ...limits, timeout: options.timeout ?? limits.timeout };
  }

  /** Changes whenever a token may have lost its meaning; what is known of tokens is then to be asked anew. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Makes the queue user of the first account at the first start, in development with the well-known
   * password. Outside of development a user that still has it gets a new one. Users that have been made
   * under another plan or timeout get the limits of this one.
   */
  async ensureFirst(customerId: string, development: boolean): Promise<QueueUser> {
    return this.#store.transaction().execute(async (transaction) => {
      await transaction.updateTable('queue_user').set(this.#limits).execute();
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

  /** The queue user of the caller's account. */
  async of(actor: Actor): Promise<QueueUser> {
    return this.#store
      .transaction()
      .execute((transaction) => this.#findOrInsert(transaction, actor.customerId));
  }

  /** Gives the queue user of the caller's account a new password and token; the old ones are dead. */
  async rotate(actor: Actor): Promise<QueueUser> {
    const user = await this.#store.transaction().execute(async (transaction) => {
      const old = await this.#findOrInsert(transaction, actor.customerId);
      return this.#rotate(transaction, old, actor);
    });
    this.#revision += 1;
    return user;
  }

  /** Whom a token of the queue service stands for, unless it is a read-only one. */
  async byToken(token: string): Promise<QueueUser | undefined> {
    const access = await this.access(token);
    return access?.readOnly === false ? access.user : undefined;
  }

  /** What a token of the queue service lets its holder do, unless it is none. */
  async access(token: string): Promise<QueueAccess | undefined> {
    const credentials = readQueueToken(token);
    if (credentials === undefined) return undefined;
    const user = await this.#store
      .selectFrom('queue_user')
      .selectAll()
      .where('id', '=', credentials.id)
      .executeTakeFirst();
    if (user === undefined) return undefined;
    const limits = queueServiceLimits[this.#plan];
    if (sameText(user.token, token)) return { user, limits, readOnly: false };
    const isReadOnly = sameText(readOnlyQueueToken(user), token);
    return isReadOnly ? { user, limits, readOnly: true } : undefined;
  }

  async #findOrInsert(transaction: Kysely<Schema>, customerId: string): Promise<QueueUser> {
    return (await find(transaction, customerId)) ?? this.#insert(transaction, customerId);
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
      ...this.#limits,
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
    const change = { action: 'queue_user.rotate_token', entity: id };
    await this.#audit.record(transaction, actor, change);
    return { ...user, ...fresh };
  }
}

function find(executor: Kysely<Schema>, customerId: string): Promise<QueueUser | undefined> {
  return executor
    .selectFrom('queue_user')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Whether there is a queue user of that id: of an account that was the first one before. */
async function exists(executor: Kysely<Schema>, id: string): Promise<boolean> {
  const query = executor.selectFrom('queue_user').select('id').where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}
