import { KafkaClusters, type KafkaCluster } from '../../src/directory/kafka/clusters.ts';
import { kafkaFamily, type KafkaFamily } from '../../src/families/kafka/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { mocked } from '../mocked-family.ts';
import type { Prism } from '../prism.ts';
import { exampleConnectors, exampleLog } from './example-log.ts';

/** The Kafka REST family of the mock: Prism, with answers that fit the request. */
export function mockKafkaFamily(prism: Prism, cluster: KafkaCluster): KafkaFamily {
  const log = exampleLog();
  const clusters = new KafkaClusters([{ ...cluster, connectors: async () => exampleConnectors() }]);
  return mocked(kafkaFamily({ cluster: () => log }, clusters, { wellKnown: WELL_KNOWN }), prism);
}
