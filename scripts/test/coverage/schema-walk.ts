import {
  appendPointer,
  isNode,
  pointerIn,
  valueAt,
  type Node,
} from '../../../src/base/json-pointer.ts';
import type { Contract } from '../../../src/contract/model/contract.ts';
import type { Direction } from '../../../src/contract/model/schemas.ts';

/** Stands for a value that covers everything that a schema allows. */
export const EVERYTHING = Symbol('everything');

/** Called with each property, and each branch of a choice, that a value covers. */
export type FoundInSchema = (kind: 'properties' | 'branches', name: string) => void;

/** Further items of a list are not visited. */
const MOST_ITEMS = 20;

/** A schema, and a value that matches it. */
export interface Walked {
  /** The JSON pointer to the schema. */
  readonly pointer: string;
  readonly direction: Direction;
  /** The name of the schema if it is not a component. */
  readonly name: string;
  /** {@link EVERYTHING} covers the whole schema. */
  readonly value: unknown;
}

/**
 * Visits the parts of a schema that a matching value covers. Parts of a component are named after it, so they count
 * once, however many operations use it.
 */
export function walkSchema(
  { document, schemas }: Pick<Contract, 'document' | 'schemas'>,
  { pointer: start, direction, name, value }: Walked,
  found: FoundInSchema,
): void {
  const within = new Set<string>();
  walk(start, name, value);

  function walk(pointer: string, place: string, at: unknown): void {
    const own = valueAt(document, pointer);
    if (!isNode(own)) return;
    if (typeof own['$ref'] === 'string') {
      const target = pointerIn(own['$ref']);
      const [, component] = /^\/components\/schemas\/([^/]+)$/.exec(target) ?? [];
      if (at === EVERYTHING && within.has(target)) return;
      within.add(target);
      walk(target, component ?? place, at);
    }
    walkObject(own, pointer, place, at);
    walkItems(pointer, place, at);
    for (const part of branchesOf(own, pointer, 'allOf')) walk(part, place, at);
    for (const choice of ['oneOf', 'anyOf']) {
      for (const [i, branch] of branchesOf(own, pointer, choice).entries()) {
        if (at !== EVERYTHING && !schemas.fits(direction, branch, at)) continue;
        found('branches', `${place} #${i + 1}`);
        walk(branch, `${place}#${i + 1}`, at);
      }
    }
    for (const word of consequencesOf(own, pointer, at)) walk(`${pointer}/${word}`, place, at);
  }

  function consequencesOf(own: Node, pointer: string, at: unknown): string[] {
    if (at === EVERYTHING) return ['then', 'else'];
    if (!isNode(own['if'])) return [];
    return [schemas.fits(direction, `${pointer}/if`, at) ? 'then' : 'else'];
  }

  function walkObject(own: Node, pointer: string, place: string, at: unknown): void {
    if (at !== EVERYTHING && (!isNode(at) || Array.isArray(at))) return;
    const properties = isNode(own['properties']) ? own['properties'] : {};
    for (const [property, schemaOfIt] of Object.entries(properties)) {
      // A property that is forbidden, or only named by a condition, is described elsewhere.
      if (!isNode(schemaOfIt)) continue;
      if (at !== EVERYTHING && !Object.hasOwn(at, property)) continue;
      found('properties', `${place}.${property}`);
      const inner = at === EVERYTHING ? at : at[property];
      walk(appendPointer(`${pointer}/properties`, property), `${place}.${property}`, inner);
    }
    if (!isNode(own['additionalProperties'])) return;
    const others =
      at === EVERYTHING
        ? [at]
        : Object.keys(at).flatMap((key) => (Object.hasOwn(properties, key) ? [] : [at[key]]));
    if (others.length > 0) found('properties', `${place}.*`);
    const rest = `${pointer}/additionalProperties`;
    for (const other of others.slice(0, MOST_ITEMS)) walk(rest, `${place}.*`, other);
  }

  function walkItems(pointer: string, place: string, at: unknown): void {
    const items = at === EVERYTHING ? [at] : Array.isArray(at) ? at.slice(0, MOST_ITEMS) : [];
    for (const item of items) walk(`${pointer}/items`, `${place}[]`, item);
  }
}

/** The pointers to the schemas in a list of them. */
function branchesOf(schema: Node, pointer: string, keyword: string): string[] {
  const list = schema[keyword];
  return Array.isArray(list) ? list.map((_, i) => `${pointer}/${keyword}/${i}`) : [];
}
