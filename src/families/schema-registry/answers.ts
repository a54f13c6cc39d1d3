import type { components } from '../../../generated/schema-registry/types.ts';
import type { RegisteredSchema, SubjectVersion } from '../../engines/schema-registry/engine.ts';

type Schemas = components['schemas'];

/** A schema as the API tells of it: what most have not is left out. */
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

/** Where a list is cut, and how long it is; -1 is as long as it is. */
interface Page {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

export function pageOf<Item>(items: readonly Item[], { offset = 0, limit = -1 }: Page): Item[] {
  return items.slice(offset, limit < 0 ? undefined : offset + limit);
}

/** What `subjectPrefix` stands for: `:*:` is any context, and there are none. */
export function prefixOf(subjectPrefix = ''): string {
  return subjectPrefix.startsWith(ANY_CONTEXT)
    ? subjectPrefix.slice(ANY_CONTEXT.length)
    : subjectPrefix;
}

const ANY_CONTEXT = ':*:';
