import type { AnyListener } from '../../http/request-listener.ts';
import { lazily } from '../../contract/lazily.ts';
import { kafkaContractErrors } from '../../families/kafka/errors.ts';
import { schemaRegistryContractErrors } from '../../families/schema-registry/errors.ts';
import { SCHEMA_REGISTRY_PATH } from '../../families/schema-registry/path.ts';
import { mount } from '../../http/mount.ts';
import type { KafkaService, PlatformParts } from '../parts.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { bind, readsUsual, type Served } from './serve.ts';

/**
 * Serves the Kafka REST API, and below a path of its own the schema registry; each is loaded on its first request.
 */
export async function serveKafka(parts: PlatformParts, kafka: KafkaService): Promise<Served> {
  const { log } = parts;
  const errors = kafkaContractErrors;
  const registry = lazily(
    () => bindSchemaRegistry(parts, kafka),
    schemaRegistryContractErrors,
    log,
  );
  const api = lazily(() => bindKafka(parts, kafka), errors, log);
  const listener = mount(SCHEMA_REGISTRY_PATH, registry, api);
  const { kafkaPort: port } = parts.settings;
  const hasFront = readsUsual(parts.settings);
  return parts.addresses.serve({ name: 'kafka', port, errors, listener, hasFront });
}

async function bindKafka(
  parts: PlatformParts,
  { engine, clusters }: KafkaService,
): Promise<AnyListener> {
  const { log, tracing } = parts;
  const kafka =
    tracing === undefined
      ? engine
      : (await import('../traced-engines.ts')).tracedLog(engine, tracing);
  const { kafkaFamily } = await import('../../families/kafka/family.ts');
  return bind(kafkaFamily(kafka, clusters, { wellKnown: WELL_KNOWN, log }), parts);
}

/** The schema registry, which is loaded on its first request. */
async function bindSchemaRegistry(
  parts: PlatformParts,
  { clusters, schemas }: KafkaService,
): Promise<AnyListener> {
  const { log, reserve } = parts;
  const { schemaRegistryFamily } = await import('../../families/schema-registry/family.ts');
  const family = schemaRegistryFamily(schemas, clusters, { wellKnown: WELL_KNOWN, log });
  return bind(family, parts, reserve);
}
