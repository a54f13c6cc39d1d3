import type { LogRecord } from '../../engines/log/record.ts';
import type { KafkaCaller } from '../../families/kafka/caller.ts';
import type { KafkaCluster } from './clusters.ts';
import { refusal } from '../../families/kafka/errors.ts';
import { sizeOf } from '../../families/kafka/json-records.ts';

type Counted = Pick<LogRecord, 'topic' | 'key' | 'value' | 'headers'>;

/** @throws Refusal where the cluster takes no more messages at the moment */
export function admit({ cluster }: KafkaCaller, messages: number): void {
  const exceeded = cluster.usage?.admit(messages);
  if (exceeded === undefined) return;
  const { limit, retryAfter } = exceeded;
  const headers = { 'Retry-After': String(retryAfter) };
  throw refusal('tooManyMessages', { limit, retryAfter }, headers);
}

/** A caller, or a connector: whose records are counted, where they are. */
type Metered = { readonly cluster: Pick<KafkaCluster, 'usage'> };

/** Has what was appended counted. */
export function countProduced({ cluster: { usage } }: Metered, records: readonly Counted[]) {
  if (usage === undefined) return;
  forEachTopic(records, (topic, messages, bytes) => usage.produced(topic, messages, bytes));
}

/** Has what was given out counted. */
export function countConsumed({ cluster: { usage } }: Metered, records: readonly Counted[]) {
  if (usage === undefined) return;
  forEachTopic(records, (topic, messages, bytes) => usage.consumed(topic, messages, bytes));
}

function forEachTopic(
  records: readonly Counted[],
  count: (topic: string, messages: number, bytes: number) => void,
): void {
  const totals = new Map<string, { messages: number; bytes: number }>();
  for (const record of records) {
    const total = totals.get(record.topic);
    if (total === undefined) totals.set(record.topic, { messages: 1, bytes: sizeOf(record) });
    else {
      total.messages++;
      total.bytes += sizeOf(record);
    }
  }
  for (const [topic, { messages, bytes }] of totals) count(topic, messages, bytes);
}
