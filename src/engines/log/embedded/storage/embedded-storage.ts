import type { Alarm } from '../../../../base/alarms.ts';
import { reasonOf } from '../../../../base/files/disk-error.ts';
import { LogError } from '../../errors.ts';
import type { Cleaner } from './cleaning/cleaner.ts';
import type { Checkpointer } from './checkpoint/checkpointer.ts';
import type { StorageContext } from './context.ts';
import type { GroupCommit } from './journal/group-commit.ts';
import type { Journal } from './journal/journal.ts';
import type { AppendQueue } from './partitions/append-queue.ts';
import { deletedPartition, PartitionLog } from './partitions/partition-log.ts';
import type { WriteBehindTimer } from './partitions/write-behind-timer.ts';
import { partitionKey } from './recovery/topic-files.ts';
import { TopicDescriptions } from '../topics/topic-descriptions.ts';
import { refusedByDisk } from './storage-error.ts';
import type { Append, Cleanup, LogStorage, Partition, PartitionId } from './storage.ts';

export interface StorageParts {
  readonly context: StorageContext;
  readonly partitions: Map<string, PartitionLog>;
  readonly queue: AppendQueue;
  readonly commits: GroupCommit;
  readonly journal: Journal;
  readonly checkpointer: Checkpointer;
  readonly timer: WriteBehindTimer;
  readonly cleaner: Cleaner;
  readonly create: (id: PartitionId) => PartitionLog;
}

/** After a checkpoint has failed, the next one comes so much later. */
const CHECKPOINT_AGAIN_AFTER_MS = 10_000;

/**
 * The log storage: a journal that makes appends durable, and the segments of the partitions, which are written later.
 */
export class EmbeddedStorage implements LogStorage {
  readonly descriptions: TopicDescriptions;
  readonly #parts: StorageParts;
  #closed = false;
  #checkpointAlarm: Alarm | undefined;
  #cleanUpAlarm: Alarm | undefined;
  #checkpointing: Promise<void> | undefined;
  /** Work in the background. */
  #background: Promise<void> = Promise.resolve();

  constructor(parts: StorageParts) {
    this.#parts = parts;
    const { files, topicsDirectory } = parts.context;
    this.descriptions = new TopicDescriptions(files, topicsDirectory);
    this.#expectCleanUp();
  }

  partition(id: PartitionId, cleanup: Cleanup): Partition {
    const { partitions, create } = this.#parts;
    const key = partitionKey(id);
    let log = partitions.get(key);
    if (log === undefined) {
      log = create(id);
      partitions.set(key, log);
    }
    log.configure(cleanup);
    return log;
  }

  topics(): readonly string[] {
    const topics = new Set<string>();
    for (const log of this.#parts.partitions.values()) {
      if (log.endOffset > 0) topics.add(log.id.topic);
    }
    return [...topics];
  }

  async append(appends: readonly Append[]): Promise<readonly number[]> {
    if (this.#closed) throw new LogError('KAFKA_STORAGE_ERROR', 'the log is closed');
    const { queue, commits } = this.#parts;
    const logs = appends.map(({ partition, records }, index) => {
      const log = logOf(partition);
      if (log.isEnding) throw deletedPartition(log.name);
      for (const { timestamp } of records) {
        if (Number.isSafeInteger(timestamp) && timestamp >= 0) continue;
        throw new LogError('INVALID_TIMESTAMP', `${timestamp} is no time`, { index });
      }
      return { partition: log, records };
    });
    const appended = queue.add(logs);
    commits.notify();
    return appended;
  }

  async deleteTopic(topic: string): Promise<void> {
    const { partitions, checkpointer } = this.#parts;
    const logs = [...partitions.values()].filter(({ id }) => id.topic === topic);
    // What came after the deletion in the journal would be acknowledged and gone.
    for (const log of logs) log.isEnding = true;
    if (logs.length > 0) {
      try {
        await this.#noteDeletion(topic);
        await this.#drop(logs);
      } catch {
        // The journal takes it when there is space.
        await this.#drop(logs);
        for (const log of logs) await this.#removeSegments(log);
        await this.#noteDeletion(topic);
      }
    }
    await checkpointer.removeTopic(topic);
  }

  /** Resolves when the journal brings nothing of a topic back. @throws LogError KAFKA_STORAGE_ERROR */
  #noteDeletion(topic: string): Promise<void> {
    const { queue, commits } = this.#parts;
    const deleted = queue.delete(Buffer.from(topic));
    commits.notify();
    return deleted;
  }

  /** Ends partitions, whose files are not used any more then. */
  async #drop(logs: readonly PartitionLog[]): Promise<void> {
    const { partitions } = this.#parts;
    for (const log of logs) {
      log.delete();
      partitions.delete(partitionKey(log.id));
    }
    for (const log of logs) await log.abandon();
  }

  async #removeSegments(log: PartitionLog): Promise<void> {
    const { files, openFiles } = this.#parts.context;
    await openFiles.closed();
    for (const { path, indexPath } of log.segments) {
      await files.remove(path);
      await files.remove(indexPath);
    }
  }

  async cleanUp(): Promise<void> {
    if (await this.#parts.cleaner.run(true)) await this.checkpoint();
  }

  /**
   * A journal file is complete: what has become much is made safe in the segments, so that it can go.
   * @returns what appends have to wait for, where it grows faster than that
   */
  journalRolled(): Promise<void> | undefined {
    const { journal, context } = this.#parts;
    const { checkpointBytes, mostJournalBytes } = context.settings;
    const bytes = journal.olderBytes;
    if (bytes < checkpointBytes) return undefined;
    const checkpointing = this.checkpointBeside();
    return bytes < mostJournalBytes ? undefined : checkpointing;
  }

  /** Makes a checkpoint, unless one is being made, while the log is used. */
  checkpointBeside(): Promise<void> {
    this.#checkpointing ??= this.checkpoint().finally(() => (this.#checkpointing = undefined));
    return this.#checkpointing;
  }

  /** Makes the segments safe, so that the journal before is not needed. A failure is logged, and tried again. */
  async checkpoint(): Promise<void> {
    const { context, checkpointer } = this.#parts;
    try {
      await checkpointer.run();
    } catch (error) {
      context.logger.error({ err: error }, `cannot make a checkpoint: ${reasonOf(error)}`);
      this.#checkpointAlarm ??= context.alarms.at(
        context.clock.now() + CHECKPOINT_AGAIN_AFTER_MS,
        () => {
          this.#checkpointAlarm = undefined;
          void this.checkpoint();
        },
      );
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const { commits, checkpointer, context, journal, timer } = this.#parts;
    await commits.drain();
    this.#checkpointAlarm?.cancel();
    this.#cleanUpAlarm?.cancel();
    await this.#background;
    timer.close();
    await journal.close();
    try {
      await checkpointer.run(true);
    } catch (error) {
      throw refusedByDisk('cannot make a checkpoint', error);
    } finally {
      await context.openFiles.close();
    }
  }

  #expectCleanUp(): void {
    const { alarms, clock, settings } = this.#parts.context;
    this.#cleanUpAlarm = alarms.at(clock.now() + settings.cleanUpInterval, () => {
      this.#background = this.#cleanUpByAndBy();
    });
  }

  async #cleanUpByAndBy(): Promise<void> {
    if (await this.#parts.cleaner.run(false)) await this.checkpoint();
    if (!this.#closed) this.#expectCleanUp();
  }
}

function logOf(partition: Partition): PartitionLog {
  if (!(partition instanceof PartitionLog)) throw new TypeError('not a partition of this storage');
  return partition;
}
