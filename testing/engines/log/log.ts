import { TestRunner } from 'vitest';
import type { TestClock } from '../../base/test-clock.ts';
import type {
  ClusterLimits,
  ConsumeOptions,
  ConsumerConfig,
  LogCluster,
  LogEngine,
} from '../../../src/engines/log/engine.ts';
import type { LogRecord, NewRecord, TopicPartition } from '../../../src/engines/log/record.ts';

export const NO_LIMITS: ClusterLimits = {
  maxPartitions: -1,
  maxRetentionTime: -1,
  maxRetentionSize: -1,
  maxMessageSize: -1,
};

/** The defaults of the REST interface, except that it reads from the start. */
export const FROM_START: ConsumerConfig = {
  autoCommit: true,
  autoCommitInterval: 5000,
  autoOffsetReset: 'earliest',
  sessionTimeout: 120_000,
};

export const BY_HAND: ConsumerConfig = { ...FROM_START, autoCommit: false };

/**
 * An implementation of the engine interface, for one test: an engine with the cluster `main`, and what a test does to
 * it from outside. A test that does what an implementation does not support is skipped.
 */
export abstract class LogBench {
  /** The clock of the engine. */
  abstract get clock(): Pick<TestClock, 'now' | 'next' | 'advance'>;
  abstract get engine(): LogEngine;
  /** How long a revoked partition waits for its owner to commit the records returned from it, in milliseconds. */
  abstract readonly rebalanceTimeout: number;
  /** Characters that the name of a topic can have. */
  readonly longestTopicName: number = 249;

  /** Closes the engine and opens another one on the same data. */
  abstract restart(): Promise<void>;
  /** Opens another one as if the current one had been killed: nothing that it had scheduled happens. */
  abstract kill(): Promise<void>;
  /** Runs the retention and compaction that are due. */
  abstract cleanUp(): Promise<void>;
  /** From now on, searches for offsets by time in a topic don't end. */
  abstract holdSearches(topic: string): void;

  get cluster(): LogCluster {
    return this.engine.cluster('main');
  }

  /** Appends values to a partition. */
  async append(topic: string, partition: number, ...values: string[]): Promise<void> {
    await this.cluster.produce(values.map((value) => record({ topic, partition, value })));
  }

  /** Consumes as an instance of a group. @returns the values, as `topic-partition:value` */
  async consume(
    group: string,
    instance: string,
    options: Partial<ConsumeOptions> & Pick<ConsumeOptions, 'topics'>,
  ): Promise<string[]> {
    const all = { timeout: 0, config: FROM_START, ...options };
    return (await this.cluster.consume(group, instance, all)).map(textOf);
  }

  /** The committed offset of a partition, requested by an instance of the group; -1 if there is none. */
  async committed(group: string, instance: string, partition: TopicPartition): Promise<number> {
    const options = { timeout: 1000 };
    const [entry] = await this.cluster.committed(group, instance, [partition], options);
    return entry!.offset;
  }

  /** Skips the current test. */
  protected cannot(why: string): never {
    return TestRunner.getCurrentTest()!.context.skip(why);
  }
}

/** Called for each test; the bench is closed when the test ends. */
export type OpenLog = () => Promise<LogBench>;

/** A record with defaults for what a test does not set. */
export function record(
  given: Omit<Partial<NewRecord>, 'key' | 'value'> & {
    readonly topic: string;
    readonly key?: string | null;
    readonly value?: string | null;
  },
): NewRecord {
  const { key = null, value = 'value', ...rest } = given;
  return {
    headers: [],
    ...rest,
    key: key === null ? null : Buffer.from(key),
    value: value === null ? null : Buffer.from(value),
  };
}

/** `topic-partition:value`. */
export function textOf({ topic, partition, value }: LogRecord): string {
  return `${topic}-${partition}:${value?.toString() ?? 'null'}`;
}
