import { DataError } from '../data-error.ts';
import type { FileCheck } from '../files/sqlite-check.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { openStore, type Store } from './store.ts';

/**
 * Opens the store that is kept in a file.
 * @param check has the file looked at first; only where no other process has it
 * @throws DataError which names the file
 */
export async function openStoreFile(file: string, check?: FileCheck): Promise<Store> {
  try {
    return await openStore(nodeSqliteDialect(file, check));
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw new DataError(`${file} can't be used: ${(error as Error).message}`, { cause: error });
  }
}
