import { RowFile } from '../../../../store/rows/row-file.ts';
import type { FileCheck } from '../../../../store/rows/sqlite-check.ts';
import type { SqliteQueries } from '../../../../store/rows/sqlite-queries.ts';
import type { RegisteredSchema, SchemaReference } from '../../engine.ts';
import { SchemaRegistryError } from '../../errors.ts';
import { MIGRATIONS } from './migrations.ts';
import * as queries from './queries.ts';
import type { RegistrySchema, SettingName, SubjectVersionTable } from './schema.ts';

export interface VersionRow {
  readonly subject: string;
  readonly version: number;
  /** The id of its schema. */
  readonly schema: number;
  readonly deleted: boolean;
}

export interface NewSchemaRow extends Omit<RegisteredSchema, 'id'> {
  readonly digest: Buffer;
}

/** The size of a registry. */
export interface RegistrySize {
  /** Number of versions, including deleted ones. */
  readonly versions: number;
  /** Characters of all schemas, including their references. */
  readonly characters: number;
  /** Number of levels and modes. */
  readonly settings: number;
}

type Rows = SqliteQueries<RegistrySchema>;

/** The rows of all registries, in one SQLite file. Each change is durable when the call returns. */
export class RegistryStore {
  readonly #rows: RowFile<RegistrySchema>;
  /** Cached sizes. Counting everything in a full registry takes longer than changing it. */
  readonly #sizes = new Map<string, RegistrySize>();

  /**
   * @param file a path, or `:memory:`
   * @param check checks the file first
   * @throws DataError if the file can't be used, or belongs to a newer version
   */
  constructor(file: string, check?: FileCheck) {
    this.#rows = new RowFile(file, MIGRATIONS, check);
  }

  /** The clusters that have data. */
  clusters(): string[] {
    return this.#read((rows) => rows.all(queries.clustersInUse, {})).map(({ cluster }) => cluster);
  }

  /** Versions sorted by subject and version, of one subject or of all. */
  versions(cluster: string, subject?: string): VersionRow[] {
    const found = this.#read((rows) =>
      subject === undefined
        ? rows.all(queries.versionsOfCluster, { cluster })
        : rows.all(queries.versionsOfSubject, { cluster, subject }),
    );
    return found.map(versionOf);
  }

  version(cluster: string, subject: string, version: number): VersionRow | undefined {
    const key = { cluster, subject, version };
    const row = this.#read((rows) => rows.get(queries.oneVersion, key));
    return row && versionOf(row);
  }

  /** The versions that use a schema. */
  versionsOf(cluster: string, schema: number): VersionRow[] {
    return this.#read((rows) => rows.all(queries.versionsOfSchema, { cluster, schema })).map(
      versionOf,
    );
  }

  schema(cluster: string, id: number): RegisteredSchema | undefined {
    const row = this.#read((rows) => rows.get(queries.schemaById, { cluster, id }));
    if (row === undefined) return undefined;
    const references = JSON.parse(row.references) as SchemaReference[];
    return { id, schemaType: row.type, schema: row.text, references };
  }

  idOf(cluster: string, digest: Buffer): number | undefined {
    return this.#read((rows) => rows.get(queries.idByDigest, { cluster, digest }))?.id;
  }

  lastId(cluster: string): number {
    return this.#read((rows) => lastId(rows, cluster));
  }

  size(cluster: string): RegistrySize {
    let size = this.#sizes.get(cluster);
    if (size === undefined) {
      size = this.#read((rows) => rows.get(queries.sizeOfCluster, { cluster }))!;
      this.#sizes.set(cluster, size);
    }
    return size;
  }

  /** The schemas that refer to a version. */
  referencedBy(cluster: string, subject: string, version: number): number[] {
    const key = { cluster, subject, version };
    return this.#read((rows) => rows.all(queries.schemasReferringTo, key)).map(
      ({ schema }) => schema,
    );
  }

  /** @param subject '' for a setting of the registry */
  setting(cluster: string, subject: string, name: SettingName): string | undefined {
    const key = { cluster, subject, name };
    return this.#read((rows) => rows.get(queries.settingValue, key))?.value;
  }

  /** Adds a version of a subject, and its schema unless another version has it. @returns the schema's id */
  addVersion(
    cluster: string,
    { subject, version }: Pick<VersionRow, 'subject' | 'version'>,
    schema: NewSchemaRow,
  ): number {
    const { id, characters } = this.#change((rows) => {
      const { digest } = schema;
      const known = rows.get(queries.idByDigest, { cluster, digest })?.id;
      const id = known ?? addSchema(rows, cluster, schema);
      rows.run(queries.insertVersion, { cluster, subject, version, schema: id });
      return { id, characters: known === undefined ? lengthOf(schema) : 0 };
    });
    this.#grow(cluster, { versions: 1, characters, settings: 0 });
    return id;
  }

  /** Marks versions of a subject as deleted. */
  markDeleted(cluster: string, subject: string, versions: readonly number[]): void {
    this.#change((rows) => {
      for (const version of versions) {
        rows.run(queries.markVersionDeleted, { cluster, subject, version });
      }
    });
  }

  /** Removes versions of a subject, and schemas that no other version uses. */
  removeVersions(cluster: string, subject: string, versions: readonly VersionRow[]): void {
    this.#change((rows) => {
      for (const { version, schema } of versions) {
        rows.run(queries.deleteVersion, { cluster, subject, version });
        if (rows.get(queries.versionsOfSchema, { cluster, schema }) !== undefined) continue;
        rows.run(queries.deleteSchema, { cluster, schema });
        rows.run(queries.deleteReferencesOf, { cluster, schema });
      }
    });
    this.#sizes.delete(cluster);
  }

  /** Sets a setting, or removes it if there is no value. */
  set(cluster: string, subject: string, name: SettingName, value: string | undefined): void {
    const key = { cluster, subject, name };
    const settings = this.#change((rows) => {
      const before = rows.get(queries.settingValue, key) === undefined ? 0 : 1;
      if (value === undefined) rows.run(queries.deleteSetting, key);
      else rows.run(queries.putSetting, { ...key, value });
      return (value === undefined ? 0 : 1) - before;
    });
    this.#grow(cluster, { versions: 0, characters: 0, settings });
  }

  /** Deletes everything of a cluster. */
  removeCluster(cluster: string): void {
    this.#change((rows) => {
      for (const deletion of queries.deletionsOfCluster) rows.run(deletion, { cluster });
    });
    this.#sizes.delete(cluster);
  }

  close(): void {
    this.#rows.close();
  }

  #grow(cluster: string, by: RegistrySize): void {
    const size = this.#sizes.get(cluster);
    if (size === undefined) return;
    this.#sizes.set(cluster, {
      versions: size.versions + by.versions,
      characters: size.characters + by.characters,
      settings: size.settings + by.settings,
    });
  }

  #read<Result>(read: (rows: Pick<Rows, 'all' | 'get'>) => Result): Result {
    return withStorageErrors(() => read(this.#rows));
  }

  #change<Result>(change: (rows: Rows) => Result): Result {
    return withStorageErrors(() => this.#rows.transaction(change));
  }
}

/** @returns the id of the schema */
function addSchema(rows: Rows, cluster: string, row: NewSchemaRow): number {
  const { digest, schemaType: type, schema: text, references } = row;
  const id = lastId(rows, cluster) + 1;
  rows.run(queries.putLastId, { cluster, last_id: id });
  const kept = { text, length: lengthOf(row), references: JSON.stringify(references) };
  rows.run(queries.insertSchema, { cluster, id, digest, type, ...kept });
  for (const { subject, version } of references) {
    rows.run(queries.insertReference, { cluster, subject, version, schema: id });
  }
  return id;
}

function lastId(rows: Pick<Rows, 'get'>, cluster: string): number {
  return rows.get(queries.lastId, { cluster })?.last_id ?? 0;
}

/** @throws SchemaRegistryError if the file can't be read or written */
function withStorageErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new SchemaRegistryError('storeFailed', {}, { cause });
  }
}

/** The number of characters of a schema and its references. */
export function lengthOf({
  schema,
  references,
}: Pick<NewSchemaRow, 'schema' | 'references'>): number {
  return schema.length + JSON.stringify(references).length;
}

function versionOf({ deleted, ...row }: Omit<SubjectVersionTable, 'cluster'>): VersionRow {
  return { ...row, deleted: deleted === 1 };
}
