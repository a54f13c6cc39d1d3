import type { MediaTypeObject } from '../src/contract/document.ts';
import type { AnyRequest } from '../src/contract/handler.ts';
import { pointerParts, readExpression, textOf, type Lookup } from './runtime-expression.ts';

/** Puts what the request says into a documented body, which is left as it is. */
export type Echo = (body: unknown, request: AnyRequest) => unknown;

/**
 * Reads the `x-echo` of a response: which of its places tell the caller what stood in the request. A place is a
 * JSON pointer, in which `*` stands for every item of an array. Of several expressions the first that has a
 * value counts. What the chosen example does not have, or what has another type there, stays as it is.
 */
export function readEcho({ 'x-echo': declared = {} }: MediaTypeObject): Echo {
  const places = Object.entries(declared).map(([pointer, expressions]) => ({
    parts: pointerParts(pointer),
    lookups: [expressions].flat().map(readExpression),
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

/** The value in the type of the example's, or the example's where it has none such. */
function fitting(example: unknown, value: unknown): unknown {
  if (typeof value === typeof example) return value;
  if (typeof example === 'string') return textOf(value) ?? example;
  if (typeof example !== 'number' || typeof value !== 'string') return example;
  return /^\d{1,15}$/.test(value) ? Number(value) : example;
}
