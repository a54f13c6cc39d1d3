import { resolve, type ContractDocument, type Schema } from './document.ts';

/** The keywords of JSON Schema 2020-12 that hold one schema, a list of them, and several by name. */
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
 * A copy of a schema in which it and every schema within has been changed. What stands in `if` and
 * `not` is left, because a change there would mean its contrary.
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

/** The same of schemas by name. */
export function mapSchemas(
  schemas: Readonly<Record<string, unknown>>,
  change: (schema: Schema) => Schema,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, mapSchema(schema, change)]),
  );
}

/**
 * An integer of a request is one that a number holds exactly. A greater one is refused, whatever the
 * contract leaves open: reading it would give its neighbor to the handler.
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

/** Rules that an operation can check itself. */
const RULES: ReadonlySet<string> = new Set(['maxLength', 'minLength', 'not', 'pattern']);

/**
 * What an operation refuses in words of its own (`x-own-words`) is described by its schema, and checked by the operation:
 * nobody is told of a regular expression. Types are held against requests all the same.
 */
function withoutOwnWords(schema: Schema): Schema {
  if (schema['x-own-words'] !== true) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !RULES.has(keyword)));
}

/** A schema as requests are held against it. */
export function asRequested(schema: Schema): Schema {
  return withExactIntegers(withoutOwnWords(schema));
}

/** A default is for the handler that reads a request; in a response it would hide that a member is missing. */
export function withoutDefault(schema: Schema): Schema {
  const { default: _, ...rest } = schema;
  return rest;
}

/** The types that a value may have by a schema, with those of its alternatives. */
export function typesOf(document: ContractDocument, schema: Schema): Set<string> {
  const resolved = resolve<Schema>(document, schema);
  const { type, enum: allowed, const: only } = resolved;
  if (type !== undefined) return new Set([type].flat() as string[]);
  const values = only === undefined ? allowed : [only];
  if (Array.isArray(values)) return new Set(values.map((value) => typeof value));
  const parts = [resolved['oneOf'], resolved['anyOf'], resolved['allOf']];
  const alternatives = parts.flat().filter((part) => part !== undefined) as Schema[];
  return new Set(alternatives.flatMap((part) => [...typesOf(document, part)]));
}
