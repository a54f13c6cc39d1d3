import type { Kysely } from 'kysely';
import type { QueueUserTable, Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { normalizedEmail } from '../accounts/email.ts';
import { allowingTeams, requireRole } from '../accessible.ts';
import type { Actor } from '../actor.ts';
import { ControlError } from '../errors.ts';
import type { QueueServiceLimits } from './limits.ts';

/** The queue user of an account, as stored. */
export type QueueUser = Readonly<QueueUserTable>;

/** The access that a token gives. */
export interface QueueAccess {
  readonly user: QueueUser;
  readonly limits: QueueServiceLimits;
  /** Whether the token is the read-only one. */
  readonly readOnly: boolean;
}

/** The queue users of an account, and of the teams in which its role allows the operation. */
export function accessibleQueueUsers(executor: Kysely<Schema>, actor: Actor) {
  return executor
    .selectFrom('queue_user')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', actor.customerId),
        eb('customer_id', 'in', allowingTeams(actor)),
      ]),
    );
}

/** The ids of the queue users, of anybody, that are not active. */
export async function inactiveQueueUsers(executor: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await executor
    .selectFrom('queue_user')
    .select('id')
    .where('active', '=', 0)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** @throws ControlError if there is no such queue user, or the account has no access, or not with its role */
export async function requireQueueUser(
  executor: Kysely<Schema>,
  actor: Actor,
  id: string,
): Promise<QueueUser> {
  const row = await executor
    .selectFrom('queue_user')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const isKnown =
    row !== undefined &&
    (row.customer_id === actor.customerId ||
      // The owner is an account or a team.
      (await requireRole(executor, actor.email, row.customer_id, actor.roles)));
  if (!isKnown) throw new ControlError('queueUserNotFound', { id });
  return row;
}

/** The queue user of an account, if there is one yet. */
export function find(executor: Kysely<Schema>, customerId: string): Promise<QueueUser | undefined> {
  return executor
    .selectFrom('queue_user')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Whether a queue user of that id exists. Its account need no longer be the first one. */
export async function exists(executor: Kysely<Schema>, id: string): Promise<boolean> {
  const query = executor.selectFrom('queue_user').select('id').where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The queue user of the account with an e-mail, if there is one yet. */
export async function queueUserOf(store: Store, email: string): Promise<QueueUser | undefined> {
  return store
    .selectFrom('queue_user')
    .innerJoin('account', 'account.customer_id', 'queue_user.customer_id')
    .selectAll('queue_user')
    .where('account.email', '=', normalizedEmail(email))
    .executeTakeFirst();
}
