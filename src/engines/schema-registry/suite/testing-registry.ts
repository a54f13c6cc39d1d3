import { expect, onTestFinished } from 'vitest';
import type { SchemaRegistries, SchemaRegistry } from '../engine.ts';
import type { RegistryErrorName } from '../errors.ts';

/** An implementation of the engine interface, for one test: a place where nothing is kept yet. */
export interface RegistriesUnderTest {
  /** Whether an id is given to one cluster only, because all have those of one registry. */
  readonly sharesIds?: boolean;
  /** Opens registries over what those before them have kept. */
  open(): SchemaRegistries;
  /** Closes those that are open. */
  close(): void;
}

export type PrepareRegistries = (options: {
  /** Whether the test opens them again. */
  readonly isKept: boolean;
}) => RegistriesUnderTest;

/** Registries that end with the test, and that of the cluster `c`. */
export class RegistryBench {
  readonly #under: RegistriesUnderTest;
  #registries: SchemaRegistries;

  constructor(prepare: PrepareRegistries, isKept = false) {
    this.#under = prepare({ isKept });
    this.#registries = this.#under.open();
    onTestFinished(() => this.#under.close());
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

  reopen(): void {
    this.#under.close();
    this.#registries = this.#under.open();
  }
}

export const refused = (kind: RegistryErrorName): unknown => expect.objectContaining({ kind });

/** A record of fields that are strings; those with `?` have a default. */
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
