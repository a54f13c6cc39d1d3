import { LogError } from '../../../log/errors.ts';
import type { AutoCreation } from '../../../log/engine.ts';
import type { NewRecord } from '../../../log/record.ts';
import type { SourceConfiguration } from '../config/connector-configuration.ts';
import type { SourceTask } from '../connectors/plugin.ts';
import type { OffsetFields, SourceRecord } from '../data/record.ts';
import { ConnectError, DataError, messageOf, messages, RetriableError } from '../../errors.ts';
import type { OffsetStore, SourceOffset } from '../../engine.ts';
import { SHORTEST_DELAY, waitFor } from '../wait.ts';
import { ErrorHandler, type Stage } from './error-handler.ts';
import { RETRY_DELAY, Slices, type TaskSetup } from './task.ts';

/** The size of converted records from which on they are produced, in bytes. */
const MOST_AT_ONCE = 4 * 1024 * 1024;
/** The most bytes of all headers of a record, of which a large message could have no more. */
const LARGEST_HEADERS = 32 * 1024 * 1024;

export interface SourceTaskSetup extends TaskSetup<SourceConfiguration> {
  readonly offsets: OffsetStore;
  /** The settings for topics that are created automatically. */
  readonly autoCreation: AutoCreation;
}

/**
 * Runs a task of a source until it is stopped. Offsets are stored when all records before them have been acknowledged
 * (`WorkerSourceTask`).
 * @throws the error that ends the task
 */
export async function runSourceTask(setup: SourceTaskSetup): Promise<void> {
  const { configuration, connector, environment, signal, task: id } = setup;
  const errors = new ErrorHandler({
    ...environment,
    config: configuration.common,
    task: id,
    signal,
  });
  const stored = new Map(
    (await setup.offsets.load(connector.id)).map(({ partition, offset }) => [partition, offset]),
  );
  const task = await configuration.plugin.open(setup.properties, {
    ...environment,
    connector,
    task: id,
    signal,
    offset(partition) {
      const text = stored.get(offsetText(partition));
      // Stored by the loop below.
      return typeof text === 'string' ? (JSON.parse(text) as OffsetFields) : undefined;
    },
  });
  setup.onRunning();
  try {
    const loop = new SourceLoop(setup, task, errors);
    while (!signal.aborted) await loop.turn();
  } finally {
    await task.stop();
  }
}

/** JSON with sorted names, so that equal partitions have equal texts. */
function offsetText(fields: OffsetFields): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
}

class SourceLoop {
  readonly #setup: SourceTaskSetup;
  readonly #task: SourceTask;
  readonly #errors: ErrorHandler;
  readonly #slices: Slices;

  constructor(setup: SourceTaskSetup, task: SourceTask, errors: ErrorHandler) {
    this.#setup = setup;
    this.#task = task;
    this.#errors = errors;
    this.#slices = new Slices(setup.turns, setup.connector.clusterId);
  }

  async turn(): Promise<void> {
    const polled = await this.#poll();
    if (polled.length === 0) return;
    let records: NewRecord[] = [];
    let bytes = 0;
    for (const record of polled) {
      const done = await this.#errors.attempt((at) => this.#convert(record, at), undefined);
      if (done === undefined || done.result === null) continue;
      records.push(done.result);
      bytes += sizeOf(done.result);
      if (bytes < MOST_AT_ONCE) continue;
      if (!(await this.#send(records))) return;
      records = [];
      bytes = 0;
    }
    if (await this.#send(records)) await this.#store(polled);
  }

  async #poll(): Promise<readonly SourceRecord[]> {
    const { environment, signal, connector } = this.#setup;
    try {
      return await this.#task.poll();
    } catch (error) {
      if (signal.aborted) return [];
      if (!(error instanceof RetriableError)) throw error;
      environment.logger.warn(
        { connector: connector.name, error: messageOf(error) },
        'failed to poll records from SourceTask. Will retry operation.',
      );
      const delay = Math.max(error.after ?? RETRY_DELAY, SHORTEST_DELAY);
      await waitFor(delay, environment, signal);
      return [];
    }
  }

  async #convert(
    polled: SourceRecord,
    at: (stage: Stage, className: string) => void,
  ): Promise<NewRecord | null> {
    const { converters, chain, plugin } = this.#setup.configuration;
    let record: SourceRecord | null = polled;
    for (const { className, transform } of chain) {
      at('TRANSFORMATION', className);
      await this.#slices.goOn();
      record = transform(record);
      if (record === null) return null;
    }
    at('HEADER_CONVERTER', plugin.className);
    const headers: NewRecord['headers'][number][] = [];
    let size = 0;
    for (const { key: name, schema, value: given } of record.headers) {
      await this.#slices.goOn();
      const bytes = (await converters.header.fromConnect(schema, given)) ?? Buffer.alloc(0);
      headers.push({ key: name, value: bytes });
      size += bytes.length;
      // A large field may be copied into any number of headers.
      if (size > LARGEST_HEADERS) throw new DataError('The headers of a record are too large');
    }
    at('KEY_CONVERTER', plugin.className);
    await this.#slices.goOn();
    const key = await converters.key.fromConnect(record.keySchema, record.key, record.topic);
    at('VALUE_CONVERTER', plugin.className);
    await this.#slices.goOn();
    const value = await converters.value.fromConnect(
      record.valueSchema,
      record.value,
      record.topic,
    );
    const { topic, partition, timestamp } = record;
    return { topic, partition, timestamp, key, value, headers };
  }

  /** @returns whether all records are in the log, except for those whose errors are tolerated */
  async #send(records: readonly NewRecord[]): Promise<boolean> {
    const { cluster, configuration, environment, signal } = this.#setup;
    const partitions = configuration.source['topic.creation.default.partitions'];
    const creation = partitions > 0 ? { partitions } : this.#setup.autoCreation;
    let left = records;
    while (left.length > 0) {
      try {
        await cluster.produce(left, creation);
        for (const { topic } of left) this.#setup.onTopic(topic);
        return true;
      } catch (error) {
        if (!(error instanceof LogError)) throw error;
        if (error.code === 'KAFKA_STORAGE_ERROR' || error.code === 'REQUEST_TIMED_OUT') {
          // Connect configures Kafka's producer to retry for ever.
          await waitFor(RETRY_DELAY, environment, signal);
          if (signal.aborted) return false;
          continue;
        }
        const { index } = error;
        if (index === undefined || !this.#errors.toleratesAll) {
          throw new ConnectError(messages.sendFailed(), { cause: error });
        }
        const { className } = configuration.plugin;
        await this.#errors.tolerate({ stage: 'KAFKA_PRODUCE', className, error }, undefined);
        left = left.filter((_, i) => i !== index);
      }
    }
    return true;
  }

  async #store(polled: readonly SourceRecord[]): Promise<void> {
    const { offsets, connector, environment, signal } = this.#setup;
    const latest = new Map<string, SourceOffset>();
    for (const { sourcePartition, sourceOffset } of polled) {
      const partition = offsetText(sourcePartition);
      latest.set(partition, { partition, offset: offsetText(sourceOffset) });
    }
    for (;;) {
      try {
        await offsets.save(connector.id, [...latest.values()]);
        return;
      } catch (error) {
        environment.logger.warn(
          { connector: connector.name, error: messageOf(error) },
          'Failed to commit offsets',
        );
        if (signal.aborted) return;
        await waitFor(RETRY_DELAY, environment, signal);
      }
    }
  }
}

function sizeOf({ key, value, headers }: NewRecord): number {
  const ofHeaders = headers.reduce((sum, header) => sum + header.value.length, 0);
  return (key?.length ?? 0) + (value?.length ?? 0) + ofHeaders;
}
