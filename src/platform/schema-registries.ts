import { existsSync } from 'node:fs';
import { dataPath } from './data-files.ts';
import type { EmbeddedRegistries } from '../engines/schema-registry/embedded/embedded-registries.ts';
import { checkBeforeOpening, type FileCheck } from '../store/rows/sqlite-check.ts';
import { clusterPrefix } from '../engines/log/kafka/cluster-prefix.ts';
import type { SchemaRegistries } from '../engines/schema-registry/engine.ts';
import { serverUrlsOf } from '../settings/server-urls.ts';
import type { LeaseKeeper } from '../store/lease-keeper.ts';
import { enginePart } from './engine-part.ts';
import type { CopyCalling } from './copy-port.ts';
import { fileCheckOf, type Given } from './parts.ts';
import { RegistryHome } from './registry-home.ts';

/** The registries of the clusters, and the removal of those of deleted ones. */
export interface KeptRegistries extends Pick<SchemaRegistries, 'registry'> {
  /** Removes the registries of all other clusters, if only this process keeps them. */
  retain?(clusters: Iterable<string>): void;
}

/** The schema registries of a platform, wherever they are. */
export interface Schemas {
  /**
   * @returns a function that opens them on first use; it throws SchemaRegistryError if they are in another copy
   */
  load(): Promise<() => KeptRegistries>;
  /** The same for this copy only, to serve others; undefined if copies don't keep schemas. */
  readonly loadOwn?: () => Promise<() => KeptRegistries>;
  /** Removes the schemas of a deleted cluster from servers; undefined if there are no servers. */
  readonly remove?: (cluster: string) => Promise<void>;
  close(): void | Promise<void>;
}

/**
 * The schemas on the servers of the settings, else in this process.
 * @param keeper if others may share the store
 * @param calling how copies call each other
 * @throws SettingError, DataError
 */
export async function openSchemas(
  given: Given,
  keeper?: LeaseKeeper,
  calling?: CopyCalling,
): Promise<Schemas> {
  const servers = serverUrlsOf('schemaRegistryUrl', 'schemaRegistryPasswordFile', given.settings);
  if (servers !== undefined) {
    const { ConfluentRegistries } =
      await import('../engines/schema-registry/confluent/registries.ts');
    const { kafkaPrefix } = given.settings;
    const prefixOf = (cluster: string) => clusterPrefix(kafkaPrefix, cluster);
    const registries = await ConfluentRegistries.open({ ...servers, prefixOf });
    given.readiness.arrived(enginePart('schema-registry'), () => registries.healthProblem());
    return {
      load: async () => () => registries,
      remove: (cluster) => registries.remove(cluster),
      close: () => undefined,
    };
  }
  const schemas = new SchemaRegistriesOnDemand(given, keeper, calling);
  await schemas.check();
  return schemas;
}

/** Loaded and opened on the first call. */
class SchemaRegistriesOnDemand implements Schemas {
  readonly #file: string | undefined;
  readonly #check: FileCheck;
  readonly #home: RegistryHome | undefined;
  readonly #calling: CopyCalling | undefined;
  #opened: EmbeddedRegistries | undefined;

  /** @param keeper if others may share the store; one of them keeps the schemas */
  constructor(given: Given, keeper?: LeaseKeeper, calling?: CopyCalling) {
    this.#file = dataPath(given.settings, 'schema-registry.db');
    this.#check = fileCheckOf(given);
    this.#home = keeper && new RegistryHome(keeper, this.#file, calling?.address);
    this.#calling = calling;
  }

  /**
   * Checks the stored schemas, and reports readiness.
   * @throws DataError where they are damaged
   */
  async check(): Promise<void> {
    if (this.#file === undefined) return;
    checkBeforeOpening(this.#file, this.#check);
    if (existsSync(this.#file)) await this.#home?.claim();
  }

  async load(): Promise<() => KeptRegistries> {
    const own = await this.loadOwn();
    const [calling, home] = [this.#calling, this.#home];
    if (calling === undefined || home === undefined) return own;
    const { passedRegistries } = await import('./passed-registries.ts');
    const passed = passedRegistries(home, calling.calls);
    return () => (home.isHere ? own() : passed);
  }

  async loadOwn(): Promise<() => EmbeddedRegistries> {
    const [embedded] = await Promise.all([
      import('../engines/schema-registry/embedded/embedded-registries.ts'),
      this.#home?.claim(),
    ]);
    return () => {
      this.#home?.require();
      return (this.#opened ??= new embedded.EmbeddedRegistries(this.#file, this.#check));
    };
  }

  async close(): Promise<void> {
    await this.#home?.close();
    this.#opened?.close();
  }
}
