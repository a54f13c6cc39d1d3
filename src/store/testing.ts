import { nodeSqliteDialect } from './node-sqlite.ts';
import { openStore, type Store } from './store.ts';

/** A store of its own for a test, in memory. */
export function openTestStore(): Promise<Store> {
  return openStore(nodeSqliteDialect(':memory:'));
}
