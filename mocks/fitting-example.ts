import type { MediaTypeObject } from '../src/contract/document.ts';
import type { AnyRequest } from '../src/contract/handler.ts';
import { readExpression, textOf } from './runtime-expression.ts';

/** The name of the example that a request is answered with; undefined where there are none. */
export type ExampleChooser = (request: AnyRequest) => string | undefined;

/**
 * Reads which requests the examples of a response are for. One that has `x-when` is for those in which one of the
 * expressions has a value that its pattern finds; all others get the first example without.
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
