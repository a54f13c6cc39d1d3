import type { MediaTypeObject } from '../src/contract/model/document.ts';
import { readExpression } from '../src/contract/model/runtime-expression.ts';

/** Splits the body of a request into bodies whose answers have one item each. */
export type Split = (body: unknown) => readonly unknown[];

/**
 * Reads the `x-each` of a response: the list in the request's body that its own body has an item for each item of. A
 * single value counts as a list of one.
 * @returns undefined if there is none @throws Error if it names nothing in the body
 */
export function readEach({ 'x-each': text }: MediaTypeObject): Split | undefined {
  if (text === undefined) return undefined;
  const expression = readExpression(text);
  if (expression?.of !== 'request' || expression.in !== 'body') {
    throw new Error(`${text} is no list in the body of a request`);
  }
  return (body) => split(body, expression.names);
}

function split(node: unknown, [part, ...rest]: readonly string[]): readonly unknown[] {
  if (part === undefined) return [node].flat().map((item) => [item]);
  const list = (node as Readonly<Record<string, unknown>> | undefined)?.[part];
  // Without the list, the other members are the only item.
  if (!Array.isArray(list) || list.length === 0) return [node];
  return split(list, rest).map((alone) => ({ ...(node as object), [part]: alone }));
}
