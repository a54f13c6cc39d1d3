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
import { PlatformPart } from './part.ts';
import type { PlatformContext } from './parts.ts';

/** Opens the connect runtime over a log. */
export type OpenConnect = (engine: LogEngine, offsets: OffsetStore) => ConnectRuntime;

/** The connect runtime that the settings choose. */
export interface Connect {
  readonly open: OpenConnect;
  /** The one on servers. */
  readonly servers?: ConnectRuntime;
}

interface ConnectParts {
  readonly clusters: KafkaClusters;
  readonly kafka: PlatformPart<LogEngine>;
  readonly schemas: PlatformPart<SchemaRegistries>;
  /** Deletes all connectors. */
  readonly discard: () => Promise<void>;
}

/** The connect runtime: the Kafka Connect of the settings, else this process, with a directory. */
export function connectRuntime(
  context: PlatformContext,
  { clusters, kafka, schemas, discard }: ConnectParts,
): PlatformPart<Connect> {
  const isOnServers = context.settings.connectUrl !== undefined;
  return new PlatformPart<Connect>({
    shown: isOnServers ? enginePart('connect') : undefined,
    open: () => openConnect(context, clusters, schemas.value, kafka.value),
    check: ({ servers }) => servers?.healthProblem(),
    ...(isOnServers && { discard }),
  });
}

/** @throws SettingError, DataError */
async function openConnect(
  context: PlatformContext,
  clusters: KafkaClusters,
  schemas: Pick<SchemaRegistries, 'registry'>,
  log: LogEngine,
): Promise<Connect> {
  const { settings } = context;
  const urls = serverUrlsOf('connectUrl', 'connectPasswordFile', settings);
  if (urls === undefined) return { open: embeddedConnect(context, clusters, schemas) };
  if (settings.kafkaBrokers === undefined) {
    throw new SettingError(
      '--connect-url needs --kafka-brokers: a Kafka Connect works on topics of the Kafka that it is connected to',
    );
  }
  const { openKafkaConnect } = await import('./kafka-connect.ts');
  const servers = await openKafkaConnect(context, urls, clusters, log);
  return { open: () => servers, servers };
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
