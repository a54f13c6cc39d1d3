import { sql } from 'kysely';
import type { Store } from './store.ts';

/** A committed change of a row: written or deleted. */
export interface RowChange {
  readonly table: string;
  /** The key of the row, or of the row that it belongs to. */
  readonly id: string;
}

/** Receives a change, or `anything` if some may have been missed. Must not throw. */
export type OnChange = (change: RowChange | 'anything') => void;

/** Reports everything that any process commits to the store, including this one, in the order of the commits. */
export interface StoreChanges {
  /** @returns a function that unsubscribes */
  listen(onChange: OnChange): () => void;
  /**
   * Resolves when listeners have received everything that was committed before this call. @throws Error if there is no
   * connection
   */
  heard(): Promise<void>;
}

/** Milliseconds between looks at a file. */
const EACH = 250;

/**
 * What other processes commit to a store in a file, as `plinth account` does while a platform runs. SQLite counts their
 * commits (https://www.sqlite.org/pragma.html#pragma_data_version), and does not say what they have changed. Listeners
 * are told of everything since this call.
 */
export async function fileChanges(store: Store): Promise<StoreChanges> {
  const version = await versionOf(store);
  return {
    listen: (onChange) => watch(store, version, onChange),
    heard: async () => undefined,
  };
}

function watch(store: Store, since: number | undefined, onChange: OnChange): () => void {
  let last = since;
  let timer: NodeJS.Timeout;
  let hasEnded = false;
  const look = async () => {
    // A look that fails says nothing; the store reports its own failures to those who use it.
    const version = await versionOf(store).catch(() => last);
    if (hasEnded) return;
    if (version !== last) onChange('anything');
    last = version;
    timer = setTimeout(() => void look(), EACH).unref();
  };
  void look();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
  };
}

/** Changes with each commit of another connection. */
async function versionOf(store: Store): Promise<number | undefined> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(store);
  return rows[0]?.data_version;
}
