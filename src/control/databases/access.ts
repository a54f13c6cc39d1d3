import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { Actor, SYSTEM } from '../actor.ts';
import { ControlError } from '../errors.ts';
import { isReachable } from '../reachable.ts';
import type { DatabaseRow } from './row.ts';

/** The active databases that an account reaches: its own, and those of the teams it is a member of. */
export function reachable(executor: Kysely<Schema>, actor: Actor) {
  return active(executor).where(isReachable(actor));
}

/** Every active database, anybody's. */
export function active(executor: Kysely<Schema>) {
  return executor.selectFrom('redis_database').selectAll().where('state', '=', 'active');
}

/**
 * The platform itself reaches every active database.
 * @throws ControlError where there is no such database, or none that the account reaches
 */
export async function reach(
  executor: Kysely<Schema>,
  actor: Actor | typeof SYSTEM,
  id: string,
): Promise<DatabaseRow> {
  const rows = 'customerId' in actor ? reachable(executor, actor) : active(executor);
  const row = await rows.where('database_id', '=', id).executeTakeFirst();
  if (row === undefined) throw new ControlError('databaseNotFound', { id });
  return row;
}
