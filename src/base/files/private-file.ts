import {
  chmodSync,
  closeSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';

const FOR_OTHERS = 0o077;

/**
 * Writes a file that only its owner can access, changing the mode of an existing one. Anything but a regular file, such
 * as a pipe, is written to without a change of its mode.
 * @throws the system's error
 */
export function writePrivateFile(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    if (fstatSync(file).isFile()) fchmodSync(file, 0o600);
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

/**
 * Removes the permissions of everybody but the owner from a file, or from a directory and what an earlier version made
 * readable in it. In directories that are private already, only the files are checked, so that a start does not walk
 * the whole tree. Symbolic links are not followed.
 * @returns paths that remain accessible because they belong to another user
 */
export function restrictToOwner(path: string): string[] {
  // Windows has no such modes.
  if (process.platform === 'win32') return [];
  const { mode, kind } = statusOf(path);
  if (kind === undefined) return [];
  const wasOpen = (mode & FOR_OTHERS) !== 0;
  const left = wasOpen ? close(path, kind === 'directory' ? 0o700 : 0o600) : [];
  if (kind === 'file') return left;
  for (const entry of readdirSync(path)) {
    const inner = `${path}/${entry}`;
    const { kind: kindOfInner, mode: modeOfInner } = statusOf(inner);
    const isClosed = (modeOfInner & FOR_OTHERS) === 0;
    if (kindOfInner === 'directory' && isClosed && !wasOpen) continue;
    left.push(...restrictToOwner(inner));
  }
  return left;
}

/**
 * Removes the permissions of everybody but the owner from a directory, but not from its content.
 * @returns the path if it remains accessible
 */
export function restrictDirectoryToOwner(path: string): string[] {
  const { mode } = statusOf(path);
  return process.platform !== 'win32' && (mode & FOR_OTHERS) !== 0 ? close(path, 0o700) : [];
}

function statusOf(path: string): {
  readonly mode: number;
  readonly kind: 'file' | 'directory' | undefined;
} {
  const status = lstatSync(path, { throwIfNoEntry: false });
  const kind = status?.isFile() === true ? 'file' : 'directory';
  const isEither = status?.isFile() === true || status?.isDirectory() === true;
  return { mode: status?.mode ?? 0, kind: isEither ? kind : undefined };
}

function close(path: string, mode: number): string[] {
  try {
    chmodSync(path, mode);
    return [];
  } catch {
    return [path];
  }
}
