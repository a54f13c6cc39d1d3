import { Turns } from '../../../base/turns.ts';
import type { FileCheck } from '../../../store/rows/sqlite-check.ts';
import { EmbeddedRegistry } from './embedded-registry.ts';
import type { SchemaRegistries, SchemaRegistry } from '../engine.ts';
import { RegistryStore } from './store/registry-store.ts';

/** How many turns of the event loop there are between two comparisons, each of which may take long. */
const TURNS_APART = 8;

/** The registries of all clusters, in one SQLite file. */
export class EmbeddedRegistries implements SchemaRegistries {
  readonly #store: RegistryStore;
  readonly #turns = new Turns(TURNS_APART);

  /**
   * @param file a path; without it nothing is stored
   * @param check checks the file first
   * @throws Error if the file can't be used, or belongs to a newer version
   */
  constructor(file = ':memory:', check?: FileCheck) {
    this.#store = new RegistryStore(file, check);
  }

  registry(cluster: string): SchemaRegistry {
    return new EmbeddedRegistry(this.#store, cluster, this.#turns);
  }

  async remove(cluster: string): Promise<void> {
    this.#store.removeCluster(cluster);
  }

  /** Deletes the data of clusters that no longer exist: a process may have ended while one was being deleted. */
  retain(clusters: Iterable<string>): void {
    const kept = new Set(clusters);
    for (const cluster of this.#store.clusters())
      if (!kept.has(cluster)) this.#store.removeCluster(cluster);
  }

  /** Always none: errors of the file are reported by the calls that meet them. */
  async healthProblem(): Promise<undefined> {
    return undefined;
  }

  async close(): Promise<void> {
    this.#store.close();
  }
}
