import { sql } from 'kysely';
import type { OnChange, StoreChanges } from './changes.ts';
import type { Store } from './store.ts';

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
