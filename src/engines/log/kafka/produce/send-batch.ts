import { NumericMap, type MessageRecord } from '@platformatic/kafka';
import { nameOf, BrokerError } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';

/** A record to be sent, with the name of its topic on the Kafka. */
export interface OutgoingRecord {
  /** Unix milliseconds. */
  readonly timestamp: number;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: readonly { readonly key: string; readonly value: Buffer }[];
}

/** The identity of a producer: brokers count the batches of each, and drop repeated ones. */
export interface ProducerIdentity {
  readonly id: bigint;
  readonly epoch: number;
  readonly transactionalId?: string | undefined;
}

/** One batch for one partition, which is appended as a whole or not at all. */
export interface Batch {
  readonly topic: string;
  readonly partition: number;
  readonly records: readonly OutgoingRecord[];
}

/** All in-sync replicas have to acknowledge, within the timeout in milliseconds. */
const ACKS_ALL = -1;
const TIMEOUT = 10_000;
/** Milliseconds until a call without a response fails (Kafka `request.timeout.ms`). */
const PRODUCE_TIMEOUT = 30_000;

/**
 * Sends a batch to the leader of its partition, once.
 * @param sequence how many records the identity has sent to the partition before, modulo 2^31
 * @returns the offset of its first record
 * @throws BrokerError, UnreachableError
 */
export async function sendBatch(
  brokers: Brokers,
  { topic, partition, records }: Batch,
  { id, epoch, transactionalId }: ProducerIdentity,
  sequence: number,
): Promise<number> {
  const messages = records.map(({ timestamp, key, value, headers }): MessageRecord => {
    const message = { topic, partition, timestamp: BigInt(timestamp), key, value };
    const pairs = headers.map(({ key: name, value: bytes }) => [Buffer.from(name), bytes] as const);
    // The library accepts null for a missing key and for a tombstone, but its types don't.
    return { ...message, headers: new Map(pairs) } as MessageRecord;
  });
  const sequences = new NumericMap();
  sequences.set(`${topic}:${partition}`, sequence);
  const options = { producerId: id, producerEpoch: epoch, sequences, transactionalId };
  const node = await brokers.leader(topic, partition);
  const given = transactionalId === undefined ? { ...options, transactionalId: null } : options;
  const answer = await brokers.client.callAlone(
    node,
    PRODUCE_TIMEOUT,
    'Produce',
    ACKS_ALL,
    TIMEOUT,
    messages,
    given,
  );
  const result = answer.responses[0]?.partitionResponses[0];
  if (result === undefined) throw new BrokerError('UNKNOWN_SERVER_ERROR');
  if (result.errorCode === 0) return Number(result.baseOffset);
  throw new BrokerError(nameOf(result.errorCode), result.errorMessage);
}

/** Sequences are 32-bit integers that begin again at 0 (Kafka `DefaultRecordBatch.incrementSequence`). */
export function nextSequence(sequence: number, count: number): number {
  return (sequence + count) % 2 ** 31;
}
