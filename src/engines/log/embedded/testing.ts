import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Alarms } from '../../../base/alarms.ts';
import { silentLogger } from '../../../base/logger.ts';
import { TestFiles } from '../../../files/test-files.ts';
import { TestClock } from '../../../base/test-clock.ts';
import type { ClusterLimits, ConsumerConfig, ConsumeOptions } from '../engine.ts';
import type { LogRecord, NewRecord } from '../record.ts';
import type { EmbeddedCluster } from './cluster.ts';
import { EmbeddedLog } from './engine.ts';
import { openLogStorage } from './storage/open.ts';
import { MemoryStorage } from './testing-storage.ts';
import { Metadata } from './metadata/metadata.ts';
import type { LogStorage } from './storage/storage.ts';

export const NO_LIMITS: ClusterLimits = {
  maxPartitions: -1,
  maxRetentionTime: -1,
  maxRetentionSize: -1,
  maxMessageSize: -1,
};

/** What the REST interface has where no header is sent, but for reading from the start. */
export const FROM_START: ConsumerConfig = {
  autoCommit: true,
  autoCommitInterval: 5000,
  autoOffsetReset: 'earliest',
  sessionTimeout: 120_000,
};

export const BY_HAND: ConsumerConfig = { ...FROM_START, autoCommit: false };

/** A storage that can be opened again after the engine over it has ended, in whatever way. */
export type OpenStorage = (clock: TestClock) => () => Promise<LogStorage>;

/** All tests of clusters run over each of them. */
export const STORAGES: readonly { readonly name: string; readonly storage: OpenStorage }[] = [
  {
    name: 'records in memory',
    storage: (clock) => {
      const storage = new MemoryStorage(clock);
      return async () => storage;
    },
  },
  {
    name: 'records on a disk that loses power at each end',
    storage: (clock) => {
      let files = new TestFiles();
      return () => {
        files = files.afterPowerLoss();
        const parts = { clock, alarms: clock, logger: silentLogger };
        return openLogStorage({ files, directory: '/log', ...parts });
      };
    },
  },
];

/** An engine with one cluster, whose time a test moves. */
export class TestLog {
  readonly clock = new TestClock();
  readonly directory = mkdtempSync(join(tmpdir(), 'plinth-log-'));
  /** What the engine has told its operator. */
  readonly warnings: string[] = [];
  readonly #openStorage: () => Promise<LogStorage>;
  readonly #random: () => number;
  #ids = 0;
  #isKilled = { value: false };
  #engine: EmbeddedLog | undefined;
  storage!: LogStorage;
  metadata!: Metadata;

  static async open(storage: OpenStorage, random: () => number = () => 0): Promise<TestLog> {
    const log = new TestLog(storage, random);
    onTestFinished(() => log.close());
    await log.#open();
    await log.engine.createCluster('main', NO_LIMITS);
    return log;
  }

  private constructor(storage: OpenStorage, random: () => number) {
    this.#openStorage = storage(this.clock);
    this.#random = random;
  }

  get engine(): EmbeddedLog {
    return this.#engine!;
  }

  get cluster(): EmbeddedCluster {
    return this.engine.cluster('main');
  }

  /** Ends the engine and starts it again. */
  async restart(): Promise<void> {
    await this.engine.close();
    await this.#open();
  }

  /** Starts another engine as if the one that there is had been killed: nothing that it had in mind happens. */
  async kill(): Promise<void> {
    this.#isKilled.value = true;
    await this.#open();
  }

  /** Appends values to a partition. */
  async append(topic: string, partition: number, ...values: string[]): Promise<void> {
    await this.cluster.produce(values.map((value) => record({ topic, partition, value })));
  }

  /** Values as an instance of a group gets them, as `topic-partition:value`. */
  async consume(
    group: string,
    instance: string,
    options: Partial<ConsumeOptions> & Pick<ConsumeOptions, 'topics'>,
  ): Promise<string[]> {
    const all = { timeout: 0, config: FROM_START, ...options };
    return (await this.cluster.consume(group, instance, all)).map(shown);
  }

  async #open(): Promise<void> {
    const isKilled = { value: false };
    this.#isKilled = isKilled;
    const alarms: Alarms = {
      at: (moment, ring) => this.clock.at(moment, () => isKilled.value || ring()),
    };
    this.storage = await this.#openStorage();
    this.metadata = new Metadata(join(this.directory, 'metadata.sqlite'));
    this.#engine = await EmbeddedLog.start({
      storage: this.storage,
      metadata: this.metadata,
      clock: this.clock,
      alarms,
      ids: { uuid: () => this.#uuid(), secret: () => '' },
      random: this.#random,
      logger: { ...silentLogger, warn: (_fields, message) => this.warnings.push(message) },
    });
  }

  #uuid(): string {
    this.#ids++;
    return `00000000-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`;
  }

  /** It is closed at the end of the test, if not before. */
  async close(): Promise<void> {
    await this.engine.close();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** A record of which only what matters is said. */
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
export function shown({ topic, partition, value }: LogRecord): string {
  return `${topic}-${partition}:${value?.toString() ?? 'null'}`;
}
