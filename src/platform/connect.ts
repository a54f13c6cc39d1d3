import type { ConnectRuntime, OffsetStore } from '../engines/connect/engine.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { SchemaRegistries } from '../engines/schema-registry/engine.ts';
import type { KafkaClusters } from '../directory/kafka/clusters.ts';
import { SettingError } from '../settings/load.ts';
import { serverUrlsOf } from '../settings/server-urls.ts';
import { connectorFilesOf } from '../settings/connector-files.ts';
import { ConnectOnDemand } from './connect-on-demand.ts';
import { enginePart } from '../telemetry/parts.ts';
import { outboundRulesOf } from './outbound-rules.ts';
import type { PlatformContext } from './parts.ts';

/** Opens the connect runtime over a log. */
export type OpenConnect = (engine: LogEngine, offsets: OffsetStore) => ConnectRuntime;

/**
 * Chooses the connect runtime: the Kafka Connect of the settings, else this process, with a directory.
 * @throws SettingError, DataError
 */
export async function connectOf(
  context: PlatformContext,
  clusters: KafkaClusters,
  schemas: Pick<SchemaRegistries, 'registry'>,
  log: LogEngine,
): Promise<OpenConnect> {
  const { settings, readiness } = context;
  const servers = serverUrlsOf('connectUrl', 'connectPasswordFile', settings);
  if (servers === undefined) return embeddedConnect(context, clusters, schemas);
  if (settings.kafkaBrokers === undefined) {
    throw new SettingError(
      '--connect-url needs --kafka-brokers: a Kafka Connect works on topics of the Kafka that it is connected to',
    );
  }
  const { openKafkaConnect } = await import('./kafka-connect.ts');
  const connect = await openKafkaConnect(context, servers, clusters, log);
  readiness.markReady(enginePart('connect'), () => connect.healthProblem());
  return () => connect;
}

function embeddedConnect(
  { settings, secrets, log, memory }: PlatformContext,
  clusters: KafkaClusters,
  schemas: Pick<SchemaRegistries, 'registry'>,
): OpenConnect {
  const rules = outboundRulesOf(settings, secrets);
  const files = { directory: connectorFilesOf(settings, secrets) };
  return (engine, offsets) =>
    new ConnectOnDemand(async () => {
      const { openWorker } = await import('./connect-worker.ts');
      return openWorker({ files, log, memory, rules, engine, clusters, offsets, schemas });
    });
}
