import { existsSync } from 'node:fs';
import { OnDemand } from '../base/on-demand.ts';
import type { KafkaClusters } from '../directory/kafka/clusters.ts';
import { clusterPrefix } from '../engines/log/kafka/cluster-prefix.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { EmbeddedRegistries } from '../engines/schema-registry/embedded/embedded-registries.ts';
import type { SchemaRegistries, SchemaRegistry } from '../engines/schema-registry/engine.ts';
import {
  callRegistryMethod,
  forwardingRegistry,
} from '../engines/schema-registry/forwarding-registry.ts';
import { serverUrlsOf } from '../settings/server-urls.ts';
import type { LeaseKeeper } from '../store/lease-keeper.ts';
import { checkBeforeOpening, type FileCheck } from '../store/rows/sqlite-check.ts';
import { ClusterRegistries } from './cluster-registries.ts';
import type { CopyCalling } from './copy-calling.ts';
import type { Copies } from './copies.ts';
import { dataPath } from './data-files.ts';
import { enginePart } from '../telemetry/parts.ts';
import { PlatformPart } from './part.ts';
import { fileCheckOf, type PlatformContext } from './parts.ts';
import { RegistryOwnership } from './registry-ownership.ts';

type OpenRegistries = Pick<SchemaRegistries, 'registry'>;

interface RegistriesParts {
  readonly copies: PlatformPart<Copies | undefined>;
  readonly calling: PlatformPart<CopyCalling | undefined>;
  readonly clusters: KafkaClusters;
  readonly kafka: PlatformPart<LogEngine>;
}

/** The schemas on the servers of the settings, else in this process or in another copy of it. */
export function schemaRegistries(
  context: PlatformContext,
  { clusters, kafka, copies, calling }: RegistriesParts,
): PlatformPart<SchemaRegistries> {
  const isOnServers = context.settings.schemaRegistryUrl !== undefined;
  return new PlatformPart<SchemaRegistries>({
    shown: isOnServers ? enginePart('schema-registry') : undefined,
    open: async (opened) => {
      const sharing = { keeper: copies.value?.keeper, calling: calling.value };
      const registries = await openSchemas(context, { clusters, logs: kafka.value, ...sharing });
      opened.defer(() => registries.close());
      return registries;
    },
    check: (registries) => registries.healthProblem(),
    ...(isOnServers && {
      discard: async (registries) => {
        for (const id of kafka.value.clusters()) await registries.remove(id);
      },
    }),
  });
}

/** @throws SettingError, DataError */
async function openSchemas(
  context: PlatformContext,
  options: RegistriesOptions,
): Promise<SchemaRegistries> {
  const servers = serverUrlsOf('schemaRegistryUrl', 'schemaRegistryPasswordFile', context.settings);
  if (servers !== undefined) {
    const { ConfluentRegistries } =
      await import('../engines/schema-registry/confluent/registries.ts');
    const { kafkaPrefix } = context.settings;
    const prefixOf = (cluster: string) => clusterPrefix(kafkaPrefix, cluster);
    return ConfluentRegistries.open({ ...servers, prefixOf });
  }
  const registries = new RegistriesOnDemand(context, options);
  await registries.prepare();
  return registries;
}

interface RegistriesOptions {
  readonly clusters: KafkaClusters;
  readonly logs: Pick<LogEngine, 'clusters'>;
  /** Given if others may share the store. */
  readonly keeper: LeaseKeeper | undefined;
  /** How copies call each other. */
  readonly calling: CopyCalling | undefined;
}

interface Opened {
  readonly embedded: EmbeddedRegistries;
  /** The same without what deleted clusters have left. */
  readonly served: OpenRegistries;
}

/** Registries that their first use loads and opens, in this copy of the platform or in another one. */
class RegistriesOnDemand implements SchemaRegistries {
  readonly #file: string | undefined;
  readonly #check: FileCheck;
  readonly #options: RegistriesOptions;
  readonly #ownership: RegistryOwnership | undefined;
  /** Those of another copy; undefined if copies can't be called. */
  readonly #remote: OnDemand<OpenRegistries> | undefined;
  #opened: Opened | undefined;

  constructor(context: PlatformContext, options: RegistriesOptions) {
    this.#file = dataPath(context.settings, 'schema-registry.db');
    this.#check = fileCheckOf(context);
    this.#options = options;
    const { keeper, calling } = options;
    if (keeper === undefined) return;
    const ownership = new RegistryOwnership(keeper, this.#file, calling?.address);
    this.#ownership = ownership;
    if (calling === undefined) return;
    this.#remote = new OnDemand(async () => {
      const [{ remoteRegistries }] = await Promise.all([
        import('./remote-registries.ts'),
        ownership.claim(),
      ]);
      return remoteRegistries(ownership, calling.calls);
    });
  }

  /**
   * Checks the stored schemas, and lets other copies use them.
   * @throws DataError if they are damaged
   */
  async prepare(): Promise<void> {
    if (this.#file !== undefined) {
      checkBeforeOpening(this.#file, this.#check);
      if (existsSync(this.#file)) await this.#ownership?.claim();
    }
    const { calling } = this.#options;
    if (calling === undefined) return;
    const { registryService, SCHEMAS } = await import('../copies/remote-registry.ts');
    const open = async () => (await this.#own()).served;
    calling.port.serve(SCHEMAS, registryService(open));
  }

  registry(cluster: string): SchemaRegistry {
    return forwardingRegistry(async (method, args) => {
      const registries = await this.#current();
      return callRegistryMethod(registries.registry(cluster), method, args);
    });
  }

  async remove(cluster: string): Promise<void> {
    const { embedded } = await this.#own();
    await embedded.remove(cluster);
  }

  /** Nothing can be wrong before they are opened. */
  async healthProblem(): Promise<string | undefined> {
    return this.#opened?.embedded.healthProblem();
  }

  async close(): Promise<void> {
    await this.#ownership?.close();
    await this.#opened?.embedded.close();
  }

  async #current(): Promise<OpenRegistries> {
    const remote = await this.#remote?.load();
    if (remote !== undefined && this.#ownership?.isOwner !== true) return remote;
    return (await this.#own()).served;
  }

  /** The registries of this copy. @throws SchemaRegistryError if the schemas are in another one */
  async #own(): Promise<Opened> {
    if (this.#opened !== undefined && this.#ownership?.isOwner !== false) return this.#opened;
    const [module] = await Promise.all([
      import('../engines/schema-registry/embedded/embedded-registries.ts'),
      this.#ownership?.claim(),
    ]);
    this.#ownership?.require();
    this.#opened ??= this.#open(module.EmbeddedRegistries);
    return this.#opened;
  }

  #open(Registries: typeof EmbeddedRegistries): Opened {
    const { clusters, logs } = this.#options;
    const embedded = new Registries(this.#file, this.#check);
    return { embedded, served: new ClusterRegistries(embedded, clusters, logs) };
  }
}
