import { consoleAccess } from '../../console/access.ts';
import { metricsText } from '../../console/metrics.ts';
import { startConsole } from '../../console/server.ts';
import { databaseMetrics } from '../../control/metrics/database-metrics.ts';
import { kafkaMetrics } from '../../control/metrics/kafka-metrics.ts';
import { processMetrics } from '../../control/metrics/process-metrics.ts';
import type { Listening } from '../../http/server.ts';
import type { PlatformParts } from '../parts.ts';

/** The docs site, `/health`, and `/metrics` of what the platform runs. */
export function serveConsole({
  settings,
  secrets,
  log,
  control,
  engines,
  databases,
  clusters,
}: PlatformParts): Promise<Listening> {
  const metrics = () =>
    metricsText([
      ...databaseMetrics({ control, directory: databases, engine: engines.redis }),
      ...kafkaMetrics({ control, clusters }),
      ...processMetrics(process),
    ]);
  return startConsole(settings, log, consoleAccess(settings, secrets, metrics));
}
