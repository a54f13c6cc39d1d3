import type { SchemaRegistries, SchemaRegistry } from '../engines/schema-registry/engine.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { KeptRegistries } from './schema-registries.ts';
import type { KafkaClusters } from '../directory/kafka/clusters.ts';

/**
 * The registries of the clusters that there are: what a deleted one had goes before one is asked again.
 * A cluster is deleted where nobody is let in and its log is gone; one that could not be opened has its log.
 */
export class ClusterRegistries implements Pick<SchemaRegistries, 'registry'> {
  readonly #open: () => KeptRegistries;
  readonly #clusters: KafkaClusters;
  readonly #logs: Pick<LogEngine, 'clusters'>;
  /** Of the clusters, when all that were deleted had been removed. */
  #revision: number | undefined;

  /** @param open has them open; what it throws, whoever asks for one is told */
  constructor(
    open: () => KeptRegistries,
    clusters: KafkaClusters,
    logs: Pick<LogEngine, 'clusters'>,
  ) {
    this.#open = open;
    this.#clusters = clusters;
    this.#logs = logs;
  }

  registry(cluster: string): SchemaRegistry {
    const registries = this.#open();
    const { revision } = this.#clusters;
    if (revision !== this.#revision) {
      const logs = this.#logs.clusters();
      const served = [...this.#clusters.values()].map(({ id }) => id);
      registries.retain?.([...served, ...logs]);
      // The log of one that is being deleted goes a little later.
      if (logs.every((id) => served.includes(id))) this.#revision = revision;
    }
    return registries.registry(cluster);
  }
}
