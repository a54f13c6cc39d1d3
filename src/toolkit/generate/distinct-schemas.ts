import type { Schema } from '../../contract/model/document.ts';
import { mapSchema } from '../../contract/schema.ts';

/** Schemas by their names. */
export type NamedSchemas = Readonly<Record<string, Schema>>;

/** Keywords that check nothing. */
const ANNOTATIONS = new Set(['title', 'description', 'example', 'examples', 'deprecated']);

/** In characters. A shorter schema takes less code where it stands than a call of it does. */
const LEAST_SHARED = 150;

const COMPONENTS = '#/components/schemas/';

/**
 * The same schemas, where what occurs in several places occurs once: it has a name of its own, and the others refer to
 * that. Annotations are left out.
 * @param components by their names; they become `component-<name>`, and the others refer to those
 */
export function distinctSchemas(components: NamedSchemas, named: NamedSchemas): NamedSchemas {
  const schemas: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(components)) {
    schemas[`component-${encodeURIComponent(name)}`] = mapped(schema, checking);
  }
  for (const [name, schema] of Object.entries(named)) schemas[name] = mapped(schema, checking);

  const names = repeatedIn(Object.values(schemas));
  const distinct: Record<string, Schema> = {};
  const sharing = (part: Schema): Schema => {
    const name = names.get(textOf(part));
    if (name === undefined) return part;
    const { default: initial, ...shared } = part;
    distinct[name] ??= mapped(shared, (inner) => (inner === shared ? inner : sharing(inner)));
    return 'default' in part ? { $ref: name, default: initial } : { $ref: name };
  };
  for (const [name, schema] of Object.entries(schemas)) distinct[name] = mapped(schema, sharing);
  return distinct;
}

/** Names for the schemas that occur more than once in others, by their texts. */
function repeatedIn(schemas: readonly Schema[]): Map<string, string> {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  for (const schema of schemas) {
    mapped(schema, (part) => {
      const text = textOf(part);
      if (!seen.has(text)) {
        seen.add(text);
        return part;
      }
      // Ajv sets no defaults within `oneOf` and its like, but would in a function that is called there.
      const canBeShared = text.length >= LEAST_SHARED && !text.includes('"default":');
      if (canBeShared && !names.has(text)) names.set(text, `shared-${names.size + 1}`);
      // Its parts were counted at its first occurrence.
      return {};
    });
  }
  return names;
}

/** The text of a schema but for its default, which the schema around it sets. */
function textOf(schema: Schema): string {
  return JSON.stringify({ ...schema, default: undefined });
}

/** A schema without annotations, its references by the names of components. */
function checking(schema: Schema): Schema {
  const keywords = Object.entries(schema).filter(
    ([keyword]) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-'),
  );
  return Object.fromEntries(
    keywords.map(([keyword, value]) => {
      if (keyword === '$ref') return [keyword, renamed(value)];
      // Nothing is shared within these, but they may refer to components.
      const isCondition = keyword === 'if' || keyword === 'not';
      return [keyword, isCondition ? mapSchema(value, checking) : value];
    }),
  );
}

function renamed(reference: unknown): string {
  return String(reference).replace(COMPONENTS, 'component-');
}

function mapped(schema: Schema, change: (schema: Schema) => Schema): Schema {
  return mapSchema(schema, change) as Schema;
}
