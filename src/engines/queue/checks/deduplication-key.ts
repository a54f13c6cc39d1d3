import { createHash } from 'node:crypto';
import { QueueError } from '../errors.ts';
import type { PublishOrder } from '../message.ts';
import type { QueueUserLimits } from '../user.ts';
import { checkOrder } from './order.ts';

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

/**
 * Refuses what the headers of a group configure where each publish to the group would be refused for it.
 * @throws QueueError
 */
export function checkConfigured(order: PublishOrder, limits: QueueUserLimits, now: number): void {
  checkOrder(order, limits, now);
  deduplicationKey(order);
}
