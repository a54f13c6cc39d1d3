import { setTimeout as wait } from 'node:timers/promises';
import { LogError } from '../../errors.ts';
import { BrokerError, checkCode } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';
import { isRetriable, logErrorOf, retryTimeoutFor } from '../client/retries.ts';
import {
  nextSequence,
  sendBatch,
  type Batch,
  type OutgoingRecord,
  type ProducerIdentity,
} from './send-batch.ts';

/** How long a batch is retried, in milliseconds. */
const DELIVERY_TIMEOUT = 10_000;
/** How much is combined into one batch even if the topic allows more, in bytes. */
const BATCH_SIZE = 1_048_576;
const LONGEST_PAUSE = 500;

interface Waiting {
  readonly records: readonly OutgoingRecord[];
  /** Bytes of the records, at most. */
  readonly size: number;
  readonly resolve: (offset: number) => void;
  readonly reject: (error: unknown) => void;
}

interface Queue {
  readonly topic: string;
  readonly partition: number;
  waiting: Waiting[];
  isSending: boolean;
  identity: ProducerIdentity | undefined;
  sequence: number;
}

/**
 * Appends records to partitions, those of one call in one batch, so all or none of them. While a batch of a partition
 * is in flight, further records for it are combined into the next one. Brokers recognize a batch that is sent again
 * (idempotence), so a broken connection or a new leader causes no duplicates.
 */
export class Producer {
  readonly #brokers: Brokers;
  readonly #queues = new Map<string, Queue>();
  #shared: Promise<ProducerIdentity> | undefined;

  constructor(brokers: Brokers) {
    this.#brokers = brokers;
  }

  /**
   * @param size bytes of the records, at most
   * @param maxSize bytes of the largest batch that the topic accepts
   * @returns the offset of the first record
   * @throws LogError
   */
  append(batch: Batch, size: number, maxSize: number): Promise<number> {
    const { topic, partition, records } = batch;
    const key = `${topic}:${partition}`;
    let queue = this.#queues.get(key);
    if (queue === undefined) {
      const fresh = { topic, partition, waiting: [], isSending: false };
      queue = { ...fresh, identity: undefined, sequence: 0 };
      this.#queues.set(key, queue);
    }
    const { waiting } = queue;
    const result = new Promise<number>((resolve, reject) => {
      waiting.push({ records, size, resolve, reject });
    });
    if (!queue.isSending) void this.#drain(queue, Math.min(maxSize, BATCH_SIZE));
    return result;
  }

  async #drain(queue: Queue, maxSize: number): Promise<void> {
    queue.isSending = true;
    // Appends of the same turn of the event loop go into the same batch.
    await Promise.resolve();
    while (queue.waiting.length > 0) await this.#sendTogether(queue, taken(queue, maxSize));
    queue.isSending = false;
  }

  async #sendTogether(queue: Queue, together: readonly Waiting[]): Promise<void> {
    const records = together.flatMap((one) => one.records);
    try {
      let offset = await this.#send(queue, records);
      for (const one of together) {
        one.resolve(offset);
        offset += one.records.length;
      }
    } catch (error) {
      const isTooLarge = error instanceof LogError && error.code === 'MESSAGE_TOO_LARGE';
      if (together.length > 1 && isTooLarge) {
        for (const one of together) await this.#sendTogether(queue, [one]);
      } else {
        for (const { reject } of together) reject(error);
      }
    }
  }

  async #send(queue: Queue, records: readonly OutgoingRecord[]): Promise<number> {
    const { topic, partition } = queue;
    const start = performance.now();
    let pause = 20;
    let mayBeThere = false;
    for (;;) {
      try {
        queue.identity ??= await (this.#shared ??= this.#identify());
        const { identity, sequence } = queue;
        const offset = await sendBatch(
          this.#brokers,
          { topic, partition, records },
          identity,
          sequence,
        );
        queue.sequence = nextSequence(sequence, records.length);
        return offset;
      } catch (error) {
        if (queue.identity === undefined) this.#shared = undefined;
        if (isForgotten(error) && !mayBeThere) {
          await this.#startAnew(queue).catch(() => {});
          mayBeThere = true;
          continue;
        }
        mayBeThere ||= !(error instanceof BrokerError);
        const left = start + retryTimeoutFor(error, DELIVERY_TIMEOUT) - performance.now();
        if (!isRetriable(error) || left < pause) {
          // It is unknown whether the batch was appended, so its sequence number can't be reused: continues under a new
          // identity.
          if (mayBeThere || isRetriable(error)) await this.#startAnew(queue).catch(() => {});
          throw logErrorOf(error);
        }
        this.#brokers.forget(topic);
        await wait(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  async #startAnew(queue: Queue): Promise<void> {
    queue.identity = undefined;
    queue.sequence = 0;
    this.#shared = undefined;
    queue.identity = await (this.#shared = this.#identify());
  }

  async #identify(): Promise<ProducerIdentity> {
    const answer = await this.#brokers.client.call('any', 'InitProducerId', null, 0, -1n, -1);
    checkCode(answer.errorCode);
    return { id: answer.producerId, epoch: answer.producerEpoch };
  }
}

/** The waiting appends that fit into one batch, at least one. */
function taken(queue: Queue, maxSize: number): Waiting[] {
  let count = 0;
  let size = 0;
  for (const one of queue.waiting) {
    size += one.size;
    if (count > 0 && size > maxSize) break;
    count++;
  }
  const together = queue.waiting.slice(0, count);
  queue.waiting.splice(0, count);
  return together;
}

/** The broker does not know the previous batches: it has lost them, or the topic was recreated. */
function isForgotten(error: unknown): boolean {
  const codes = ['OUT_OF_ORDER_SEQUENCE_NUMBER', 'UNKNOWN_PRODUCER_ID', 'INVALID_PRODUCER_EPOCH'];
  return error instanceof BrokerError && codes.includes(error.code);
}
