import type { EmbeddedRegistries } from '../engines/schema-registry/embedded-registries.ts';
import type { SchemaRegistries, SchemaRegistry } from '../engines/schema-registry/engine.ts';
import type { KafkaClusters } from '../families/kafka/clusters.ts';

/** The registries of the clusters that there are: what a deleted one had goes before one is asked again. */
export class ClusterRegistries implements Pick<SchemaRegistries, 'registry'> {
  readonly #registries: Pick<EmbeddedRegistries, 'registry' | 'retain'>;
  readonly #clusters: KafkaClusters;
  #revision: number | undefined;

  constructor(
    registries: Pick<EmbeddedRegistries, 'registry' | 'retain'>,
    clusters: KafkaClusters,
  ) {
    this.#registries = registries;
    this.#clusters = clusters;
  }

  registry(cluster: string): SchemaRegistry {
    const { revision } = this.#clusters;
    if (revision !== this.#revision) {
      this.#registries.retain([...this.#clusters.values()].map(({ id }) => id));
      this.#revision = revision;
    }
    return this.#registries.registry(cluster);
  }
}
