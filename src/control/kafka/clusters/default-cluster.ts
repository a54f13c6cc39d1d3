import { createHash } from 'node:crypto';
import type { KafkaPlan } from '../../../store/kafka-schema.ts';
import type { Store } from '../../../store/store.ts';
import { slugFor } from './names.ts';

/** The id, and at first the name, of the default cluster. */
export const DEFAULT_CLUSTER = 'default';

/** A user of the Kafka REST API. */
export interface KafkaUser {
  readonly username: string;
  readonly password: string;
}

export interface DefaultCluster {
  readonly customerId: string;
  readonly email: string;
  readonly user: KafkaUser;
  readonly plan: KafkaPlan;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Ensures that the default cluster has a row. It gets its user from the settings then, and again when those have
 * changed; in between, a reset of its password survives restarts. Once deleted, it is not created again.
 */
export async function ensureDefaultCluster(store: Store, wanted: DefaultCluster): Promise<void> {
  const { username, password } = wanted.user;
  const user = { username, password, settings_digest: digestOf(wanted.user) };
  await store.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('kafka_cluster')
      .selectAll()
      .where('cluster_id', '=', DEFAULT_CLUSTER)
      .executeTakeFirst();
    if (row === undefined) {
      await transaction
        .insertInto('kafka_cluster')
        .values({
          cluster_id: DEFAULT_CLUSTER,
          name: DEFAULT_CLUSTER,
          slug: slugFor(DEFAULT_CLUSTER),
          plan: wanted.plan,
          region: 'us-east-1',
          multizone: 0,
          creation_time: wanted.now,
          state: 'active',
          ...user,
          user_email: wanted.email,
          customer_id: wanted.customerId,
          team_id: null,
          suspended: 0,
          revision: 1,
        })
        .execute();
      return;
    }
    if (row.state === 'deleted') return;
    if (row.settings_digest === user.settings_digest && row.plan === wanted.plan) return;
    const changes = row.settings_digest === user.settings_digest ? {} : user;
    await transaction
      .updateTable('kafka_cluster')
      .set({ ...changes, plan: wanted.plan, revision: row.revision + 1 })
      .where('cluster_id', '=', DEFAULT_CLUSTER)
      .execute();
  });
}

/** The current user of the default cluster; undefined if it has been deleted. */
export function userOfDefault(store: Store): Promise<KafkaUser | undefined> {
  return store
    .selectFrom('kafka_cluster')
    .select(['username', 'password'])
    .where('cluster_id', '=', DEFAULT_CLUSTER)
    .where('state', '=', 'active')
    .executeTakeFirst();
}

function digestOf({ username, password }: KafkaUser): string {
  return createHash('sha256')
    .update(JSON.stringify([username, password]))
    .digest('hex');
}
