import { command, result } from './exchange.ts';
import { target } from './target.ts';

const BUILT_IN_USERS = new Set(['default', 'default_ro']);

/**
 * Resets the database of the implementation to its state at the start: no keys, no functions, only the built-in users,
 * no denied commands in the log. The mock has no state.
 */
export async function reset(): Promise<void> {
  if (target().name === 'mock') return;
  await command(['FLUSHALL']);
  await command(['FUNCTION', 'FLUSH']);
  const users = (await result('ACL', 'USERS')) as string[];
  const added = users.filter((user) => !BUILT_IN_USERS.has(user));
  if (added.length > 0) await command(['ACL', 'DELUSER', ...added]);
  await command(['ACL', 'LOG', 'RESET']);
  await command(['CONFIG', 'SET', 'maxmemory', '0', 'maxmemory-policy', 'noeviction']);
}
