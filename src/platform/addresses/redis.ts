import { redisFamily } from '../../families/redis/family.ts';
import { RespFaults } from '../../families/redis/resp/resp-faults.ts';
import { RespServer } from '../../families/redis/resp/resp-server.ts';
import type { RedisEngine } from '../../engines/redis/engine.ts';
import type { Listening } from '../../http/server.ts';
import type { Tracing } from '../../telemetry/tracing/tracing.ts';
import type { PlatformParts } from '../parts.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { bind, serve } from './serve.ts';

/**
 * Serves the Redis REST API, at an address for all databases and at the databases' own ports, which speak RESP too.
 */
export async function serveRedis(parts: PlatformParts): Promise<Listening> {
  const { engines, databases, ports, settings, log, faultInjection } = parts;
  const { tracing, memory } = parts;
  const { sessions, connections } =
    tracing === undefined
      ? { sessions: engines.redis, connections: engines.redis }
      : await tracedBy(tracing, engines.redis);
  // A larger one would never have room.
  const maxResponseSize = Math.min(settings.redisMaxResponseSize, Math.floor(memory.share));
  const family = redisFamily(sessions, databases, {
    databaseOfPort: (socket) => ports.databaseOf(socket),
    wellKnown: WELL_KNOWN,
    maxResponseSize,
    memory,
    log,
  });
  const listening = await serve(parts, settings.redisPort, family, await bind(family, parts));
  const resp = new RespServer(connections, databases, {
    log,
    memory,
    maxResponseSize,
    faults: faultInjection && new RespFaults(faultInjection),
  });
  ports.serveBy({
    http: (socket) => listening.accept(socket),
    resp: (socket, id) => resp.accept(socket, id),
  });
  return {
    ...listening,
    close: async () => void (await Promise.all([listening.close(), resp.close()])),
  };
}

async function tracedBy(tracing: Tracing, redis: RedisEngine) {
  const { tracedRedis, tracedConnections } = await import('../traced-engines.ts');
  return {
    sessions: tracedRedis(redis, tracing),
    connections: tracedConnections(redis, tracing),
  };
}
