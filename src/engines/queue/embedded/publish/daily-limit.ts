import { andThen, type Eventual } from '../../../../base/and-then.ts';
import { QueueError, type RateLimit } from '../../errors.ts';
import type { QueueUserLimits } from '../../user.ts';
import type { Owner } from '../store/owners.ts';
import type { Reader, Transaction } from '../store/query.ts';
import { dayOf, endOfDay, usageOn } from '../store/usage-rows.ts';

/** How many messages an owner may still publish on the day (UTC) of a moment. */
export async function dailyUsage(
  reader: Reader,
  { owner, limits }: Owner,
  now: number,
): Promise<RateLimit> {
  const day = dayOf(now);
  return rateLimit(limits, await usageOn(reader, owner, day), day);
}

/** Counts messages of today. @throws QueueError `dailyLimit` if they exceed the owner's limit */
export function takeDailyUsage(
  transaction: Transaction,
  { owner, limits }: Owner,
  messages: number,
): Eventual<void> {
  const day = dayOf(transaction.now());
  return andThen(transaction.used(owner, day), (used) => {
    const limit = limits.maxRequestsPerDay;
    if (used + messages > limit) {
      throw new QueueError('dailyLimit', { limit }, { rateLimit: rateLimit(limits, used, day) });
    }
    transaction.use(owner, day, messages);
  });
}

/** Counts messages of today that the limit does not apply to. */
export async function countDailyUsage(
  transaction: Transaction,
  owner: number,
  messages: number,
): Promise<void> {
  const day = dayOf(transaction.now());
  await transaction.used(owner, day);
  transaction.use(owner, day, messages);
}

function rateLimit({ maxRequestsPerDay: limit }: QueueUserLimits, used: number, day: number) {
  return { limit, remaining: Math.max(limit - used, 0), reset: endOfDay(day) };
}
