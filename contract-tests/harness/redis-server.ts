import { once } from 'node:events';
import { connect } from 'node:net';
import type { InstalledRedis } from '../../scripts/servers/installed-redis.ts';
import { startRedis } from '../../scripts/servers/redis.ts';
import { pipelines, type RunCommands } from './resp-pipelines.ts';

/** A real Redis for comparisons, and a connection to it. */
export interface RedisServer {
  /** Sends commands together. @returns their replies */
  readonly run: RunCommands;
  readonly stop: () => Promise<void>;
}

/** Starts a `redis-server`. @param kept the folder of its append-only log; without it nothing is persisted */
export async function startRedisServer(
  installed: InstalledRedis,
  kept?: string,
): Promise<RedisServer> {
  const settings = { appendonly: kept === undefined ? 'no' : 'yes', appendfsync: 'always' };
  const server = await startRedis({
    installed,
    settings,
    ...(kept === undefined ? {} : { dataDirectory: kept }),
  });
  const socket = connect(server.socket);
  await once(socket, 'connect');
  return {
    run: pipelines(socket),
    stop: async () => {
      await server.process.stop();
      await server[Symbol.asyncDispose]();
    },
  };
}
