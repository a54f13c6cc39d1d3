import { silentLogger, type Logger } from '../../base/logger.ts';
import type { Store } from '../../store/store.ts';
import { isOfAccountOrItsTeams } from '../accessible.ts';
import { EVERY_ROLE, type Actor } from '../actor.ts';
import type { Databases } from '../databases/databases.ts';
import type { Clusters } from '../kafka/clusters/clusters.ts';
import type { Account } from './account.ts';

/** Milliseconds until what has failed is tried again. */
const RETRY_AFTER = 30_000;

const KEPT = 'an account is deleted but for what it owns in services that do not run';

/** What deletions end one after another. */
export interface AccountDeletionsOptions {
  readonly store: Store;
  /** Undefined if they do not run. */
  readonly databases: Pick<Databases, 'delete'> | undefined;
  /** Undefined if they do not run. */
  readonly clusters: Pick<Clusters, 'delete'> | undefined;
  /** Deletes everything that a user of the queue has; may be repeated. Undefined if the queue does not run. */
  readonly deleteQueueUser: ((userId: string, signal: AbortSignal) => Promise<void>) | undefined;
  /** Whether it is this process that deletes accounts, of those that share the store. */
  readonly isOurs: () => boolean;
  readonly logger?: Logger | undefined;
}

/**
 * Deletes the accounts that the operator has marked for it, with all that they own. The mark is the last thing that goes,
 * so a process that ends half-way leaves the rest to the next start. What is in a service that does not run stays, and
 * so does the mark, until a start with that service.
 */
export class AccountDeletions {
  readonly #options: AccountDeletionsOptions;
  readonly #log: Logger;
  #running: Promise<void> | undefined;
  /** Whether another account may have been marked since the last look. */
  #isAsked = false;
  readonly #stop = new AbortController();
  #retry: NodeJS.Timeout | undefined;

  constructor(options: AccountDeletionsOptions) {
    this.#options = options;
    this.#log = options.logger ?? silentLogger;
  }

  /** Deletes what is marked. Never rejects: what fails is logged, and tried again. */
  run(): Promise<void> {
    this.#isAsked = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  /** Waits for the step in progress; the next start continues. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#retry);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isAsked && !this.#stop.signal.aborted) {
      this.#isAsked = false;
      await this.#trying(async () => {
        for (const account of await this.#marked()) {
          await this.#trying(() => this.#delete(account));
        }
      });
    }
    this.#running = undefined;
  }

  /** What fails is no reason not to go on with others. */
  async #trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      if (this.#stop.signal.aborted) return;
      this.#log.error({ err }, 'an account cannot be deleted completely at the moment');
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => void this.run(), RETRY_AFTER).unref();
    }
  }

  async #marked(): Promise<Account[]> {
    if (!this.#options.isOurs()) return [];
    const rows = await this.#options.store
      .selectFrom('account')
      .select(['customer_id', 'email'])
      .where('state', '=', 'deleting')
      .execute();
    return rows.map((row) => ({ customerId: row.customer_id, email: row.email }));
  }

  async #delete(account: Account): Promise<void> {
    const { databases, clusters, deleteQueueUser } = this.#options;
    const { customerId } = account;
    const { signal } = this.#stop;
    // What its teams own is deleted in its name too, as the owner of the teams.
    const actor: Actor = { ...account, sourceIp: '', ...EVERY_ROLE };
    const isEmpty = [
      await this.#endEach(
        await this.#databasesOf(customerId),
        databases && ((id) => databases.delete(actor, id, true)),
      ),
      await this.#endEach(
        await this.#clustersOf(customerId),
        clusters && ((id) => clusters.delete(actor, id)),
      ),
      await this.#endEach(
        await this.#queueUsersOf(customerId),
        deleteQueueUser && ((id) => deleteQueueUser(id, signal)),
      ),
    ];
    if (isEmpty.includes(false)) {
      this.#log.info({ account: account.email }, KEPT);
      return;
    }
    await this.#forget(account);
    this.#log.info({ account: account.email }, 'the account is deleted with all that it owned');
  }

  /** @param end undefined if the service does not run @returns whether none is left */
  async #endEach(
    ids: readonly string[],
    end: ((id: string) => Promise<void>) | undefined,
  ): Promise<boolean> {
    if (end === undefined) return ids.length === 0;
    for (const id of ids) {
      this.#stop.signal.throwIfAborted();
      await end(id);
    }
    return true;
  }

  async #databasesOf(customerId: string): Promise<string[]> {
    const rows = await this.#options.store
      .selectFrom('redis_database')
      .select('database_id')
      .where('customer_id', '=', customerId)
      .where('state', '=', 'active')
      .execute();
    return rows.map((row) => row.database_id);
  }

  async #clustersOf(customerId: string): Promise<string[]> {
    const rows = await this.#options.store
      .selectFrom('kafka_cluster')
      .select('cluster_id')
      .where('customer_id', '=', customerId)
      .where('state', '=', 'active')
      .execute();
    return rows.map((row) => row.cluster_id);
  }

  /** The account's own, and those of its teams. */
  async #queueUsersOf(customerId: string): Promise<string[]> {
    const { store } = this.#options;
    const rows = await store
      .selectFrom('queue_user')
      .select('id')
      .where(isOfAccountOrItsTeams(customerId))
      .where('state', '=', 'active')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes the rows of an account that owns nothing any more that runs, and the mark with them. */
  async #forget({ customerId, email }: Account): Promise<void> {
    await this.#options.store.transaction().execute(async (transaction) => {
      const teams = transaction
        .selectFrom('team')
        .select('team_id')
        .where('customer_id', '=', customerId);
      // It stays as one that is not active: a request that was let in before may still publish something.
      await transaction
        .updateTable('queue_user')
        .set({ active: 0, state: 'deleted', password: '', token: '' })
        .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('customer_id', 'in', teams)]))
        .execute();
      // Another account may have the e-mail later, and must not be a member of anything then.
      await transaction
        .deleteFrom('team_member')
        .where((eb) => eb.or([eb('member_email', '=', email), eb('team_id', 'in', teams)]))
        .execute();
      await transaction.deleteFrom('team').where('customer_id', '=', customerId).execute();
      await transaction.deleteFrom('api_key').where('customer_id', '=', customerId).execute();
      await transaction.deleteFrom('audit_log').where('customer_id', '=', customerId).execute();
      for (const table of ['redis_database', 'kafka_cluster'] as const) {
        await transaction
          .updateTable(table)
          .set({ user_email: '' })
          .where('customer_id', '=', customerId)
          .execute();
      }
      await transaction.deleteFrom('account').where('customer_id', '=', customerId).execute();
    });
  }
}
