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
import { fileCheckOf, type PlatformContext } from './parts.ts';
import { RegistryOwnership } from './registry-ownership.ts';

/** The registries of the clusters, and the removal of those of deleted ones. */
export interface OpenRegistries extends Pick<SchemaRegistries, 'registry'> {
  /** Removes the registries of all other clusters, if only this process keeps them. */
  retain?(clusters: Iterable<string>): void;
}

/** The schema registries of a platform, wherever they are. */
export interface Schemas {
  /**
   * @returns a function that opens them on first use; it throws SchemaRegistryError if they are in another copy
   */
  load(): Promise<() => OpenRegistries>;
  /** The same for this copy only, to serve others; undefined if copies don't keep schemas. */
  readonly loadOwn?: () => Promise<() => OpenRegistries>;
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
  context: PlatformContext,
  keeper?: LeaseKeeper,
  calling?: CopyCalling,
): Promise<Schemas> {
  const servers = serverUrlsOf('schemaRegistryUrl', 'schemaRegistryPasswordFile', context.settings);
  if (servers !== undefined) {
    const { ConfluentRegistries } =
      await import('../engines/schema-registry/confluent/registries.ts');
    const { kafkaPrefix } = context.settings;
    const prefixOf = (cluster: string) => clusterPrefix(kafkaPrefix, cluster);
    const registries = await ConfluentRegistries.open({ ...servers, prefixOf });
    context.readiness.markReady(enginePart('schema-registry'), () => registries.healthProblem());
    return {
      load: async () => () => registries,
      remove: (cluster) => registries.remove(cluster),
      close: () => undefined,
    };
  }
  const schemas = new SchemaRegistriesOnDemand(context, keeper, calling);
  await schemas.check();
  return schemas;
}

/** Loaded and opened on the first call. */
class SchemaRegistriesOnDemand implements Schemas {
  readonly #file: string | undefined;
  readonly #check: FileCheck;
  readonly #ownership: RegistryOwnership | undefined;
  readonly #calling: CopyCalling | undefined;
  #opened: EmbeddedRegistries | undefined;

  /** @param keeper if others may share the store; one of them keeps the schemas */
  constructor(context: PlatformContext, keeper?: LeaseKeeper, calling?: CopyCalling) {
    this.#file = dataPath(context.settings, 'schema-registry.db');
    this.#check = fileCheckOf(context);
    this.#ownership = keeper && new RegistryOwnership(keeper, this.#file, calling?.address);
    this.#calling = calling;
  }

  /**
   * Checks the stored schemas, and reports readiness.
   * @throws DataError if they are damaged
   */
  async check(): Promise<void> {
    if (this.#file === undefined) return;
    checkBeforeOpening(this.#file, this.#check);
    if (existsSync(this.#file)) await this.#ownership?.claim();
  }

  async load(): Promise<() => OpenRegistries> {
    const own = await this.loadOwn();
    const [calling, ownership] = [this.#calling, this.#ownership];
    if (calling === undefined || ownership === undefined) return own;
    const { remoteRegistries } = await import('./remote-registries.ts');
    const remote = remoteRegistries(ownership, calling.calls);
    return () => (ownership.isOwner ? own() : remote);
  }

  async loadOwn(): Promise<() => EmbeddedRegistries> {
    const [embedded] = await Promise.all([
      import('../engines/schema-registry/embedded/embedded-registries.ts'),
      this.#ownership?.claim(),
    ]);
    return () => {
      this.#ownership?.require();
      return (this.#opened ??= new embedded.EmbeddedRegistries(this.#file, this.#check));
    };
  }

  async close(): Promise<void> {
    await this.#ownership?.close();
    this.#opened?.close();
  }
}
