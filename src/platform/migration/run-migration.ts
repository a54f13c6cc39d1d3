import { systemClock } from '../../base/clock.ts';
import { DataError } from '../../base/data-error.ts';
import type { Logger } from '../../base/logger.ts';
import { LogError } from '../../engines/log/errors.ts';
import { QueueError } from '../../engines/queue/errors.ts';
import { Unavailable } from '../../engines/redis/errors.ts';
import { RedisError } from '../../engines/redis/reply.ts';
import { checkTarget, migrate, type MigrationPart } from './migrate.ts';
import type { MigrationReport } from './report.ts';
import { MigrationError, type ReportProgress } from './report.ts';
import { prepareDataDirectory } from '../data-files.ts';
import { markComplete } from '../discard-data.ts';
import { isEmptyQueue } from '../../engines/queue/embedded/store/migrated-rows.ts';
import {
  BACKUPS,
  CERTIFICATES,
  CONNECTOR_FILES,
  filesPart,
  existingFiles,
  SCHEMAS,
} from './files-part.ts';
import { openStoppedPlatform, type OpenedPlatform } from './open-stopped-platform.ts';
import { queuePart } from './queue-part.ts';
import { copySource, lockSource } from './source.ts';
import { checkPlatforms, settingNotes, sameServersOf, type TwoPlatforms } from './two-platforms.ts';

export interface MigrationOptions extends TwoPlatforms {
  /** The names of the two platforms in messages, as they were given. */
  readonly names: { readonly from: string; readonly to: string };
  readonly log: Logger;
  readonly onProgress: ReportProgress;
  /** Whether keys and messages that can't be copied are left out. */
  readonly leaveOut: boolean;
}

/**
 * Copies everything that a platform keeps to another one. Both are stopped. An interrupted migration continues at
 * the next call.
 * @throws SettingError, DataError, MigrationError
 */
export async function runMigration(order: MigrationOptions): Promise<MigrationReport> {
  const { from, to, names, log, onProgress, leaveOut } = order;
  checkPlatforms(order);
  const opened = new AsyncDisposableStack();
  try {
    const held = lockSource(from, opened);
    const { fingerprint } = held;
    const sameServers = sameServersOf(order);
    prepareDataDirectory(to);
    markComplete(to);
    const target = await openStoppedPlatform(
      { name: names.to, settings: to, log, isQuiescent: false },
      opened,
    );
    const present = () => otherContent(target, to.dataDir);
    await checkTarget({ name: names.from, fingerprint }, { to: target, sameServers, present });
    const settings = copySource(held, to.dataDir, opened);
    const source = { name: names.from, settings, log, isQuiescent: true };
    const open = await openStoppedPlatform(source, opened).catch((error: unknown) => {
      throw aboutSource(error, settings.dataDir, held.directory);
    });
    const parts: MigrationPart[] = [
      ...COPIED_FILES.map((part) => filesPart(part, settings.dataDir, to.dataDir)),
      queuePart(open.queue, target.queue),
    ];
    const report = await migrate({
      from: { ...open, fingerprint },
      to: target,
      sameServers,
      parts,
      onProgress: (what, count, unit) => {
        if (open.isTaken() || target.isTaken()) {
          throw new MigrationError(
            'another process has taken the store of --store-url: see to it, and run this again',
          );
        }
        onProgress(what, count, unit);
      },
      now: () => systemClock.now(),
      leaveOut,
      notes: settingNotes(order),
    });
    await opened.disposeAsync();
    return report;
  } catch (error) {
    await opened.disposeAsync();
    throw isForeseen(error) || isOfSystem(error) ? withResumeHint(error) : error;
  }
}

const COPIED_FILES = [BACKUPS, CERTIFICATES, CONNECTOR_FILES, SCHEMAS];

/** The contents of a target besides managed items. */
async function otherContent(
  target: OpenedPlatform,
  directory: string,
): Promise<string | undefined> {
  const found = COPIED_FILES.map((part) => existingFiles(part, directory));
  const files = found.find((what) => what !== undefined);
  return files ?? ((await isEmptyQueue(target.queue)) ? undefined : 'a queue');
}

/** An error about the copy of a source, reworded to be about the source. */
function aboutSource(error: unknown, copy: string, directory: string): unknown {
  if (!(error instanceof DataError)) return error;
  return new DataError(error.message.replaceAll(copy, directory), { cause: error });
}

/** Errors of engines, and of servers that can't be reached. */
function isForeseen(error: unknown): error is Error {
  return [LogError, QueueError, RedisError, Unavailable].some((kind) => error instanceof kind);
}

/** Errors of the system, such as a full disk; their messages name the file. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

function withResumeHint(error: Error): DataError {
  return new DataError(`${error.message}; run this again to go on from there`, { cause: error });
}
