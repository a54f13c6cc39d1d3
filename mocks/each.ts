import type { MediaTypeObject } from '../src/contract/document.ts';
import { pointerParts } from './runtime-expression.ts';

/** Splits the body of a request into bodies whose answers have one item each. */
export type Split = (body: unknown) => readonly unknown[];

const OF_BODY = /^\$request\.body(?:#((?:\/[^/]*)*))?$/;

/**
 * Reads the `x-each` of a response: the list in the request's body that its own body has an item for each item of. A
 * single value counts as a list of one.
 * @returns undefined if there is none @throws Error if it names nothing in the body
 */
export function readEach({ 'x-each': expression }: MediaTypeObject): Split | undefined {
  if (expression === undefined) return undefined;
  const pointer = OF_BODY.exec(expression);
  if (pointer === null) throw new Error(`${expression} is no list in the body of a request`);
  const parts = pointerParts(pointer[1] ?? '');
  return (body) => split(body, parts);
}

function split(node: unknown, [part, ...rest]: readonly string[]): readonly unknown[] {
  if (part === undefined) return [node].flat().map((item) => [item]);
  const list = (node as Readonly<Record<string, unknown>> | undefined)?.[part];
  // Without the list, the other members are the only item.
  if (!Array.isArray(list) || list.length === 0) return [node];
  return split(list, rest).map((alone) => ({ ...(node as object), [part]: alone }));
}
