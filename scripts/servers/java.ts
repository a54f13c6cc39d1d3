import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FETCHED_SERVERS, outputOf } from './programs.ts';

const LIBRARIES = join(FETCHED_SERVERS, 'kafka', 'libs');
/** The oldest Java for Kafka's brokers. */
const OLDEST_JAVA = 17;

/** Options for a fast start rather than a fast server. */
export const JVM = [
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-Xshare:auto',
  '-Xss512k',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
  // Logs when a broker is ready.
  '-Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info',
];

/** The class path of Kafka and Kafka Connect. */
export function classPath(): string {
  return join(LIBRARIES, '*');
}

/** Why Kafka can't be started here; undefined if it can. */
export function kafkaSkipReason(): string | undefined {
  const [, version] = /version "(\d+)/.exec(outputOf('java', ['-version']) ?? '') ?? [];
  if (Number(version ?? 0) < OLDEST_JAVA) return `no Java of ${OLDEST_JAVA} or later is installed`;
  if (!existsSync(LIBRARIES) || !readdirSync(LIBRARIES).some((name) => name.startsWith('kafka_'))) {
    return 'Kafka is not in .servers/kafka, where .ci/kafka puts it';
  }
  return undefined;
}
