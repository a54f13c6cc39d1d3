import type { KafkaCaller } from './caller.ts';
import { refusal } from './errors.ts';

/** @throws HttpError where the cluster is over its limit of messages a second */
export function admit({ cluster }: KafkaCaller, messages: number): void {
  const exceeded = cluster.usage?.admit(messages);
  if (exceeded === undefined) return;
  const { limit, retryAfter } = exceeded;
  const headers = { 'Retry-After': String(retryAfter) };
  throw refusal('tooManyMessages', { limit, retryAfter }, headers);
}
