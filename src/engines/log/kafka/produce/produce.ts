import type { AutoCreation, TopicDescription } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import { partitionForKey, StickyPartitioner } from '../../partitioner.ts';
import { checkRecord, unknownPartition } from '../../refusals.ts';
import { recordSize } from '../../record-size.ts';
import type { NewRecord, RecordMetadata } from '../../record.ts';
import type { KafkaParts } from '../parts.ts';
import type { Topics } from '../topics.ts';
import type { Batch, OutgoingRecord } from './send-batch.ts';

interface Draft {
  readonly topic: TopicDescription;
  readonly partition: number;
  /** Bytes, at most. */
  size: number;
  readonly records: OutgoingRecord[];
  /** The index of each record in the request. */
  readonly indexes: number[];
}

/** In bytes. Brokers accept requests of up to 100 MB by default (`socket.request.max.bytes`). */
const LARGEST_BATCH = 64 * 1024 * 1024;

export interface ProduceContext {
  readonly topics: Topics;
  /** By the ids of topics. */
  readonly partitioners: Map<string, StickyPartitioner>;
  readonly parts: KafkaParts;
}

/**
 * Appends records, all or none of them: in one batch where they fit, otherwise in a transaction.
 * @returns in the order of the records
 * @throws LogError with the index of the record
 */
export async function produceRecords(
  { topics, partitioners, parts }: ProduceContext,
  records: readonly NewRecord[],
  autoCreation: AutoCreation,
): Promise<readonly RecordMetadata[]> {
  if (records.length === 0) return [];
  const names = records.map(({ topic }) => topic);
  await topics.createMissing(names, autoCreation, (topic, index) =>
    checkAt(records[index]!, topic, index),
  );
  const known = new Map<string, TopicDescription>();
  const now = Math.floor(parts.clock.now());
  const drafts = new Map<string, Draft[]>();
  const partitionerOf = (id: string) => {
    let partitioner = partitioners.get(id);
    if (partitioner === undefined) {
      partitioner = new StickyPartitioner(parts.random);
      partitioners.set(id, partitioner);
    }
    return partitioner;
  };
  for (const [index, record] of records.entries()) {
    let topic = known.get(record.topic);
    if (topic === undefined) {
      topic = await topics.require(record.topic, index);
      known.set(record.topic, topic);
    }
    const size = recordSize(record);
    checkRecord(record, topic, size, index);
    const partition = record.partition ?? choose(record, topic, size, partitionerOf);
    if (!(partition >= 0 && partition < topic.partitions)) {
      throw unknownPartition(topic, partition, index);
    }
    const draft = room(drafts, topic, partition, size);
    const { key, value, headers, timestamp = now } = record;
    draft.records.push({ timestamp, key, value, headers });
    draft.indexes.push(index);
    draft.size += size;
  }
  const all = [...drafts.values()].flat();
  const offsets = await append(topics, parts, all, [...known.keys()]);
  const metadata = Array.from<RecordMetadata>({ length: records.length });
  for (const [i, { topic, partition, records: sent, indexes }] of all.entries()) {
    for (const [after, { timestamp }] of sent.entries()) {
      const offset = offsets[i]! + after;
      metadata[indexes[after]!] = { topic: topic.name, partition, offset, timestamp };
    }
  }
  return metadata;
}

async function append(
  topics: Topics,
  { producer, transactions }: KafkaParts,
  drafts: readonly Draft[],
  names: readonly string[],
): Promise<readonly number[]> {
  const batches = drafts.map(({ topic, partition, records }): Batch => {
    return { topic: topics.nameOf(topic.name), partition, records };
  });
  try {
    if (batches.length > 1) return await transactions.append(batches);
    const [{ size, topic }] = drafts as [Draft];
    return [await producer.append(batches[0]!, size, largestOf(topic))];
  } catch (error) {
    // Another program may have deleted or changed a topic.
    for (const name of names) topics.forget(name);
    if (error instanceof LogError && error.code === 'UNKNOWN_TOPIC_OR_PARTITION') {
      for (const [index, name] of names.entries()) await topics.require(name, index);
    }
    throw error;
  }
}

function room(
  drafts: Map<string, Draft[]>,
  topic: TopicDescription,
  partition: number,
  size: number,
): Draft {
  const key = `${topic.name}:${partition}`;
  const list = drafts.get(key) ?? [];
  drafts.set(key, list);
  const last = list.at(-1);
  if (last !== undefined && last.size + size <= largestOf(topic)) return last;
  const draft = { topic, partition, size: 0, records: [], indexes: [] };
  list.push(draft);
  return draft;
}

function largestOf({ maxMessageSize }: TopicDescription): number {
  return maxMessageSize === -1 ? LARGEST_BATCH : Math.min(maxMessageSize, LARGEST_BATCH);
}

function checkAt(record: NewRecord, topic: TopicDescription, index: number): void {
  checkRecord(record, topic, recordSize(record), index);
  const { partition = 0 } = record;
  if (!(partition >= 0 && partition < topic.partitions)) {
    throw unknownPartition(topic, partition, index);
  }
}

function choose(
  { key }: NewRecord,
  { id, partitions }: TopicDescription,
  size: number,
  partitionerOf: (id: string) => StickyPartitioner,
): number {
  if (key !== null) return partitionForKey(key, partitions);
  return partitionerOf(id).next(partitions, size);
}
