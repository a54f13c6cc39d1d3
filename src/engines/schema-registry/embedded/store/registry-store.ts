import type { SQLInputValue } from 'node:sqlite';
import type { FileCheck } from '../../../../files/sqlite-check.ts';
import { namingFile } from '../../../../files/sqlite-error.ts';
import { StatementFile } from '../../../../files/statement-file.ts';
import type { RegisteredSchema, SchemaReference, SchemaType } from '../../engine.ts';
import { SchemaRegistryError } from '../../errors.ts';
import { MIGRATIONS } from './schema.ts';

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

/** What can be set for a subject or, as the subject '', for a registry. */
export type SettingName = 'compatibility' | 'mode';

/** What a registry has. */
export interface RegistrySize {
  /** Deleted ones included. */
  readonly versions: number;
  /** Of all schemas, with their references. */
  readonly characters: number;
  /** Levels and modes. */
  readonly settings: number;
}

/** The rows of all registries, in one SQLite file. Each change is safe when it returns. */
export class RegistryStore {
  readonly #path: string;
  readonly #file: StatementFile;

  /**
   * @param file a path, or `:memory:`
   * @param check has the file looked at first
   * @throws Error where the file can't be used, or is of a newer version
   */
  constructor(file: string, check?: FileCheck) {
    this.#path = file;
    this.#file = new StatementFile(file, MIGRATIONS, check);
  }

  /** The clusters that have anything. */
  clusters(): string[] {
    return this.#all('select cluster from registry union select cluster from setting').map(
      ({ cluster }) => String(cluster),
    );
  }

  /** Versions by subject and version, those of one subject or of all. */
  versions(cluster: string, subject?: string): VersionRow[] {
    const columns = 'select subject, version, schema, deleted from subject_version';
    const rows =
      subject === undefined
        ? this.#all(`${columns} where cluster = ?`, cluster)
        : this.#all(`${columns} where cluster = ? and subject = ?`, cluster, subject);
    return rows.map(versionOf);
  }

  version(cluster: string, subject: string, version: number): VersionRow | undefined {
    const [row] = this.#all(
      `select subject, version, schema, deleted from subject_version
       where cluster = ? and subject = ? and version = ?`,
      ...[cluster, subject, version],
    );
    return row && versionOf(row);
  }

  /** The versions that have a schema. */
  versionsOf(cluster: string, schema: number): VersionRow[] {
    return this.#all(
      `select subject, version, schema, deleted from subject_version
       where cluster = ? and schema = ? order by subject, version`,
      ...[cluster, schema],
    ).map(versionOf);
  }

  schema(cluster: string, id: number): RegisteredSchema | undefined {
    const [row] = this.#all(
      `select id, type, text, "references" from registered_schema where cluster = ? and id = ?`,
      ...[cluster, id],
    );
    if (row === undefined) return undefined;
    return {
      id: Number(row['id']),
      schemaType: row['type'] as SchemaType,
      schema: String(row['text']),
      references: JSON.parse(String(row['references'])) as SchemaReference[],
    };
  }

  idOf(cluster: string, digest: Buffer): number | undefined {
    const [row] = this.#all(
      'select id from registered_schema where cluster = ? and digest = ?',
      ...[cluster, digest],
    );
    return row && Number(row['id']);
  }

  lastId(cluster: string): number {
    const [row] = this.#all('select last_id from registry where cluster = ?', cluster);
    return Number(row?.['last_id'] ?? 0);
  }

  size(cluster: string): RegistrySize {
    const [row] = this.#all(
      `select (select count(*) from subject_version where cluster = ?1) as versions,
         (select coalesce(sum(length), 0) from registered_schema where cluster = ?1) as characters,
         (select count(*) from setting where cluster = ?1) as settings`,
      cluster,
    );
    const { versions, characters, settings } = row!;
    return {
      versions: Number(versions),
      characters: Number(characters),
      settings: Number(settings),
    };
  }

  /** The schemas that refer to a version. */
  referencedBy(cluster: string, subject: string, version: number): number[] {
    return this.#all(
      `select schema from schema_reference
       where cluster = ? and subject = ? and version = ? order by schema`,
      ...[cluster, subject, version],
    ).map(({ schema }) => Number(schema));
  }

  setting(cluster: string, subject: string, name: SettingName): string | undefined {
    const [row] = this.#all(
      'select value from setting where cluster = ? and subject = ? and name = ?',
      ...[cluster, subject, name],
    );
    return row && String(row['value']);
  }

  /** Adds a version of a subject, and the schema where no other has it yet. @returns its id */
  addVersion(
    cluster: string,
    { subject, version }: Pick<VersionRow, 'subject' | 'version'>,
    schema: NewSchemaRow,
  ): number {
    return this.#transaction(() => {
      const id = this.idOf(cluster, schema.digest) ?? this.#addSchema(cluster, schema);
      this.#run(
        ...(['insert into subject_version values (?, ?, ?, ?, 0)', cluster, subject] as const),
        ...[version, id],
      );
      return id;
    });
  }

  /** Marks versions of a subject as deleted. */
  markDeleted(cluster: string, subject: string, versions: readonly number[]): void {
    this.#transaction(() => {
      for (const version of versions) {
        this.#run(
          `update subject_version set deleted = 1
           where cluster = ? and subject = ? and version = ?`,
          ...[cluster, subject, version],
        );
      }
    });
  }

  /** Removes versions of a subject, and schemas that no other version has. */
  removeVersions(cluster: string, subject: string, versions: readonly VersionRow[]): void {
    this.#transaction(() => {
      for (const { version, schema } of versions) {
        this.#run(
          'delete from subject_version where cluster = ? and subject = ? and version = ?',
          ...[cluster, subject, version],
        );
        if (this.versionsOf(cluster, schema).length > 0) continue;
        for (const table of ['registered_schema where id', 'schema_reference where schema']) {
          this.#run(`delete from ${table} = ? and cluster = ?`, schema, cluster);
        }
      }
    });
  }

  /** Without a value the setting is removed. */
  set(cluster: string, subject: string, name: SettingName, value: string | undefined): void {
    this.#transaction(() => {
      if (value === undefined) {
        this.#run(
          'delete from setting where cluster = ? and subject = ? and name = ?',
          ...[cluster, subject, name],
        );
      } else {
        const at = [cluster, subject, name, value];
        this.#run('insert or replace into setting values (?, ?, ?, ?)', ...at);
      }
    });
  }

  /** Removes all that a cluster has. */
  removeCluster(cluster: string): void {
    this.#transaction(() => {
      for (const table of TABLES) this.#run(`delete from ${table} where cluster = ?`, cluster);
    });
  }

  close(): void {
    this.#file.close();
  }

  #addSchema(cluster: string, row: NewSchemaRow): number {
    const { digest, schemaType, schema, references } = row;
    const id = this.lastId(cluster) + 1;
    this.#run('insert or replace into registry values (?, ?)', cluster, id);
    this.#run(
      'insert into registered_schema values (?, ?, ?, ?, ?, ?, ?)',
      ...[cluster, id, digest, schemaType, schema, lengthOf(row), JSON.stringify(references)],
    );
    for (const { subject, version } of references) {
      this.#run(
        'insert or ignore into schema_reference values (?, ?, ?, ?)',
        ...[cluster, subject, version, id],
      );
    }
    return id;
  }

  #all(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.#trouble(() => this.#file.prepare(sql).all(...values));
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    this.#file.prepare(sql).run(...values);
  }

  #transaction<Result>(change: () => Result): Result {
    return this.#trouble(() => this.#file.transaction(change));
  }

  /** @throws SchemaRegistryError where SQLite fails */
  #trouble<Result>(work: () => Result): Result {
    try {
      return namingFile(this.#path, work);
    } catch (cause) {
      throw cause instanceof SchemaRegistryError
        ? cause
        : new SchemaRegistryError('storeFailed', {}, { cause });
    }
  }
}

const TABLES = ['setting', 'schema_reference', 'subject_version', 'registered_schema', 'registry'];

/** Characters that a schema takes, with its references. */
export function lengthOf({
  schema,
  references,
}: Pick<NewSchemaRow, 'schema' | 'references'>): number {
  return schema.length + JSON.stringify(references).length;
}

function versionOf({ subject, version, schema, deleted }: Record<string, unknown>): VersionRow {
  return {
    subject: String(subject),
    version: Number(version),
    schema: Number(schema),
    deleted: deleted === 1,
  };
}
