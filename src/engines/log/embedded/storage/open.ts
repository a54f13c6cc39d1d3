import type { Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Files } from '../../../../base/files/files.ts';
import { randomIds, type Ids } from '../../../../base/ids.ts';
import type { Logger } from '../../../../base/logger.ts';
import { Cleaner } from './cleaning/cleaner.ts';
import { Checkpointer } from './checkpoint/checkpointer.ts';
import { topicDirectoryName, type StorageContext } from './context.ts';
import { EmbeddedStorage } from './embedded-storage.ts';
import { GroupCommit } from './journal/group-commit.ts';
import { Journal } from './journal/journal.ts';
import { AppendQueue } from './partitions/append-queue.ts';
import { PartitionLog } from './partitions/partition-log.ts';
import { TailCache } from './partitions/tail-cache.ts';
import { WriteBehindTimer } from './partitions/write-behind-timer.ts';
import { recover } from './recovery/recover.ts';
import { Indexes } from './segments/indexes.ts';
import { OpenFiles } from './segments/open-files.ts';
import type { Segment } from './segments/segment.ts';
import { DEFAULT_SETTINGS, type StorageSettings } from './settings.ts';
import { refusedByDisk } from './storage-error.ts';
import type { LogStorage, PartitionId } from './storage.ts';

export interface LogStorageOptions {
  readonly files: Files;
  /** Created if it is missing; contains nothing but the log. */
  readonly directory: string;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly logger: Logger;
  readonly settings?: Partial<StorageSettings> | undefined;
  readonly ids?: Ids | undefined;
}

/**
 * Opens the log in a directory, after recovery from a crash or damage if necessary.
 * @throws LogError KAFKA_STORAGE_ERROR if the disk fails
 */
export async function openLogStorage(options: LogStorageOptions): Promise<LogStorage> {
  try {
    return await open(options);
  } catch (error) {
    const { path = `the log in ${options.directory}` } = error as NodeJS.ErrnoException;
    throw refusedByDisk(`cannot open ${path}`, error);
  }
}

async function open(options: LogStorageOptions): Promise<LogStorage> {
  const { files, directory, clock, alarms, logger, ids = randomIds } = options;
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const journalDirectory = `${directory}/journal`;
  const topicsDirectory = `${directory}/topics`;
  for (const path of [journalDirectory, topicsDirectory]) await files.makeDirectory(path);
  await files.syncDirectory(directory);

  const openFiles = new OpenFiles(files, settings.openFiles);
  const context: StorageContext = {
    files,
    topicsDirectory,
    settings,
    clock,
    alarms,
    logger,
    openFiles,
    indexes: new Indexes({
      files,
      openFiles,
      interval: settings.indexIntervalBytes,
      leastBytes: settings.leastIndexBytes,
      entries: settings.indexEntries,
    }),
    tails: new TailCache(settings.tailBytes, settings.tailChunkBytes),
    directoryOf: (topic) => `${topicsDirectory}/${topicDirectoryName(topic)}`,
  };
  const timer = new WriteBehindTimer(context);
  const create = (id: PartitionId, segments: readonly Segment[] = []) =>
    new PartitionLog(context, timer, id, segments);

  const recovered = await recover({ context, directory, journalDirectory, create });
  const { partitions } = recovered;
  const journal = new Journal(
    {
      files,
      directory: journalDirectory,
      newMark: () => Buffer.from(ids.secret(4), 'base64url').readUInt32LE(),
      fileBytes: settings.journalFileBytes,
      aheadBytes: settings.journalAheadBytes,
      directBytes: settings.directBytes,
    },
    recovered.sequence,
    recovered.journals,
  );
  const queue = new AppendQueue(settings, context.tails, () => storage.journalRolled());
  const commits = new GroupCommit(journal, queue);
  const checkpointer = new Checkpointer({
    context,
    directory,
    journal,
    partitions: () => partitions.values(),
    committed: () => commits.committed,
    deletedTopics: recovered.deletedTopics,
  });
  const storage = new EmbeddedStorage({
    context,
    partitions,
    queue,
    commits,
    journal,
    checkpointer,
    timer,
    cleaner: new Cleaner(context, () => partitions.values(), checkpointer),
    create,
  });
  if (!recovered.isClean) {
    // A topic may be created again with the name of a deleted one.
    await checkpointer.removeDeletedTopics();
    // The journal has everything that is not synced in the segments, so the checkpoint is not awaited.
    const checkpoint = storage.checkpointBeside();
    if (recovered.hasReplaced) await checkpoint;
  }
  return storage;
}
