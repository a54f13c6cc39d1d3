import { exchange, result } from './exchange.ts';
import { target } from './target.ts';

const BUILT_IN_USERS = new Set(['default', 'default_ro']);

/** In one request, because most tests of commands begin with it. */
const TO_THE_START = [
  ['FLUSHALL'],
  ['FUNCTION', 'FLUSH'],
  ['ACL', 'LOG', 'RESET'],
  ['CONFIG', 'SET', 'maxmemory', '0', 'maxmemory-policy', 'noeviction'],
  ['ACL', 'USERS'],
];

/**
 * Resets the database of the implementation to its state at the start: no keys, no functions, only the built-in users,
 * no denied commands in the log. The mock has no state.
 */
export async function reset(): Promise<void> {
  if (target().name === 'mock') return;
  const { json } = await exchange({ method: 'POST', path: '/pipeline', body: TO_THE_START });
  const replies = json as readonly { readonly result?: unknown; readonly error?: string }[];
  const users = replies.at(-1)!.result as string[];
  const added = users.filter((user) => !BUILT_IN_USERS.has(user));
  if (added.length > 0) await result('ACL', 'DELUSER', ...added);
}
