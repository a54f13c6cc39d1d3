import { consoleAccess, type FirstAccountCheck } from '../../console/access.ts';
import { toldPlatform } from '../../console/told-platform.ts';
import { metricsText } from '../../console/metrics.ts';
import { startConsole } from '../../console/server.ts';
import { normalizedEmail } from '../../control/accounts/email.ts';
import { databaseMetrics } from '../../control/metrics/database-metrics.ts';
import { kafkaMetrics } from '../../control/metrics/kafka-metrics.ts';
import { processMetrics } from '../../control/metrics/process-metrics.ts';
import type { Listening } from '../../http/server.ts';
import { tryItTargets } from '../../console/try-it.ts';
import { envBlock, type Addresses } from '../../control/env-block.ts';
import type { PlatformParts } from '../parts.ts';
import { presentCredentials } from '../present-credentials.ts';

/** The docs site, `/health`, `/metrics` of what the platform runs, and what the docs are told of it. */
export function serveConsole(parts: PlatformParts, addresses: Addresses): Promise<Listening> {
  const { settings, secrets, log, control, engines, databases, clusters } = parts;
  const metrics = () =>
    metricsText([
      ...databaseMetrics({ control, directory: databases, engine: engines.redis }),
      ...kafkaMetrics({ control, clusters }),
      ...processMetrics(process),
    ]);
  const tryIt = async () => {
    const credentials = await presentCredentials(parts);
    return tryItTargets(addresses, credentials, secrets.apiKey, settings);
  };
  const platform = async () => {
    const env = envBlock(addresses, await presentCredentials(parts), secrets, settings);
    return toldPlatform('implementation', addresses, env, secrets, settings);
  };
  const isFirstAccount: FirstAccountCheck = async (...presented) => {
    const { email, readOnly } = await control.accounts.authenticate(...presented);
    return email === normalizedEmail(settings.email) && readOnly !== true;
  };
  return startConsole(settings, log, consoleAccess(settings, secrets, metrics, isFirstAccount), {
    tryIt,
    told: { platform, log: parts.liveLog },
    stopping: parts.stopping,
  });
}
