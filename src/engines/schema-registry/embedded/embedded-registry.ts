import { createHash } from 'node:crypto';
import { tableKey } from '../../../base/long-names.ts';
import type { Turns } from '../../../base/turns.ts';
import { checkCompatibility, type EarlierVersion } from '../schemas/check-compatibility.ts';
import { isTransitive, type CompatibilityLevel } from '../compatibility-level.ts';
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
import { checkSubject } from '../subject-name.ts';
import { versionNumber } from '../checks.ts';
import { checkRoomForVersion } from './limits.ts';
import { FORMATS, readSchema } from '../schemas/read-schema.ts';
import { referencedSchemas, withVersions } from '../schemas/referenced-schemas.ts';
import { RegistrySettings } from './registry-settings.ts';
import type { ParsedSchema } from '../schemas/schema-format.ts';
import {
  lengthOf,
  type NewSchemaRow,
  type RegistryStore,
  type VersionRow,
} from './store/registry-store.ts';
import { Work } from '../schemas/work.ts';

interface Parsed {
  readonly row: NewSchemaRow;
  readonly parsed: ParsedSchema;
}

/**
 * The registry of one cluster, on its rows. Methods never wait within their work, so each is atomic; those that read and
 * compare schemas first wait for a turn of the event loop, of which clusters get one after the other.
 */
export class EmbeddedRegistry implements SchemaRegistry {
  readonly #store: RegistryStore;
  readonly #cluster: string;
  readonly #settings: RegistrySettings;
  readonly #turns: Turns;

  constructor(store: RegistryStore, cluster: string, turns: Turns) {
    this.#store = store;
    this.#turns = turns;
    this.#cluster = cluster;
    this.#settings = new RegistrySettings(store, cluster);
  }

  async subjects(options: Omit<ListOptions, 'latestOnly'> = {}): Promise<string[]> {
    const { subjectPrefix: prefix = '' } = options;
    const all = this.#store.versions(this.#cluster).filter((row) => row.subject.startsWith(prefix));
    return [...Map.groupBy(all, ({ subject }) => tableKey(subject)).values()]
      .filter((rows) => {
        // A subject is deleted if all of its versions are.
        const isDeleted = rows.every((row) => row.deleted);
        if (options.deletedOnly === true) return isDeleted;
        return options.deleted === true || !isDeleted;
      })
      .map((rows) => rows[0]!.subject);
  }

  async versions(subject: string, options: Deleted = {}): Promise<number[]> {
    const versions = this.#versions(subject, options);
    if (versions.length === 0) throw new SchemaRegistryError('subjectNotFound', { subject });
    return versions.map(({ version }) => version);
  }

  async version(subject: string, version: string, options: Deleted = {}): Promise<SubjectVersion> {
    return this.#described(this.#find(subject, version, options));
  }

  async schemas(options: ListOptions & Part = {}): Promise<SubjectVersion[]> {
    const { subjectPrefix: prefix = '', latestOnly, offset = 0, limit = Infinity } = options;
    const { isWanted = () => true } = options;
    const rows = this.#store
      .versions(this.#cluster)
      .filter((row) => row.subject.startsWith(prefix) && counts(row, options))
      .filter((row) => isWanted(row.subject));
    const listed =
      latestOnly === true
        ? [...Map.groupBy(rows, ({ subject }) => tableKey(subject)).values()].map((each) =>
            each.at(-1)!,
          )
        : rows;
    return listed.slice(offset, offset + limit).map((row) => this.#described(row));
  }

  async schema(id: number): Promise<RegisteredSchema> {
    return this.#schema(id);
  }

  async maxId(): Promise<number> {
    return this.#store.lastId(this.#cluster);
  }

  async usesOf(id: number, options: Deleted = {}) {
    this.#schema(id);
    return this.#store
      .versionsOf(this.#cluster, id)
      .filter((row) => counts(row, options))
      .map(({ subject, version }) => ({ subject, version }));
  }

  async referencedBy(subject: string, version: string): Promise<number[]> {
    const found = this.#find(subject, version, { deleted: true });
    return this.#store.referencedBy(this.#cluster, subject, found.version);
  }

  async register(
    subject: string,
    given: SchemaInput,
    { normalize }: RegisterOptions = {},
  ): Promise<number> {
    checkSubject(subject);
    await this.#turns.next(this.#cluster);
    const { row, parsed } = this.#parse(given, normalize);
    const all = this.#store.versions(this.#cluster, subject);
    const id = this.#store.idOf(this.#cluster, row.digest);
    if (id !== undefined && all.some((v) => v.schema === id && !v.deleted)) return id;
    this.#settings.refuseIfReadOnly(subject);
    const details = this.#check(parsed, subject, this.#earlier(subject));
    if (details.length > 0) {
      const words = { subject, details: details.join(', ') };
      throw new SchemaRegistryError('incompatibleSchema', words);
    }
    checkRoomForVersion(this.#store.size(this.#cluster), lengthOf(row));
    const version = (all.at(-1)?.version ?? 0) + 1;
    return this.#store.addVersion(this.#cluster, { subject, version }, row);
  }

  async lookUp(
    subject: string,
    given: SchemaInput,
    { normalize, ...deleted }: RegisterOptions & Deleted = {},
  ): Promise<SubjectVersion> {
    await this.#turns.next(this.#cluster);
    const versions = this.#versions(subject, deleted);
    if (versions.length === 0) throw new SchemaRegistryError('subjectNotFound', { subject });
    const { row } = this.#parse(given, normalize);
    const id = this.#store.idOf(this.#cluster, row.digest);
    const found = versions.findLast(({ schema }) => schema === id);
    if (found === undefined) throw new SchemaRegistryError('schemaNotInSubject');
    return this.#described(found);
  }

  async deleteSubject(subject: string, permanent = false): Promise<number[]> {
    const all = this.#store.versions(this.#cluster, subject);
    if (all.length === 0) throw new SchemaRegistryError('subjectNotFound', { subject });
    this.#settings.refuseIfReadOnly(subject);
    const alive = all.filter(({ deleted }) => !deleted);
    if (permanent) {
      if (alive.length > 0) throw new SchemaRegistryError('subjectNotSoftDeleted', { subject });
      this.#refuseIfReferenced(all);
      this.#store.removeVersions(this.#cluster, subject, all);
      return all.map(({ version }) => version);
    }
    if (alive.length === 0) throw new SchemaRegistryError('subjectSoftDeleted', { subject });
    this.#refuseIfReferenced(alive);
    const versions = alive.map(({ version }) => version);
    this.#store.markDeleted(this.#cluster, subject, versions);
    return versions;
  }

  async deleteVersion(subject: string, given: string, permanent = false): Promise<number> {
    const found = this.#find(subject, given, { deleted: true });
    const { version } = found;
    this.#settings.refuseIfReadOnly(subject);
    if (permanent !== found.deleted) {
      const kind = permanent ? 'versionNotSoftDeleted' : 'versionSoftDeleted';
      throw new SchemaRegistryError(kind, { subject, version });
    }
    this.#refuseIfReferenced([found]);
    if (permanent) this.#store.removeVersions(this.#cluster, subject, [found]);
    else this.#store.markDeleted(this.#cluster, subject, [version]);
    return version;
  }

  async check(subject: string, given: SchemaInput, version?: string): Promise<Incompatibilities> {
    await this.#turns.next(this.#cluster);
    const earlier =
      version === undefined ? this.#earlier(subject) : [this.#find(subject, version, {})];
    return this.#check(this.#parse(given).parsed, subject, earlier);
  }

  compatibility(): Promise<CompatibilityLevel>;
  compatibility(subject?: string): Promise<CompatibilityLevel | undefined>;
  async compatibility(subject?: string): Promise<CompatibilityLevel | undefined> {
    return this.#settings.level(subject);
  }

  async setCompatibility(level: CompatibilityLevel | undefined, subject?: string): Promise<void> {
    this.#settings.set('compatibility', level, subject);
  }

  mode(): Promise<Mode>;
  mode(subject?: string): Promise<Mode | undefined>;
  async mode(subject?: string): Promise<Mode | undefined> {
    return this.#settings.mode(subject);
  }

  async setMode(mode: Mode | undefined, subject?: string): Promise<void> {
    this.#settings.set('mode', mode, subject);
  }

  #versions(subject: string, options: Deleted): VersionRow[] {
    return this.#store
      .versions(this.#cluster, subject)
      .filter((version) => counts(version, options));
  }

  #find(subject: string, given: string, options: Deleted): VersionRow {
    const number = versionNumber(given);
    const versions = this.#versions(subject, options);
    // `latest` is the latest version that is not deleted, if there is one.
    const latest = versions.findLast(({ deleted }) => !deleted) ?? versions.at(-1);
    if (latest === undefined) throw new SchemaRegistryError('subjectNotFound', { subject });
    if (number === 'latest') return latest;
    const found = versions.find(({ version }) => version === number);
    if (found === undefined) throw new SchemaRegistryError('versionNotFound', { version: number });
    return found;
  }

  #described({ subject, version, schema }: VersionRow): SubjectVersion {
    return { subject, version, ...this.#schema(schema) };
  }

  /** The versions that a new one is checked against. */
  #earlier(subject: string): VersionRow[] {
    const versions = this.#versions(subject, {});
    return isTransitive(this.#settings.levelFor(subject)) ? versions : versions.slice(-1);
  }

  #schema(id: number): RegisteredSchema {
    const schema = this.#store.schema(this.#cluster, id);
    if (schema === undefined) throw new SchemaRegistryError('schemaNotFound', { id });
    return schema;
  }

  #check(parsed: ParsedSchema, subject: string, rows: readonly VersionRow[]): Incompatibilities {
    const work = new Work();
    const earlier = rows.toReversed().map(({ version, schema: id }): EarlierVersion => ({
      version,
      read: () => {
        const { schemaType, schema, references } = this.#schema(id);
        work.read(schema.length);
        const others = this.#referenced(references, work);
        return { schemaType, schema, parsed: FORMATS[schemaType].parse(schema, others) };
      },
    }));
    return checkCompatibility(parsed, earlier, this.#settings.levelFor(subject), work);
  }

  /** @throws SchemaRegistryError if the schema is invalid */
  #parse(given: SchemaInput, normalize = false): Parsed {
    let references: readonly SchemaReference[] = [];
    const { schemaType, parsed } = readSchema(given, () => {
      const find = (subject: string, version: string) => this.#find(subject, version, {});
      references = withVersions(given.references ?? [], { find });
      return this.#referenced(references, new Work());
    });
    const schema = normalize ? parsed.normalized : parsed.canonical;
    const row = { schemaType, schema, references };
    return { parsed, row: { ...row, digest: digestOf(row) } };
  }

  #referenced(references: readonly SchemaReference[], work: Work) {
    const get = (subject: string, version: number) =>
      this.#schema(this.#store.version(this.#cluster, subject, version)!.schema);
    return referencedSchemas(references, { get }, work);
  }

  #refuseIfReferenced(versions: readonly VersionRow[]): void {
    for (const { subject, version } of versions) {
      if (this.#store.referencedBy(this.#cluster, subject, version).length > 0) {
        throw new SchemaRegistryError('referenceExists', { subject, version });
      }
    }
  }
}

function counts({ deleted }: VersionRow, options: Deleted): boolean {
  if (options.deletedOnly === true) return deleted;
  return !deleted || options.deleted === true;
}

function digestOf({ schemaType, schema, references }: Omit<NewSchemaRow, 'digest'>): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([schemaType, schema, references]))
    .digest();
}
