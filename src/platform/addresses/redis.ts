import { redisFamily } from '../../families/redis/family.ts';
import { RespFaults } from '../../families/redis/resp/resp-faults.ts';
import { RespServer } from '../../families/redis/resp/resp-server.ts';
import type { RedisEngine } from '../../engines/redis/engine.ts';
import type { Tracing } from '../../telemetry/tracing/tracing.ts';
import type { PlatformParts, RedisService } from '../parts.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { bind, readsUsual, type Served } from './serve.ts';

/**
 * Serves the Redis REST API, at an address for all databases and at the databases' own ports, which speak RESP too.
 */
export async function serveRedis(
  parts: PlatformParts,
  { engine, databases }: RedisService,
): Promise<Served> {
  const { addresses, settings, log, faultInjection } = parts;
  const { ports } = addresses;
  const { tracing, memory, turns } = parts;
  const { sessions, connections } =
    tracing === undefined
      ? { sessions: engine, connections: engine }
      : await tracedBy(tracing, engine);
  // A larger one would never have room.
  const maxResponseSize = Math.min(settings.redisMaxResponseSize, Math.floor(memory.share));
  const family = redisFamily(sessions, databases, {
    databaseOfPort: (socket) => ports.databaseOf(socket),
    wellKnown: WELL_KNOWN,
    maxResponseSize,
    memory,
    log,
  });
  const listener = await bind(family, parts);
  const { redisPort: port } = settings;
  const hasFront = readsUsual(settings);
  const { errors } = family;
  const listening = await parts.addresses.serve({
    name: 'redis',
    port,
    errors,
    listener,
    hasFront,
  });
  const resp = new RespServer(connections, databases, {
    log,
    memory,
    maxResponseSize,
    faults: faultInjection && new RespFaults(faultInjection),
    turns,
  });
  ports.attach({
    http: (socket) => listening.accept(socket),
    resp: (socket, id) => resp.accept(socket, id),
    isHost: (name) => databases.byHost(name) !== undefined,
  });
  return { url: listening.url, end: () => resp.close() };
}

async function tracedBy(tracing: Tracing, redis: RedisEngine) {
  const { tracedRedis, tracedConnections } = await import('../traced-engines.ts');
  return {
    sessions: tracedRedis(redis, tracing),
    connections: tracedConnections(redis, tracing),
  };
}
