import type { RegisteredSchema, SchemaReference } from '../engine.ts';
import { InvalidSchema, SchemaRegistryError } from '../errors.ts';
import type { ReferencedSchema } from './schema-format.ts';
import type { Work } from './work.ts';

/** Access to the schemas that are referred to. */
interface Versions {
  /** A version that is not deleted. @throws SchemaRegistryError */
  readonly find: (subject: string, version: string) => { readonly version: number };
  /** A version that a version which is not deleted refers to. It exists, because it can't be deleted either. */
  readonly get: (subject: string, version: number) => RegisteredSchema;
}

/**
 * References with their version numbers; -1 becomes the latest version.
 * @throws InvalidSchema if a referenced version does not exist
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

/** Referenced schemas, and those that they refer to. Each is read once, however many references lead to it. */
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
