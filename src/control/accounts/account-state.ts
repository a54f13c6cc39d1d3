import type { Kysely } from 'kysely';
import type { AccountState, Schema } from '../../store/schema.ts';
import { isOfAccountOrItsTeams } from '../accessible.ts';
import { ControlError } from '../errors.ts';
import { SETTINGS_KEY } from './api-key.ts';

/**
 * Requires that an account may own something new. A request that was let in before the operator disabled the account
 * is refused as all others are from then on.
 * @throws ControlError
 */
export async function requireActive(
  transaction: Kysely<Schema>,
  customerId: string,
): Promise<void> {
  const row = await transaction
    .selectFrom('account')
    .select('state')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (row?.state !== 'active') throw new ControlError('invalidCredentials');
}

/**
 * Sets the state of an account, and of everything that it or one of its teams owns: what runs follows from these rows.
 * @returns whether the account was in another state before
 * @throws ControlError if the account is the platform's own, or is being deleted
 */
export async function setAccountState(
  transaction: Kysely<Schema>,
  { customerId, email }: { readonly customerId: string; readonly email: string },
  state: AccountState,
): Promise<boolean> {
  const account = await transaction
    .selectFrom('account')
    .select('state')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (account === undefined) throw new ControlError('accountNotFound', { email });
  if (account.state === state) return false;
  if (account.state === 'deleting') throw new ControlError('accountBeingDeleted', { email });
  const own = await transaction
    .selectFrom('api_key')
    .select('key_id')
    .where('customer_id', '=', customerId)
    .where('key_id', '=', SETTINGS_KEY)
    .executeTakeFirst();
  if (own !== undefined) throw new ControlError('firstAccountStays', { email });
  await transaction
    .updateTable('account')
    .set({ state })
    .where('customer_id', '=', customerId)
    .execute();
  await suspend(transaction, customerId, state === 'active' ? 0 : 1);
  return true;
}

/** Everything of a team has the account that owns the team as its owner, except queue users, which have the team. */
async function suspend(
  transaction: Kysely<Schema>,
  customerId: string,
  suspended: 0 | 1,
): Promise<void> {
  await transaction
    .updateTable('redis_database')
    .set((eb) => ({ suspended, revision: eb('revision', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('state', '=', 'active')
    .execute();
  await transaction
    .updateTable('kafka_cluster')
    .set((eb) => ({ suspended, revision: eb('revision', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('state', '=', 'active')
    .execute();
  // A new revision is how what runs of a connector learns that its cluster has changed.
  await transaction
    .updateTable('kafka_connector')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('deletion_time', '=', 0)
    .where('cluster_id', 'in', (eb) =>
      eb.selectFrom('kafka_cluster').select('cluster_id').where('customer_id', '=', customerId),
    )
    .execute();
  await transaction
    .updateTable('queue_user')
    .set({ active: 1 - suspended })
    .where(isOfAccountOrItsTeams(customerId))
    .execute();
}
