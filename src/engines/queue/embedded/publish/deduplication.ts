import { duplicateOf, upsertDeduplication } from '../store/deduplication-rows.ts';
import type { Transaction } from '../store/query.ts';

/** Milliseconds in which a message has duplicates: ten minutes, as the hosted service documents. */
export const DEDUPLICATION_WINDOW = 10 * 60 * 1000;

/** The message that an order duplicates, if any. */
export async function findDuplicate(
  transaction: Transaction,
  owner: number,
  key: string,
): Promise<number | undefined> {
  const now = Math.floor(transaction.now());
  return (await transaction.get(duplicateOf, { owner, key, now }))?.message;
}

/** Starts the deduplication window of a message. */
export function rememberMessage(
  transaction: Transaction,
  owner: number,
  key: string,
  message: number,
): void {
  const now = Math.floor(transaction.now());
  const expires = now + DEDUPLICATION_WINDOW;
  transaction.add(upsertDeduplication, { owner, key, message, expires });
}
