import type { RegisteredSchema, SchemaReference, SubjectVersion } from '../engine.ts';
import type { SubjectNames } from './names.ts';

/** A schema as registries return it, without members that have their default values. */
export interface SchemaResponse {
  readonly schema: string;
  readonly schemaType?: RegisteredSchema['schemaType'];
  readonly references?: readonly SchemaReference[] | null;
}

/** A version of a subject as registries return it. */
export interface VersionResponse extends SchemaResponse {
  readonly subject: string;
  readonly version: number;
  readonly id: number;
}

/** Converts a schema to the names of the cluster. */
export function toClusterSchema(
  names: SubjectNames,
  { schema, schemaType = 'AVRO', references }: SchemaResponse,
) {
  return { schemaType, schema, references: names.toClusterReferences(references ?? []) };
}

/** Converts a version to the names of the cluster. */
export function toClusterVersion(names: SubjectNames, told: VersionResponse): SubjectVersion {
  const { subject, version, id, ...schema } = told;
  return {
    subject: names.subjectOf(subject) ?? subject,
    version,
    id,
    ...toClusterSchema(names, schema),
  };
}
