import { existsSync } from 'node:fs';
import { dataPath } from './data-files.ts';
import type * as embedded from '../engines/schema-registry/embedded/embedded-registries.ts';
import { checkBeforeOpening, type FileCheck } from '../rows/sqlite-check.ts';
import type { LeaseKeeper } from '../store/lease-keeper.ts';
import { fileCheckOf, type Given } from './parts.ts';
import { RegistryHome } from './registry-home.ts';

/** The schema registries of a platform: loaded when they are first needed, opened when one is asked. */
export class SchemaRegistriesOnDemand {
  readonly #file: string | undefined;
  readonly #check: FileCheck;
  readonly #home: RegistryHome | undefined;
  #loading: Promise<typeof embedded> | undefined;
  #opened: embedded.EmbeddedRegistries | undefined;

  /** @param keeper where others may share the store: they have no schemas then */
  constructor(given: Given, keeper?: LeaseKeeper) {
    this.#file = dataPath(given.settings, 'schema-registry.db');
    this.#check = fileCheckOf(given);
    this.#home = keeper && new RegistryHome(keeper, this.#file);
  }

  /** Looks at what is kept of them, and says that it is here. @throws DataError where it is damaged */
  async check(): Promise<void> {
    if (this.#file === undefined) return;
    checkBeforeOpening(this.#file, this.#check);
    if (existsSync(this.#file)) await this.#home?.claim();
  }

  /** @returns what opens them, and after that has them open. It throws SchemaRegistryError where another copy has them */
  async load(): Promise<() => embedded.EmbeddedRegistries> {
    this.#loading ??= import('../engines/schema-registry/embedded/embedded-registries.ts');
    const [{ EmbeddedRegistries }] = await Promise.all([this.#loading, this.#home?.claim()]);
    return () => {
      this.#home?.require();
      return (this.#opened ??= new EmbeddedRegistries(this.#file, this.#check));
    };
  }

  close(): void {
    this.#opened?.close();
  }
}
