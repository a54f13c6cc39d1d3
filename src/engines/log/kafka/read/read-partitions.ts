import { BrokerError, nameOf } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';
import { REQUEST_TIMEOUT } from '../client/client.ts';
import type { Topics } from '../topics.ts';
import type { RecordsBatch } from '@platformatic/kafka';
import type { LogRecord } from '../../record.ts';

export interface Position {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
}

export interface PartitionRead<P extends Position> extends ReadRecords {
  readonly of: P;
  /** Kafka's name of the error if it can't be read, `NONE` otherwise. */
  readonly code: string;
}

const READ_COMMITTED = 1;
/** Kafka `max.partition.fetch.bytes`; the first batch is returned whatever its size. */
const PARTITION_BYTES = 1_048_576;
/** Kafka `fetch.max.bytes`. */
const ALL_BYTES = 52_428_800;

/**
 * Reads from partitions once, from each broker that leads some of them.
 * @param maxWait milliseconds that brokers wait for records
 * @returns the records of the first broker that has some, or no records if none has any
 * @throws BrokerError, UnreachableError, LogError
 */
export async function readPartitions<P extends Position>(
  brokers: Brokers,
  topics: Topics,
  positions: readonly P[],
  maxWait: number,
): Promise<readonly PartitionRead<P>[]> {
  const named = positions.map((of) => {
    return { of, topic: topics.nameOf(of.topic), partition: of.partition };
  });
  const reads: Promise<readonly PartitionRead<P>[]>[] = [];
  for (const layer of layersOf(named)) {
    const byLeader = await brokers.byLeader(layer);
    for (const [node, list] of byLeader) reads.push(readFrom(brokers, node, list, maxWait));
  }
  if (reads.length < 2 || maxWait === 0) return (await Promise.all(reads)).flat();
  return firstWithSomething(reads);
}

/** A request can have each partition only once, so further positions in a partition go into further requests. */
function layersOf<N extends { readonly topic: string; readonly partition: number }>(
  named: readonly N[],
): N[][] {
  const layers: { readonly keys: Set<string>; readonly list: N[] }[] = [];
  for (const one of named) {
    const key = `${one.topic}:${one.partition}`;
    let layer = layers.find(({ keys }) => !keys.has(key));
    if (layer === undefined) layers.push((layer = { keys: new Set(), list: [] }));
    layer.keys.add(key);
    layer.list.push(one);
  }
  return layers.map(({ list }) => list);
}

/**
 * Resolves to the first read with records or errors of partitions. Records of the other reads are not lost, because no
 * position has advanced.
 */
async function firstWithSomething<P extends Position>(
  reads: readonly Promise<readonly PartitionRead<P>[]>[],
): Promise<readonly PartitionRead<P>[]> {
  const somethings = reads.map(async (read) => {
    const found = await read;
    const hasSome = found.some(({ records, code }) => records.length > 0 || code !== 'NONE');
    if (!hasSome) throw new NothingRead();
    return found;
  });
  try {
    return await Promise.any(somethings);
  } catch {
    return (await Promise.all(reads)).flat();
  }
}

class NothingRead extends Error {}

async function readFrom<P extends Position>(
  brokers: Brokers,
  node: number,
  list: readonly { readonly of: P; readonly topic: string; readonly partition: number }[],
  maxWait: number,
): Promise<PartitionRead<P>[]> {
  const ids = new Map<string, string>();
  for (const { topic } of list) ids.set(topic, (await brokers.topic(topic)).id);
  const byTopic = Map.groupBy(list, ({ topic }) => ids.get(topic)!);
  const asked = [...byTopic].map(([topicId, partitions]) => ({
    topicId,
    partitions: partitions.map(({ partition, of }) => ({
      partition,
      currentLeaderEpoch: -1,
      fetchOffset: BigInt(of.offset),
      lastFetchedEpoch: -1,
      partitionMaxBytes: PARTITION_BYTES,
    })),
  }));
  const answer = await brokers.client.callAlone(
    node,
    maxWait + REQUEST_TIMEOUT,
    'Fetch',
    maxWait,
    1,
    ALL_BYTES,
    READ_COMMITTED,
    0,
    -1,
    asked,
    [],
    '',
  );
  if (answer.errorCode !== 0) throw new BrokerError(nameOf(answer.errorCode));
  const found: PartitionRead<P>[] = [];
  for (const { topicId, partitions } of answer.responses) {
    for (const part of partitions) {
      const of = byTopic
        .get(topicId)
        ?.find(({ partition }) => partition === part.partitionIndex)?.of;
      if (of === undefined) continue;
      const code = nameOf(part.errorCode);
      const batches = code === 'NONE' ? (part.records ?? []) : [];
      const read = committedRecords(batches, part.abortedTransactions ?? [], of);
      found.push({ of, code, ...read });
    }
  }
  return found;
}

const LOG_APPEND_TIME = 0x08;
const TRANSACTIONAL = 0x10;
const CONTROL = 0x20;
/** Of a control record (`ControlRecordType`). */
const ABORT = 0;

interface Aborted {
  readonly producerId: bigint;
  readonly firstOffset: bigint;
}

interface ReadRecords {
  readonly records: LogRecord[];
  /** The offset to continue from, after everything that was read, also if none of it is for readers. */
  readonly next: number;
}

/**
 * The records of batches for readers, from an offset on: without control records, and without those of aborted
 * transactions (Kafka `CompletedFetch.nextFetchedRecord`).
 * @param from has the topic name that readers use
 */
function committedRecords(
  batches: readonly RecordsBatch[],
  aborted: readonly Aborted[],
  from: { readonly topic: string; readonly partition: number; readonly offset: number },
): ReadRecords {
  const { topic, partition, offset: wanted } = from;
  const pending = aborted.toSorted((a, b) => Number(a.firstOffset - b.firstOffset));
  const abortedIds = new Set<bigint>();
  const records: LogRecord[] = [];
  let next = wanted;
  for (const batch of batches) {
    const first = Number(batch.firstOffset);
    const last = first + batch.lastOffsetDelta;
    if (last < wanted) continue;
    next = last + 1;
    while (pending[0] !== undefined && Number(pending[0].firstOffset) <= last) {
      abortedIds.add(pending.shift()!.producerId);
    }
    if ((batch.attributes & CONTROL) !== 0) {
      if (batch.records[0]?.key?.readInt16BE(2) === ABORT) abortedIds.delete(batch.producerId);
      continue;
    }
    if ((batch.attributes & TRANSACTIONAL) !== 0 && abortedIds.has(batch.producerId)) continue;
    const isAppendTime = (batch.attributes & LOG_APPEND_TIME) !== 0;
    for (const record of batch.records) {
      const offset = first + record.offsetDelta;
      if (offset < wanted) continue;
      const time = isAppendTime ? batch.maxTimestamp : batch.firstTimestamp + record.timestampDelta;
      records.push({
        topic,
        partition,
        offset,
        timestamp: Number(time),
        key: record.key,
        value: record.value,
        headers: record.headers.map(([key, value]) => ({
          key: key?.toString() ?? '',
          value: value ?? Buffer.alloc(0),
        })),
      });
    }
  }
  return { records, next };
}
