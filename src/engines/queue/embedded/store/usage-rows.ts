import { query, type Transaction, type Use } from './query.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Changes nothing where the day would come to more than the limit. */
export const addUsage = query<Use>()((db, arg) =>
  db
    .insertInto('usage')
    .values({ owner: arg('owner'), day: arg('day'), count: arg('count') })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'day'])
        .doUpdateSet((eb) => ({ count: eb('usage.count', '+', arg('count')) }))
        .where((eb) => eb(eb('usage.count', '+', arg('count')), '<=', arg('limit'))),
    ),
);

export const usageRow = query<{ owner: number; day: number }>()((db, arg) =>
  db
    .selectFrom('usage')
    .select('count')
    .where('owner', '=', arg('owner'))
    .where('day', '=', arg('day')),
);

/** The day of a moment (UTC), in days since 1970. */
export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / DAY);
}

/** When a day ends, in Unix seconds. */
export function endOfDay(day: number): number {
  return ((day + 1) * DAY) / 1000;
}

/** Counts messages of today that are not limited. */
export async function countUsage(
  transaction: Transaction,
  owner: number,
  messages: number,
): Promise<void> {
  await countUsageWithin(transaction, owner, messages, Number.MAX_SAFE_INTEGER);
}

/** Counts messages of today, unless they come to more than a limit. @returns whether they have been counted */
export async function countUsageWithin(
  transaction: Transaction,
  owner: number,
  messages: number,
  limit: number,
): Promise<boolean> {
  if (messages > limit) return false;
  return transaction.use({ owner, day: dayOf(transaction.now()), count: messages, limit });
}
