import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkSeed } from '../families/control/check-seed.ts';
import type { Seed } from '../seed/seed.ts';
import { SettingError } from '../settings/load.ts';
import { parseDocument } from '../settings/parse-document.ts';
import type { Settings } from '../settings/table.ts';
import { DISCARDING } from './discard-data.ts';
import { databaseFiles } from './database-files.ts';
import type { PlatformContext } from './parts.ts';
import type { Fill } from './run.ts';
import { seedPlatform, dryRunSeed } from './seeding.ts';

/** The seed in the settings. */
export interface FirstSeed {
  readonly seed: Seed;
  /** Whether there is no data yet. Otherwise the seed is only for resets. */
  readonly isWanted: boolean;
}

/**
 * Reads the seed in the settings, and tries it out if it is to be added.
 * @throws SettingError naming the file and the place in it
 */
export async function readFirstSeed(context: PlatformContext, file: string): Promise<FirstSeed> {
  const isWanted = isNew(context.settings);
  const seed = readSeed(file);
  try {
    if (isWanted) await dryRunSeed(context, seed);
    return { seed, isWanted };
  } catch (error) {
    throw refused(file, error);
  }
}

/** Reads a seed that is valid by itself. @throws SettingError naming the file and the place in it */
export function readSeed(file: string): Seed {
  const document = parseDocument(textOf(file), file);
  try {
    return checkSeed(document);
  } catch (error) {
    throw refused(file, error);
  }
}

function refused(file: string, error: unknown): SettingError {
  return new SettingError(`${file}: ${(error as Error).message}`, { cause: error });
}

/** Whether there is no data, or only that of an unfinished first start. */
function isNew(settings: Settings): boolean {
  const { memory, dataDir } = settings;
  if (!memory && existsSync(resolve(dataDir, DISCARDING))) return true;
  return !databaseFiles(settings).some(({ file }) => existsSync(file));
}

function textOf(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`${file} can't be read (${code})`, { cause: error });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new SettingError(`${file} is not UTF-8 text`, { cause: error });
  }
}

/** Seeds a platform that has no data yet, if a seed is wanted. */
export function fillingWith({ seed, isWanted }: FirstSeed): Fill | undefined {
  return isWanted ? async (parts) => void (await seedPlatform(parts, seed)) : undefined;
}
