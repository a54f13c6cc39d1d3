import type { Kysely } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Ids } from '../../../base/ids.ts';
import type { KafkaPermissions } from '../../../store/kafka-schema.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import type { Actor } from '../../actor.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import type { KeyedMutex } from '../../../base/keyed-mutex.ts';
import { ControlError } from '../../errors.ts';
import type { KafkaUser } from '../clusters/default-cluster.ts';
import { find, requireCluster, accessibleClusters } from '../clusters/access.ts';
import type { ClusterRow, CredentialRow } from '../clusters/row.ts';
import type { RunningClusters } from '../clusters/running-clusters.ts';
import { newPassword, newUsername, NO_USER } from '../clusters/secrets.ts';
import { retryOnConflict } from '../../conflicts.ts';

/** How many credentials a cluster may have besides its own user. */
export const MAX_CREDENTIALS = 10;

export interface CredentialsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditLog;
  readonly running: RunningClusters;
  readonly mutex: KeyedMutex;
}

/** The request to create a credential. */
export interface NewCredential {
  readonly name: string;
  readonly clusterId: string;
  /** A topic, or a prefix of topics followed by `*`: `users.*`, `*`. */
  readonly topic: string;
  readonly permissions: KafkaPermissions;
  /** Generated where left out. */
  readonly user?: KafkaUser | undefined;
}

/** A credential and its cluster. */
export interface Credential {
  readonly row: CredentialRow;
  readonly cluster: ClusterRow;
}

/** The credentials of clusters: users with limited access to some topics. */
export class Credentials {
  readonly #options: CredentialsOptions;
  readonly #store: Store;

  constructor(options: CredentialsOptions) {
    this.#options = options;
    this.#store = options.store;
  }

  /** The credentials of all clusters that the caller has access to, oldest first. */
  async list(actor: Actor): Promise<Credential[]> {
    const clusters = new Map(
      (await accessibleClusters(this.#store, actor).execute()).map((row) => [row.cluster_id, row]),
    );
    if (clusters.size === 0) return [];
    const rows = await this.#store
      .selectFrom('kafka_credential')
      .selectAll()
      .where('state', '=', 'active')
      .where('cluster_id', 'in', [...clusters.keys()])
      .orderBy('creation_time')
      .orderBy('credential_name')
      .orderBy('credential_id')
      .execute();
    return rows.map((row) => ({ row, cluster: clusters.get(row.cluster_id)! }));
  }

  /** Creates a credential; resolves when it works. @throws ControlError */
  create(actor: Actor, order: NewCredential): Promise<Credential> {
    const { audit, clock, ids, running, mutex } = this.#options;
    const { name, clusterId, topic, permissions } = order;
    const id = ids.uuid();
    return mutex.run(clusterId, async () => {
      const made = await retryOnConflict(this.#store, async (transaction) => {
        const cluster = await requireCluster(transaction, actor, clusterId);
        await requireRoom(transaction, clusterId, name);
        const row: CredentialRow = {
          credential_id: id,
          credential_name: name,
          cluster_id: clusterId,
          topic,
          permissions,
          ...(order.user ?? {
            username: newUsername(cluster.slug, ids),
            password: newPassword(ids),
          }),
          creation_time: Math.floor(clock.now() / 1000),
          state: 'active',
        };
        await transaction.insertInto('kafka_credential').values(row).execute();
        await audit.record(
          transaction,
          { ...actor, customerId: cluster.customer_id },
          {
            action: 'kafka_credential.create',
            entity: id,
            details: { name, cluster_id: clusterId, topic, permissions },
          },
        );
        await running.step('row written', id);
        return { row, cluster };
      });
      await running.step('stored', id);
      running.fitCredential(made.row);
      await running.fitUsers(clusterId);
      return made;
    });
  }

  /** Deletes a credential; resolves when it no longer works. @throws ControlError */
  async delete(actor: Actor, id: string): Promise<void> {
    const { audit, running, mutex } = this.#options;
    const { cluster_id: clusterId } = await this.#reach(this.#store, actor, id);
    await mutex.run(clusterId, async () => {
      const row = await retryOnConflict(this.#store, async (transaction) => {
        const before = await this.#reach(transaction, actor, id);
        const cluster = await requireCluster(transaction, actor, clusterId);
        const changes = { state: 'deleted', ...NO_USER } as const;
        await transaction
          .updateTable('kafka_credential')
          .set(changes)
          .where('credential_id', '=', id)
          .execute();
        await audit.record(
          transaction,
          { ...actor, customerId: cluster.customer_id },
          {
            action: 'kafka_credential.delete',
            entity: id,
            details: { name: before.credential_name, cluster_id: clusterId },
          },
        );
        await running.step('row written', id);
        return { ...before, ...changes };
      });
      await running.step('stored', id);
      running.fitCredential(row);
      await running.fitUsers(clusterId);
    });
  }

  /** Reconciles the directory with the row of a credential, which another process may have changed. */
  async follow(id: string): Promise<void> {
    const clusterId = await this.#follow(id);
    if (clusterId !== undefined) await this.#options.running.fitUsers(clusterId);
  }

  async #follow(id: string): Promise<string | undefined> {
    const { mutex, running } = this.#options;
    const read = () => this.#store.selectFrom('kafka_credential').selectAll();
    const found = await read().where('credential_id', '=', id).executeTakeFirst();
    if (found === undefined) return undefined;
    await mutex.run(found.cluster_id, async () => {
      // This process may be changing it right now; that comes first.
      const row = await read().where('credential_id', '=', id).executeTakeFirst();
      if (row !== undefined) running.fitCredential(row);
    });
    return found.cluster_id;
  }

  /** The same for all credentials. */
  async followAll(): Promise<void> {
    const rows = await this.#store.selectFrom('kafka_credential').select('credential_id').execute();
    for (const { credential_id: id } of rows) await this.#follow(id);
    const { running } = this.#options;
    for (const clusterId of running.ids()) await running.fitUsers(clusterId);
  }

  async #reach(executor: Kysely<Schema>, actor: Actor, id: string): Promise<CredentialRow> {
    const row = await executor
      .selectFrom('kafka_credential')
      .selectAll()
      .where('credential_id', '=', id)
      .where('state', '=', 'active')
      .executeTakeFirst();
    if (row === undefined || (await find(executor, actor, row.cluster_id)) === undefined) {
      throw new ControlError('credentialNotFound', { id });
    }
    return row;
  }
}

/** @throws ControlError if the cluster has a credential of that name, or already has as many as it may */
async function requireRoom(
  transaction: Kysely<Schema>,
  clusterId: string,
  name: string,
): Promise<void> {
  const rows = await transaction
    .selectFrom('kafka_credential')
    .select('credential_name')
    .where('cluster_id', '=', clusterId)
    .where('state', '=', 'active')
    .execute();
  if (rows.some(({ credential_name: taken }) => taken === name)) {
    throw new ControlError('credentialNameTaken', { name });
  }
  if (rows.length >= MAX_CREDENTIALS) {
    throw new ControlError('tooManyCredentials', { most: MAX_CREDENTIALS });
  }
}
