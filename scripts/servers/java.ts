import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FETCHED_SERVERS, outputOf } from './programs.ts';

const KAFKA = join(FETCHED_SERVERS, 'kafka');
const LIBRARIES = join(KAFKA, 'libs');
/** The oldest Java for Kafka's brokers. */
const OLDEST_JAVA = 17;

/** The servers whose classes are archived. */
export type ArchivedServer = 'broker' | 'connect';

/** Options for a fast start rather than a fast server. */
const FAST_START = [
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-Xshare:auto',
  '-Xss512k',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
  // Logs when a broker is ready.
  '-Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info',
];

/** Where `class-archives.ts` keeps the classes of a server, parsed and verified: otherwise half of each start is that. */
export const classArchive = (server: ArchivedServer): string => join(KAFKA, `${server}.jsa`);

/**
 * Options of Java for a program that loads the classes of a server.
 * @param archiveInto the file in which to keep its classes when it stops gracefully; by default it uses those kept
 */
export function javaOptions(server: ArchivedServer, archiveInto?: string): readonly string[] {
  if (archiveInto !== undefined) return [...FAST_START, `-XX:ArchiveClassesAtExit=${archiveInto}`];
  const archive = classArchive(server);
  // Java ignores one of another version.
  return existsSync(archive) ? [...FAST_START, `-XX:SharedArchiveFile=${archive}`] : FAST_START;
}

/** Where something that this version of Kafka has made is kept, beside its libraries. */
export function keptBeside(name: string): string {
  const [version] = readdirSync(LIBRARIES).filter((file) => /^kafka_[^-]+-[\d.]+\.jar$/.test(file));
  return join(KAFKA, `${version}.${name}`);
}

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
