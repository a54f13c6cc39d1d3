import type { Contract } from '../contract/contract.ts';
import { isNode, type Node } from '../contract/pointer.ts';
import { typesOf } from '../contract/schema-parts.ts';
import type { Random } from '../../base/random.ts';

/** Below this depth only required parts are generated. */
const DEEP = 4;
/** Below this depth nothing is generated, so that recursive schemas end. */
const DEEPEST = 12;
const TRIES = 16;

/**
 * A valid value of a schema; undefined if several attempts found none, for example because of a pattern
 * without an example.
 * @param pointer to the schema in the contract
 */
export function fittingValue(
  contract: Contract,
  pointer: string,
  schema: unknown,
  random: Random,
): { readonly value: unknown } | undefined {
  for (let i = 0; i < TRIES; i++) {
    const value = made(contract, schema, random, 0);
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

function made(contract: Contract, from: unknown, random: Random, depth: number): unknown {
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
  return madeOf(contract, parts, random, depth);
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
function madeOf(contract: Contract, all: readonly Node[], random: Random, depth: number): unknown {
  const schema: Node = Object.assign({}, ...all) as Node;
  const types = [...typesOf(contract, schema)];
  const hasMembers = all.some(({ properties }) => properties !== undefined);
  switch (types.length === 0 ? (hasMembers ? 'object' : 'string') : random.pick(types)) {
    case 'object':
      return madeObject(contract, all, random, depth);
    case 'array':
      return madeArray(contract, schema, random, depth);
    case 'integer':
      return madeNumber(schema, random, true);
    case 'number':
      return madeNumber(schema, random, random.chance(0.5));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return madeString(schema, random);
  }
}

function madeObject(contract: Contract, all: readonly Node[], random: Random, depth: number): Node {
  const value: Record<string, unknown> = {};
  const required = new Set(all.flatMap((each) => (each['required'] as string[] | undefined) ?? []));
  for (const { properties } of all) {
    for (const [name, property] of Object.entries(isNode(properties) ? properties : {})) {
      if (contract.follow(property)['readOnly'] === true) continue;
      if (!required.has(name) && (depth > DEEP || random.chance(0.6))) continue;
      const wait = shortWait(contract, name, property, random);
      const member = wait ?? made(contract, property, random, depth + 1);
      if (member !== undefined) value[name] = member;
    }
  }
  const open = all.map((each) => each['additionalProperties']).find(isNode);
  if (open !== undefined && depth <= DEEP && random.chance(0.5)) {
    value[word(random)] = made(contract, open, random, depth + 1);
  }
  return value;
}

function madeArray(contract: Contract, schema: Node, random: Random, depth: number): unknown[] {
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
  const length = Math.min(maxItems, most, minItems + (depth > DEEP ? 0 : random.below(3)));
  const list = Array.from({ length }, (_, i) =>
    made(contract, prefixItems?.[i] ?? items, random, depth + 1),
  );
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

function madeString(schema: Node, random: Random): string {
  const { minLength = 0, maxLength = Infinity } = schema as {
    readonly minLength?: number;
    readonly maxLength?: number;
  };
  const text = random.pick([word(random), word(random), 'a', '1', 'ä ö/ü', "it's %2F & more", '']);
  return text.padEnd(minLength, 'x').slice(0, maxLength);
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
