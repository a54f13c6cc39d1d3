import { expect, onTestFinished } from 'vitest';
import type {
  SchemaRegistries,
  SchemaRegistry,
} from '../../../src/engines/schema-registry/engine.ts';
import type { RegistryErrorName } from '../../../src/engines/schema-registry/errors.ts';

/** An implementation of the engine for one test, without any data. */
export interface RegistriesUnderTest {
  /** Whether clusters share the ids of one registry, so that no two clusters have the same id. */
  readonly sharesIds?: boolean;
  /** Opens registries on what earlier ones of the test have stored. */
  open(): SchemaRegistries;
}

export type PrepareRegistries = (options: {
  /** Whether the test reopens them. */
  readonly isKept: boolean;
}) => RegistriesUnderTest;

/** Registries that are closed after the test, and the registry of the cluster `c`. */
export class RegistryBench {
  readonly #under: RegistriesUnderTest;
  #registries: SchemaRegistries;

  constructor(prepare: PrepareRegistries, isKept = false) {
    this.#under = prepare({ isKept });
    this.#registries = this.#under.open();
    onTestFinished(() => this.#registries.close());
  }

  get registries(): SchemaRegistries {
    return this.#registries;
  }

  get registry(): SchemaRegistry {
    return this.#registries.registry('c');
  }

  get sharesIds(): boolean {
    return this.#under.sharesIds === true;
  }

  async reopen(): Promise<void> {
    await this.#registries.close();
    this.#registries = this.#under.open();
  }
}

export const refused = (kind: RegistryErrorName): unknown => expect.objectContaining({ kind });

/** A record whose fields are strings; those with `?` have a default. */
export const record = (...fields: string[]) => ({
  schema: JSON.stringify({
    type: 'record',
    name: 'User',
    fields: fields.map((field) =>
      field.endsWith('?')
        ? { name: field.slice(0, -1), type: 'string', default: '' }
        : { name: field, type: 'string' },
    ),
  }),
});
export const STRING = { schema: '"string"' };
export const INT = { schema: '"int"' };
