import type { Schema } from './document.ts';
import { isNode, pointerIn, valueAt } from '../../base/json-pointer.ts';

/** What the references of schemas are resolved in. */
export interface WithDocument {
  readonly document: object;
}

/** The keywords whose schemas are applied to the same value. */
const APPLIED = ['allOf', 'anyOf', 'oneOf'];

/** A schema and all others that may apply to the same value: targets of references, alternatives, parts. */
export function partsOf(contract: WithDocument, schema: unknown): ReadonlySet<Schema> {
  const parts = new Set<Schema>();
  const add = (from: unknown): void => {
    if (!isNode(from) || parts.has(from)) return;
    parts.add(from);
    // Keywords beside a reference apply too (JSON Schema 2020-12, Core, section 8.2.3.1).
    const { $ref } = from;
    if (typeof $ref === 'string') add(valueAt(contract.document, pointerIn($ref)));
    for (const keyword of APPLIED) {
      const list = from[keyword];
      if (Array.isArray(list)) list.forEach(add);
    }
  };
  add(schema);
  return parts;
}

/** The types that schemas allow; each belongs to one document, and is not changed. */
const knownTypes = new WeakMap<object, ReadonlySet<string>>();

/** The types that a schema and its parts allow, in terms of JSON Schema. */
export function typesOf(contract: WithDocument, schema: unknown): ReadonlySet<string> {
  if (!isNode(schema)) return typesIn(contract, schema);
  let known = knownTypes.get(schema);
  if (known === undefined) knownTypes.set(schema, (known = typesIn(contract, schema)));
  return known;
}

function typesIn(contract: WithDocument, schema: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { type, const: only, enum: allowed } of partsOf(contract, schema)) {
    const values = only === undefined ? allowed : [only];
    if (type !== undefined) for (const each of [type].flat() as string[]) found.add(each);
    else if (Array.isArray(values)) for (const value of values) found.add(typeOf(value));
  }
  return found;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The schema of the items of a list; one that allows everything if none is given. */
export function itemsOf(contract: WithDocument, schema: unknown): Schema {
  return anyOf([...partsOf(contract, schema)].map(({ items }) => items));
}

/** The schema of a property, by its name or as an additional one. */
export function propertyOf(contract: WithDocument, schema: unknown, name: string): Schema {
  return propertiesOf(contract, schema)(name);
}

/** The same for many names, of which a request may have any number. */
export function propertiesOf(contract: WithDocument, schema: unknown): (name: string) => Schema {
  const parts = [...partsOf(contract, schema)];
  const all = parts.flatMap(({ properties }) => (isNode(properties) ? [properties] : []));
  const others = anyOf(parts.map(({ additionalProperties }) => additionalProperties));
  return (name) => {
    const named = all.filter((properties) => Object.hasOwn(properties, name));
    return named.length > 0 ? anyOf(named.map((properties) => properties[name])) : others;
  };
}

function anyOf(schemas: readonly unknown[]): Schema {
  const given = schemas.filter(isNode);
  return given.length === 1 ? given[0]! : { anyOf: given };
}
