import type { RegisteredSchema, SchemaReference, SubjectVersion } from '../engine.ts';
import type { SubjectNames } from './names.ts';

/** A schema as registries return it; members with default values are left out. */
export interface ToldSchema {
  readonly schema: string;
  readonly schemaType?: RegisteredSchema['schemaType'];
  readonly references?: readonly SchemaReference[] | null;
}

/** The same of a version of a subject. */
export interface ToldVersion extends ToldSchema {
  readonly subject: string;
  readonly version: number;
  readonly id: number;
}

/** A schema as the cluster has it. */
export function schemaHere(
  names: SubjectNames,
  { schema, schemaType = 'AVRO', references }: ToldSchema,
) {
  return { schemaType, schema, references: names.referencesHere(references ?? []) };
}

/** A version as the cluster has it. */
export function versionHere(names: SubjectNames, told: ToldVersion): SubjectVersion {
  const { subject, version, id, ...schema } = told;
  return {
    subject: names.subjectOf(subject) ?? subject,
    version,
    id,
    ...schemaHere(names, schema),
  };
}
