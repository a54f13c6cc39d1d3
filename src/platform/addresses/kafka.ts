import type { Back } from '../../contract/back.ts';
import { lazily } from '../../contract/lazily.ts';
import { dataPath } from '../../data-files.ts';
import type { EmbeddedRegistries } from '../../engines/schema-registry/embedded-registries.ts';
import { kafkaFamily } from '../../families/kafka/family.ts';
import { schemaRegistryContractErrors } from '../../families/schema-registry/errors.ts';
import { SCHEMA_REGISTRY_PATH } from '../../families/schema-registry/path.ts';
import { mounted } from '../../http/mounted.ts';
import type { Listening } from '../../http/server.ts';
import type { PlatformParts } from '../parts.ts';
import { bind, serve } from './serve.ts';

/** The Kafka REST API, and below a path of its own the schema registry. */
export async function serveKafka(parts: PlatformParts): Promise<Listening> {
  const { engines, clusters, settings, log } = parts;
  const family = kafkaFamily(engines.kafka, clusters, log);
  let registries: EmbeddedRegistries | undefined;
  const registry = lazily(
    async () => {
      const bound = await bindSchemaRegistry(parts);
      ({ registries } = bound);
      return bound.back;
    },
    schemaRegistryContractErrors,
    log,
  );
  const back = mounted(SCHEMA_REGISTRY_PATH, registry, await bind(family, parts));
  const server = await serve(parts, settings.kafkaPort, family, back);
  return {
    ...server,
    close: async () => {
      await server.close();
      registries?.close();
    },
  };
}

/** The schema registry, which is loaded and opened when it is first asked. */
async function bindSchemaRegistry(
  parts: PlatformParts,
): Promise<{ readonly back: Back; readonly registries: EmbeddedRegistries }> {
  const [{ EmbeddedRegistries }, { schemaRegistryFamily }, { ClusterRegistries }] =
    await Promise.all([
      import('../../engines/schema-registry/embedded-registries.ts'),
      import('../../families/schema-registry/family.ts'),
      import('../cluster-registries.ts'),
    ]);
  const { clusters, settings, log } = parts;
  const registries = new EmbeddedRegistries(dataPath(settings, 'schema-registry.db'));
  const served = new ClusterRegistries(registries, clusters);
  return { back: await bind(schemaRegistryFamily(served, clusters, log), parts), registries };
}
