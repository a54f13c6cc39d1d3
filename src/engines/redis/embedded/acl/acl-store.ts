import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncDirectory } from '../../../../base/files/sync-directory.ts';
import { fromBuffer, toBuffer, type ByteString } from '../../bytes.ts';

/**
 * Keeps the users in one file. A new version is written beside it, synced and renamed over it, so that the file is
 * always the old or the new version as a whole.
 */
export function fileAclStore(path: string): AclStore {
  return {
    name: path,
    load: () => read(path),
    save: (text) => {
      const temporary = `${path}.tmp`;
      try {
        // It holds password hashes, so only its owner may read it.
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

/** Storage for the users of a database, in Redis's ACL file format. */
export interface AclStore {
  /** The path of the file, if it is one; for messages. */
  readonly name?: string;
  /** The text that was saved last; undefined if there is none. */
  load(): ByteString | undefined;
  /** Replaces the text. When it returns, the text is on disk. Throws if it can't be. */
  save(text: ByteString): void;
}

/** Keeps the users in memory. */
export function memoryAclStore(): AclStore {
  let saved: ByteString | undefined;
  return {
    load: () => saved,
    save: (text) => void (saved = text),
  };
}
