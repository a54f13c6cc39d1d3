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

/** Time from a failed checkpoint to the next attempt. */
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
      if (log.isEnding) throw deletedPartition();
      for (const { timestamp } of records) {
        if (Number.isSafeInteger(timestamp) && timestamp >= 0) continue;
        throw new LogError('INVALID_TIMESTAMP', `timestamp ${timestamp} is not valid`, { index });
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
    // An append after the deletion in the journal would be acknowledged and then lost.
    for (const log of logs) log.isEnding = true;
    if (logs.length > 0) {
      try {
        await this.#noteDeletion(topic);
        await this.#drop(logs);
      } catch {
        // The disk may be full: removing the segments first makes room for the journal.
        await this.#drop(logs);
        for (const log of logs) await this.#removeSegments(log);
        await this.#noteDeletion(topic);
      }
    }
    await checkpointer.removeTopic(topic);
  }

  /**
   * Resolves when the deletion is in the journal, so that a replay does not restore the topic. @throws LogError
   * KAFKA_STORAGE_ERROR
   */
  #noteDeletion(topic: string): Promise<void> {
    const { queue, commits } = this.#parts;
    const deleted = queue.delete(Buffer.from(topic));
    commits.notify();
    return deleted;
  }

  /** Deletes partitions; resolves when their files are no longer in use. */
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
   * Called when a journal file is complete: starts a checkpoint if the journal has grown large, so that files of it can
   * be removed.
   * @returns what appends have to wait for if the journal grows faster than that
   */
  journalRolled(): Promise<void> | undefined {
    const { journal, context } = this.#parts;
    const { checkpointBytes, mostJournalBytes } = context.settings;
    const bytes = journal.olderBytes;
    if (bytes < checkpointBytes) return undefined;
    const checkpointing = this.checkpointBeside();
    return bytes < mostJournalBytes ? undefined : checkpointing;
  }

  /** Makes a checkpoint in the background, unless one is in progress. */
  checkpointBeside(): Promise<void> {
    this.#checkpointing ??= this.checkpoint().finally(() => (this.#checkpointing = undefined));
    return this.#checkpointing;
  }

  /** Makes a checkpoint, after which earlier journal files are not needed. A failure is logged and retried. */
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
