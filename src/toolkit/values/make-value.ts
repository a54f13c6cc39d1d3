import { isNode, type Node, pointerIn, valueAt } from '../../base/json-pointer.ts';
import { FORMATS } from '../../contract/formats.ts';
import { wordsOf } from './by-name.ts';
import { joinedSchema } from './joined-schema.ts';
import type { MakeOptions } from './make-options.ts';
import { madeNumber, madeText } from './make-scalar.ts';
import { Nesting } from './nesting.ts';
import { amongSubtypes } from './subtypes.ts';
import { WORDS } from './words.ts';

/** Below this depth optional properties become rare, and lists short. */
const DEEP = 4;
/** Below this depth nothing is made, so that recursive schemas end. */
const DEEPEST = 24;
/** The characters of a minimum length that count as one part. */
const OF_A_PART = 100;
/** The parts that one value has at most. */
const LARGEST = 20_000;
/** How many looks at what a schema leads to count as one part. */
const LOOKS_OF_A_PART = 1000;
/** With fewer parts left, values do not contain others of their own kind. */
const AMPLE = LARGEST / 2;
/** How often lists and maps are within values of their own kind. */
const LEVELS = 2;

interface Making extends MakeOptions {
  readonly document: object;
  readonly nesting: Nesting;
  left: number;
}

/** Where a value is made. */
interface Spot {
  /** The name of the property that has it, or whose list does. */
  readonly name: string;
  readonly depth: number;
  /** The place in a list of what it is in; undefined outside. */
  readonly index: number | undefined;
}

/**
 * Makes a value of a schema: plausible by its examples, its formats and the names of its properties. It is probably
 * valid; the caller validates it.
 * @returns undefined if none can be made: the schema is `false`, or has no end
 */
export function makeValue(document: object, schema: unknown, options: MakeOptions): unknown {
  const making = { ...options, document, nesting: new Nesting(document), left: LARGEST };
  return made(making, schema, { name: '', depth: 0, index: undefined });
}

function made(making: Making, from: unknown, spot: Spot): unknown {
  making.left -= 1;
  if (making.left < 0 || spot.depth > DEEPEST) return undefined;
  const { looks } = making.nesting;
  const passed: object[] = [];
  const note = (schema: object) => {
    passed.push(schema);
    making.nesting.enter(schema);
  };
  const meant = amongSubtypes(making.document, from);
  const schema = joinedSchema(making.document, meant, (list) => chosen(making, list, spot), note);
  making.left -= (making.nesting.looks - looks) / LOOKS_OF_A_PART;
  const value = schema && ofSchema(making, schema, spot);
  making.nesting.leave(passed);
  return value;
}

/** One of several alternatives; where a value is deep or within itself twice, rather one that does not lead on. */
function chosen(making: Making, list: readonly unknown[], { depth }: Spot): unknown {
  const { random, nesting } = making;
  const ending = depth > DEEP ? list.filter((each) => isNode(each) && each['type'] === 'null') : [];
  if (ending.length > 0) return ending[0];
  const times = nesting.timesOfEach(list);
  const most = Math.max(Math.min(...times), depth > DEEP || isScarce(making) ? 0 : 1);
  return random.pick(list.filter((_, i) => times[i]! <= most));
}

/** Whether a value of the same kind no longer belongs into a value. */
function isScarce({ left, isSparse = false }: Making): boolean {
  return isSparse || left < AMPLE;
}

function ofSchema(making: Making, schema: Node, spot: Spot): unknown {
  const { random } = making;
  const { const: only, enum: allowed } = schema;
  if (only !== undefined) return structuredClone(only);
  if (Array.isArray(allowed)) {
    const values = making.isVaried === true ? [] : allowed.filter((value) => value !== null);
    return structuredClone(random.pick(values.length > 0 ? values : (allowed as unknown[])));
  }
  // The records of a list are told apart by their ids.
  const isId =
    spot.index !== undefined && spot.index > 0 && /\b(?:id|key|uuid)$/.test(wordsOf(spot.name));
  const isMade = isId || (making.isVaried === true && random.chance(0.4));
  const examples = isMade ? [] : examplesOf(schema).filter((each) => isOfFormat(schema, each));
  const type = typeOf(making, schema, spot);
  const isOfParts = type === 'object' || type === 'array';
  const fixed = isOfParts && making.items !== undefined ? [] : examples;
  if (fixed.length > 0) return structuredClone(random.pick(fixed));
  switch (type) {
    case 'object':
      return madeObject(making, schema, spot);
    case 'array':
      return madeList(making, schema, spot);
    case 'integer':
    case 'number':
      return madeNumber(schema, spot, making, type === 'integer');
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default: {
      const size = Number(schema['minLength'] ?? 0) / OF_A_PART;
      making.left -= size;
      return making.left < 0 ? undefined : madeText(schema, spot.name, making);
    }
  }
}

/** The values that an author gives for a schema. */
export function examplesOf({ example, examples, default: initial }: Node): unknown[] {
  const given = [example, ...(Array.isArray(examples) ? (examples as unknown[]) : [])];
  const said = given.filter((value) => value !== undefined);
  return said.length > 0 || initial === undefined ? said : [initial];
}

const OF_OBJECTS = [
  ...['properties', 'additionalProperties', 'patternProperties', 'required', 'propertyNames'],
  ...['minProperties', 'maxProperties'],
];
const OF_LISTS = ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'];
const OF_NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/** The type of the value to make: rarely null, if another is allowed. */
function typeOf({ random, isVaried }: Making, schema: Node, { depth }: Spot): string {
  const { type } = schema;
  const types = (type === undefined ? [] : [type].flat()) as string[];
  if (types.length > 0) {
    if (isVaried === true) return random.pick(types);
    const others = types.filter((each) => each !== 'null');
    const isNull = others.length === 0 || (others.length < types.length && depth > DEEP);
    return isNull ? 'null' : random.pick(others);
  }
  const has = (keywords: readonly string[]) => keywords.some((keyword) => keyword in schema);
  if (has(OF_OBJECTS)) return 'object';
  if (has(OF_LISTS)) return 'array';
  return has(OF_NUMBERS) ? 'number' : 'string';
}

/** @returns undefined if it would be too large */
function madeObject(making: Making, schema: Node, spot: Spot): Node | undefined {
  const { random, isSparse = false, isVaried = false } = making;
  const { depth, index } = spot;
  const value: Record<string, unknown> = {};
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const properties = isNode(schema['properties']) ? schema['properties'] : {};
  const often = isVaried ? 0.4 : depth === 0 ? 1 : 0.8;
  const likely = depth <= DEEP ? often : isVaried ? 0 : 0.1;
  const fill = (name: string, property: unknown): void => {
    const member =
      making.given?.(name, property) ?? made(making, property, { name, depth: depth + 1, index });
    // A property may be called `__proto__`.
    const shown = { value: member, enumerable: true, writable: true, configurable: true };
    if (member !== undefined) Object.defineProperty(value, name, shown);
  };
  for (const [name, property] of Object.entries(properties)) {
    if (isNode(property) && hides(making, property)) continue;
    const isLeftOut = isSparse || hasNoEnd(making, property, depth) || !random.chance(likely);
    if (required.has(name) || !isLeftOut) fill(name, property);
  }
  const { additionalProperties: open, minProperties = 0, maxProperties = Infinity } = schema;
  const rest = isNode(open) ? open : {};
  for (const name of required) {
    if (!Object.hasOwn(value, name) && !Object.hasOwn(properties, name)) fill(name, rest);
  }
  const isMap = isNode(open) && Object.keys(open).length > 0 && depth <= DEEP && !isSparse;
  const usual =
    !isMap || Object.keys(properties).length > 0 ? 0 : usualLength(making, open, 2, depth);
  const wanted = Math.max(Number(minProperties), usual);
  const names = isNode(schema['propertyNames']) ? schema['propertyNames'] : { type: 'string' };
  const size = Math.min(wanted, Number(maxProperties));
  let missing = size - Object.keys(value).length;
  if (missing > Math.max(making.left, 0)) return undefined;
  for (let i = 0; missing > 0 && i < wanted * 3 && making.left >= 0; i++) {
    const name = made(making, names, { name: '', depth: depth + 1, index: undefined });
    const filled = typeof name === 'string' ? name : `${random.pick(WORDS)}${i}`;
    if (Object.hasOwn(value, filled)) continue;
    fill(filled, rest);
    if (Object.hasOwn(value, filled)) missing--;
  }
  return value;
}

/** Whether a property is left out where it may be, because it would be or have one more of what it is within. */
function hasNoEnd(making: Making, property: unknown, depth: number): boolean {
  if (!isNode(property)) return false;
  const { nesting } = making;
  // What is in it would have little more than what it must have.
  const isDeep = depth + 2 > DEEP;
  const levels = isDeep || isScarce(making) ? 0 : LEVELS;
  return nesting.timesOf(property) > levels / 2 || nesting.timesOfMembers(property) > levels;
}

/** How many members of a kind a list or map has: fewer and fewer within others of that kind, and at last none. */
function usualLength(making: Making, member: unknown, usual: number, depth: number): number {
  const times = making.nesting.timesOf(member);
  if (times === 0) return usual;
  return times > LEVELS || depth > DEEP || isScarce(making)
    ? 0
    : Math.min(usual, LEVELS + 1 - times);
}

/** Whether a property is only for the other direction. */
function hides(making: Making, property: Node): boolean {
  const hidden = making.direction === 'request' ? 'readOnly' : 'writeOnly';
  return property[hidden] === true || targetOf(making, property)?.[hidden] === true;
}

function targetOf({ document }: Making, { $ref }: Node): Node | undefined {
  const target = typeof $ref === 'string' ? valueAt(document, pointerIn($ref)) : undefined;
  return isNode(target) ? target : undefined;
}

/** @returns undefined if it would be too long */
function madeList(making: Making, schema: Node, { name, depth }: Spot): unknown[] | undefined {
  const { random, items: asked, isSparse = false } = making;
  const { minItems = 0, maxItems = Infinity, items = true, uniqueItems, contains } = schema;
  const first = Array.isArray(schema['prefixItems']) ? (schema['prefixItems'] as unknown[]) : [];
  const most = Math.min(Number(maxItems), items === false ? first.length : Infinity);
  const fewest = making.isVaried === true ? 0 : 1;
  const isShort = isSparse || (depth > DEEP && fewest > 0);
  const some = isShort ? 1 : depth > DEEP ? 0 : fewest + random.below(3);
  const usual = usualLength(making, items, some, depth);
  const wanted = asked !== undefined && depth <= 1 ? asked : Math.max(usual, first.length);
  const length = Math.min(most, Math.max(Number(minItems), wanted));
  if (Number(minItems) > making.left) return undefined;
  const list: unknown[] = [];
  const seen = new Set<string>();
  // Of a list whose items differ some are made in vain.
  for (let i = 0; list.length < length && i < length * 4; i++) {
    const at = list.length;
    const from = at === 0 && contains !== undefined ? contains : (first[at] ?? items);
    const item = made(making, from, { name: singular(name), depth: depth + 1, index: at });
    if (item === undefined) break;
    const text = uniqueItems === true ? JSON.stringify(item) : '';
    if (uniqueItems === true && seen.has(text)) continue;
    seen.add(text);
    list.push(item);
  }
  return list;
}

/** `tags` have items that are a tag. */
function singular(name: string): string {
  return name.replace(/(?<=[^s])s$/, '');
}

/**
 * Whether an example is of the format of its schema, where it is a text. Services refuse what is not, although a schema
 * alone allows it (JSON Schema 2020-12, section 7).
 */
function isOfFormat({ format }: Node, example: unknown): boolean {
  if (typeof example !== 'string' || typeof format !== 'string') return true;
  const check = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (check instanceof RegExp) return check.test(example);
  return typeof check !== 'function' || check(example);
}
