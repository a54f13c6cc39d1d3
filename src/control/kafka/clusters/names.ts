import type { Kysely } from 'kysely';
import type { Ids } from '../../../ids.ts';
import type { Schema } from '../../../store/schema.ts';
import { ControlError } from '../../errors.ts';

/** What stands between the slug and the domain of a host name. */
const SUFFIX = '-kafka';
/** The longest label of a host name (RFC 1035, section 2.3.4), less what follows the slug. */
const LONGEST_SLUG = 63 - SUFFIX.length;
/** Hosts end in what reaches this machine without any setup (RFC 6761). */
const DOMAIN = 'localhost';

/** The host name of a cluster. */
export function endpointOf(slug: string): string {
  return `${slug}${SUFFIX}.${DOMAIN}`;
}

/**
 * What the host name of a cluster of that name begins with: in lower case, with what no host name may
 * have (an underscore, a hyphen at an end) put right.
 * @param number tells it from another cluster whose name comes to the same
 */
export function slugFor(name: string, number?: number): string {
  const suffix = number === undefined ? '' : `-${number}`;
  const label = name
    .toLowerCase()
    .replaceAll('_', '-')
    .slice(0, LONGEST_SLUG - suffix.length)
    .replaceAll(/^-+|-+$/g, '');
  return `${label === '' ? 'cluster' : label}${suffix}`;
}

/** A slug for a cluster of that name which no other cluster has. */
export async function freeSlug(executor: Kysely<Schema>, name: string, ids: Ids): Promise<string> {
  let slug = slugFor(name);
  while (await isTaken(executor, slug)) {
    const random = Number.parseInt(ids.uuid().slice(-8), 16);
    slug = slugFor(name, 10_000 + (random % 90_000));
  }
  return slug;
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

/** @param owner an e-mail or the id of a team @throws ControlError where it has a cluster of that name */
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
