import type { components } from '../../../generated/schema-registry/types.ts';
import type { RegisteredSchema, SubjectVersion } from '../../engines/schema-registry/engine.ts';

type Schemas = components['schemas'];

/** A schema as the API shows it: members with default values are left out. */
export function schemaAnswer({
  schemaType,
  schema,
  references,
}: RegisteredSchema): Schemas['registered-schema'] {
  return {
    ...(schemaType !== 'AVRO' && { schemaType }),
    ...(references.length > 0 && { references: [...references] }),
    schema,
  };
}

export function versionAnswer(found: SubjectVersion): Schemas['subject-version'] {
  const { subject, version, id } = found;
  return { subject, version, id, ...schemaAnswer(found) };
}
