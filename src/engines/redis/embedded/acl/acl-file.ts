import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fromBuffer, toBuffer, type ByteString } from '../../bytes.ts';
import type { AclStore } from './acl-store.ts';

/**
 * Keeps the users in one file. A new version is written beside it, brought to the disk and moved over
 * the old one, so that whatever happens meanwhile, the file is the one or the other and never a part.
 */
export function fileAclStore(path: string): AclStore {
  return {
    name: path,
    load: () => read(path),
    save: (text) => {
      const temporary = `${path}.tmp`;
      try {
        // It holds hashes of passwords, so it is for its owner only.
        writeFileSync(temporary, toBuffer(text), { mode: 0o600, flush: true });
        renameSync(temporary, path);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
      syncDirectory(dirname(path));
    },
  };
}

function read(path: string): ByteString | undefined {
  try {
    return fromBuffer(readFileSync(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A rename is safe only once the directory is; Windows can't sync one and has no need to. */
function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}
