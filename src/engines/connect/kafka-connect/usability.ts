import type { JsonServer } from '../../../http/json-server.ts';
import { ConnectUnreachable, messageOf } from '../errors.ts';
import { callConnect } from './connect-calls.ts';

/** KIP-980: a connector can be made that does not run at once. */
const OLDEST = 'Apache Kafka 3.7';
const OLDEST_MAJOR = 3;
const OLDEST_MINOR = 7;
/** Confluent Platform 7.7 has Apache Kafka 3.7. */
const CONFLUENT_AHEAD = 4;

/** Whether a worker's version is before {@link OLDEST}. One that can't be read is taken for new. */
export function isOldConnect(version: string): boolean {
  const [, first, second] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  if (first === undefined) return false;
  const ahead = /-(?:ccs|ce)\b/.test(version) ? CONFLUENT_AHEAD : 0;
  const [major, minor] = [Number(first) - ahead, Number(second)];
  return major < OLDEST_MAJOR || (major === OLDEST_MAJOR && minor < OLDEST_MINOR);
}

/**
 * Why the server can never run connectors for this platform, as a message for the operator.
 * @param server whose requests time out soon
 * @param kafkaId the id of the Kafka that the clusters are on; undefined while it is unknown
 * @returns undefined if it can, and if it does not answer now
 */
export async function unusableReason(
  server: JsonServer,
  kafkaId: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const { url } = server;
  let root: unknown;
  try {
    root = await callConnect(server, 'GET', '/');
  } catch (error) {
    if (error instanceof ConnectUnreachable) {
      return /refuses the platform/.test(error.message)
        ? 'the Kafka Connect of --connect-url refuses the user or the password'
        : undefined;
    }
    return `what answers at ${url} (--connect-url) is not a Kafka Connect worker: ${messageOf(error)}`;
  }
  const { version, kafka_cluster_id: kafka } = (root ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof version !== 'string' || typeof kafka !== 'string') {
    return `what answers at ${url} (--connect-url) is not a Kafka Connect worker`;
  }
  if (isOldConnect(version)) {
    return `the Kafka Connect of --connect-url is too old: it is ${version}, and ${OLDEST} or newer is needed`;
  }
  const own = await kafkaId();
  return own === undefined || own === kafka
    ? undefined
    : 'the Kafka Connect of --connect-url works on another Kafka than that of --kafka-brokers';
}
