import type { HttpError } from '../../http/http-error.ts';
import type { ServiceName, Services } from '../../settings/services.ts';
import { notRunning } from './errors.ts';

/** The beginnings of the paths that are for one service (`x-service`). */
export const SERVICE_PATHS: Readonly<Record<string, ServiceName>> = {
  '/v2/redis/': 'redis',
  '/v2/kafka/': 'kafka',
  '/v2/queue/': 'queue',
  '/v2/qstash/': 'queue',
};

/** Refuses requests for services that a platform does not run. */
export function refuseAbsent(
  services: Services,
): (method: string, path: string) => HttpError | undefined {
  const absent = Object.entries(SERVICE_PATHS).filter(([, service]) => !services.has(service));
  return (_method, path) => {
    const found = absent.find(([beginning]) => path.startsWith(beginning));
    return found && notRunning(found[1], services);
  };
}
