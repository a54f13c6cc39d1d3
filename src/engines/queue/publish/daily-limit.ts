import { QueueError, type RateLimit } from '../errors.ts';
import type { Owner } from '../store/owners.ts';
import type { Reader, Transaction } from '../store/query.ts';
import { dayOf, endOfDay, usageRow } from '../store/usage-rows.ts';

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

/** Refuses messages that are more than the owner may publish today. @throws QueueError `dailyLimit` */
export async function checkDailyLimit(
  transaction: Transaction,
  owner: Owner,
  messages: number,
): Promise<void> {
  const rateLimit = await dailyUsage(transaction, owner, transaction.now());
  if (messages <= rateLimit.remaining) return;
  throw new QueueError('dailyLimit', { limit: rateLimit.limit }, { rateLimit });
}
