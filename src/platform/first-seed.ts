import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkSeed } from '../families/control/check-seed.ts';
import type { Seed } from '../seed/seed.ts';
import { SettingError } from '../settings/load.ts';
import { parseDocument } from '../settings/parse-document.ts';
import type { Settings } from '../settings/table.ts';
import { DISCARDING } from './discard-data.ts';
import { databaseFiles } from './database-files.ts';
import type { PlatformContext } from './parts.ts';
import { dryRunSeed } from './seeding.ts';
import type { SeededState } from './state.ts';

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
  const document = parseDocument(textOf(file), file);
  try {
    const seed = checkSeed(document);
    if (isWanted) await dryRunSeed(context, seed);
    return { seed, isWanted };
  } catch (error) {
    throw new SettingError(`${file}: ${(error as Error).message}`, { cause: error });
  }
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

/** Adds the seed of a first start. If the process ends meanwhile, the next start begins again without data. */
export async function applyFirstSeed(
  state: SeededState,
  { seed, isWanted }: FirstSeed,
  { memory, dataDir }: Pick<Settings, 'memory' | 'dataDir'>,
): Promise<void> {
  const isUnfinished = memory || !isWanted ? undefined : resolve(dataDir, DISCARDING);
  if (isUnfinished !== undefined) writeFileSync(isUnfinished, '');
  await state.begin(seed, isWanted);
  if (isUnfinished !== undefined) rmSync(isUnfinished);
}
