import { dataPath } from './data-files.ts';
import type * as embedded from '../engines/schema-registry/embedded/embedded-registries.ts';
import { checkBeforeOpening, type FileCheck } from '../files/sqlite-check.ts';
import { fileCheckOf, type Given } from './parts.ts';

/** The schema registries of a platform: loaded when they are first needed, opened when one is asked. */
export class SchemaRegistriesOnDemand {
  readonly #file: string | undefined;
  readonly #check: FileCheck;
  #loading: Promise<typeof embedded> | undefined;
  #opened: embedded.EmbeddedRegistries | undefined;

  constructor(given: Given) {
    this.#file = dataPath(given.settings, 'schema-registry.db');
    this.#check = fileCheckOf(given);
  }

  /** Looks at what is kept of them. @throws DataError where it is damaged */
  check(): void {
    if (this.#file !== undefined) checkBeforeOpening(this.#file, this.#check);
  }

  /** @returns what opens them, and after that has them open */
  async load(): Promise<() => embedded.EmbeddedRegistries> {
    this.#loading ??= import('../engines/schema-registry/embedded/embedded-registries.ts');
    const { EmbeddedRegistries } = await this.#loading;
    return () => (this.#opened ??= new EmbeddedRegistries(this.#file, this.#check));
  }

  close(): void {
    this.#opened?.close();
  }
}
