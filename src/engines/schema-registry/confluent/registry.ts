import type { JsonServer } from '../../../http/json-server.ts';
import type { CompatibilityLevel } from '../compatibility-level.ts';
import type {
  Deleted,
  SchemaInput,
  Incompatibilities,
  ListOptions,
  Mode,
  Part,
  RegisteredSchema,
  RegisterOptions,
  SchemaReference,
  SchemaRegistry,
  SubjectVersion,
} from '../engine.ts';
import { SchemaRegistryError } from '../errors.ts';
import { schemaTypeOf } from '../schemas/read-schema.ts';
import { checkSubject } from '../subject-name.ts';
import { versionNumber } from '../checks.ts';
import { Levels, pathPart } from './levels.ts';
import { SubjectNames } from './names.ts';
import {
  itemsOf,
  callRegistry,
  deletedQuery,
  type RegistryCaller,
  type Call,
} from './registry-calls.ts';
import { SchemaUses, type SchemaUse } from './schema-uses.ts';

/** The longest name in the registry, including the prefix. */
const LONGEST_NAME = 512;

/** The schemas of a cluster, stored in a registry as the subjects whose names begin with the cluster's prefix. */
export class ConfluentRegistry implements SchemaRegistry {
  readonly #server: JsonServer;
  readonly #names: SubjectNames;
  readonly #levels: Levels;
  readonly #uses: SchemaUses;

  /** @param prefix of the names of its subjects */
  constructor(server: JsonServer, prefix: string) {
    this.#server = server;
    this.#names = new SubjectNames(prefix);
    const ask: RegistryCaller = (...call) => this.#ask(...call);
    this.#levels = new Levels(ask, this.#names);
    this.#uses = new SchemaUses(ask, this.#names);
  }

  async subjects(options: Omit<ListOptions, 'latestOnly'> = {}): Promise<string[]> {
    const subjects: string[] = [];
    const pages = this.#list<string>('/subjects', this.#listQuery(options));
    for await (const name of pages) {
      const subject = this.#names.subjectOf(name);
      if (subject?.startsWith(options.subjectPrefix ?? '') === true) subjects.push(subject);
    }
    return subjects.toSorted((a, b) => (a < b ? -1 : 1));
  }

  async versions(subject: string, options: Deleted = {}): Promise<number[]> {
    const found = await this.#ask('GET', `${this.#pathOf(subject)}/versions`, {
      query: deletedQuery(options),
    });
    return found as number[];
  }

  async version(subject: string, version: string, options: Deleted = {}): Promise<SubjectVersion> {
    const query = deletedQuery(options);
    return this.#found(await this.#ask('GET', this.#pathOf(subject, version), { query }));
  }

  async schemas(options: ListOptions & Part = {}): Promise<SubjectVersion[]> {
    const { subjectPrefix = '', offset = 0, limit = Infinity, isWanted = () => true } = options;
    const query = { ...this.#listQuery(options), latestOnly: options.latestOnly };
    const found: SubjectVersion[] = [];
    for await (const told of this.#list<VersionResponse>('/schemas', query)) {
      const subject = this.#names.subjectOf(told.subject);
      if (subject?.startsWith(subjectPrefix) !== true || !isWanted(subject)) continue;
      found.push(toClusterVersion(this.#names, told));
      if (found.length >= offset + limit) break;
    }
    return found.slice(offset, offset + limit);
  }

  async schema(id: number): Promise<RegisteredSchema> {
    // Ids are shared by the whole registry, and a cluster must not see the schemas of others.
    const [told] = await Promise.all([this.#ask('GET', `/schemas/ids/${id}`), this.#uses.all(id)]);
    return { id, ...toClusterSchema(this.#names, told as SchemaResponse) };
  }

  async maxId(): Promise<number> {
    const [any] = await this.schemas({ deleted: true, limit: 1 });
    if (any === undefined) return 0;
    const query = { fetchMaxId: true };
    const told = await this.#ask('GET', `/schemas/ids/${any.id}`, { query });
    return (told as { maxId?: number }).maxId ?? any.id;
  }

  usesOf(id: number, options: Deleted = {}): Promise<SchemaUse[]> {
    return this.#uses.of(id, options);
  }

  async referencedBy(subject: string, version: string): Promise<number[]> {
    const path = `${this.#pathOf(subject, version)}/referencedby`;
    return this.#uses.used((await this.#ask('GET', path)) as number[]);
  }

  async register(
    subject: string,
    given: SchemaInput,
    { normalize }: RegisterOptions = {},
  ): Promise<number> {
    this.#checkSubject(subject);
    const body = await this.#given(given);
    if (await this.#levels.isReadOnlyByCluster(subject)) {
      return this.#registered(subject, given, normalize);
    }
    await this.#levels.apply(subject);
    const told = await this.#ask('POST', `${this.#pathOf(subject)}/versions`, {
      query: { normalize },
      body,
    });
    return (told as { id: number }).id;
  }

  async lookUp(
    subject: string,
    given: SchemaInput,
    { normalize, ...deleted }: RegisterOptions & Deleted = {},
  ): Promise<SubjectVersion> {
    const query = { normalize, ...deletedQuery(deleted) };
    const body = await this.#given(given);
    return this.#found(await this.#ask('POST', this.#pathOf(subject), { query, body }));
  }

  async deleteSubject(subject: string, permanent?: boolean): Promise<number[]> {
    await this.#refuseIfReadOnly(subject);
    const query = { permanent };
    return (await this.#ask('DELETE', this.#pathOf(subject), { query })) as number[];
  }

  async deleteVersion(subject: string, version: string, permanent?: boolean): Promise<number> {
    const path = this.#pathOf(subject, version);
    await this.#refuseIfReadOnly(subject);
    return (await this.#ask('DELETE', path, { query: { permanent } })) as number;
  }

  async check(subject: string, given: SchemaInput, version?: string): Promise<Incompatibilities> {
    const path = `/compatibility${this.#pathOf(subject, version)}`;
    const body = await this.#given(given);
    // Only an existing subject gets a level set.
    if (await this.#exists(subject)) await this.#levels.apply(subject);
    const told = await this.#ask('POST', version === undefined ? `${path}/versions` : path, {
      query: { verbose: true },
      body,
    });
    const { is_compatible: isCompatible, messages } = told as {
      readonly is_compatible: boolean;
      readonly messages?: readonly string[];
    };
    if (isCompatible) return [];
    return messages === undefined || messages.length === 0 ? ['INCOMPATIBLE'] : messages;
  }

  compatibility(): Promise<CompatibilityLevel>;
  compatibility(subject?: string): Promise<CompatibilityLevel | undefined>;
  compatibility(subject?: string): Promise<CompatibilityLevel | undefined> {
    return this.#levels.level(subject);
  }

  async setCompatibility(level: CompatibilityLevel | undefined, subject?: string): Promise<void> {
    if (subject !== undefined) this.#checkSubject(subject);
    await this.#levels.setLevel(level, subject);
  }

  mode(): Promise<Mode>;
  mode(subject?: string): Promise<Mode | undefined>;
  mode(subject?: string): Promise<Mode | undefined> {
    return this.#levels.mode(subject);
  }

  async setMode(mode: Mode | undefined, subject?: string): Promise<void> {
    if (subject !== undefined) this.#checkSubject(subject);
    await this.#levels.setMode(mode, subject);
  }

  /**
   * Deletes all subjects of the cluster. @throws SchemaRegistryError if schemas outside of the cluster refer to them
   */
  async removeAll(): Promise<void> {
    let left = await this.subjects({ deleted: true });
    while (left.length > 0) {
      const kept: string[] = [];
      for (const subject of left) if (!(await this.#removed(subject))) kept.push(subject);
      if (kept.length === left.length) {
        const [subject = ''] = kept;
        throw new SchemaRegistryError('referenceExists', { subject, version: 'latest' });
      }
      left = kept;
    }
    await this.#levels.forget();
  }

  /** @returns whether it was deleted; it can't be while others refer to it */
  async #removed(subject: string): Promise<boolean> {
    await this.#levels.forget(subject);
    for (const permanent of [undefined, true]) {
      try {
        await this.#ask('DELETE', this.#pathOf(subject), { query: { permanent } });
      } catch (error) {
        if (!(error instanceof SchemaRegistryError)) throw error;
        if (error.kind === 'referenceExists') return false;
        // It may have been soft-deleted before, or be gone by now.
        if (!['subjectSoftDeleted', 'subjectNotFound'].includes(error.kind)) throw error;
      }
    }
    return true;
  }

  #ask(method: string, path: string, call?: Call): Promise<unknown> {
    return callRegistry(this.#server, { method, path, ...call, prefix: this.#names.prefix });
  }

  /** @throws SchemaRegistryError if the version is invalid */
  #pathOf(subject: string, version?: string): string {
    const path = `/subjects/${pathPart(this.#names.nameOf(subject))}`;
    return version === undefined ? path : `${path}/versions/${versionNumber(version)}`;
  }

  #list<Item>(path: string, query: NonNullable<Call['query']>): AsyncGenerator<Item> {
    return itemsOf((page) => this.#ask('GET', path, { query: { ...query, ...page } }));
  }

  #listQuery({ subjectPrefix = '', ...deleted }: ListOptions) {
    return { subjectPrefix: this.#names.nameOf(subjectPrefix), ...deletedQuery(deleted) };
  }

  /** A schema in the form of a request to the registry. @throws SchemaRegistryError */
  async #given(given: SchemaInput): Promise<unknown> {
    const schemaType = schemaTypeOf(given);
    const references: SchemaReference[] = [];
    for (const one of given.references ?? []) references.push(await this.#withVersion(one));
    return {
      schema: given.schema,
      ...(schemaType !== 'AVRO' && { schemaType }),
      ...(references.length > 0 && { references: this.#names.toRegistryReferences(references) }),
    };
  }

  /** Resolves -1 to the version that is the latest now. */
  async #withVersion(reference: SchemaReference): Promise<SchemaReference> {
    if (reference.version !== -1) return reference;
    try {
      const { version } = await this.version(reference.subject, 'latest');
      return { ...reference, version };
    } catch (error) {
      if (!(error instanceof SchemaRegistryError) || error.kind === 'registryAway') throw error;
      throw new SchemaRegistryError('invalidSchema', { reason: error.message }, { cause: error });
    }
  }

  async #exists(subject: string): Promise<boolean> {
    try {
      await this.versions(subject);
      return true;
    } catch (error) {
      if (error instanceof SchemaRegistryError && error.kind === 'subjectNotFound') return false;
      throw error;
    }
  }

  /** The id of a schema that is already registered, which changes nothing. @throws SchemaRegistryError */
  async #registered(subject: string, given: SchemaInput, normalize?: boolean): Promise<number> {
    try {
      return (await this.lookUp(subject, given, { normalize })).id;
    } catch (error) {
      const isNew =
        error instanceof SchemaRegistryError &&
        (error.kind === 'subjectNotFound' || error.errorCode === 40403);
      if (!isNew) throw error;
      throw new SchemaRegistryError('operationNotPermitted', { subject }, { cause: error });
    }
  }

  async #refuseIfReadOnly(subject: string): Promise<void> {
    if (!(await this.#levels.isReadOnlyByCluster(subject))) return;
    throw new SchemaRegistryError('operationNotPermitted', { subject });
  }

  #found(told: unknown): SubjectVersion {
    return toClusterVersion(this.#names, told as VersionResponse);
  }

  #checkSubject(subject: string): void {
    checkSubject(subject, LONGEST_NAME - this.#names.markOf().length);
  }
}

/** A schema as registries return it, without members that have their default values. */
interface SchemaResponse {
  readonly schema: string;
  readonly schemaType?: RegisteredSchema['schemaType'];
  readonly references?: readonly SchemaReference[] | null;
}

/** A version of a subject as registries return it. */
interface VersionResponse extends SchemaResponse {
  readonly subject: string;
  readonly version: number;
  readonly id: number;
}

/** Converts a schema to the names of the cluster. */
function toClusterSchema(
  names: SubjectNames,
  { schema, schemaType = 'AVRO', references }: SchemaResponse,
) {
  return { schemaType, schema, references: names.toClusterReferences(references ?? []) };
}

/** Converts a version to the names of the cluster. */
function toClusterVersion(names: SubjectNames, told: VersionResponse): SubjectVersion {
  const { subject, version, id, ...schema } = told;
  return {
    subject: names.subjectOf(subject) ?? subject,
    version,
    id,
    ...toClusterSchema(names, schema),
  };
}
