import {
  constructFromEvents,
  CORE_SCHEMA,
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  EVENT_ID,
  mergeTag,
  parseEvents,
  YAMLException,
  type Event,
} from 'js-yaml';
import { isNode, type Node } from '../../base/json-pointer.ts';
import type { Place, PlaceOf } from './place.ts';
import { contractError, ContractError } from './problem.ts';
import { aliasInItsOwn, lineCounter, linesOf } from './lines.ts';

/** The places of a file by JSON pointer. */
export function placesOf({ name, lineOf }: Pick<ParsedFile, 'name' | 'lineOf'>): PlaceOf {
  return (pointer) => {
    const line = lineOf(pointer);
    return { file: name, pointer, ...(line !== undefined && { line }) };
  };
}

/** One file of a contract. */
export interface ParsedFile {
  readonly name: string;
  readonly value: Node;
  /** The line (from 1) that a JSON pointer's target is on, or what would contain it. */
  readonly lineOf: (pointer: string) => number | undefined;
  /** Where a JSON pointer's target was written, if not everything is of this file. */
  readonly placeOf?: (pointer: string) => Place;
}

/** Aliases of a file expand it to more values, or deeper ones, than anybody can use. */
export class ExpandingError extends ContractError {}

/** The limit on values that YAML aliases (`*name`) may expand to: more is an expansion bomb. */
const MOST_VALUES = 2_000_000;
/** Deeper than any contract, and less deep than what the stack holds of functions that call themselves. */
const DEEPEST = 500;
const TOO_DEEP = 'is nested too deeply';

/**
 * YAML 1.2, and what many documents have beyond it: merge keys (`<<: *common`) of YAML 1.1, and tags of other tools
 * (`!Sub`), whose values are taken as they are.
 */
const SCHEMA = CORE_SCHEMA.withTags(
  mergeTag,
  defineScalarTag('!', {
    matchByTagPrefix: true,
    resolve: (source) => source,
    identify: () => false,
  }),
  defineSequenceTag<unknown[]>('!', {
    matchByTagPrefix: true,
    create: () => [],
    addItem: (list, item) => void list.push(item),
    identify: () => false,
  }),
  defineMappingTag<Record<string, unknown>>('!', {
    matchByTagPrefix: true,
    create: () => ({}),
    addPair(map, key, value) {
      map[String(key)] = value;
      return '';
    },
    has: (map, key) => Object.hasOwn(map, String(key)),
    keys: (map) => Object.keys(map),
    get: (map, key) => map[String(key)],
    identify: () => false,
  }),
);

/**
 * Parses a file of a contract: YAML, which includes JSON.
 * @param name of the file in messages
 * @param kind what it is in messages
 * @throws ContractError naming line and column if it is neither, or not an object
 */
export function parseFile(name: string, text: string, kind = 'an OpenAPI document'): ParsedFile {
  // What a server answers with instead of a document, and as YAML would be some text or malformed.
  const isMarkup = /^\s*<(?:!|\?xml|html)/i.test(text);
  const value = isMarkup ? undefined : (asJson(text) ?? asYaml(name, text));
  if (!isNode(value) || Array.isArray(value)) {
    const what = isMarkup ? 'a page of HTML or XML' : kindOf(value);
    throw contractError(
      { file: name, pointer: '', line: 1 },
      `${kind} is an object, and this is ${what}`,
    );
  }
  // Few files are ever asked for a line.
  let lines: ((pointer: string) => number | undefined) | undefined;
  const lineOf = (pointer: string) => {
    lines ??= linesOf(text, parseEvents(text, { maxDepth: DEEPEST }));
    return lines(pointer);
  };
  return { name, value, lineOf };
}

/** What a file has that is no object, in words. */
function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

/**
 * A text that is JSON, which V8 parses much faster; undefined for any other. If a name stands twice in an object, of
 * which V8 takes the last, or if values are too deep, YAML has to say where.
 */
function asJson(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return namesWritten(text) === namesIn(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** How many names the objects of a JSON text have. */
function namesWritten(text: string): number {
  let names = 0;
  let at = text.indexOf('"');
  while (at >= 0) {
    let end = text.indexOf('"', at + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    let next = end + 1;
    while (text.charCodeAt(next) <= 32) next++;
    if (text.charCodeAt(next) === 58) names++;
    at = text.indexOf('"', next);
  }
  return names;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - slashes - 1) === 92) slashes++;
  return slashes % 2 === 1;
}

/** The same of its value; undefined if that is nested too deeply. */
function namesIn(value: unknown): number | undefined {
  let level = [value];
  let names = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return undefined;
    const below: unknown[] = [];
    for (const each of level) {
      if (!isNode(each)) continue;
      const members = Object.values(each);
      if (!Array.isArray(each)) names += members.length;
      for (const member of members) below.push(member);
    }
    level = below;
  }
  return names;
}

function asYaml(name: string, text: string): unknown {
  const placeOf = (at: number): Place => ({ file: name, pointer: '', ...lineCounter(text)(at) });
  let events: Event[];
  let documents: unknown[];
  try {
    events = parseEvents(text, { maxDepth: DEEPEST });
    const endless = aliasInItsOwn(text, events);
    if (endless !== undefined) {
      const why = `the alias *${endless.name} leads in a circle`;
      throw contractError(placeOf(endless.at - 1), why);
    }
    documents = constructFromEvents(events, {
      source: text,
      schema: SCHEMA,
      maxTotalMergeKeys: MOST_VALUES,
    });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    const isTooDeep = reason.startsWith('nesting exceeded');
    const why = isTooDeep ? TOO_DEEP : `not YAML or JSON: ${reason}`;
    throw contractError(placeOf(mark?.position ?? 0), why, { cause: error });
  }
  if (documents.length > 1) {
    throw contractError(placeOf(secondBegins(text, events)), 'a second document begins here');
  }
  const alias = events.findLast((event) => event.type === EVENT_ID.ALIAS);
  const excess = alias === undefined ? undefined : excessOf(documents[0]);
  if (excess === undefined) return documents[0];
  const place = placeOf(alias!.anchorStart - 1);
  throw new ExpandingError([{ severity: 'error', place, message: excess }]);
}

/** Where the second document of a text begins: at the first `---` behind all that is in the first. */
function secondBegins(text: string, events: readonly Event[]): number {
  const second = events.findIndex(({ type }, i) => i > 0 && type === EVENT_ID.DOCUMENT);
  const last = events.slice(0, second).findLast((event) => event.type === EVENT_ID.SCALAR);
  const after = last?.type === EVENT_ID.SCALAR ? last.valueEnd : 0;
  return after + Math.max(0, text.slice(after).search(/^---/m));
}

/** Why a value is not read, if aliases expand it to very many values, or very deep ones. */
function excessOf(value: unknown): string | undefined {
  const known = new Map<object, Extent>();
  const extentOf = (part: unknown): Extent => {
    if (!isNode(part)) return { size: 1, depth: 0 };
    const found = known.get(part);
    if (found !== undefined) return found;
    let size = 1;
    let depth = 0;
    for (const member of Object.values(part)) {
      const extent = extentOf(member);
      size += extent.size;
      depth = Math.max(depth, extent.depth + 1);
    }
    const extent = { size, depth };
    known.set(part, extent);
    return extent;
  };
  try {
    const { size, depth } = extentOf(value);
    if (depth > DEEPEST) return TOO_DEEP;
    return size > MOST_VALUES
      ? `aliases expand the file to more than ${MOST_VALUES} values`
      : undefined;
  } catch (error) {
    // The stack is full.
    if (error instanceof RangeError) return TOO_DEEP;
    throw error;
  }
}

interface Extent {
  readonly size: number;
  readonly depth: number;
}
