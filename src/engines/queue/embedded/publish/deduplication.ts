import { createHash } from 'node:crypto';
import { QueueError } from '../../errors.ts';
import type { PublishOrder } from '../../message.ts';
import { duplicateOf, upsertDeduplication } from '../store/deduplication-rows.ts';
import type { Transaction } from '../store/query.ts';

/** Milliseconds in which a message has duplicates: ten minutes, as the hosted service documents. */
export const DEDUPLICATION_WINDOW = 10 * 60 * 1000;
const LONGEST_ID = 1024;

/**
 * The key by which duplicates of an order are recognized; undefined without deduplication. @throws
 * QueueError
 */
export function deduplicationKey(order: PublishOrder): string | undefined {
  const { deduplication } = order;
  if (deduplication === undefined) return undefined;
  if ('byContent' in deduplication) return `content:${contentHash(order)}`;
  const { id } = deduplication;
  if (id === '') throw new QueueError('invalidDeduplicationId', { rule: 'it must not be empty' });
  if (id.length > LONGEST_ID) {
    throw new QueueError('invalidDeduplicationId', {
      rule: `at most ${LONGEST_ID} characters are allowed`,
    });
  }
  return `id:${id}`;
}

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

/**
 * A hash of destination, headers and body; each part is prefixed by its length, so that they can't
 * run together: a body that reads like a header is none.
 */
function contentHash({ destination, headers, body }: PublishOrder): string {
  const hash = createHash('sha256');
  const parts = [
    'url' in destination ? `url ${destination.url}` : `group ${destination.group}`,
    ...headers.map(([name, value]) => `${name.toLowerCase()}: ${value}`).toSorted(),
  ];
  for (const part of parts) hash.update(`${part.length} ${part}`);
  return hash.update(`${body.length} `).update(body).digest('base64url');
}
