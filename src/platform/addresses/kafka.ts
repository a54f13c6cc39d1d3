import type { RequestListener } from '../../http/request-listener.ts';
import { lazily } from '../../contract/lazily.ts';
import { kafkaFamily } from '../../families/kafka/family.ts';
import { schemaRegistryContractErrors } from '../../families/schema-registry/errors.ts';
import { SCHEMA_REGISTRY_PATH } from '../../families/schema-registry/path.ts';
import { mounted } from '../../http/mounted.ts';
import type { Listening } from '../../http/server.ts';
import { makingRoom } from '../making-room.ts';
import type { PlatformParts } from '../parts.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { bind, serve } from './serve.ts';

/** The Kafka REST API, and below a path of its own the schema registry. */
export async function serveKafka(parts: PlatformParts): Promise<Listening> {
  const { engines, clusters, settings, log } = parts;
  const family = kafkaFamily(engines.kafka, clusters, { wellKnown: WELL_KNOWN, log });
  const registry = lazily(() => bindSchemaRegistry(parts), schemaRegistryContractErrors, log);
  const listener = mounted(SCHEMA_REGISTRY_PATH, registry, await bind(family, parts));
  return serve(parts, settings.kafkaPort, family, listener);
}

/** The schema registry, which is loaded and opened when it is first asked. */
async function bindSchemaRegistry(parts: PlatformParts): Promise<RequestListener> {
  const { clusters, engines, schemas, log, reserve } = parts;
  const [open, { schemaRegistryFamily }, { ClusterRegistries }] = await Promise.all([
    schemas.load(),
    import('../../families/schema-registry/family.ts'),
    import('../cluster-registries.ts'),
  ]);
  const registries = new ClusterRegistries(open(), clusters, engines.kafka);
  const family = schemaRegistryFamily(registries, clusters, { wellKnown: WELL_KNOWN, log });
  return bind(makingRoom(family, reserve), parts);
}
