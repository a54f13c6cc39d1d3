import { queriesOf } from '../../../../store/rows/query.ts';
import type { SchemaType } from '../../engine.ts';

/** The tables of the registries of all clusters. */
export interface RegistrySchema {
  registry: RegistryTable;
  registered_schema: RegisteredSchemaTable;
  subject_version: SubjectVersionTable;
  schema_reference: SchemaReferenceTable;
  setting: SettingTable;
}

export interface RegistryTable {
  cluster: string;
  /** Ids increase and are never reused. */
  last_id: number;
}

/** A schema exists as long as a version uses it. */
export interface RegisteredSchemaTable {
  cluster: string;
  id: number;
  /** A digest of its type, text and references; unique within a cluster. */
  digest: Uint8Array;
  type: SchemaType;
  text: string;
  /** Number of characters, including references. */
  length: number;
  /** JSON: array of name, subject and version. */
  references: string;
}

export interface SubjectVersionTable {
  cluster: string;
  subject: string;
  version: number;
  /** The id of its schema. */
  schema: number;
  /** 0 or 1: whether it has been deleted, but not permanently. */
  deleted: number;
}

/** A version that a schema refers to. */
export interface SchemaReferenceTable {
  cluster: string;
  subject: string;
  version: number;
  /** The id of the schema that refers to it. */
  schema: number;
}

/** Settings of a subject or of a registry. */
export type SettingName = 'compatibility' | 'mode';

export interface SettingTable {
  cluster: string;
  /** '' for a setting of the registry. */
  subject: string;
  name: SettingName;
  value: string;
}

export const query = queriesOf<RegistrySchema>();
