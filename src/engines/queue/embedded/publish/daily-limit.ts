import { QueueError, type RateLimit } from '../../errors.ts';
import type { Owner } from '../store/owners.ts';
import type { Reader, Transaction } from '../store/query.ts';
import { countUsageWithin, dayOf, endOfDay, usageRow } from '../store/usage-rows.ts';

/** How many messages an owner may still publish on the day (UTC) of a moment. */
export async function dailyUsage(
  reader: Reader,
  { owner, limits }: Owner,
  now: number,
): Promise<RateLimit> {
  const day = dayOf(now);
  const used = (await reader.get(usageRow, { owner, day }))?.count ?? 0;
  const limit = limits.maxRequestsPerDay;
  return { limit, remaining: Math.max(limit - used, 0), reset: endOfDay(day) };
}

/** Counts messages of today. @throws QueueError `dailyLimit` where they are more than the owner may publish */
export async function takeDailyUsage(
  transaction: Transaction,
  owner: Owner,
  messages: number,
): Promise<void> {
  const limit = owner.limits.maxRequestsPerDay;
  if (await countUsageWithin(transaction, owner.owner, messages, limit)) return;
  const rateLimit = await dailyUsage(transaction, owner, transaction.now());
  throw new QueueError('dailyLimit', { limit }, { rateLimit });
}
