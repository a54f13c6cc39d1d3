import { endpointOf } from '../../../control/kafka/clusters/names.ts';
import type { ClusterRow } from '../../../control/kafka/clusters/row.ts';

/** The port of the Kafka protocol (IANA has none; Kafka's own default). */
const KAFKA_PORT = 9092;

/** How a cluster is reached, as every answer with it or with one of its topics tells. */
export function accessOf({ slug, username, password }: ClusterRow) {
  const host = endpointOf(slug);
  const tcp = `${host}:${KAFKA_PORT}`;
  // The log speaks no Kafka protocol.
  const access = { tcp_endpoint: tcp, tcp_listening: false as const, rest_endpoint: host };
  return { ...access, username, password };
}
