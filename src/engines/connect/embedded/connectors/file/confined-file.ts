import { constants } from 'node:fs';
import { lstat, open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { makeDirectory } from '../../../../../base/files/make-directory.ts';
import { invalidValue } from '../../config/definition.ts';
import { ConnectError } from '../../../errors.ts';
import type { FileRules } from '../plugin.ts';

/** A file that a configuration names, and the folder that it must stay in. */
export interface ConfinedFile {
  /** What the configuration calls it. */
  readonly name: string;
  readonly path: string;
  /** The folder of the connector's cluster. */
  readonly folder: string;
}

/** What opening something says that is no file: a directory; a pipe or a socket that nobody reads. */
const NO_FILE: ReadonlySet<string> = new Set(['EISDIR', 'ENXIO', 'ENOTSUP', 'EOPNOTSUPP']);
/** How often a file may be replaced while it is opened. */
const ATTEMPTS = 5;
/** Windows has neither, and nothing is no flag. */
const { O_NONBLOCK, O_NOFOLLOW } = constants;

/**
 * The file that a configuration names. Who may make connectors may not for that reason read and write the
 * files of the machine, nor those of other clusters: each cluster has a folder for itself.
 * @param setting whose value the name is
 * @throws ConfigError where it is elsewhere
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

/** Whether a configuration may name a file, of whatever cluster it is. @throws ConfigError */
export function checkFile(rules: FileRules, setting: string, name: string): void {
  confinedFile(rules, 'cluster', setting, name);
}

/**
 * The real path of a file. One that does not exist yet stays in its folder.
 * @throws ConnectError where links lead out of the folder, and errors of the system
 */
export async function realPathOf({ name, path, folder }: ConfinedFile): Promise<string> {
  const real = await realpath(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const missing = join(await realpath(dirname(path)), basename(path));
    // To create what a link that leads nowhere names would be to follow it.
    const isLink = (await lstat(missing).catch(() => undefined))?.isSymbolicLink() === true;
    return isLink ? '' : missing;
  });
  if (isBelow(await realpath(folder), real)) return real;
  throw new ConnectError(`${name} leads out of the cluster's folder of connector files`);
}

/** Makes the folder of a file. @throws ConnectError where it would be elsewhere */
export async function makeFolderOf({ name, path, folder }: ConfinedFile): Promise<void> {
  makeDirectory(folder);
  // From the outside in, so that nothing is made where a link leads out.
  for (const part of partsBetween(folder, dirname(path))) {
    await realPathOf({ name, path: part, folder });
    makeDirectory(part);
  }
}

/**
 * Opens a regular file of a connector: opening a pipe could block for ever one of the few threads that the platform
 * has for files. The opened file is checked again, because a link could have replaced a folder meanwhile.
 * @param flags of `open(2)`
 * @throws ConnectError where it is elsewhere or no regular file, and errors of the system
 */
export async function openConfined(file: ConfinedFile, flags: number): Promise<FileHandle> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const handle = await openRegular(file, await realPathOf(file), flags);
    if (await isStill(file, handle)) return handle;
    // As when a log is rotated just now.
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

/** Whether what has been opened is what stands at the path, within the folder. */
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
