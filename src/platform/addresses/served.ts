import { envBlock, type Addresses } from '../../control/env-block.ts';
import { flagOf } from '../../settings/table.ts';
import { addressPart } from '../../telemetry/parts.ts';
import { currentCredentials } from '../current-credentials.ts';
import { PlatformPart } from '../part.ts';
import type { PlatformParts } from '../parts.ts';
import { serveConsole } from './console.ts';
import { serveKafka } from './kafka.ts';
import { serveManagement } from './management.ts';
import { serveQueue } from './queue.ts';
import { serveRedis } from './redis.ts';
import type { Serve, Served } from './serve.ts';

/** The servers, each at its own address; the console last, because it lists the others. */
const SERVERS: Readonly<Record<keyof Addresses, Serve>> = {
  redis: serveRedis,
  kafka: serveKafka,
  queue: serveQueue,
  management: serveManagement,
  console: serveConsole,
};

/**
 * The addresses of a platform, in the order in which they are served.
 * @param parts everything that is served
 * @param urls is given the URL of each one
 */
export function servedAddresses(
  parts: () => PlatformParts,
  urls: Record<keyof Addresses, string>,
): PlatformPart[] {
  return (Object.keys(SERVERS) as (keyof Addresses)[]).map(
    (name) =>
      new PlatformPart<Served>({
        shown: addressPart(name),
        open: async () => {
          try {
            const served = await SERVERS[name](parts(), urls);
            urls[name] = served.url;
            return served;
          } catch (error) {
            throw namingPort(error, name);
          }
        },
        leave: (served) => served.end?.(),
      }),
  );
}

/** The env block of what is served. */
export function environment(
  parts: () => PlatformParts,
  addresses: Addresses,
): PlatformPart<Readonly<Record<string, string>>> {
  return new PlatformPart({
    open: async () => {
      const { settings, secrets } = parts();
      return envBlock(addresses, await currentCredentials(parts()), secrets, settings);
    },
  });
}

/** The system's error gives the number of a port that can't be bound, but not what it is for. */
function namingPort(error: unknown, name: keyof Addresses): unknown {
  const isOfPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (isOfPort) error.message = `--${flagOf(`${name}Port`)}: ${error.message}`;
  return error;
}
