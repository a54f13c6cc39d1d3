import { dataPath } from '../data-files.ts';
import type * as embedded from '../engines/schema-registry/embedded-registries.ts';
import type { Settings } from '../settings/table.ts';

/** The schema registries of a platform: loaded when they are first needed, opened when one is asked. */
export class SchemaRegistriesOnDemand {
  readonly #file: string | undefined;
  #loading: Promise<typeof embedded> | undefined;
  #opened: embedded.EmbeddedRegistries | undefined;

  constructor(settings: Pick<Settings, 'memory' | 'dataDir'>) {
    this.#file = dataPath(settings, 'schema-registry.db');
  }

  /** @returns what opens them, and after that has them open */
  async load(): Promise<() => embedded.EmbeddedRegistries> {
    this.#loading ??= import('../engines/schema-registry/embedded-registries.ts');
    const { EmbeddedRegistries } = await this.#loading;
    return () => (this.#opened ??= new EmbeddedRegistries(this.#file));
  }

  close(): void {
    this.#opened?.close();
  }
}
