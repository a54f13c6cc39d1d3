import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Alarms } from '../../../../src/base/alarms.ts';
import { silentLogger } from '../../../../src/base/logger.ts';
import { TestClock } from '../../../base/test-clock.ts';
import { TestFiles } from '../../../base/test-files.ts';
import type { EmbeddedCluster } from '../../../../src/engines/log/embedded/cluster.ts';
import { EmbeddedLog } from '../../../../src/engines/log/embedded/engine.ts';
import { REBALANCE_TIMEOUT } from '../../../../src/engines/log/embedded/groups/group.ts';
import { openLogStorage } from '../../../../src/engines/log/embedded/storage/open.ts';
import { LogBench, NO_LIMITS } from '../log.ts';
import { MemoryStorage } from './memory-storage.ts';
import { Metadata } from '../../../../src/engines/log/embedded/metadata/metadata.ts';
import type { LogStorage } from '../../../../src/engines/log/embedded/storage/storage.ts';

export { BY_HAND, FROM_START, NO_LIMITS, record, textOf } from '../log.ts';

/** A storage that can be opened again after its engine has been closed or killed. */
export type OpenStorage = (clock: TestClock) => () => Promise<LogStorage>;

/** Each sync of test files copies the whole file, and most tests append a few bytes. */
const SMALL_JOURNAL = { journalAheadBytes: 4096 };

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
        return openLogStorage({ files, directory: '/log', settings: SMALL_JOURNAL, ...parts });
      };
    },
  },
];

/** An engine with one cluster and a test clock. */
export class TestLog extends LogBench {
  readonly rebalanceTimeout = REBALANCE_TIMEOUT;
  readonly clock = new TestClock();
  readonly directory = mkdtempSync(join(tmpdir(), 'plinth-log-'));
  /** The warnings that the engine has logged. */
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
    super();
    this.#openStorage = storage(this.clock);
    this.#random = random;
  }

  get engine(): EmbeddedLog {
    return this.#engine!;
  }

  override get cluster(): EmbeddedCluster {
    return this.engine.cluster('main');
  }

  /** Closes the engine and starts it again. */
  async restart(): Promise<void> {
    await this.engine.close();
    await this.#open();
  }

  /** Starts another engine as if the current one had been killed: nothing that it had scheduled happens. */
  async kill(): Promise<void> {
    this.#isKilled.value = true;
    await this.#open();
  }

  cleanUp(): Promise<void> {
    return this.storage.cleanUp();
  }

  holdSearches(topic: string): void {
    for (const partition of this.cluster.topicCatalog.require(topic).partitions) {
      partition.findTimestamp = () => new Promise(() => {});
    }
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
