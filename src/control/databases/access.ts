import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { Actor, SYSTEM } from '../actor.ts';
import { ControlError } from '../errors.ts';
import { isAccessible, requireAccess } from '../accessible.ts';
import type { DatabaseRow } from './row.ts';

/** The active databases that an account has access to: its own, and those of teams in which its role allows it. */
export function accessibleDatabases(executor: Kysely<Schema>, actor: Actor) {
  return activeDatabases(executor).where(isAccessible(actor));
}

/** Every active database of every account. */
export function activeDatabases(executor: Kysely<Schema>) {
  return executor.selectFrom('redis_database').selectAll().where('state', '=', 'active');
}

/**
 * A database that an actor has access to; the platform itself has access to all.
 * @throws ControlError if there is no such database, or the account has no access, or not with its role
 */
export async function requireDatabase(
  executor: Kysely<Schema>,
  actor: Actor | typeof SYSTEM,
  id: string,
): Promise<DatabaseRow> {
  const row = await activeDatabases(executor).where('database_id', '=', id).executeTakeFirst();
  const isKnown =
    row !== undefined && (!('customerId' in actor) || (await requireAccess(executor, actor, row)));
  if (!isKnown) throw new ControlError('databaseNotFound', { id });
  return row;
}
