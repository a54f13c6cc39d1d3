import { afterAll } from 'vitest';
import { nodeSqliteDialect } from '../../src/store/rows/node-sqlite.ts';
import { openStore, type Store } from '../../src/store/store.ts';

/**
 * Opens a store for a test. @param file of a store that is to be opened again; by default the store is new and empty
 */
export type OpenTestStore = (file?: string) => Promise<Store>;

let open: OpenTestStore = (file = ':memory:') => openStore(nodeSqliteDialect(file));

/** Opens a store for a test, in SQLite unless {@link useTestStores} has been called. */
export const openTestStore: OpenTestStore = (file) => open(file);

/** Makes the tests of this file use stores of another kind. */
export function useTestStores(other: OpenTestStore): void {
  const before = open;
  open = other;
  afterAll(() => {
    open = before;
  });
}
