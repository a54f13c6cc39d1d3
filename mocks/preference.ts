import { codeIn, preferencesIn } from '../src/contract/preference.ts';

/** The documented response that a request asks for in its `Prefer` header. */
export interface Preference {
  /** `Prefer: code=400`; NaN if it is not a number, which matches no response. */
  readonly code?: number;
  /** `Prefer: example=wrongArity` */
  readonly example?: string;
  /** `Prefer: dynamic=true`: generated from the schema. */
  readonly dynamic?: boolean;
  /** `Prefer: seed=7`: equal seeds generate equal values. */
  readonly seed?: number;
  /** `Prefer: items=20`: how many items a generated list has. */
  readonly items?: number;
}

/** The most items that a request may ask for. */
const MOST_ITEMS = 1000;

/** Reads a `Prefer` header (RFC 7240) such as `code=400, example=wrongArity`. */
export function preferenceOf(header: string | undefined): Preference | undefined {
  return header === undefined ? undefined : preferenceIn(preferencesIn(header));
}

/** Reads preferences by their names; undefined if there are none for the response. A seed and items are of generated values. */
export function preferenceIn(given: ReadonlyMap<string, string>): Preference | undefined {
  const code = codeIn(given);
  const example = given.get('example');
  const seed = wholeIn(given.get('seed'));
  const items = wholeIn(given.get('items'));
  const said = given.get('dynamic');
  const dynamic = said === 'true' || (said === undefined && (seed ?? items) !== undefined);
  if (code === undefined && example === undefined && !dynamic) return undefined;
  return {
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    ...(dynamic && { dynamic }),
    ...(seed !== undefined && { seed }),
    ...(items !== undefined && { items: Math.min(items, MOST_ITEMS) }),
  };
}

function wholeIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
