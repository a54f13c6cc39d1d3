import type { LogRecord } from '../../engines/log/record.ts';

/** A limit of a cluster that has been reached. */
export interface ExceededLimit {
  /** Messages per second. */
  readonly limit: number;
  /** Whole seconds until messages are accepted again, at least 1. */
  readonly retryAfter: number;
}

/** Counts the traffic of one cluster and enforces its limits. */
export interface ClusterUsage {
  /** Called before messages are produced. @returns the limit because of which all of them must be refused */
  admit(messages: number): ExceededLimit | undefined;
  /** Called when messages that were admitted have been refused for another reason. */
  refund(messages: number): void;
  /** Called when messages have been appended to a topic. @param bytes of keys, values and headers */
  produced(topic: string, messages: number, bytes: number): void;
  /** Called when messages of a topic have been delivered to a consumer. */
  consumed(topic: string, messages: number, bytes: number): void;
}

type Counted = Pick<LogRecord, 'topic' | 'key' | 'value' | 'headers'>;

/** A caller or connector; its records are counted for its cluster. */
type Metered = { readonly cluster: { readonly usage?: ClusterUsage | undefined } };

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
