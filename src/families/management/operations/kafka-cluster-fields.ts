import { endpointOf } from '../../../control/kafka/clusters/names.ts';
import type { ClusterRow } from '../../../control/kafka/clusters/row.ts';

/** Kafka's own default port (IANA assigns none). */
const KAFKA_PORT = 9092;

/** The connection details of a cluster, in every answer with it or with one of its topics. */
export function accessOf({ slug, username, password }: ClusterRow) {
  const host = endpointOf(slug);
  const tcp = `${host}:${KAFKA_PORT}`;
  // The embedded log does not speak the Kafka protocol.
  const access = { tcp_endpoint: tcp, tcp_listening: false as const, rest_endpoint: host };
  return { ...access, username, password };
}
