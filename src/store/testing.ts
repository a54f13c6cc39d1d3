import { nodeSqliteDialect } from './rows/node-sqlite.ts';
import { openStore, type Store } from './store.ts';

/** Opens stores for tests. @param file of one that is opened again; without it a store of its own, which is empty */
export type OpenTestStore = (file?: string) => Promise<Store>;

let open: OpenTestStore = (file = ':memory:') => openStore(nodeSqliteDialect(file));

/** A store for a test: in SQLite, unless {@link useTestStores} has said otherwise. */
export const openTestStore: OpenTestStore = (file) => open(file);

/** Makes the tests that are loaded after this use stores of another kind. */
export function useTestStores(other: OpenTestStore): void {
  open = other;
}
