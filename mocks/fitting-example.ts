import type { MediaTypeObject } from '../src/contract/model/document.ts';
import type { AnyRequest } from '../src/contract/handler.ts';
import { readLookup, textOf } from './request-value.ts';

/** The example to answer a request with. */
export interface Choice {
  /** Its name; undefined if there are no examples. */
  readonly example: string | undefined;
  /** Whether it is only for requests like this one. */
  readonly isSpecial: boolean;
}

export type ExampleChooser = (request: AnyRequest) => Choice;

/**
 * Reads which requests the examples of a response are for. An example with `x-when` is for requests in which the
 * value of one of the expressions, or an item of it, matches its pattern; all other requests get the first example
 * without `x-when`.
 */
export function exampleChooser({ examples = {} }: MediaTypeObject): ExampleChooser {
  const special = Object.entries(examples).flatMap(([name, { 'x-when': conditions }]) =>
    conditions === undefined ? [] : { name, holds: readConditions(conditions) },
  );
  const usual = Object.keys(examples).find((name) => examples[name]!['x-when'] === undefined);
  return (request) => {
    const found = special.find(({ holds }) => holds(request));
    return { example: found?.name ?? usual, isSpecial: found !== undefined };
  };
}

function readConditions(
  conditions: Readonly<Record<string, string>>,
): (request: AnyRequest) => boolean {
  const all = Object.entries(conditions).map(([expression, pattern]) => ({
    lookup: readLookup(expression),
    pattern: new RegExp(pattern, 'u'),
  }));
  return (request) =>
    all.some(({ lookup, pattern }) =>
      [lookup(request)].flat().some((value) => {
        const text = textOf(value);
        return text !== undefined && pattern.test(text);
      }),
    );
}
