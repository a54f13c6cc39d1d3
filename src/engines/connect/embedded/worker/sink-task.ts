import type { MemoryBudget } from '../../../../base/memory-budget.ts';
import { LogError, type LogErrorCode } from '../../../log/errors.ts';
import type { LogRecord, TopicPartitionOffset } from '../../../log/record.ts';
import type { SinkConfiguration } from '../config/connector-configuration.ts';
import type { SinkTask } from '../connectors/plugin.ts';
import type { ConnectHeader, SinkRecord } from '../data/record.ts';
import { sizeOfRecord } from '../data/value-size.ts';
import { ConnectError, messageOf, messages, RetriableError } from '../../errors.ts';
import { SHORTEST_DELAY, waitFor } from '../wait.ts';
import { openDeadLetterQueue } from './dead-letter-queue.ts';
import { ErrorHandler, type Stage } from './error-handler.ts';
import { RecordRoom } from './record-room.ts';
import type { SubscriptionWatch } from './subscription.ts';
import { RETRY_DELAY, Slices, type TaskSetup } from './task.ts';

/** The timeout of a poll for records, in milliseconds. */
const POLL = 10_000;
/** The estimated size of converted records from which on they are delivered, in bytes. */
const MOST_AT_ONCE = 4 * 1024 * 1024;
/** The longest delay before a record is converted again for which there was no room, in milliseconds. */
const LONGEST_DELAY = 30_000;
/** The longest that Kafka allows: a slow batch must not expire the session, and a task that ends leaves its group. */
const SESSION_TIMEOUT = 1_800_000;

/** Errors that pass; the task polls again. */
const PASSING: ReadonlySet<LogErrorCode> = new Set<LogErrorCode>([
  'UNKNOWN_TOPIC_OR_PARTITION',
  'GROUP_MAX_SIZE_REACHED',
  'REBALANCE_IN_PROGRESS',
  'UNKNOWN_MEMBER_ID',
  'ILLEGAL_GENERATION',
  'REQUEST_TIMED_OUT',
  'KAFKA_STORAGE_ERROR',
]);

/** The consumer group of a sink (`SinkUtils.consumerGroupId`). */
export function sinkGroup(connector: string): string {
  return `connect-${connector}`;
}

export interface SinkTaskSetup extends TaskSetup<SinkConfiguration> {
  readonly memory: MemoryBudget;
  readonly subscription: SubscriptionWatch;
}

/**
 * Runs a task of a sink until it is stopped. Commits records after they have been delivered (`WorkerSinkTask`).
 * @throws the error that ends the task
 */
export async function runSinkTask(setup: SinkTaskSetup): Promise<void> {
  const { cluster, connector, task: id } = setup;
  const group = sinkGroup(connector.name);
  const instance = `connector-consumer-${connector.name}-${id}`;
  const errors = await openErrorHandler(setup);
  const task = await setup.configuration.plugin.open(setup.properties, {
    ...setup.environment,
    connector,
    task: id,
    signal: setup.signal,
    reporter: errors.toleratesAll
      ? {
          report: (record, error) =>
            errors.tolerate(
              { stage: 'TASK_PUT', className: setup.configuration.plugin.className, error },
              record.original,
            ),
        }
      : undefined,
  });
  setup.onRunning();
  try {
    await new SinkLoop(setup, task, errors, { group, instance }).run();
  } finally {
    // Leaves the group, so that the other tasks get the partitions until this one is restarted.
    await cluster.deleteInstance(group, instance).catch(() => undefined);
    await task.stop();
  }
}

async function openErrorHandler(setup: TaskSetup<SinkConfiguration>): Promise<ErrorHandler> {
  const { cluster, configuration, connector, environment, signal, task } = setup;
  const { sink, common } = configuration;
  const topic = sink['errors.deadletterqueue.topic.name'];
  const deadLetters =
    topic === ''
      ? undefined
      : await openDeadLetterQueue({
          cluster,
          topic,
          contextHeaders: sink['errors.deadletterqueue.context.headers.enable'],
          connector: connector.name,
          task,
        });
  return new ErrorHandler({ ...environment, config: common, task, signal, deadLetters });
}

/** A sink does not skip damaged records: its operator has to decide that (Kafka `CompletedFetch`). */
function corruptRecords({ message }: LogError, group: string): ConnectError {
  return new ConnectError(messages.corruptRecords(message, group), {
    className: 'org.apache.kafka.common.errors.CorruptRecordException',
  });
}

class SinkLoop {
  readonly #setup: SinkTaskSetup;
  readonly #task: SinkTask;
  readonly #errors: ErrorHandler;
  readonly #slices: Slices;
  readonly #room: RecordRoom;
  /** How long it waits if there is no room, in milliseconds. */
  #delay = RETRY_DELAY;
  readonly #group: string;
  readonly #instance: string;

  constructor(
    setup: SinkTaskSetup,
    task: SinkTask,
    errors: ErrorHandler,
    consumer: { readonly group: string; readonly instance: string },
  ) {
    const { clusterId } = setup.connector;
    this.#setup = setup;
    this.#task = task;
    this.#errors = errors;
    this.#slices = new Slices(setup.turns, clusterId);
    this.#room = new RecordRoom(setup.memory, clusterId);
    this.#group = consumer.group;
    this.#instance = consumer.instance;
  }

  async run(): Promise<void> {
    const { environment, signal, subscription, task } = this.#setup;
    try {
      while (!signal.aborted) {
        const { topics, partitions } = await subscription.current();
        // Without a partition, the task has nothing to do.
        const records = task < partitions ? await this.#consume(topics) : undefined;
        if (records === undefined) {
          await waitFor(RETRY_DELAY, environment, signal);
          continue;
        }
        await this.#deliverAll(records);
        this.#room.release();
      }
    } finally {
      this.#room.release();
    }
  }

  async #deliverAll(records: readonly LogRecord[]): Promise<void> {
    const { cluster, connector, environment, signal } = this.#setup;
    for (let next = 0; next < records.length && !signal.aborted;) {
      const reached = await this.#deliver(records, next);
      if (reached > next) {
        next = reached;
        this.#delay = RETRY_DELAY;
        continue;
      }
      // There is no room for what this record is converted to, perhaps because others hold records that they can not
      // convert either. So it gives back its own, which are consumed again from the committed offset on.
      this.#room.release();
      if (signal.aborted) return;
      environment.logger.warn(
        { connector: connector.name, offset: records[next]!.offset },
        'There is no memory for the next record of a connector, which is tried again later',
      );
      await cluster.deleteInstance(this.#group, this.#instance).catch(() => undefined);
      await waitFor(this.#delay, environment, signal);
      this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
      return;
    }
  }

  /** @returns undefined if nothing can be consumed now, or there is no room for what could be */
  async #consume(topics: readonly string[]): Promise<readonly LogRecord[] | undefined> {
    const maxBytes = this.#room.fetchSize;
    if (maxBytes === 0) return undefined;
    const returned = new AbortController();
    const records = await this.#poll(topics, maxBytes, returned.signal);
    if (records === undefined || this.#room.take(records)) return records;
    // As if they had not arrived: they are consumed again later.
    returned.abort();
    return undefined;
  }

  async #poll(
    topics: readonly string[],
    maxBytes: number,
    returned: AbortSignal,
  ): Promise<readonly LogRecord[] | undefined> {
    const { cluster, configuration, signal } = this.#setup;
    const reset = configuration.sink['consumer.override.auto.offset.reset'];
    try {
      return await cluster.consume(this.#group, this.#instance, {
        topics,
        timeout: POLL,
        maxBytes,
        signal: AbortSignal.any([signal, returned]),
        config: {
          autoCommit: false,
          autoCommitInterval: 5000,
          autoOffsetReset: reset === 'latest' ? 'latest' : 'earliest',
          sessionTimeout: SESSION_TIMEOUT,
        },
      });
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      if (PASSING.has(error.code)) return undefined;
      throw error.code === 'CORRUPT_MESSAGE' ? corruptRecords(error, this.#group) : error;
    }
  }

  /**
   * Delivers some of the records: as many as a poll may have, and as there is room for.
   * @param first the index of the first one
   * @returns the index of the next one: the same if there is no room for any
   */
  async #deliver(records: readonly LogRecord[], first: number): Promise<number> {
    const { signal, configuration } = this.#setup;
    const most = configuration.sink['consumer.override.max.poll.records'];
    const converted: SinkRecord[] = [];
    let size = 0;
    let next = first;
    while (next < records.length && next - first < most && size < MOST_AT_ONCE) {
      const record = records[next]!;
      this.#setup.onTopic(record.topic);
      const done = await this.#errors.attempt((at) => this.#convert(record, at), record);
      if (signal.aborted) return first;
      if (done !== undefined && done.result !== null) {
        size += sizeOfRecord(done.result);
        if (!this.#room.convert(size)) break;
        converted.push(done.result);
      }
      next += 1;
    }
    // Delivered records are committed even if the task is to end (`WorkerSinkTask.closePartitions`).
    const done = converted.length === 0 || (await this.#put(converted));
    if (done && next > first) await this.#commit(records.slice(first, next));
    this.#room.convert(0);
    return next;
  }

  async #convert(
    original: LogRecord,
    at: (stage: Stage, className: string) => void,
  ): Promise<SinkRecord | null> {
    const { converters, chain, plugin } = this.#setup.configuration;
    at('KEY_CONVERTER', plugin.className);
    await this.#slices.goOn();
    const key = await converters.key.toConnect(original.key);
    at('VALUE_CONVERTER', plugin.className);
    await this.#slices.goOn();
    const value = await converters.value.toConnect(original.value);
    at('HEADER_CONVERTER', plugin.className);
    await this.#slices.goOn();
    const headers: ConnectHeader[] = [];
    for (const { key: name, value: bytes } of original.headers) {
      headers.push({ key: name, ...(await converters.header.toConnect(bytes)) });
    }
    let record: SinkRecord | null = {
      topic: original.topic,
      partition: original.partition,
      offset: original.offset,
      timestamp: original.timestamp,
      keySchema: key.schema,
      key: key.value,
      valueSchema: value.schema,
      value: value.value,
      headers,
      original,
    };
    for (const { className, transform } of chain) {
      at('TRANSFORMATION', className);
      await this.#slices.goOn();
      record = transform(record);
      if (record === null) break;
    }
    return record;
  }

  /**
   * Passes records to the task, again for as long as it asks for a retry (`WorkerSinkTask.deliverMessages`).
   * @returns whether they have been delivered; false if the task was stopped before
   */
  async #put(records: readonly SinkRecord[]): Promise<boolean> {
    const { environment, signal } = this.#setup;
    for (;;) {
      try {
        await this.#task.put(records);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        if (!(error instanceof RetriableError)) {
          throw new ConnectError(messages.sinkFailed(), { cause: error });
        }
        environment.logger.warn(
          { connector: this.#setup.connector.name, error: messageOf(error) },
          'RetriableException from SinkTask',
        );
        const delay = Math.max(error.after ?? RETRY_DELAY, SHORTEST_DELAY);
        await waitFor(delay, environment, signal);
        if (signal.aborted) return false;
      }
    }
  }

  async #commit(records: readonly LogRecord[]): Promise<void> {
    const { cluster, environment, connector } = this.#setup;
    const next = new Map<string, TopicPartitionOffset>();
    for (const { topic, partition, offset } of records) {
      next.set(`${topic}-${partition}`, { topic, partition, offset: offset + 1 });
    }
    try {
      await cluster.commit(this.#group, this.#instance, [...next.values()]);
    } catch (error) {
      if (!(error instanceof LogError && PASSING.has(error.code))) throw error;
      // The partition was moved to another task, which delivers these records again.
      environment.logger.warn(
        { connector: connector.name, error: messageOf(error) },
        'Commit of offsets failed',
      );
    }
  }
}
