import type { ServedLog } from '../../src/families/kafka/caller.ts';
import type { ConnectorConfig, KafkaCluster } from '../../src/directory/kafka/clusters.ts';
import { kafkaFamily, type KafkaFamily } from '../../src/families/kafka/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { mockEngine } from '../mock-engine.ts';
import { mockClusters } from './mock-clusters.ts';

/** The Kafka REST family of the mock, with its own cluster and those of the examples. */
export function mockKafkaFamily(cluster: KafkaCluster): KafkaFamily {
  const log = mockEngine<ServedLog>();
  const connectors = mockEngine<() => Promise<readonly ConnectorConfig[]>>();
  const clusters = mockClusters({ ...cluster, connectors });
  return kafkaFamily({ cluster: () => log }, clusters, { wellKnown: WELL_KNOWN });
}
