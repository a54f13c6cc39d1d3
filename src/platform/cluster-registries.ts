import type { EmbeddedRegistries } from '../engines/schema-registry/embedded/embedded-registries.ts';
import type { SchemaRegistries, SchemaRegistry } from '../engines/schema-registry/engine.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { KafkaClusters } from '../directory/kafka/clusters.ts';

/**
 * The registries of the existing clusters: leftovers of a deleted cluster are removed before a registry is used
 * again. A cluster counts as deleted if it admits nobody and its log is gone; one that could not be opened still has
 * its log.
 */
export class ClusterRegistries implements Pick<SchemaRegistries, 'registry'> {
  readonly #kept: Pick<EmbeddedRegistries, 'registry' | 'retain'>;
  readonly #clusters: KafkaClusters;
  readonly #logs: Pick<LogEngine, 'clusters'>;
  /**
   * The revision of the directory at which the schemas of all deleted clusters had been removed.
   */
  #revision: number | undefined;

  constructor(
    kept: Pick<EmbeddedRegistries, 'registry' | 'retain'>,
    clusters: KafkaClusters,
    logs: Pick<LogEngine, 'clusters'>,
  ) {
    this.#kept = kept;
    this.#clusters = clusters;
    this.#logs = logs;
  }

  registry(cluster: string): SchemaRegistry {
    const { revision } = this.#clusters;
    if (revision !== this.#revision) {
      const logs = this.#logs.clusters();
      const served = [...this.#clusters.values()].map(({ id }) => id);
      this.#kept.retain([...served, ...logs]);
      // The log of a cluster that is being deleted is removed a little later.
      if (logs.every((id) => served.includes(id))) this.#revision = revision;
    }
    return this.#kept.registry(cluster);
  }
}
