import {
  appendPointer,
  isNode,
  pointerIn,
  referenceTo,
  valueAt,
  type Node,
} from '../../base/json-pointer.ts';

/** The subtypes of each type of a document; it belongs to one document, and is not changed. */
const known = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/**
 * A reference to a type that only a discriminator tells apart from its subtypes, which are those that inherit from it with
 * `allOf` (OpenAPI 3.1, Discriminator Object), as a choice among these: a value of any other kind would be one that no
 * client knows.
 * @returns other schemas as they are
 */
export function amongSubtypes(document: object, schema: unknown): unknown {
  if (!isNode(schema) || typeof schema['$ref'] !== 'string') return schema;
  const { $ref, ...others } = schema;
  const target = pointerIn($ref);
  const type = valueAt(document, target);
  if (!isNode(type) || !isNode(type['discriminator'])) return schema;
  if (type['oneOf'] !== undefined || type['anyOf'] !== undefined) return schema;
  const subtypes = subtypesIn(document).get(target) ?? [];
  if (subtypes.length === 0) return schema;
  const oneOf = subtypes.map((pointer) => ({ $ref: referenceTo(pointer) }));
  return { ...others, oneOf, discriminator: type['discriminator'] };
}

function subtypesIn(document: object): ReadonlyMap<string, readonly string[]> {
  let found = known.get(document);
  if (found === undefined) known.set(document, (found = inheritorsIn(document)));
  return found;
}

function inheritorsIn(document: object): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const schemas = valueAt(document, '/components/schemas');
  for (const [name, schema] of Object.entries(isNode(schemas) ? schemas : {})) {
    for (const part of partsOf(schema)) {
      const reference = part['$ref'];
      if (typeof reference !== 'string') continue;
      const target = pointerIn(reference);
      const subtypes = found.get(target) ?? [];
      found.set(target, subtypes);
      subtypes.push(appendPointer('/components/schemas', name));
    }
  }
  return found;
}

function partsOf(schema: unknown): Node[] {
  const parts = isNode(schema) ? schema['allOf'] : undefined;
  return Array.isArray(parts) ? parts.filter(isNode) : [];
}
