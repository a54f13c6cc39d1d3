import type { AutoCreation } from '../engine.ts';
import type { NewRecord, RecordMetadata } from '../record.ts';
import type { EngineParts } from './parts.ts';
import type { Partition } from './storage/storage.ts';
import type { StoredRecord } from './storage/stored-record.ts';
import { checkRecord, unknownPartition } from '../refusals.ts';
import type { Topic } from './topics/topic.ts';
import { TopicDrafts } from './topics/topic-drafts.ts';
import type { Topics } from './topics/topics.ts';
import { partitionForKey } from '../partitioner.ts';
import { recordSize } from '../record-size.ts';

/** The records for one partition. */
interface PartitionBatch {
  readonly topic: string;
  readonly number: number;
  readonly partition: Partition;
  readonly records: StoredRecord[];
  /** The index of each record in the request. */
  readonly indexes: number[];
}

/**
 * Appends records, all or none of them: everything is checked before anything is appended.
 * @returns in the order of the records
 * @throws LogError with the index of the record
 */
export async function produceRecords(
  topics: Topics,
  parts: Pick<EngineParts, 'clock' | 'storage'>,
  records: readonly NewRecord[],
  autoCreation: AutoCreation,
): Promise<readonly RecordMetadata[]> {
  if (autoCreation !== undefined) createMissing(topics, records, autoCreation);
  const now = Math.floor(parts.clock.now());
  const batches: PartitionBatch[] = [];
  const byPartition = new Map<Partition, PartitionBatch>();
  for (let index = 0; index < records.length; index++) {
    const record = records[index]!;
    const topic = topics.require(record.topic, index);
    const size = recordSize(record);
    checkRecord(record, topic.description, size, index);
    const number = record.partition ?? choosePartition(record, topic, size);
    const partition = topic.partition(number, index);
    let batch = byPartition.get(partition);
    if (batch === undefined) {
      batch = { topic: topic.name, number, partition, records: [], indexes: [] };
      byPartition.set(partition, batch);
      batches.push(batch);
    }
    const { key, value, headers, timestamp = now } = record;
    batch.records.push({ timestamp, key, value, headers });
    batch.indexes.push(index);
  }
  if (batches.length === 0) return [];

  await descriptionsStored(topics, batches);
  const offsets = await parts.storage.append(batches);
  const metadata: RecordMetadata[] = Array(records.length);
  for (let i = 0; i < batches.length; i++) {
    const { topic, number: partition, records, indexes } = batches[i]!;
    for (let after = 0; after < records.length; after++) {
      const { timestamp } = records[after]!;
      metadata[indexes[after]!] = { topic, partition, offset: offsets[i]! + after, timestamp };
    }
  }
  return metadata;
}

/**
 * Waits until the descriptions of the topics are durable beside their files: the topic of acknowledged records must be
 * known even if the metadata is lost.
 */
async function descriptionsStored(
  topics: Topics,
  batches: readonly PartitionBatch[],
): Promise<void> {
  for (const { topic } of batches) {
    const storing = topics.get(topic)?.storing;
    if (storing !== undefined) await storing;
  }
}

/** Creates missing topics, once everything that could be refused has been checked. */
function createMissing(
  topics: Topics,
  records: readonly NewRecord[],
  autoCreation: AutoCreation,
): void {
  if (records.every(({ topic }) => topics.get(topic) !== undefined)) return;
  const drafts = new TopicDrafts(topics, autoCreation);
  for (const [index, record] of records.entries()) {
    const topic = drafts.describe(record.topic, index);
    checkRecord(record, topic, recordSize(record), index);
    const { partition = 0 } = record;
    if (!(partition >= 0 && partition < topic.partitions)) {
      throw unknownPartition(topic, partition, index);
    }
  }
  drafts.create();
}

function choosePartition(
  { key }: NewRecord,
  { partitions, partitioner }: Topic,
  size: number,
): number {
  if (key === null) return partitioner.next(partitions.length, size);
  return partitionForKey(key, partitions.length);
}
