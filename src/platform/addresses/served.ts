import { envBlock, type Addresses } from '../../control/env-block.ts';
import { isService, type Services } from '../../settings/services.ts';
import { addressPart } from '../../telemetry/parts.ts';
import { PlatformPart } from '../part.ts';
import type { PlatformParts } from '../parts.ts';
import { currentCredentials } from '../credentials.ts';
import { serveConsole } from './console.ts';
import { serveKafka } from './kafka.ts';
import { serveManagement } from './management.ts';
import { serveQueue } from './queue.ts';
import { serveRedis } from './redis.ts';
import type { Serve, Served } from './serve.ts';

/** The servers, each at its own address; the console last, because it lists the others. */
const SERVERS: Readonly<Record<keyof Addresses, Serve>> = {
  redis: (parts) => serveRedis(parts, chosen(parts.redis)),
  kafka: (parts) => serveKafka(parts, chosen(parts.kafka)),
  queue: (parts) => serveQueue(parts, chosen(parts.queue)),
  management: serveManagement,
  console: serveConsole,
};

/** A service whose address is served, so it runs. */
function chosen<Service>(service: Service | undefined): Service {
  if (service === undefined) throw new Error('a service is served that does not run');
  return service;
}

/**
 * The addresses of a platform, in the order in which they are served.
 * @param parts everything that is served
 * @param urls is given the URL of each one
 * @param services those that run; others have no address
 */
export function servedAddresses(
  parts: () => PlatformParts,
  urls: Writable<Addresses>,
  services: Services,
): PlatformPart[] {
  const names = Object.keys(SERVERS) as (keyof Addresses)[];
  const isServed = (name: keyof Addresses) => !isService(name) || services.has(name);
  return names.filter(isServed).map(
    (name) =>
      new PlatformPart<Served>({
        shown: addressPart(name),
        open: async () => {
          const served = await SERVERS[name](parts(), urls);
          urls[name] = served.url;
          return served;
        },
        leave: (served) => served.end?.(),
      }),
  );
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

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
