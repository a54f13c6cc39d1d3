import type { MediaTypeObject } from '../src/contract/document.ts';
import type { AnyRequest } from '../src/contract/handler.ts';
import { readExpression, textOf } from './runtime-expression.ts';

/** Returns the name of the example to answer a request with; undefined if there are no examples. */
export type ExampleChooser = (request: AnyRequest) => string | undefined;

/**
 * Reads which requests the examples of a response are for. An example with `x-when` is for requests in which the
 * value of one of the expressions matches its pattern; all other requests get the first example without `x-when`.
 */
export function exampleChooser({ examples = {} }: MediaTypeObject): ExampleChooser {
  const special = Object.entries(examples).flatMap(([name, { 'x-when': conditions }]) =>
    conditions === undefined ? [] : { name, holds: readConditions(conditions) },
  );
  const usual = Object.keys(examples).find((name) => examples[name]!['x-when'] === undefined);
  return (request) => special.find(({ holds }) => holds(request))?.name ?? usual;
}

function readConditions(
  conditions: Readonly<Record<string, string>>,
): (request: AnyRequest) => boolean {
  const all = Object.entries(conditions).map(([expression, pattern]) => ({
    lookup: readExpression(expression),
    pattern: new RegExp(pattern, 'u'),
  }));
  return (request) =>
    all.some(({ lookup, pattern }) => {
      const text = textOf(lookup(request));
      return text !== undefined && pattern.test(text);
    });
}
