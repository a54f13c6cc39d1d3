import type { Deleted } from '../engine.ts';
import { SchemaRegistryError } from '../errors.ts';
import type { SubjectNames } from './names.ts';
import { deletedQuery, type RegistryCaller } from './registry-calls.ts';

/** A version of a subject that uses a schema. */
export interface SchemaUse {
  readonly subject: string;
  readonly version: number;
}

/**
 * Which versions of a cluster's subjects use a schema. Ids are shared by the whole registry, so this also decides
 * whether the cluster may see a schema at all.
 */
export class SchemaUses {
  readonly #ask: RegistryCaller;
  readonly #names: SubjectNames;

  constructor(ask: RegistryCaller, names: SubjectNames) {
    this.#ask = ask;
    this.#names = names;
  }

  /** @throws SchemaRegistryError if the cluster has no such schema, including deleted ones */
  async of(id: number, options: Deleted): Promise<SchemaUse[]> {
    const all = await this.all(id);
    if (options.deleted === true && options.deletedOnly !== true) return all;
    const alive = await this.#at(id, false);
    if (options.deletedOnly !== true) return alive;
    const isSame = (one: SchemaUse) => (other: SchemaUse) =>
      one.subject === other.subject && one.version === other.version;
    return all.filter((use) => !alive.some(isSame(use)));
  }

  /** Includes deleted versions. @throws SchemaRegistryError if the cluster has no such schema */
  async all(id: number): Promise<SchemaUse[]> {
    const uses = await this.#at(id, true);
    if (uses.length === 0) throw new SchemaRegistryError('schemaNotFound', { id });
    return uses;
  }

  /** Those of the given schemas that the cluster uses, including deleted ones. */
  async used(ids: readonly number[]): Promise<number[]> {
    const uses = await Promise.all(ids.map((id) => this.#at(id, true)));
    return ids.filter((_, i) => uses[i]!.length > 0);
  }

  async #at(id: number, deleted: boolean): Promise<SchemaUse[]> {
    const query = deletedQuery({ deleted });
    const uses = await this.#ask('GET', `/schemas/ids/${id}/versions`, { query });
    return (uses as SchemaUse[]).flatMap(({ subject: name, version }) => {
      const subject = this.#names.subjectOf(name);
      return subject === undefined ? [] : [{ subject, version }];
    });
  }
}
