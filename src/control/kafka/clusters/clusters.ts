import type { Kysely } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Ids } from '../../../base/ids.ts';
import type { KafkaPlan } from '../../../store/kafka-schema.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import type { Actor } from '../../actor.ts';
import type { AuditAction } from '../../audit/actions.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { checkName } from '../../databases/names.ts';
import type { KeyedMutex } from '../../../base/keyed-mutex.ts';
import { ControlError } from '../../errors.ts';
import { requireActive } from '../../accounts/account-state.ts';
import type { Teams } from '../../teams.ts';
import type { KafkaLimits } from '../plans.ts';
import { RowConflict, retryOnConflict } from '../../conflicts.ts';
import { requireCluster, accessibleClusters } from './access.ts';
import { deleteWithAll } from './delete.ts';
import { freeSlug, requireFreeName } from './names.ts';
import type { ClusterRow } from './row.ts';
import type { RunningClusters } from './running-clusters.ts';
import { newPassword, newUsername } from './secrets.ts';
import { DataError } from '../../../base/data-error.ts';

export interface ClustersOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditLog;
  readonly teams: Teams;
  readonly running: RunningClusters;
  /** Serializes everything that concerns a cluster, by its id. */
  readonly mutex: KeyedMutex;
  /** The plan of new clusters. */
  readonly plan: KafkaPlan;
}

/** The request to create a cluster. */
export interface NewCluster {
  readonly name: string;
  readonly region: string;
  readonly multizone?: boolean | undefined;
}

/** A change, without its actor. */
interface Change {
  readonly action: AuditAction;
  readonly changes: Partial<Omit<ClusterRow, 'cluster_id' | 'revision'>>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * The Kafka clusters of the platform. As with databases, the store is the source of truth: every change is one
 * transaction there, after which the running cluster is reconciled with its row.
 */
export class Clusters {
  readonly #options: ClustersOptions;
  readonly #store: Store;
  readonly #running: RunningClusters;
  readonly #mutex: KeyedMutex;

  /** Reconciles the running clusters with the store. */
  static async open(options: ClustersOptions): Promise<Clusters> {
    await reconcile(options.store, options.running);
    return new Clusters(options);
  }

  private constructor(options: ClustersOptions) {
    this.#options = options;
    this.#store = options.store;
    this.#running = options.running;
    this.#mutex = options.mutex;
  }

  /** The limits of a cluster. */
  limitsOf(row: ClusterRow): KafkaLimits {
    return this.#running.limitsOf(row);
  }

  /** The clusters that the caller has access to, oldest first. */
  list(actor: Actor): Promise<ClusterRow[]> {
    return accessibleClusters(this.#store, actor)
      .orderBy('creation_time')
      .orderBy('name')
      .orderBy('cluster_id')
      .execute();
  }

  /** @throws ControlError if there is no such cluster that the caller has access to */
  get(actor: Actor, id: string): Promise<ClusterRow> {
    return requireCluster(this.#store, actor, id);
  }

  /** Creates a cluster; resolves when it serves. @throws ControlError */
  async create(actor: Actor, order: NewCluster): Promise<ClusterRow> {
    checkName(order.name);
    const id = this.#options.ids.uuid();
    return this.#mutex.run(id, async () => {
      const row = await this.#insert(actor, id, order);
      await this.#running.step('stored', id);
      try {
        await this.#running.fit(row);
      } catch (error) {
        await this.#discard(actor, row);
        throw error;
      }
      return row;
    });
  }

  /** Renames a cluster; its host name stays. @throws ControlError */
  rename(actor: Actor, id: string, name: string): Promise<ClusterRow> {
    checkName(name);
    return this.#change(actor, id, async (row, transaction) => {
      if (row.name === name) return undefined;
      await requireFreeName(transaction, row.user_email, name);
      const details = { from: row.name, to: name };
      return { action: 'kafka_cluster.rename', changes: { name }, details };
    });
  }

  /** Gives the user of a cluster a new password; credentials keep theirs. */
  resetPassword(actor: Actor, id: string): Promise<ClusterRow> {
    return this.#change(actor, id, () => ({
      action: 'kafka_cluster.reset_password',
      changes: { password: newPassword(this.#options.ids) },
    }));
  }

  /** Makes a team the owner, to which the caller's role allows to move. @throws ControlError */
  moveToTeam(actor: Actor, id: string, teamId: string): Promise<ClusterRow> {
    return this.#change(actor, id, async (row, transaction) => {
      const { customerId } = await this.#options.teams.requireTarget(actor, teamId, transaction);
      if (row.team_id === teamId) throw new ControlError('clusterInTeam', { team: teamId });
      await requireFreeName(transaction, teamId, row.name);
      const changes = { team_id: teamId, user_email: teamId, customer_id: customerId };
      return { action: 'kafka_cluster.move_to_team', changes, details: { team_id: teamId } };
    });
  }

  /** Deletes a cluster with its topics, its credentials and its connectors. @throws ControlError */
  async delete(actor: Actor, id: string): Promise<void> {
    await this.#mutex.run(id, async () => {
      const row = await this.#write(id, async (transaction) => {
        const before = await requireCluster(transaction, actor, id);
        const after = await deleteWithAll(transaction, before, this.#seconds());
        const details = { name: before.name };
        await this.#record(transaction, actor, before, {
          action: 'kafka_cluster.delete',
          changes: {},
          details,
        });
        return after;
      });
      await this.#running.step('stored', id);
      await this.#running.fit(row);
    });
  }

  /** Reconciles a running cluster with its row, which another process may have changed. */
  follow(id: string): Promise<void> {
    return this.#mutex.run(id, async () => {
      const row = await this.#store
        .selectFrom('kafka_cluster')
        .selectAll()
        .where('cluster_id', '=', id)
        .executeTakeFirst();
      if (row !== undefined && !this.#running.fits(row)) await this.#running.fit(row);
    });
  }

  /** The same for all clusters. */
  async followAll(): Promise<void> {
    const rows = await this.#store
      .selectFrom('kafka_cluster')
      .select(['cluster_id', 'state', 'revision'])
      .where('state', '=', 'active')
      .execute();
    const there = new Set(rows.map((row) => row.cluster_id));
    const changed = rows.filter((row) => !this.#running.fits(row)).map((row) => row.cluster_id);
    const gone = this.#running.ids().filter((id) => !there.has(id));
    for (const id of [...changed, ...gone]) await this.follow(id);
  }

  /**
   * Changes one cluster.
   * @param decide returns the changes, from the row inside the transaction; undefined for none
   */
  #change(
    actor: Actor,
    id: string,
    decide: (
      row: ClusterRow,
      transaction: Kysely<Schema>,
    ) => Change | undefined | Promise<Change | undefined>,
  ): Promise<ClusterRow> {
    return this.#mutex.run(id, async () => {
      const { row, changed } = await this.#write(id, async (transaction) => {
        const before = await requireCluster(transaction, actor, id);
        const change = await decide(before, transaction);
        if (change === undefined) return { row: before, changed: false };
        const after = { ...before, ...change.changes, revision: before.revision + 1 };
        const { numUpdatedRows } = await transaction
          .updateTable('kafka_cluster')
          .set({ ...change.changes, revision: after.revision })
          .where('cluster_id', '=', id)
          .where('revision', '=', before.revision)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new RowConflict();
        await this.#record(transaction, actor, before, change);
        return { row: after, changed: true };
      });
      if (changed) {
        await this.#running.step('stored', id);
        await this.#running.fit(row);
      }
      return row;
    });
  }

  /** Inserts a row, with a host name that no other cluster has. */
  #insert(actor: Actor, id: string, order: NewCluster): Promise<ClusterRow> {
    const { ids, plan } = this.#options;
    return this.#write(id, async (transaction) => {
      await requireActive(transaction, actor.customerId);
      await requireFreeName(transaction, actor.email, order.name);
      const slug = await freeSlug(transaction, order.name, ids);
      const row: ClusterRow = {
        cluster_id: id,
        name: order.name,
        slug,
        plan,
        region: order.region,
        multizone: order.multizone === true ? 1 : 0,
        creation_time: this.#seconds(),
        state: 'active',
        username: newUsername(slug, ids),
        password: newPassword(ids),
        user_email: actor.email,
        customer_id: actor.customerId,
        team_id: null,
        settings_digest: null,
        suspended: 0,
        revision: 1,
      };
      await transaction.insertInto('kafka_cluster').values(row).execute();
      const details = { name: row.name, region: row.region };
      await this.#record(transaction, actor, row, {
        action: 'kafka_cluster.create',
        changes: {},
        details,
      });
      return row;
    });
  }

  /** Removes a new cluster that could not be started. */
  async #discard(actor: Actor, row: ClusterRow): Promise<void> {
    const deleted = await this.#write(row.cluster_id, async (transaction) => {
      const after = await deleteWithAll(transaction, row, this.#seconds());
      const details = { name: row.name, reason: 'it could not be made to run' };
      await this.#record(transaction, actor, row, {
        action: 'kafka_cluster.delete',
        changes: {},
        details,
      });
      return after;
    });
    await this.#running.fit(deleted);
  }

  #write<Result>(
    id: string,
    work: (transaction: Kysely<Schema>) => Promise<Result>,
  ): Promise<Result> {
    return retryOnConflict(this.#store, async (transaction) => {
      const result = await work(transaction);
      await this.#running.step('row written', id);
      return result;
    });
  }

  #record(
    transaction: Kysely<Schema>,
    actor: Actor,
    row: ClusterRow,
    { action, details = {} }: Change,
  ): Promise<void> {
    const owner = { ...actor, customerId: row.customer_id };
    const entity = row.cluster_id;
    return this.#options.audit.record(transaction, owner, { action, entity, details });
  }

  #seconds(): number {
    return Math.floor(this.#options.clock.now() / 1000);
  }
}

/**
 * Reconciles what runs with the rows at a start: each active cluster serves, with its credentials; leftovers of
 * deleted ones are removed. Clusters of the log that the store does not know are left alone: somebody may have put
 * them there on purpose.
 * @throws DataError if the data of one can't be read
 */
export async function reconcile(
  store: Store,
  running: Pick<RunningClusters, 'remains' | 'fit' | 'fitCredential' | 'fitUsers'>,
): Promise<void> {
  const rows = await store.selectFrom('kafka_cluster').selectAll().execute();
  const credentials = await store
    .selectFrom('kafka_credential')
    .selectAll()
    .where('state', '=', 'active')
    .execute();
  const remains = new Set(await running.remains());
  for (const row of rows) {
    if (row.state === 'deleted' && !remains.has(row.cluster_id)) continue;
    try {
      await running.fit(row);
    } catch (error) {
      throw new DataError((error as Error).message, { cause: error });
    }
  }
  for (const credential of credentials) running.fitCredential(credential);
  // Not awaited: a start does not wait for brokers.
  for (const { cluster_id: id, state } of rows) if (state === 'active') void running.fitUsers(id);
}
