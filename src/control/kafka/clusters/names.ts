import type { Kysely } from 'kysely';
import type { Ids } from '../../../base/ids.ts';
import type { Schema } from '../../../store/schema.ts';
import { ControlError } from '../../errors.ts';
import { HOST_DOMAIN } from '../../../directory/host-name.ts';
import { firstFree, hostLabel } from '../../host-label.ts';

/** The part of a host name between the slug and the domain. */
const SUFFIX = '-kafka';

/** The host name of a cluster. */
export function endpointOf(slug: string): string {
  return `${slug}${SUFFIX}.${HOST_DOMAIN}`;
}

/**
 * The slug for a cluster of that name, which begins its host name.
 * @param number distinguishes it from another cluster whose name gives the same slug
 */
export function slugFor(name: string, number?: number): string {
  return hostLabel(name, { nameless: 'cluster', leave: SUFFIX.length, number });
}

/** A slug for a cluster of that name which no other cluster has. */
export async function freeSlug(executor: Kysely<Schema>, name: string, ids: Ids): Promise<string> {
  return firstFree(
    (number) => slugFor(name, number),
    (slug) => isTaken(executor, slug),
    ids,
  );
}

async function isTaken(executor: Kysely<Schema>, slug: string): Promise<boolean> {
  const row = await executor
    .selectFrom('kafka_cluster')
    .select('cluster_id')
    .where('state', '=', 'active')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param owner an e-mail or the id of a team @throws ControlError if it has a cluster of that name */
export async function requireFreeName(
  executor: Kysely<Schema>,
  owner: string,
  name: string,
): Promise<void> {
  const taken = await executor
    .selectFrom('kafka_cluster')
    .select('cluster_id')
    .where('user_email', '=', owner)
    .where('name', '=', name)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (taken !== undefined) throw new ControlError('clusterNameTaken', { name });
}
