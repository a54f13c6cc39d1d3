import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { CarryError, type Carried } from './report.ts';
import type { Piece } from './migrate.ts';
import { copyTree, treeSum } from './copy-tree.ts';

/** Files that are copied as they are: no engine needs to understand them. */
export interface KeptPart {
  /** What people call it. */
  readonly what: string;
  /** Files and folders of a data directory. */
  readonly names: readonly string[];
}

export const BACKUPS: KeptPart = { what: 'files of backups', names: ['backups'] };
/** Copied so that clients of TLS ports, which trust its authority, stay able to connect. */
export const CERTIFICATES: KeptPart = { what: 'certificates', names: ['tls'] };
/** The files of connectors in development. */
export const CONNECTOR_FILES: KeptPart = { what: 'files of connectors', names: ['files'] };
/** A closed SQLite database is a single file. */
export const SCHEMAS: KeptPart = {
  what: 'files of schemas',
  names: ['schema-registry.db', 'schema-registry.db-wal'],
};

/** What a data directory contains of a part already, for people; undefined if nothing. */
export function presentPart({ what, names }: KeptPart, directory: string): string | undefined {
  return names.some((name) => hasFiles(resolve(directory, name))) ? what : undefined;
}

/** Copies a part from one data directory to another. */
export function keptPiece({ what, names }: KeptPart, from: string, to: string): Piece {
  return {
    carry: async (told) => {
      let count = 0;
      for (const name of names) {
        const source = resolve(from, name);
        if (existsSync(source)) count += copyTree(source, resolve(to, name));
      }
      told(what, count, 'files');
    },
    compare: async (): Promise<readonly Carried[]> => {
      const [here, there] = [from, to].map((directory) =>
        treeSum(names.map((name) => resolve(directory, name))),
      );
      if (here!.sha256 !== there!.sha256) throw new CarryError(`the ${what} differ`);
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
