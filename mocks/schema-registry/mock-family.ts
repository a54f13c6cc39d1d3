import { KafkaClusters, type KafkaCluster } from '../../src/directory/kafka/clusters.ts';
import {
  schemaRegistryFamily,
  type SchemaRegistryFamily,
} from '../../src/families/schema-registry/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { mocked } from '../mocked-family.ts';
import type { Prism } from '../prism.ts';
import { exampleRegistry } from './example-registry.ts';

/** The schema registry of the mock: Prism, with answers that fit the request. */
export function mockSchemaRegistryFamily(
  prism: Prism,
  cluster: KafkaCluster,
): SchemaRegistryFamily {
  const registry = exampleRegistry();
  const clusters = new KafkaClusters([cluster]);
  return mocked(
    schemaRegistryFamily({ registry: () => registry }, clusters, { wellKnown: WELL_KNOWN }),
    prism,
  );
}
