import { isDeepStrictEqual } from 'node:util';
import { isNode, valueIn } from '../src/base/json-pointer.ts';
import type { AnyRequest } from '../src/contract/handler.ts';
import type { Contract } from '../src/contract/model/contract.ts';
import type { MediaTypeObject } from '../src/contract/model/document.ts';
import type { Operation } from '../src/contract/model/operation.ts';
import { linkedValues } from './linked-values.ts';
import { readLookup, textOf } from './request-value.ts';
import { isWrittenLike } from './responses/scalar-text.ts';
import { examplesOf, type DocumentedExample } from './responses/documented-examples.ts';

/** The example to answer a request with. */
export interface Choice {
  /** Undefined if there are no examples. */
  readonly example: DocumentedExample | undefined;
  /** Whether it is only for requests like this one (`x-when`). */
  readonly isSpecial: boolean;
}

export type ExampleChooser = (request: AnyRequest) => Choice;

/** What requests to an operation are like. */
type Addressed = Pick<Operation, 'parameters' | 'requestBody' | 'pointer'>;

/** Whether a request has what an example is for: undefined if nothing can be said. */
type Match = (request: AnyRequest) => boolean | undefined;

/**
 * Reads which requests the examples of a response are for; the first of these rules that finds one decides.
 * 1. An example with `x-when` is for requests in which the value of one of the expressions, or an item of it, matches its
 *    pattern.
 * 2. An example is for the requests that parameters and request bodies have examples of its name for, and that links of
 *    examples of its name lead to.
 * 3. It is for the requests whose path names it: `/pets/{petId}` the one whose `petId` or `id` is that of the path.
 * All other requests get the first example without `x-when`.
 */
export function exampleChooser(
  contract: Pick<Contract, 'follow' | 'operations' | 'targetOfLink'>,
  operation: Addressed,
  media: MediaTypeObject,
): ExampleChooser {
  const examples = examplesOf(contract, media);
  const special = examples.flatMap((example) =>
    example.conditions === undefined
      ? []
      : [{ choice: { example, isSpecial: true }, holds: conditionsOf(example.conditions) }],
  );
  const others = examples.filter(({ conditions }) => conditions === undefined);
  const usual = { example: others[0], isSpecial: false };
  const matches =
    others.length < 2
      ? []
      : others.map((example) => ({
          choice: { example, isSpecial: false },
          all: matchesOf(contract, operation, example),
        }));
  const isSame = special.length === 0 && matches.every(({ all }) => all.length === 0);
  if (isSame) return () => usual;
  return (request) => {
    const found = special.find(({ holds }) => holds(request));
    if (found !== undefined) return found.choice;
    let best = 0;
    let chosen: Choice = usual;
    for (const { choice, all } of matches) {
      const told = all.map((match) => match(request));
      const count = told.includes(false) ? 0 : told.filter((each) => each === true).length;
      if (count > best) [best, chosen] = [count, choice];
    }
    return chosen;
  };
}

/** Conditions that can't be read hold for no request; a start tells them. */
function conditionsOf(
  conditions: Readonly<Record<string, string>>,
): (request: AnyRequest) => boolean {
  try {
    return readConditions(conditions);
  } catch {
    return () => false;
  }
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

/** What is known of the requests that an example is for. */
function matchesOf(
  contract: Pick<Contract, 'follow' | 'operations' | 'targetOfLink'>,
  { parameters, requestBody, pointer }: Addressed,
  { name, value }: DocumentedExample,
): Match[] {
  const matches: Match[] = [];
  const named = (all: readonly DocumentedExample[]) =>
    name === undefined ? undefined : all.find((each) => each.name === name);
  for (const parameter of parameters) {
    const { in: place } = parameter;
    if (place !== 'path' && place !== 'query' && place !== 'header') continue;
    const key = place === 'header' ? parameter.name.toLowerCase() : parameter.name;
    const same = named(examplesOf(contract, parameter));
    const linked = name === undefined ? [] : linkedValues(contract, { pointer }, parameter, name);
    const values = [...(same === undefined ? [] : [same.value]), ...linked];
    if (values.length > 0) {
      const given = (request: AnyRequest): unknown => valueIn(request[place], [key]);
      matches.push((request) => values.some((each) => isSameText(given(request), each)));
    } else if (place === 'path') {
      const own = idIn(value, key);
      if (own !== undefined) matches.push(({ path: given }) => isSameText(given[key], own));
    }
  }
  for (const media of Object.values(requestBody?.content ?? {})) {
    const same = named(examplesOf(contract, media));
    if (same === undefined) continue;
    // The other media types have the same examples, in other forms.
    matches.push(({ body }) => isDeepStrictEqual(body, same.value));
    break;
  }
  return matches;
}

function isSameText(given: unknown, value: unknown): boolean {
  if (typeof given === 'object' || typeof value === 'object')
    return isDeepStrictEqual(given, value);
  return isWrittenLike(given, value);
}

/** The value by which a parameter in a path names an example: that of the property with its name, or its id. */
function idIn(value: unknown, parameter: string): unknown {
  if (!isNode(value) || Array.isArray(value)) return undefined;
  const names = /id$/i.test(parameter) ? [parameter, 'id', '_id', 'uuid'] : [parameter];
  const name = names.find((each) => ['string', 'number'].includes(typeof value[each]));
  return name === undefined ? undefined : value[name];
}
