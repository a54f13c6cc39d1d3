import type { CompatibilityLevel } from './compatibility-level.ts';

export const SCHEMA_TYPES = ['AVRO', 'JSON'] as const;
export type SchemaType = (typeof SCHEMA_TYPES)[number];

/** Whether new versions are taken. */
export type Mode = 'READWRITE' | 'READONLY';

/** A version of a subject that a schema uses, by the name that it calls it. */
export interface SchemaReference {
  readonly name: string;
  readonly subject: string;
  readonly version: number;
}

/** A schema as it is sent. */
export interface GivenSchema {
  readonly schema: string;
  /** `AVRO` where it is not given. */
  readonly schemaType?: string | null | undefined;
  readonly references?: readonly SchemaReference[] | null | undefined;
}

/** A schema as it is kept. Equal ones have one id, in whatever subjects they are. */
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
  /** Nothing else does. */
  readonly deletedOnly?: boolean | undefined;
}

export interface RegisterOptions {
  /** Whether schemas that only say the same in other ways are one. */
  readonly normalize?: boolean | undefined;
}

export interface ListOptions extends Deleted {
  /** Subjects that begin so. */
  readonly subjectPrefix?: string | undefined;
  readonly latestOnly?: boolean | undefined;
}

/** A part of a list. */
export interface Part {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  /** Which subjects count. */
  readonly isWanted?: ((subject: string) => boolean) | undefined;
}

/** What comes of a compatibility check: every place that is not compatible, none where all are. */
export type Incompatibilities = readonly string[];

/**
 * The schemas of one cluster. A version is given as in a URL: a number, `latest` or `-1`. Errors are
 * `SchemaRegistryError`s, with which promises reject. Each change is durable when it resolves, and atomic: no other
 * change comes between its reads and its writes.
 */
export interface SchemaRegistry {
  subjects(options?: Omit<ListOptions, 'latestOnly'>): Promise<string[]>;
  versions(subject: string, options?: Deleted): Promise<number[]>;
  version(subject: string, version: string, options?: Deleted): Promise<SubjectVersion>;
  /** All versions of all subjects, by subject and version. */
  schemas(options?: ListOptions & Part): Promise<SubjectVersion[]>;
  /** The schema of an id, also where all of its versions are deleted: what it wrote is still there. */
  schema(id: number): Promise<RegisteredSchema>;
  /** The greatest id that has been given. */
  maxId(): Promise<number>;
  /** Where a schema is. */
  usesOf(
    id: number,
    options?: Deleted,
  ): Promise<{ readonly subject: string; readonly version: number }[]>;
  /** The ids of schemas that refer to a version. */
  referencedBy(subject: string, version: string): Promise<number[]>;

  /** Adds a version, unless the subject has the schema already. @returns the id of the schema */
  register(subject: string, schema: GivenSchema, options?: RegisterOptions): Promise<number>;
  /** The version of a subject that has a schema. */
  lookUp(
    subject: string,
    schema: GivenSchema,
    options?: RegisterOptions & Deleted,
  ): Promise<SubjectVersion>;
  /** @returns the versions that were deleted */
  deleteSubject(subject: string, permanent?: boolean): Promise<number[]>;
  /** @returns the version that was deleted */
  deleteVersion(subject: string, version: string, permanent?: boolean): Promise<number>;

  /** Against one version, or against those that a registration would be checked against. */
  check(subject: string, schema: GivenSchema, version?: string): Promise<Incompatibilities>;

  /** Of a subject, or without one of the registry. Undefined where the subject has none of its own. */
  compatibility(): Promise<CompatibilityLevel>;
  compatibility(subject: string): Promise<CompatibilityLevel | undefined>;
  setCompatibility(level: CompatibilityLevel | undefined, subject?: string): Promise<void>;
  mode(): Promise<Mode>;
  mode(subject: string): Promise<Mode | undefined>;
  setMode(mode: Mode | undefined, subject?: string): Promise<void>;
}

/** The registries of the clusters. */
export interface SchemaRegistries {
  /** The registry of a cluster. It exists without having been created. */
  registry(cluster: string): SchemaRegistry;
  /** Removes all that a cluster has. */
  remove(cluster: string): Promise<void>;
}
