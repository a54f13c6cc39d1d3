import type { QueueUserLimits } from '../../user.ts';
import { query, type Transaction } from './query.ts';

/** No user has an id that begins so: the id of an owner whose user has been deleted. */
const RETIRED = 'deleted-';

/** Whether an owner has none of its rows any more but those of the log, which the sweeper deletes. */
export function isRetired(userId: string): boolean {
  return userId.startsWith(RETIRED);
}

const renameOwner = query<{ owner: number; userId: string; limits: string }>()((db, arg) =>
  db
    .updateTable('owner')
    .set({ user_id: arg('userId'), limits: arg('limits') })
    .where('owner', '=', arg('owner')),
);

/** What belongs to an owner and is not ended by other means. */
const DELETIONS = (
  [
    'scheduled_message',
    'flow_control',
    'flow_start',
    'deduplication',
    'usage',
    'signing_keys',
  ] as const
).map((table) =>
  query<{ owner: number }>()((db, arg) => db.deleteFrom(table).where('owner', '=', arg('owner'))),
);

/**
 * Separates an owner from its user, so that a later user of the same id is another one. Its log has expired from now on.
 * @returns the id and the limits of the owner from now on
 */
export async function retireOwner(
  transaction: Transaction,
  { owner, userId, limits }: { owner: number; userId: string; limits: QueueUserLimits },
): Promise<{ readonly userId: string; readonly limits: QueueUserLimits }> {
  const retired = { userId: `${RETIRED}${owner}`, limits: { ...limits, retention: 0 } };
  for (const deletion of DELETIONS) await transaction.run(deletion, { owner });
  await transaction.run(renameOwner, {
    owner,
    userId: retired.userId,
    limits: JSON.stringify(retired.limits),
  });
  transaction.notify(owner, { kind: 'user' });
  transaction.notify(owner, { kind: 'keys', userId });
  return retired;
}
