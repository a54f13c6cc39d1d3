import { startRedisServer, type RedisServer } from '../harness/redis-server.ts';
import { resultOf, type Resp } from '../harness/resp2.ts';

/** The Redis that the cases are written for. */
const VERSION = '7.0.';
const BUILT_IN_USERS = new Set(['default', 'default_ro']);

type Run = (rows: readonly (readonly string[])[]) => Promise<Resp[]>;

/** The real server that Plinth is compared with. @throws Error where it is another version */
export async function startComparedServer(): Promise<RedisServer> {
  const redis = await startRedisServer();
  const [info] = await redis.run([['INFO', 'server']]);
  const version = /redis_version:(\S+)/.exec(String(info![1]))?.[1] ?? 'unknown';
  if (version.startsWith(VERSION)) return redis;
  await redis.stop();
  throw new Error(`the cases are those of Redis ${VERSION}x; redis-server is ${version}`);
}

/** Puts a server back to how it was at the start. */
export async function reset(run: Run): Promise<void> {
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
