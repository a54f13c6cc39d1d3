import { DataError } from '../base/data-error.ts';
import { lockDirectory } from '../base/files/directory-lock.ts';
import { makeDirectory } from '../base/files/make-directory.ts';
import { SettingError } from '../settings/load.ts';
import type { SealKeys } from '../store/seal/seal-keys.ts';
import { diskPart, type Service } from '../telemetry/parts.ts';
import { dataPath, prepareDataDirectory, sealKeysOf } from './data-files.ts';
import { markIncomplete } from './discard-data.ts';
import { PlatformPart, type PartDefinition } from './part.ts';
import type { PlatformContext } from './parts.ts';

/** The keys of the data directory; undefined if nothing is kept there. */
export type DataSeals = SealKeys | undefined;

/** A part that keeps data: its failures to open are those of the data directory. */
export function storedPart<Value>(
  { settings: { dataDir } }: PlatformContext,
  definition: PartDefinition<Value>,
): PlatformPart<Value> {
  return new PlatformPart({
    ...definition,
    open: async (opened) => {
      try {
        return await definition.open(opened);
      } catch (error) {
        throw dataErrorOf(error, dataDir);
      }
    },
  });
}

function dataErrorOf(error: unknown, dataDir: string): Error {
  if (error instanceof SettingError) return error;
  const { message, syscall } = error as NodeJS.ErrnoException;
  // The system's message (`EACCES: permission denied, mkdir …`) doesn't say what the directory is for.
  const what = syscall === undefined ? '' : `the data directory ${dataDir} can't be used: `;
  return new DataError(`${what}${message}`, { cause: error });
}

/** The data directory. @param holdsLock whether no part after it locks it, as embedded databases do */
export function dataDirectory(
  context: PlatformContext,
  { holdsLock }: { readonly holdsLock: boolean },
): PlatformPart<DataSeals> {
  const { settings, log } = context;
  return storedPart(context, {
    open: (opened) => {
      const seals = settings.memory ? undefined : sealKeysOf(settings);
      for (const path of prepareDataDirectory(settings)) {
        log.warn({ path }, 'others can read what is kept here: it belongs to somebody else');
      }
      if (holdsLock) lockDataDirectory(context, opened);
      return seals;
    },
  });
}

/** Takes the lock of the data directory, which is that of embedded databases. @param opened is told how to release it */
export function lockDataDirectory(
  { settings }: Pick<PlatformContext, 'settings'>,
  opened: AsyncDisposableStack,
): void {
  const directory = dataPath(settings, 'redis');
  if (directory === undefined) return;
  makeDirectory(directory);
  opened.defer(lockDirectory(directory));
}

/** Marks the data as incomplete once this process has the directory, because it is going to be filled. */
export function incompleteMark({ settings }: PlatformContext): PlatformPart {
  return new PlatformPart({ open: () => markIncomplete(settings) });
}

/** The disk of the data directory. @param services those that keep their data on it */
export function disk(
  { reserve }: PlatformContext,
  directory: PlatformPart<DataSeals>,
  services: readonly Service[],
): PlatformPart {
  return new PlatformPart({
    shown: diskPart(services),
    // Everything that is encrypted has been read.
    open: () => directory.value?.forgetEarlier(),
    check: () => (reserve.isFull ? 'the disk is full' : undefined),
  });
}
