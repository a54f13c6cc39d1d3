import { DataError } from '../data-error.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { openStore, type Store } from './store.ts';

/** Opens the store that is kept in a file. @throws DataError which names the file */
export async function openStoreFile(file: string): Promise<Store> {
  try {
    return await openStore(nodeSqliteDialect(file));
  } catch (error) {
    throw new DataError(`${file} can't be used: ${(error as Error).message}`, { cause: error });
  }
}
