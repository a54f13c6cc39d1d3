import type { RegisteredSchema, SchemaReference } from '../engine.ts';
import { InvalidSchema, SchemaRegistryError } from '../errors.ts';
import type { ReferencedSchema } from './schema-format.ts';
import type { VersionRow } from './store/registry-store.ts';
import type { Work } from './work.ts';

/** Where the schemas are that others refer to. */
interface Versions {
  /** A version that is not deleted. @throws SchemaRegistryError */
  readonly find: (subject: string, version: string) => VersionRow;
  /** A version, deleted or not, that is referred to and so is there. */
  readonly get: (subject: string, version: number) => RegisteredSchema;
}

/**
 * References by their version numbers: -1 is the latest.
 * @throws InvalidSchema where one is to what does not exist
 */
export function withVersions(
  references: readonly SchemaReference[],
  { find }: Pick<Versions, 'find'>,
): SchemaReference[] {
  return references.map(({ name, subject, version }) => {
    try {
      return { name, subject, version: find(subject, String(version)).version };
    } catch (error) {
      if (!(error instanceof SchemaRegistryError)) throw error;
      const what = `version ${version} of the subject ${subject}`;
      throw new InvalidSchema(`the reference ${name} is to ${what}, which does not exist`);
    }
  });
}

/** Schemas that are referred to, and those that they refer to; each once, however often that is. */
export function referencedSchemas(
  references: readonly SchemaReference[],
  versions: Pick<Versions, 'get'>,
  work: Work,
  known = new Map<string, ReferencedSchema>(),
): ReferencedSchema[] {
  return references.map(({ name, subject, version }) => {
    const key = JSON.stringify([name, subject, version]);
    let found = known.get(key);
    if (found === undefined) {
      const { schema, references: others } = versions.get(subject, version);
      work.read(schema.length);
      found = work.step(() => ({
        name,
        schema,
        references: referencedSchemas(others, versions, work, known),
      }));
      known.set(key, found);
    }
    return found;
  });
}
