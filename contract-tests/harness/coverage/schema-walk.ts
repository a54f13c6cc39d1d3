import type { Contract } from '../contract.ts';

/** Stands for a value that covers everything that a schema allows. */
export const EVERYTHING = Symbol('everything');

/** Called with each property, and each branch of a choice, that a value covers. */
export type FoundInSchema = (kind: 'properties' | 'branches', name: string) => void;

/** Further items of a list are not visited. */
const MOST_ITEMS = 20;

type Schema = Readonly<Record<string, unknown>>;

/** A schema, and a value that matches it. */
export interface Walked {
  readonly schema: unknown;
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
  contract: Contract,
  { schema, name, value }: Walked,
  found: FoundInSchema,
): void {
  const within = new Set<object>();
  walk(schema, name, value);

  function walk(part: unknown, place: string, at: unknown): void {
    if (typeof part !== 'object' || part === null) return;
    const own = part as Schema;
    if (typeof own['$ref'] === 'string') {
      const target = contract.resolved(own);
      const [, component] = /^#\/components\/schemas\/([^/]+)$/.exec(own['$ref']) ?? [];
      if (at === EVERYTHING && within.has(target)) return;
      within.add(target);
      walk(target, component ?? place, at);
    }
    walkObject(own, place, at);
    walkItems(own, place, at);
    for (const each of list(own['allOf'])) walk(each, place, at);
    for (const choice of ['oneOf', 'anyOf']) {
      for (const [i, branch] of list(own[choice]).entries()) {
        if (at !== EVERYTHING && !contract.fits(branch as object, at)) continue;
        found('branches', `${place} #${i + 1}`);
        walk(branch, `${place}#${i + 1}`, at);
      }
    }
    if (at === EVERYTHING) for (const word of ['then', 'else']) walk(own[word], place, at);
    else if (typeof own['if'] === 'object') {
      walk(own[contract.fits(own['if'] as object, at) ? 'then' : 'else'], place, at);
    }
  }

  function walkObject(own: Schema, place: string, at: unknown): void {
    if (at !== EVERYTHING && (typeof at !== 'object' || at === null || Array.isArray(at))) return;
    const properties = (own['properties'] ?? {}) as Schema;
    for (const [property, schemaOfIt] of Object.entries(properties)) {
      // A property that is forbidden, or only named by a condition, is described elsewhere.
      if (typeof schemaOfIt !== 'object') continue;
      if (at !== EVERYTHING && !Object.hasOwn(at, property)) continue;
      found('properties', `${place}.${property}`);
      const inner = at === EVERYTHING ? at : (at as Schema)[property];
      walk(schemaOfIt, `${place}.${property}`, inner);
    }
    const further = own['additionalProperties'];
    if (typeof further !== 'object') return;
    const others =
      at === EVERYTHING
        ? [at]
        : Object.entries(at as Schema).flatMap(([key, inner]) =>
            Object.hasOwn(properties, key) ? [] : [inner],
          );
    if (others.length > 0) found('properties', `${place}.*`);
    for (const other of others.slice(0, MOST_ITEMS)) walk(further, `${place}.*`, other);
  }

  function walkItems(own: Schema, place: string, at: unknown): void {
    if (at === EVERYTHING) walk(own['items'], `${place}[]`, at);
    else if (Array.isArray(at)) {
      for (const item of at.slice(0, MOST_ITEMS)) walk(own['items'], `${place}[]`, item);
    }
  }
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
