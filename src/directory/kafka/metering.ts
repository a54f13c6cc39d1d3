import type { LogRecord } from '../../engines/log/record.ts';
import type { KafkaCluster } from './clusters.ts';

type Counted = Pick<LogRecord, 'topic' | 'key' | 'value' | 'headers'>;

/** A caller or connector; its records are counted for its cluster. */
type Metered = { readonly cluster: Pick<KafkaCluster, 'usage'> };

/** Counts produced records. */
export function countProduced({ cluster: { usage } }: Metered, records: readonly Counted[]) {
  if (usage === undefined) return;
  forEachTopic(records, (topic, messages, bytes) => usage.produced(topic, messages, bytes));
}

/** Counts consumed records. */
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

/** The size of key, value and headers, in bytes. */
function sizeOf({ key, value, headers }: Pick<LogRecord, 'key' | 'value' | 'headers'>) {
  let size = (key?.length ?? 0) + (value?.length ?? 0);
  for (const header of headers) size += Buffer.byteLength(header.key) + header.value.length;
  return size;
}
