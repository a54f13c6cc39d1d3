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
  /** Ids are counted up and never given twice. */
  last_id: number;
}

/** A schema is there as long as a version has it. */
export interface RegisteredSchemaTable {
  cluster: string;
  id: number;
  /** That of its type, text and references; of a cluster, one schema has it. */
  digest: Uint8Array;
  type: SchemaType;
  text: string;
  /** Characters, with its references. */
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

/** What can be set for a subject or for a registry. */
export type SettingName = 'compatibility' | 'mode';

export interface SettingTable {
  cluster: string;
  /** '' where it is set for the registry as a whole. */
  subject: string;
  name: SettingName;
  value: string;
}

export const query = queriesOf<RegistrySchema>();
