import type { Store } from '../../store/store.ts';
import { normalizedEmail } from '../accounts/email.ts';
import type { QueueUser } from './queue-users.ts';

/** The queue user of the account with an e-mail, if there is one yet. */
export async function queueUserOf(store: Store, email: string): Promise<QueueUser | undefined> {
  return store
    .selectFrom('queue_user')
    .innerJoin('account', 'account.customer_id', 'queue_user.customer_id')
    .selectAll('queue_user')
    .where('account.email', '=', normalizedEmail(email))
    .executeTakeFirst();
}
