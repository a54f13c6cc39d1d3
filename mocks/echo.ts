import { namesOf } from '../src/base/json-pointer.ts';
import type { MediaTypeObject } from '../src/contract/model/document.ts';
import type { AnyRequest } from '../src/contract/handler.ts';
import { readLookup, textOf, type Lookup } from './request-value.ts';

/**
 * Returns a documented body with values of the request filled in; the body itself is not changed.
 */
export type Echo = (body: unknown, request: AnyRequest) => unknown;

/**
 * Reads the `x-echo` of a response: which places of its body repeat values of the request. A place is a JSON
 * pointer, in which `*` stands for every item of an array. Of several expressions the first with a value is
 * used. A place that the chosen example lacks, or where the types differ, is left unchanged.
 */
export function readEcho({ 'x-echo': declared = {} }: MediaTypeObject): Echo {
  const places = Object.entries(declared).map(([pointer, expressions]) => ({
    parts: namesOf(pointer),
    lookups: [expressions].flat().map(readLookup),
  }));
  return (body, request) =>
    places.reduce((echoed, { parts, lookups }) => {
      const value = firstOf(lookups, request);
      return value === undefined ? echoed : replaced(echoed, parts, value);
    }, body);
}

function firstOf(lookups: readonly Lookup[], request: AnyRequest): unknown {
  for (const lookup of lookups) {
    const value = lookup(request);
    if (value !== undefined) return value;
  }
}

function replaced(node: unknown, parts: readonly string[], value: unknown): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return fitting(node, value);
  if (Array.isArray(node)) {
    return node.map((item: unknown, index) =>
      part === '*' || part === String(index) ? replaced(item, rest, value) : item,
    );
  }
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return node;
  const members = node as Readonly<Record<string, unknown>>;
  return { ...members, [part]: replaced(members[part], rest, value) };
}

/** The value converted to the example's type, or the example's value if that is impossible. */
function fitting(example: unknown, value: unknown): unknown {
  if (typeof value === typeof example) return value;
  if (typeof example === 'string') return textOf(value) ?? example;
  if (typeof example !== 'number' || typeof value !== 'string') return example;
  return /^\d{1,15}$/.test(value) ? Number(value) : example;
}
