import type { Files } from '../../../../src/base/files/files.ts';
import type { Logger } from '../../../../src/base/logger.ts';
import { TestClock } from '../../../base/test-clock.ts';
import { openLogStorage } from '../../../../src/engines/log/embedded/storage/open.ts';
import type { StorageSettings } from '../../../../src/engines/log/embedded/storage/settings.ts';
import type {
  Cleanup,
  LogStorage,
  Partition,
} from '../../../../src/engines/log/embedded/storage/storage.ts';
import type {
  ReadRecord,
  StoredRecord,
} from '../../../../src/engines/log/embedded/storage/stored-record.ts';
import { TestFiles } from '../../../base/test-files.ts';

export const DIRECTORY = '/log';
export const TOPIC = '0b7a2b1c-6f0d-4ad3-9d0a-5b6f3c1d2e3f';
export const KEEP_ALL: Cleanup = { retentionTime: -1, retentionSize: -1, policy: 'delete' };
export const COMPACT: Cleanup = { retentionTime: -1, retentionSize: -1, policy: 'compact' };

/** A record with these texts. */
export function record(value: string | null, more: { key?: string; timestamp?: number } = {}) {
  const { key, timestamp = 1000 } = more;
  const stored: StoredRecord = {
    timestamp,
    key: key === undefined ? null : Buffer.from(key),
    value: value === null ? null : Buffer.from(value),
    headers: [],
  };
  return stored;
}

/** A logger that collects its lines. */
export interface TestLogger extends Logger {
  readonly lines: string[];
}

export function testLogger(): TestLogger {
  const lines: string[] = [];
  const add = (level: string) => (_fields: object, message: string) =>
    void lines.push(`${level}: ${message}`);
  return {
    lines,
    debug: add('debug'),
    info: add('info'),
    warn: add('warn'),
    error: add('error'),
  };
}

export interface Opened {
  readonly files: Files;
  readonly clock: TestClock;
  readonly logger: TestLogger;
  readonly storage: LogStorage;
  readonly partition: (partition?: number, cleanup?: Cleanup, topic?: string) => Partition;
}

/** Opens a log on files of a test. */
export async function openOn(
  files: Files = new TestFiles(),
  settings: Partial<StorageSettings> = {},
  clock = new TestClock(),
): Promise<Opened> {
  const logger = testLogger();
  const storage = await openLogStorage({
    files,
    directory: DIRECTORY,
    clock,
    alarms: clock,
    logger,
    settings: { journalAheadBytes: 512, checkpointBytes: 1, ...settings },
  });
  return {
    files,
    clock,
    logger,
    storage,
    partition: (partition = 0, cleanup = KEEP_ALL, topic = TOPIC) =>
      storage.partition({ topic, partition }, cleanup),
  };
}

/** All records of a partition, read piece by piece. Records that retention removes meanwhile may be included. */
export async function readAll(partition: Partition, maxBytes = 1000): Promise<ReadRecord[]> {
  const all: ReadRecord[] = [];
  for (let offset = partition.startOffset; offset < partition.endOffset;) {
    const records = await readUnlessRemoved(partition, offset, maxBytes);
    if (records?.length === 0) break;
    all.push(...(records ?? []));
    offset = records === undefined ? partition.startOffset : records.at(-1)!.offset + 1;
  }
  return all;
}

/** Records from an offset on; undefined if retention has removed that offset meanwhile. */
export async function readUnlessRemoved(
  partition: Partition,
  offset: number,
  maxBytes: number,
): Promise<readonly ReadRecord[] | undefined> {
  try {
    return await partition.read(offset, maxBytes);
  } catch (error) {
    if (offset < partition.startOffset) return undefined;
    throw error;
  }
}

/** The values of records, as text. */
export function valuesOf(records: readonly ReadRecord[]): (string | undefined)[] {
  return records.map(({ value }) => value?.toString());
}

/** Waits until background work has ended. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate);
}
