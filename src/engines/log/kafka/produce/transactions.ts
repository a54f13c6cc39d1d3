import { setTimeout as wait } from 'node:timers/promises';
import type { Transactions } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import { checkCode, BrokerError } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';
import { withRetries } from '../client/retries.ts';
import { nextSequence, sendBatch, type Batch, type ProducerIdentity } from './send-batch.ts';

/** What the owner of a transactional id is told after another one has taken it over. */
const FENCED: ReadonlySet<unknown> = new Set(['INVALID_PRODUCER_EPOCH', 'PRODUCER_FENCED']);
/** `OPERATION_NOT_ATTEMPTED` */
const NOT_ATTEMPTED = 55;
/** The most requests that are combined into one transaction. */
const MOST_TOGETHER = 64;
/** How long to wait for the markers of a transaction, and the interval of the checks, in milliseconds. */
const MARKING = 2000;
const MARKING_PAUSE = 5;

interface Waiting {
  readonly batches: readonly Batch[];
  readonly resolve: (offsets: readonly number[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Appends batches to several partitions, all or none of them. Batches that arrive during a transaction are combined
 * into the next one; if that fails, each request gets a transaction of its own.
 */
export class TransactionalProducer implements Transactions {
  readonly id: string;
  onBegin: (() => Promise<void>) | undefined;
  readonly #brokers: Brokers;
  #waiting: Waiting[] = [];
  #isRunning = false;
  #identity: ProducerIdentity | undefined;
  readonly #sequences = new Map<string, number>();

  /** @param transactionalId unique to this producer */
  constructor(brokers: Brokers, transactionalId: string) {
    this.#brokers = brokers;
    this.id = transactionalId;
  }

  /** Its next owner is nobody, so nothing is kept of the new epoch. */
  async abort(id: string): Promise<void> {
    await takeOver(this.#brokers, id);
  }

  /** @returns the offset of the first record of each batch @throws LogError */
  append(batches: readonly Batch[]): Promise<readonly number[]> {
    const result = new Promise<readonly number[]>((resolve, reject) => {
      this.#waiting.push({ batches, resolve, reject });
    });
    if (!this.#isRunning) void this.#drain();
    return result;
  }

  async #drain(): Promise<void> {
    this.#isRunning = true;
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, MOST_TOGETHER);
      if (!(await this.#runTogether(together, together.length === 1))) {
        for (const one of together) await this.#runTogether([one], true);
      }
    }
    this.#isRunning = false;
  }

  /** @returns whether the requests are settled, by resolving or rejecting */
  async #runTogether(together: readonly Waiting[], isLast: boolean): Promise<boolean> {
    try {
      const offsets = (await this.#run(together.flatMap(({ batches }) => batches))).slice();
      for (const { batches, resolve } of together) resolve(offsets.splice(0, batches.length));
      return true;
    } catch (error) {
      // The next producer with this transactional id aborts the open transaction.
      this.#identity = undefined;
      await this.#identify().catch(() => {});
      if (isLast) for (const { reject } of together) reject(error);
      return isLast;
    }
  }

  async #run(batches: readonly Batch[]): Promise<readonly number[]> {
    await this.onBegin?.();
    const offsets = await this.#commitAll(batches).catch((error: unknown) => {
      if (!isFenced(error)) throw error;
      // Another copy took this one for dead, and has aborted the transaction: nothing has been appended.
      this.#identity = undefined;
      return this.#commitAll(batches);
    });
    await this.#seen().catch(() => {});
    return offsets;
  }

  /** A transaction. @returns the offset of the first record of each batch */
  async #commitAll(batches: readonly Batch[]): Promise<readonly number[]> {
    const offsets = await this.#appendAll(batches);
    const { id, epoch } = this.#identity!;
    let tries = 0;
    await this.#atCoordinator(async (node) => {
      tries += 1;
      const answer = await this.#brokers.client.call(node, 'EndTxn', this.id, id, epoch, true);
      checkCode(answer.errorCode);
    }).catch((error: unknown) => {
      // An earlier attempt without an answer may have committed it before another copy took over.
      if (tries === 1 || !isFenced(error)) throw error;
      throw new LogError('BROKER_NOT_AVAILABLE', 'the answer of Kafka to a commit was lost');
    });
    return offsets;
  }

  /** Begins a transaction, and appends what belongs to it. @returns the offset of the first record of each batch */
  async #appendAll(batches: readonly Batch[]): Promise<readonly number[]> {
    const identity = (this.#identity ??= await this.#identify());
    await this.#begin(identity, batches);
    const offsets = Array.from<number>({ length: batches.length });
    const partitions = Map.groupBy(
      batches.entries(),
      ([, { topic, partition }]) => `${topic}:${partition}`,
    );
    await Promise.all(
      [...partitions].map(async ([key, list]) => {
        for (const [index, batch] of list) {
          const sequence = this.#sequences.get(key) ?? 0;
          offsets[index] = await withRetries(async (tries) => {
            if (tries > 0) this.#brokers.forget(batch.topic);
            return sendBatch(this.#brokers, batch, identity, sequence);
          });
          this.#sequences.set(key, nextSequence(sequence, batch.records.length));
        }
      }),
    );
    return offsets;
  }

  /**
   * Waits until readers see the committed records: a coordinator responds once the commit is decided, and writes the
   * markers to the partitions afterwards (Kafka `TransactionCoordinator.endTransaction`). The records are durable in
   * any case, so errors of this are ignored.
   */
  async #seen(): Promise<void> {
    const end = performance.now() + MARKING;
    let isMarking = true;
    while (isMarking && performance.now() < end) {
      const answer = await this.#atCoordinator((node) =>
        this.#brokers.client.call(node, 'DescribeTransactions', [this.id]),
      );
      isMarking = answer.transactionStates[0]?.transactionState === 'PrepareCommit';
      if (isMarking) await wait(MARKING_PAUSE);
    }
  }

  async #begin({ id, epoch }: ProducerIdentity, batches: readonly Batch[]): Promise<void> {
    const byTopic = Map.groupBy(batches, ({ topic }) => topic);
    const topics = [...byTopic].map(([name, list]) => {
      return { name, partitions: [...new Set(list.map(({ partition }) => partition))] };
    });
    const transactionalId = this.id;
    await this.#atCoordinator(async (node) => {
      const answer = await this.#brokers.client.call(node, 'AddPartitionsToTxn', [
        { transactionalId, producerId: id, producerEpoch: epoch, verifyOnly: false, topics },
      ]);
      // If one partition of a request is refused, the others are reported as not attempted.
      const results = answer.resultsByTransaction.flatMap(({ topicResults }) => topicResults);
      for (const { partitionErrorCode } of results.flatMap((topic) => topic.resultsByPartition)) {
        if (partitionErrorCode !== NOT_ATTEMPTED) checkCode(partitionErrorCode);
      }
    });
  }

  /** A transaction left open under the id is aborted by this. */
  async #identify(): Promise<ProducerIdentity> {
    this.#identity = await takeOver(this.#brokers, this.id);
    this.#sequences.clear();
    return this.#identity;
  }

  #atCoordinator<T>(attempt: (node: number) => Promise<T>): Promise<T> {
    return atTransactionCoordinator(this.#brokers, this.id, attempt);
  }
}

function isFenced(error: unknown): boolean {
  const { cause } = error as Error;
  return cause instanceof BrokerError && FENCED.has(cause.code);
}

/** Milliseconds after which a broker aborts an unfinished transaction by itself. */
const TRANSACTION_TIMEOUT = 30_000;
const TRANSACTION = 1;

/** Makes a call to the broker that coordinates the transactions of an id, with retries. @throws LogError */
export function atTransactionCoordinator<T>(
  brokers: Brokers,
  transactionalId: string,
  attempt: (node: number) => Promise<T>,
): Promise<T> {
  return withRetries(async () => {
    const { client } = brokers;
    const { coordinators } = await client.call('any', 'FindCoordinator', TRANSACTION, [
      transactionalId,
    ]);
    const [found] = coordinators;
    if (found === undefined) throw new BrokerError('COORDINATOR_NOT_AVAILABLE');
    checkCode(found.errorCode, found.errorMessage);
    if (!client.nodes.includes(found.nodeId)) await brokers.topics([]);
    return attempt(found.nodeId);
  });
}

/**
 * Takes over a transactional id with a new epoch, which aborts a transaction left open under it and fences off who had
 * it before (KIP-98).
 * @throws LogError
 */
export function takeOver(brokers: Brokers, transactionalId: string): Promise<ProducerIdentity> {
  return atTransactionCoordinator(brokers, transactionalId, async (node) => {
    const answer = await brokers.client.call(
      node,
      'InitProducerId',
      transactionalId,
      TRANSACTION_TIMEOUT,
      -1n,
      -1,
    );
    checkCode(answer.errorCode);
    return { id: answer.producerId, epoch: answer.producerEpoch, transactionalId };
  });
}
