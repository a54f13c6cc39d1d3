import { pathRules } from '../../../generated/management/path-rules.ts';
import type { FrontRules } from '../../contract/family.ts';
import type { ServiceName, Services } from '../../settings/services.ts';
import { managementContractErrors, notRunning } from './errors.ts';

/** The beginnings of the paths that are for one service (`x-service`). */
export const SERVICE_PATHS: Readonly<Record<string, ServiceName>> = {
  '/v2/redis/': 'redis',
  '/v2/kafka/': 'kafka',
  '/v2/queue/': 'queue',
  '/v2/qstash/': 'queue',
};

/** The rules of a platform that runs only some services: requests for others are refused. */
export function managementRulesFor(services: Services): FrontRules {
  const absent = Object.entries(SERVICE_PATHS).filter(([, service]) => !services.has(service));
  return {
    ...managementFrontRules,
    refuse: (_method, path) => {
      const found = absent.find(([beginning]) => path.startsWith(beginning));
      return found && notRunning(found[1], services);
    },
  };
}

/**
 * The rules of this family for the first stages of a request: no path has a multi-segment parameter, and the contract
 * alone decides which methods a path has.
 */
export const managementFrontRules: FrontRules = {
  ...pathRules,
  tails: [],
  errors: managementContractErrors,
};
