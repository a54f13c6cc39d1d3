import type { RegisteredSchema, SchemaReference, SubjectVersion } from '../engine.ts';
import type { SubjectNames } from './names.ts';

/** A schema as registries return it, without members that have their default values. */
export interface ToldSchema {
  readonly schema: string;
  readonly schemaType?: RegisteredSchema['schemaType'];
  readonly references?: readonly SchemaReference[] | null;
}

/** A version of a subject as registries return it. */
export interface ToldVersion extends ToldSchema {
  readonly subject: string;
  readonly version: number;
  readonly id: number;
}

/** Converts a schema to the names of the cluster. */
export function schemaHere(
  names: SubjectNames,
  { schema, schemaType = 'AVRO', references }: ToldSchema,
) {
  return { schemaType, schema, references: names.referencesHere(references ?? []) };
}

/** Converts a version to the names of the cluster. */
export function versionHere(names: SubjectNames, told: ToldVersion): SubjectVersion {
  const { subject, version, id, ...schema } = told;
  return {
    subject: names.subjectOf(subject) ?? subject,
    version,
    id,
    ...schemaHere(names, schema),
  };
}
