import type { Schema } from './model/document.ts';

/** The keywords of JSON Schema 2020-12 whose value is a schema, a list of schemas, or schemas by name. */
const SINGLE = [
  'additionalProperties',
  'contains',
  'else',
  'items',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
] as const;
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
const NAMED = ['$defs', 'dependentSchemas', 'patternProperties', 'properties'] as const;

/**
 * A copy of a schema with a change applied to it and to every schema within it. `if` and `not` are left unchanged,
 * because a change there would have the opposite effect.
 */
export function mapSchema(schema: unknown, change: (schema: Schema) => Schema): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = { ...change(schema as Schema) };
  const inner = (node: unknown) => mapSchema(node, change);
  for (const keyword of SINGLE) {
    if (keyword in copy) copy[keyword] = inner(copy[keyword]);
  }
  for (const keyword of LISTS) {
    if (Array.isArray(copy[keyword])) copy[keyword] = copy[keyword].map(inner);
  }
  for (const keyword of NAMED) {
    if (copy[keyword] !== undefined) copy[keyword] = mapSchemas(copy[keyword] as Schema, change);
  }
  return copy;
}

/** Applies {@link mapSchema} to schemas by name. */
export function mapSchemas(
  schemas: Readonly<Record<string, unknown>>,
  change: (schema: Schema) => Schema,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, mapSchema(schema, change)]),
  );
}

/**
 * Limits integers to those that a double holds exactly. A larger one is refused even if the contract sets no limit,
 * because the handler would receive a rounded value.
 */
function withExactIntegers(schema: Schema): Schema {
  const types = [schema['type']].flat();
  if (!types.includes('integer') || types.includes('number')) return schema;
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  return {
    ...schema,
    minimum: Math.max(minimum ?? -Infinity, Number.MIN_SAFE_INTEGER),
    maximum: Math.min(maximum ?? Infinity, Number.MAX_SAFE_INTEGER),
  };
}

/** Keywords that an operation can check itself. */
const RULES: ReadonlySet<string> = new Set(['maxLength', 'minLength', 'not', 'pattern']);

/**
 * Removes rules that an operation checks itself, with a message of its own (`x-own-words`), so that no message quotes a
 * regular expression. The type is still validated.
 */
function withoutOwnWords(schema: Schema): Schema {
  if (schema['x-own-words'] !== true) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !RULES.has(keyword)));
}

/** The schema that requests are validated against. */
export function requestSchemaOf(schema: Schema): Schema {
  return withExactIntegers(withoutOwnWords(schema));
}
