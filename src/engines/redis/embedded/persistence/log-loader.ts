import { basename } from 'node:path';
import { Progress } from '../../../../base/progress.ts';
import type { ByteString } from '../../bytes.ts';
import type { Logger } from '../../../../base/logger.ts';
import { DamagedLog, readCommands } from './command-reader.ts';
import { DamagedPart } from './damaged-part.ts';
import type { Files, LogFile } from '../../../../base/files/files.ts';
import { BadFormat } from './rdb/format.ts';
import { beginsAsRdb, readRdbFile, type RdbTarget } from './rdb/file-reader.ts';
import {
  belongsToLog,
  EMPTY_MANIFEST,
  MANIFEST,
  partsOf,
  readManifest,
  readUnwritten,
  type Manifest,
} from './manifest.ts';

/** A loaded log. */
export interface LoadedLog {
  readonly manifest: Manifest;
  /** The length of each file in the manifest, in bytes. */
  readonly sizes: ReadonlyMap<string, number>;
  /** The names of the increments that nothing had been written to when the manifest was written. */
  readonly unwritten: ReadonlySet<string>;
}

interface OpenPart {
  readonly directory: string;
  readonly name: string;
  readonly path: string;
  readonly file: LogFile;
  size: number;
}

/** Receives the contents of a log: commands, after the snapshot that a base written by Redis may begin with. */
export interface LogTarget extends RdbTarget {
  /** @throws Error if it is not a command that can be in a log */
  run(argv: readonly ByteString[]): void;
}

/**
 * Replays the log in a directory. Truncates an incomplete end, which a crash may leave, and removes files that are not
 * in the manifest.
 * @throws DamagedPart with the file and the offset if the log is otherwise damaged, Error if the manifest is
 */
export async function loadLog(
  files: Files,
  directory: string,
  logger: Logger,
  target: LogTarget,
): Promise<LoadedLog> {
  const manifest = (await readManifest(files, directory)) ?? EMPTY_MANIFEST;
  const unwritten = await readUnwritten(files, directory);
  const parts = partsOf(manifest);
  await removeLeftOvers(
    files,
    directory,
    parts.length === 0,
    new Set(parts.map(({ name }) => name)),
  );
  const opened: OpenPart[] = [];
  try {
    for (const { name } of parts) {
      const path = `${directory}/${name}`;
      const file = await files.open(path, 'existing').catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        throw new DamagedPart(directory, name, `is missing, which ${MANIFEST} names`, undefined);
      });
      opened.push({ directory, path, name, file, size: await file.size() });
    }
    for (const { path, name, size } of opened) {
      if (size > 0 || name === manifest.base?.name || unwritten.has(name)) continue;
      const text = `${path} is empty, though something had been written to it: it has been emptied, or a power failure took what was not synced`;
      logger.warn({ file: path }, text);
    }
    const last = opened.findLast(({ size }) => size > 0);
    const total = opened.reduce((sum, { size }) => sum + size, 0);
    const what = `loading ${basename(directory)}`;
    const progress = new Progress({ logger, what, fields: { directory }, total });
    let before = 0;
    for (const part of opened) {
      const end = await replayFile(part, target, (offset) => progress.at(before + offset));
      before += part.size;
      if (end === part.size) continue;
      if (part !== last || part.name === manifest.base?.name) {
        const what = `is damaged: it ends in the middle of a command that begins at offset ${end}, and is not the end of the log`;
        throw new DamagedPart(directory, part.name, what, end);
      }
      part.file.truncateNow(end);
      const bytes = part.size - end;
      logger.warn(
        { file: part.path, offset: end, bytes },
        `${part.path} ended in the middle of a command: cut off ${bytes} bytes from offset ${end} on`,
      );
      part.size = end;
    }
    progress.end(total);
    const sizes = new Map(opened.map(({ name, size }) => [name, size]));
    return { manifest, sizes, unwritten };
  } finally {
    for (const { file } of opened) await file.close();
  }
}

/**
 * @param reached is called with the offset after each command
 * @returns the end of the last command or complete transaction
 */
async function replayFile(
  part: OpenPart,
  target: LogTarget,
  reached: (offset: number) => void,
): Promise<number> {
  const { directory, name: file, size } = part;
  const from = await replaySnapshot(part, target);
  let transaction: { offset: number; commands: ByteString[][] } | undefined;
  const run = (argv: readonly ByteString[], offset: number): void => {
    try {
      target.run(argv);
    } catch (error) {
      const what = `is damaged at offset ${offset}: ${(error as Error).message}`;
      throw new DamagedPart(directory, file, what, offset);
    }
  };
  const visit = (argv: ByteString[], offset: number): void => {
    reached(offset);
    const name = argv[0]!;
    if (transaction === undefined) {
      if (isWord(name, 'MULTI')) transaction = { offset, commands: [] };
      else run(argv, offset);
    } else if (isWord(name, 'EXEC')) {
      for (const command of transaction.commands) run(command, transaction.offset);
      transaction = undefined;
    } else {
      transaction.commands.push(argv);
    }
  };
  const end = await readCommands(part.file, size, visit, { from }).catch((error: unknown) => {
    if (!(error instanceof DamagedLog)) throw error;
    throw new DamagedPart(
      directory,
      file,
      `is damaged: ${error.message}`,
      transaction?.offset ?? error.sound,
    );
  });
  return transaction === undefined ? end : transaction.offset;
}

/** Loads the snapshot at the beginning of a base (`aof-use-rdb-preamble`). @returns the offset of the first command */
async function replaySnapshot(
  { directory, name, file, size }: OpenPart,
  target: LogTarget,
): Promise<number> {
  if (!(await beginsAsRdb(file))) return 0;
  return readRdbFile(file, size, target).catch((error: unknown) => {
    if (!(error instanceof BadFormat)) throw error;
    throw new DamagedPart(directory, name, `is damaged: ${error.message}`, undefined);
  });
}

function isWord(name: ByteString, word: string): boolean {
  return name.length === word.length && name.toUpperCase() === word;
}

/**
 * Removes files that a crash during a rewrite has left. The manifest that does not name them may not be synced, and the
 * one before may name them.
 */
async function removeLeftOvers(
  files: Files,
  directory: string,
  unused: boolean,
  named: ReadonlySet<string>,
): Promise<void> {
  const names = await files.list(directory);
  const leftOver = names.filter(
    (name) => belongsToLog(name) && !named.has(name) && name !== MANIFEST,
  );
  if (leftOver.length > 0) await files.syncDirectory(directory);
  for (const name of leftOver) {
    const path = `${directory}/${name}`;
    if (unused && !name.startsWith('temp-') && (await sizeOf(files, path)) > 0) {
      throw new Error(`${directory} holds ${name} but no ${MANIFEST} that names it`);
    }
    await files.remove(path);
  }
}

async function sizeOf(files: Files, path: string): Promise<number> {
  const file = await files.open(path, 'existing');
  try {
    return await file.size();
  } finally {
    await file.close();
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
