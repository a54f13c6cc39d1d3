import { setTimeout as wait } from 'node:timers/promises';
import { LogError } from '../../errors.ts';
import { BrokerError, checkCode } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';
import { isWorthRetrying, logErrorOf, patienceWith } from '../client/retrying.ts';
import {
  nextSequence,
  sendBatch,
  type Batch,
  type OutgoingRecord,
  type ProducerIdentity,
} from './send-batch.ts';

/** How long a batch is tried again, in milliseconds. */
const PATIENCE = 10_000;
/** What is put together into one batch where the topic allows more, in bytes. */
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
 * Appends records to partitions, those of one call in one batch, so all or none of them. While a batch of a
 * partition is under way, what comes for it is put together into the next. Brokers know a batch that is sent
 * again (idempotence), so a broken connection or a new leader makes no duplicates.
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
   * @param maxSize bytes of a batch that the topic takes
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
    // What comes in the same turn of the event loop goes along.
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
        const left = start + patienceWith(error, PATIENCE) - performance.now();
        if (!isWorthRetrying(error) || left < pause) {
          // A batch of which nobody knows what has become of it: nothing may follow it under its number.
          if (mayBeThere || isWorthRetrying(error)) await this.#startAnew(queue).catch(() => {});
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

/** What fits into one batch, at least one. */
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

/** The broker does not know what came before: it has lost it, or the topic was made again. */
function isForgotten(error: unknown): boolean {
  const codes = ['OUT_OF_ORDER_SEQUENCE_NUMBER', 'UNKNOWN_PRODUCER_ID', 'INVALID_PRODUCER_EPOCH'];
  return error instanceof BrokerError && codes.includes(error.code);
}
