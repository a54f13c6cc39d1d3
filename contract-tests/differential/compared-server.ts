import {
  installedRedises,
  isAtLeast,
  type InstalledRedis,
} from '../../scripts/servers/installed-redis.ts';
import { startRedisServer, type RedisServer } from '../harness/redis-server.ts';
import type { RunCommands } from '../harness/resp-pipelines.ts';
import { resultOf } from '../harness/resp2.ts';

/** The oldest Redis for the comparison. */
const OLDEST = '7.0';
const BUILT_IN_USERS = new Set(['default', 'default_ro']);

/**
 * The servers of this machine that Plinth is compared with, the newest first: two if `.ci/newer-servers` has installed
 * one besides the system's.
 * @throws Error if there is none
 */
export function comparedRedises(): readonly InstalledRedis[] {
  const all = installedRedises().filter(({ version }) => isAtLeast(version, OLDEST));
  if (all.length === 0) throw new Error(`no redis-server of ${OLDEST} or later is installed`);
  return all;
}

/** Starts the newest one, with a memory limit for random commands. */
export async function startComparedServer(): Promise<RedisServer> {
  const server = await startRedisServer(comparedRedises()[0]!);
  await server.run([['CONFIG', 'SET', 'maxmemory', '1gb']]);
  return server;
}

/** Resets a server to its state at the start. */
export async function reset(run: RunCommands): Promise<void> {
  const [, , , , users] = await run([
    ['FLUSHALL'],
    ['FUNCTION', 'FLUSH'],
    ['ACL', 'LOG', 'RESET'],
    ['CONFIG', 'RESETSTAT'],
    ['ACL', 'USERS'],
  ]);
  const added = (resultOf(users!) as string[]).filter((user) => !BUILT_IN_USERS.has(user));
  if (added.length > 0) await run([['ACL', 'DELUSER', ...added]]);
}
