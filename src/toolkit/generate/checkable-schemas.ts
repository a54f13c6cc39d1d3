import { isNode } from '../../base/json-pointer.ts';
import type { Schema } from '../../contract/model/document.ts';
import { mapSchema } from '../../contract/schema.ts';
import type { NamedSchemas } from './distinct-schemas.ts';

/**
 * The keywords of JSON Schema 2020-12 that decide whether a value is valid. Others say nothing to a validator, or mean
 * something else to this one than to OpenAPI (`discriminator`, `$id`).
 */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...['maxLength', 'minLength', 'pattern', 'items', 'prefixItems', 'maxItems', 'minItems'],
  ...['uniqueItems', 'contains', 'maxContains', 'minContains', 'maxProperties', 'minProperties'],
  ...['required', 'properties', 'patternProperties', 'additionalProperties', 'propertyNames'],
  ...['dependentRequired', 'dependentSchemas', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['readOnly', 'writeOnly'],
]);

/** The schemas of a document's components, as a validator is compiled from them. */
export function checkableComponents(components: Readonly<Record<string, unknown>>): NamedSchemas {
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [name, checkable(schema)]),
  );
}

/** A schema with only what is checked. */
export function checkable(schema: unknown): Schema {
  if (schema === false) return { not: {} };
  if (!isNode(schema)) return {};
  const only = (part: Schema): Schema => {
    const kept = Object.entries(part).filter(([keyword]) => KEYWORDS.has(keyword));
    const checked = kept.map(([keyword, value]) => {
      const isCondition = keyword === 'if' || keyword === 'not';
      return [keyword, isCondition ? checkable(value) : value] as const;
    });
    // Older documents say so in 3.1 too; `Schemas` takes it as these do.
    const { nullable, type } = part as { readonly nullable?: unknown; readonly type?: unknown };
    const types =
      nullable === true && type !== undefined
        ? [['type', [...new Set([type, 'null'].flat())]]]
        : [];
    return Object.fromEntries([...checked, ...types]) as Schema;
  };
  return mapSchema(schema, only) as Schema;
}
