import { constants } from 'node:fs';
import { lstat, open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { makeDirectory } from '../../../../../base/files/make-directory.ts';
import { invalidValue } from '../../config/definition.ts';
import { ConnectError } from '../../../errors.ts';
import type { FileRules } from '../plugin.ts';

/** A file named by a configuration, and the folder that it must be in. */
export interface ConfinedFile {
  /** The path as the configuration has it. */
  readonly name: string;
  readonly path: string;
  /** The folder of the connector's cluster. */
  readonly folder: string;
}

/** Errors of opening something that is no regular file: a directory; a pipe or a socket without a reader. */
const NO_FILE: ReadonlySet<string> = new Set(['EISDIR', 'ENXIO', 'ENOTSUP', 'EOPNOTSUPP']);
/** How often opening is tried again because the file was replaced meanwhile. */
const ATTEMPTS = 5;
/** Windows has neither of these flags. */
const { O_NONBLOCK, O_NOFOLLOW } = constants;

/**
 * Resolves a file that a configuration names. The right to create connectors does not include access to the
 * files of the machine or of other clusters: each cluster has a folder of its own.
 * @param setting the name of the setting, for the error
 * @throws ConfigError if it is outside of the folder
 */
export function confinedFile(
  { directory }: FileRules,
  clusterId: string,
  setting: string,
  name: string,
): ConfinedFile {
  if (name.includes('\0')) throw invalidValue(setting, name, 'Not a file name');
  if (directory === undefined) {
    throw invalidValue(
      setting,
      name,
      'Connectors may not use files of this server: its setting connectorFiles names no folder',
    );
  }
  const folder = join(directory, encodeURIComponent(clusterId));
  const path = resolve(folder, name);
  if (isAbsolute(name) || !isBelow(folder, path)) {
    throw invalidValue(
      setting,
      name,
      "Must be a name relative to the cluster's own folder of connector files, and stay in it",
    );
  }
  return { name, path, folder };
}

/** Checks a file name before the cluster is known. @throws ConfigError if no cluster may use the file */
export function checkFile(rules: FileRules, setting: string, name: string): void {
  confinedFile(rules, 'cluster', setting, name);
}

/**
 * The path of a file with links resolved. The file need not exist yet.
 * @throws ConnectError if links lead out of the folder; errors of the system
 */
export async function realPathOf({ name, path, folder }: ConfinedFile): Promise<string> {
  const real = await realpath(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const missing = join(await realpath(dirname(path)), basename(path));
    // Creating the target of a dangling link would follow the link.
    const isLink = (await lstat(missing).catch(() => undefined))?.isSymbolicLink() === true;
    return isLink ? '' : missing;
  });
  if (isBelow(await realpath(folder), real)) return real;
  throw new ConnectError(`${name} leads out of the cluster's folder of connector files`);
}

/** Creates the folder of a file. @throws ConnectError if it would be outside of the cluster's folder */
export async function makeFolderOf({ name, path, folder }: ConfinedFile): Promise<void> {
  makeDirectory(folder);
  // From the outermost folder on, so that nothing is created behind a link that leads out.
  for (const part of partsBetween(folder, dirname(path))) {
    await realPathOf({ name, path: part, folder });
    makeDirectory(part);
  }
}

/**
 * Opens a regular file of a connector. Opening a pipe could block one of Node's few file threads for ever, so other
 * kinds are refused. The opened file is checked again, because a link could have replaced a folder meanwhile.
 * @param flags of `open(2)`
 * @throws ConnectError if it is outside of the folder or no regular file; errors of the system
 */
export async function openConfined(file: ConfinedFile, flags: number): Promise<FileHandle> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const handle = await openRegular(file, await realPathOf(file), flags);
    if (await isStill(file, handle)) return handle;
    // It was replaced meanwhile, as when a log is rotated.
    await handle.close();
  }
  throw new ConnectError(`${file.name} is replaced whenever it is opened`);
}

async function openRegular(file: ConfinedFile, path: string, flags: number): Promise<FileHandle> {
  let handle: FileHandle;
  try {
    handle = await open(path, flags | O_NONBLOCK | O_NOFOLLOW, 0o600);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    throw NO_FILE.has(code) ? notRegular(file, cause) : cause;
  }
  const isFile = (await handle.stat()).isFile();
  if (isFile) return handle;
  await handle.close();
  throw notRegular(file);
}

/** Whether the opened file is the one at the path, within the folder. */
async function isStill(file: ConfinedFile, handle: FileHandle): Promise<boolean> {
  const opened = await handle.stat();
  const found = await realPathOf(file)
    .then(stat)
    .catch(() => undefined);
  return found?.ino === opened.ino && found.dev === opened.dev;
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(folder + sep);
}

/** The folders below one, down to another. */
function partsBetween(folder: string, inner: string): string[] {
  const parts: string[] = [];
  for (let part = inner; isBelow(folder, part); part = dirname(part)) parts.unshift(part);
  return parts;
}

function notRegular({ name }: ConfinedFile, cause?: unknown): ConnectError {
  return new ConnectError(`${name} is not a regular file`, { cause });
}
