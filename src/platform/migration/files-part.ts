import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { MigrationError, type CopiedItem } from './report.ts';
import type { MigrationPart } from './migrate.ts';
import { copyTree, treeDigest } from './copy-tree.ts';

/** Files that are copied as they are: no engine needs to understand them. */
export interface CopiedFiles {
  /** Its name, for people. */
  readonly what: string;
  /** Files and folders of a data directory. */
  readonly names: readonly string[];
}

export const BACKUPS: CopiedFiles = { what: 'files of backups', names: ['backups'] };
/** Copied so that clients of TLS ports, which trust its authority, stay able to connect. */
export const CERTIFICATES: CopiedFiles = { what: 'certificates', names: ['tls'] };
/** The files of connectors in development. */
export const CONNECTOR_FILES: CopiedFiles = { what: 'files of connectors', names: ['files'] };
/** A closed SQLite database is a single file. */
export const SCHEMAS: CopiedFiles = {
  what: 'files of schemas',
  names: ['schema-registry.db', 'schema-registry.db-wal'],
};

/** The files of a part that a data directory already contains, for people; undefined if there are none. */
export function existingFiles({ what, names }: CopiedFiles, directory: string): string | undefined {
  return names.some((name) => hasFiles(resolve(directory, name))) ? what : undefined;
}

/** Copies a part from one data directory to another. */
export function filesPart({ what, names }: CopiedFiles, from: string, to: string): MigrationPart {
  return {
    copy: async (onProgress) => {
      let count = 0;
      for (const name of names) {
        const source = resolve(from, name);
        if (existsSync(source)) count += copyTree(source, resolve(to, name));
      }
      onProgress(what, count, 'files');
    },
    compare: async (): Promise<readonly CopiedItem[]> => {
      const [here, there] = [from, to].map((directory) =>
        treeDigest(names.map((name) => resolve(directory, name))),
      );
      if (here!.sha256 !== there!.sha256) throw new MigrationError(`the ${what} differ`);
      return here!.count === 0 ? [] : [{ what, unit: 'files', ...here! }];
    },
  };
}

function hasFiles(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    return readdirSync(path).length > 0;
  } catch {
    return true;
  }
}
