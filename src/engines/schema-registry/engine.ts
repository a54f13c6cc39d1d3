import type { CompatibilityLevel } from './compatibility-level.ts';

export const SCHEMA_TYPES = ['AVRO', 'JSON'] as const;
export type SchemaType = (typeof SCHEMA_TYPES)[number];

/** Whether new versions are accepted. */
export type Mode = 'READWRITE' | 'READONLY';

/** A version of a subject that a schema refers to, and the name of that reference. */
export interface SchemaReference {
  readonly name: string;
  readonly subject: string;
  readonly version: number;
}

/** A schema as sent by a client. */
export interface SchemaInput {
  readonly schema: string;
  /** Defaults to `AVRO`. */
  readonly schemaType?: string | null | undefined;
  readonly references?: readonly SchemaReference[] | null | undefined;
}

/** A registered schema. Equal schemas have one id, whatever subjects they are in. */
export interface RegisteredSchema {
  readonly id: number;
  readonly schemaType: SchemaType;
  readonly schema: string;
  readonly references: readonly SchemaReference[];
}

export interface SubjectVersion extends RegisteredSchema {
  readonly subject: string;
  readonly version: number;
}

/** Whether softly deleted versions are included. */
export interface Deleted {
  readonly deleted?: boolean | undefined;
  /** Whether only those are selected. */
  readonly deletedOnly?: boolean | undefined;
}

export interface RegisterOptions {
  /** Whether schemas that mean the same in different notations are considered equal. */
  readonly normalize?: boolean | undefined;
}

export interface ListOptions extends Deleted {
  /** A prefix of the subjects' names. */
  readonly subjectPrefix?: string | undefined;
  readonly latestOnly?: boolean | undefined;
}

/** A part of a list. */
export interface Part {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  /** Selects the subjects to include. */
  readonly isWanted?: ((subject: string) => boolean) | undefined;
}

/** The result of a compatibility check: a line for each incompatible place; empty if the schemas are compatible. */
export type Incompatibilities = readonly string[];

/**
 * The schemas of one cluster. A version is written as in a URL: a number, `latest` or `-1`. Promises reject with
 * `SchemaRegistryError`. Each change is durable when its promise resolves, and atomic: no other change happens between
 * its reads and writes.
 */
export interface SchemaRegistry {
  subjects(options?: Omit<ListOptions, 'latestOnly'>): Promise<string[]>;
  versions(subject: string, options?: Deleted): Promise<number[]>;
  version(subject: string, version: string, options?: Deleted): Promise<SubjectVersion>;
  /** All versions of all subjects, sorted by subject and version. */
  schemas(options?: ListOptions & Part): Promise<SubjectVersion[]>;
  /** The schema with an id, even if all of its versions are deleted, because data written with it may still exist. */
  schema(id: number): Promise<RegisteredSchema>;
  /** The greatest id that has been assigned. */
  maxId(): Promise<number>;
  /** The versions that use a schema. */
  usesOf(
    id: number,
    options?: Deleted,
  ): Promise<{ readonly subject: string; readonly version: number }[]>;
  /** The ids of schemas that refer to a version. */
  referencedBy(subject: string, version: string): Promise<number[]>;

  /** Adds a version, unless the subject has the schema already. @returns the id of the schema */
  register(subject: string, schema: SchemaInput, options?: RegisterOptions): Promise<number>;
  /** Finds the version of a subject that has a schema. */
  lookUp(
    subject: string,
    schema: SchemaInput,
    options?: RegisterOptions & Deleted,
  ): Promise<SubjectVersion>;
  /** @returns the versions that were deleted */
  deleteSubject(subject: string, permanent?: boolean): Promise<number[]>;
  /** @returns the version that was deleted */
  deleteVersion(subject: string, version: string, permanent?: boolean): Promise<number>;

  /** Checks a schema against one version, or against those that a registration would be checked against. */
  check(subject: string, schema: SchemaInput, version?: string): Promise<Incompatibilities>;

  /** The level of a subject, or of the registry. Undefined if none is set for the subject. */
  compatibility(): Promise<CompatibilityLevel>;
  compatibility(subject: string): Promise<CompatibilityLevel | undefined>;
  setCompatibility(level: CompatibilityLevel | undefined, subject?: string): Promise<void>;
  mode(): Promise<Mode>;
  mode(subject: string): Promise<Mode | undefined>;
  setMode(mode: Mode | undefined, subject?: string): Promise<void>;
}

/** The registries of all clusters. */
export interface SchemaRegistries {
  /** The registry of a cluster. It need not be created. */
  registry(cluster: string): SchemaRegistry;
  /** Deletes everything of a cluster. */
  remove(cluster: string): Promise<void>;
  /** Why the schemas can't be read or changed at present, as text for operators; undefined if they can. */
  healthProblem(): Promise<string | undefined>;
  /** Closes the registries; what they have acknowledged is kept. */
  close(): Promise<void>;
}
