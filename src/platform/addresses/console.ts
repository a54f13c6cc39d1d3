import { systemDescriptors } from '../../base/descriptors.ts';
import { isVerbose } from '../../base/logger.ts';
import { consoleAccess, type FirstAccountCheck } from '../../console/access.ts';
import { platformInfo } from '../../console/platform-info.ts';
import { metricsText } from '../../console/metrics.ts';
import { startConsole } from '../../console/server.ts';
import { normalizedEmail } from '../../control/accounts/email.ts';
import { databaseMetrics } from '../../control/metrics/database-metrics.ts';
import { kafkaMetrics, kafkaTotals, logMetrics } from '../../control/metrics/kafka-metrics.ts';
import { queueMetrics } from '../../control/metrics/queue-metrics.ts';
import { processMetrics } from '../../control/metrics/process-metrics.ts';
import type { FaultRequest } from '../../copies/shared-faults.ts';
import { tryItTargets } from '../../console/try-it.ts';
import { envBlock, type Addresses } from '../../control/env-block.ts';
import { isShared } from '../../store/store-time.ts';
import type { PlatformParts } from '../parts.ts';
import { currentCredentials } from '../credentials.ts';
import type { Served } from './serve.ts';
import { withControl } from './control.ts';
import { trustedPagesFor } from './serve.ts';
import { ProcessEventLoop } from '../../telemetry/event-loop.ts';

/** Serves the docs site, `/health`, `/metrics` and the console's page. */
export async function serveConsole(parts: PlatformParts, addresses: Addresses): Promise<Served> {
  const { settings, secrets, log, control, redis, kafka, queue, requests } = parts;
  const { internalErrors } = parts;
  const loop = new ProcessEventLoop();
  const ofRequests = async () => [
    ...requests.metrics(),
    ...(redis === undefined
      ? []
      : databaseMetrics({ control, directory: redis.databases, engine: redis.engine })),
    ...(queue === undefined ? [] : await queueMetrics(queue)),
  ];
  const ofKafka = kafka && { control, clusters: kafka.clusters };
  const metrics = async () =>
    metricsText([
      ...(await ofRequests()),
      ...(ofKafka === undefined ? [] : kafkaMetrics(ofKafka)),
      ...(kafka === undefined ? [] : await logMetrics(kafka.engine, kafka.clusters)),
      ...processMetrics(process, loop, systemDescriptors),
      internalErrors(),
    ]);
  const figures = async () => ({
    metrics: await ofRequests(),
    kafka: ofKafka && (await kafkaTotals(kafka.engine, ofKafka)),
    lastHour: requests.lastHour(),
    uptimeSeconds: process.uptime(),
    copies: parts.copies(),
    shared: isShared(parts.store),
  });
  const tryIt = async () => {
    const credentials = await currentCredentials(parts);
    return tryItTargets(addresses, credentials, secrets.apiKey, settings);
  };
  const platform = async () => {
    const env = envBlock(addresses, await currentCredentials(parts), secrets, settings);
    const { email } = settings;
    return platformInfo({ kind: 'implementation', addresses, env, secrets, email });
  };
  const isFirstAccount: FirstAccountCheck = async (...presented) => {
    const { email, readOnly } = await control.accounts.authenticate(...presented);
    return email === normalizedEmail(settings.email) && readOnly !== true;
  };
  const { controlAccess, faults, sharedFaults } = parts;
  const executeFault = sharedFaults && ((request: FaultRequest) => sharedFaults.operate(request));
  const { checkResponses, logLevel } = settings;
  const pages = await trustedPagesFor(parts);
  const before = withControl(
    { serves: 'platform', faults, executeFault, state: parts.state, time: parts.time.controls },
    controlAccess,
    { log, checkResponses, logRequests: isVerbose(logLevel), pages },
  );
  const consoleAddress = await parts.consoleAddress();
  return startConsole(settings, log, consoleAccess(settings, secrets, metrics, isFirstAccount), {
    tryIt,
    consoleAddress,
    before,
    pages,
    sources: { platform, log: parts.liveLog, figures },
    stopping: parts.stopping,
  });
}
