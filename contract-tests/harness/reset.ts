import { command, result } from './exchange.ts';
import { target } from './target.ts';

const BUILT_IN_USERS = new Set(['default', 'default_ro']);

/**
 * Puts the database of the implementation back to how it was at the start: no keys, no functions, no users but the
 * built-in ones, no denied commands in the log. The mock keeps nothing, so there is nothing to do.
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
