import type { RedisSession } from '../../../engines/redis/engine.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import { bytesOf, listOf } from '../execute.ts';
import { isServerError, type TwoSessions } from './keys.ts';

/**
 * Copies the aliases of search indexes, which are no keys.
 * @param leaveOut whether they stay behind where the target has no search
 * @throws RedisError of the target
 */
export async function copyAliases({ from, to }: TwoSessions, leaveOut: boolean): Promise<void> {
  for (const names of await aliasesIn(from)) {
    const reply = await to.execute(['SEARCH.ALIASADD', ...names]);
    if (reply instanceof RedisError && (isServerError(reply) || !leaveOut)) throw reply;
  }
}

/** The aliases of a database in a form that can be compared; none where there is no search. */
export async function aliasesOf(session: RedisSession): Promise<string[]> {
  return (await aliasesIn(session)).map((names) => JSON.stringify(names));
}

async function aliasesIn(session: RedisSession): Promise<string[][]> {
  const reply = await session.execute(['SEARCH.LISTALIASES']);
  if (reply instanceof RedisError) {
    if (isServerError(reply)) throw reply;
    return [];
  }
  return listOf(reply).map((names) => listOf(names).map(bytesOf));
}
