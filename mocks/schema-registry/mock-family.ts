import { schemaRegistryChecks } from '../../src/engines/schema-registry/checks.ts';
import type { KafkaCluster } from '../../src/directory/kafka/clusters.ts';
import {
  schemaRegistryFamily,
  type SchemaRegistryFamily,
} from '../../src/families/schema-registry/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { mockClusters } from '../kafka/mock-clusters.ts';
import { mockEngine } from '../mock-engine.ts';

/** The schema registry of the mock, one for all clusters. */
export function mockSchemaRegistryFamily(cluster: KafkaCluster): SchemaRegistryFamily {
  const registry = mockEngine(schemaRegistryChecks);
  const clusters = mockClusters(cluster);
  return schemaRegistryFamily({ registry: () => registry }, clusters, { wellKnown: WELL_KNOWN });
}
