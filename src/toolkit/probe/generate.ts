import type { Contract } from '../../contract/model/contract.ts';
import { isNode, type Node } from '../../base/json-pointer.ts';
import { typesOf } from '../../contract/model/schema-parts.ts';
import type { Random } from '../../base/random.ts';
import { textByFormat } from '../values/text-by-format.ts';
import { textOfPattern } from '../values/text-of-pattern.ts';

/** Below this depth only required parts are generated. */
const DEEP = 4;
/** Below this depth nothing is generated, so that recursive schemas end. */
const DEEPEST = 12;
const TRIES = 16;
/** Size up to which a value is generated, in parts. */
const LARGEST = 20_000;
/** The characters of a minimum length that count as one part. */
const OF_A_PART = 100;

/** A value that is being generated, and the size that is left for the rest of it. */
interface Making {
  readonly contract: Contract;
  readonly random: Random;
  left: number;
}

/**
 * A valid value of a schema; undefined if several attempts found none, for example because of a pattern
 * without an example, or because it would be too large.
 * @param pointer to the schema in the contract
 */
export function fittingValue(
  contract: Contract,
  pointer: string,
  schema: unknown,
  random: Random,
): { readonly value: unknown } | undefined {
  // Shared by all attempts: what is too large once is so each time.
  const making = { contract, random, left: LARGEST };
  for (let i = 0; i < TRIES && making.left > 0; i++) {
    const value = made(making, schema, 0);
    if (value !== undefined && contract.schemas.fits('request', pointer, value)) return { value };
  }
  return undefined;
}

/** An almost valid value: a valid one with one change that makes it invalid. */
export function unfittingValue(
  contract: Contract,
  pointer: string,
  fitting: unknown,
  random: Random,
): { readonly value: unknown } | undefined {
  for (let i = 0; i < TRIES; i++) {
    const value = broken(structuredClone(fitting), random);
    if (!contract.schemas.fits('request', pointer, value)) return { value };
  }
  return undefined;
}

/** Replaces a value, or a value within it, or removes a member. */
function broken(value: unknown, random: Random): unknown {
  const names = isNode(value) ? Object.keys(value) : [];
  if (names.length > 0 && random.chance(0.8)) {
    const name = random.pick(names);
    const members = value as Record<string, unknown>;
    if (Array.isArray(value) || random.chance(0.6)) members[name] = broken(members[name], random);
    else delete members[name];
    return value;
  }
  const others = [null, true, -1, 0.5, 1e15, '', 'x'.repeat(5000), '\u0000', [], {}, [{}]];
  return random.pick(others);
}

function made(making: Making, from: unknown, depth: number): unknown {
  const { contract, random } = making;
  making.left -= 1;
  if (making.left < 0) return undefined;
  if (from === true) return random.pick([null, 1, 'text', [], {}]);
  if (from === false || depth > DEEPEST) return undefined;
  const parts = partsOf(contract, from, random, 0);
  for (const { const: only, enum: allowed } of parts) {
    if (only !== undefined) return only;
    if (Array.isArray(allowed)) return random.pick(allowed as unknown[]);
  }
  const [own = {}] = parts;
  const examples = [...examplesOf(own), ...examplesOf(contract.follow(from))];
  if (examples.length > 0 && random.chance(0.6)) return structuredClone(random.pick(examples));
  return madeOf(making, parts, depth);
}

/** A schema and all others that a value of it fits: the target of its reference, its parts, one of its alternatives. */
function partsOf(contract: Contract, from: unknown, random: Random, depth: number): Node[] {
  if (!isNode(from) || depth > DEEPEST) return [];
  const { $ref, allOf, oneOf, anyOf, ...own } = from;
  const parts = [
    contract.targetOf({ $ref }),
    ...(Array.isArray(allOf) ? (allOf as unknown[]) : []),
    ...[oneOf, anyOf].flatMap((list) =>
      Array.isArray(list) && list.length > 0 ? [random.pick(list as unknown[])] : [],
    ),
  ];
  return [own, ...parts.flatMap((part) => partsOf(contract, part, random, depth + 1))];
}

export function examplesOf(schema: Node): unknown[] {
  const { example, examples, default: initial } = schema;
  const all = [example, ...(Array.isArray(examples) ? examples : []), initial];
  return all.filter((value) => value !== undefined);
}

/** A value that combines several schemas. */
function madeOf(making: Making, all: readonly Node[], depth: number): unknown {
  const { contract, random } = making;
  const schema: Node = Object.assign({}, ...all) as Node;
  const types = [...typesOf(contract, schema)];
  const hasMembers = all.some(({ properties }) => properties !== undefined);
  switch (types.length === 0 ? (hasMembers ? 'object' : 'string') : random.pick(types)) {
    case 'object':
      return madeObject(making, all, depth);
    case 'array':
      return madeArray(making, schema, depth);
    case 'integer':
      return madeNumber(schema, random, true);
    case 'number':
      return madeNumber(schema, random, random.chance(0.5));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return madeString(making, schema);
  }
}

function madeObject(making: Making, all: readonly Node[], depth: number): Node {
  const { contract, random } = making;
  const value: Record<string, unknown> = {};
  const required = new Set(all.flatMap((each) => (each['required'] as string[] | undefined) ?? []));
  for (const { properties } of all) {
    for (const [name, property] of Object.entries(isNode(properties) ? properties : {})) {
      if (contract.follow(property)['readOnly'] === true) continue;
      if (!required.has(name) && (depth > DEEP || random.chance(0.6))) continue;
      const wait = shortWait(contract, name, property, random);
      const member = wait ?? made(making, property, depth + 1);
      if (member !== undefined) value[name] = member;
    }
  }
  // What is required need not be described.
  for (const name of required) {
    const isDescribed = all.some(
      ({ properties }) => isNode(properties) && Object.hasOwn(properties, name),
    );
    if (!isDescribed) value[name] = word(random);
  }
  const open = all.map((each) => each['additionalProperties']).find(isNode);
  if (open !== undefined && depth <= DEEP && random.chance(0.5)) {
    value[word(random)] = made(making, open, depth + 1);
  }
  return value;
}

function madeArray(making: Making, schema: Node, depth: number): unknown[] | undefined {
  const {
    minItems = 0,
    maxItems = Infinity,
    prefixItems,
    items = {},
  } = schema as {
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly prefixItems?: readonly unknown[];
    readonly items?: unknown;
  };
  const most = items === false ? (prefixItems?.length ?? 0) : Infinity;
  const length = Math.min(maxItems, most, minItems + (depth > DEEP ? 0 : making.random.below(3)));
  if (!canTake(making, length)) return undefined;
  const list = Array.from({ length }, (_, i) => made(making, prefixItems?.[i] ?? items, depth + 1));
  return list.filter((item) => item !== undefined);
}

function madeNumber(schema: Node, random: Random, isWhole: boolean): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema as Record<
    string,
    number | undefined
  >;
  const step = isWhole ? 1 : 0.01;
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const high = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  const from = low ?? Math.min(0, high ?? 0);
  const to = Math.max(from, Math.min(high ?? Infinity, from + 100));
  const value = random.pick([from, to, from + random.next() * (to - from)]);
  if (multipleOf !== undefined) return Math.ceil(value / multipleOf) * multipleOf;
  return isWhole ? Math.floor(value) : value;
}

function madeString(making: Making, schema: Node): string | undefined {
  const { random } = making;
  const { minLength = 0, maxLength = Infinity } = schema as {
    readonly minLength?: number;
    readonly maxLength?: number;
  };
  const { pattern, format } = schema;
  // Services refuse what is not of its format, although a schema alone allows it (JSON Schema 2020-12, section 7).
  const told =
    typeof pattern === 'string' ? textOfPattern(pattern, random) : textByFormat(format, random);
  if (told !== undefined && told.length >= minLength && told.length <= maxLength) return told;
  const text = random.pick([word(random), word(random), 'a', '1', 'ä ö/ü', "it's %2F & more", '']);
  const size = minLength / OF_A_PART;
  if (!canTake(making, size)) return undefined;
  making.left -= size;
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

/** Whether a part of some size may still be generated. If not, nothing more is. */
function canTake(making: Making, size: number): boolean {
  if (size > making.left) making.left = 0;
  return size <= making.left;
}

export function word(random: Random): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return Array.from({ length: 3 + random.below(6) }, () => letters[random.below(26)]).join('');
}

/** Durations up to this are short, whatever their unit is. */
const LONGEST_WAIT = 2;

/** A short duration, if a parameter or property is the duration of a wait that may be short. */
export function shortWait(
  contract: Contract,
  name: string,
  schema: unknown,
  random: Random,
): number | undefined {
  const found = contract.follow(schema);
  if (!/timeout|wait/i.test(name) || !typesOf(contract, found).has('integer')) return undefined;
  const { minimum } = found;
  const least = typeof minimum === 'number' ? Math.max(0, Math.ceil(minimum)) : 0;
  return least > LONGEST_WAIT ? undefined : least + random.below(LONGEST_WAIT + 1 - least);
}
