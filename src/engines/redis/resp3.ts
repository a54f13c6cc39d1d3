import type { ByteString } from './bytes.ts';
import { type ArrayInPieces, NullArray, RedisError, Status, type Reply } from './reply.ts';

/** A map: names and values alternate. */
export class MapReply {
  readonly entries: readonly Resp3Reply[];

  constructor(entries: readonly Resp3Reply[]) {
    this.entries = entries;
  }
}

/** A set: distinct items without an order. */
export class SetReply {
  readonly items: readonly Resp3Reply[];

  constructor(items: readonly Resp3Reply[]) {
    this.items = items;
  }
}

/** A push: a message or the confirmation of a subscription, outside of the request-reply order. */
export class PushReply {
  readonly items: readonly Resp3Reply[];

  constructor(items: readonly Resp3Reply[]) {
    this.items = items;
  }
}

/**
 * The reply to EXEC. Some commands have several replies, such as SUBSCRIBE one per channel, but the length of the array
 * is the number of commands (Redis 7.2 `multi.c` `execCommand`).
 */
export class TransactionReply {
  readonly commands: number;
  readonly replies: readonly Resp3Reply[];

  constructor(commands: number, replies: readonly Resp3Reply[]) {
    this.commands = commands;
    this.replies = replies;
  }
}

/** A floating-point number. */
export class DoubleReply {
  /** As RESP2 has it. */
  readonly text: ByteString;

  constructor(text: ByteString) {
    this.text = text;
  }
}

/** Text for people, to be displayed unchanged. */
export class VerbatimReply {
  readonly text: ByteString;
  /** Three letters, such as `txt`. */
  readonly format: ByteString;

  constructor(text: ByteString, format: ByteString = 'txt') {
    this.text = text;
    this.format = format;
  }
}

/** An integer of any size. */
export class BigNumberReply {
  /** As RESP2 has it. */
  readonly text: ByteString;

  constructor(text: ByteString) {
    this.text = text;
  }
}

/** A reply in the types of RESP3. In RESP2, arrays, strings and numbers take the place of its additional types. */
export type Resp3Reply =
  | ByteString
  | number
  | bigint
  | null
  | Status
  | NullArray
  | RedisError
  | MapReply
  | SetReply
  | PushReply
  | TransactionReply
  | DoubleReply
  | VerbatimReply
  | BigNumberReply
  | boolean
  | ArrayInPieces
  | readonly Resp3Reply[];

/**
 * The type of a reply in RESP3 for which RESP2 has none. A reply that does not fit, such as an error or null, stays
 * unchanged. `wrapped`: the reply as the only item of an array, even null; `numbers`: JSON text of one number, or of an array
 * of numbers and nulls, as such an array; `bignumber`: text of an integer that does not fit in 64 bits; `number`: text of a
 * number, where it is one. `map`: alternating names and values; with `map`, the shapes of values by name, `*` for all others.
 * `keyed`: pairs become a map. `pairs`: alternating names and values become pairs. `items`: the shape of each item;
 * `arrays`: of those that are arrays. `tuple`: shapes by position. `nested`: maps at every depth, and lists of maps, in which
 * texts are doubles, except below these names.
 */
type Shape =
  | 'double'
  | 'set'
  | 'map'
  | 'text'
  | 'wrapped'
  | 'numbers'
  | 'bignumber'
  | 'number'
  | { readonly map: Readonly<Record<string, Shape>> }
  | { readonly keyed: Shape | null }
  | { readonly pairs: Shape | null }
  | { readonly items: Shape }
  | { readonly arrays: Shape }
  | { readonly tuple: readonly (Shape | null)[] }
  | { readonly nested: readonly string[] };

/** When the replies of a command have a shape: the first rule that matches applies. */
export interface ShapeRule {
  /** Matches if this word is among the arguments, and not as a key. */
  readonly token?: string;
  /** Matches calls with at least this many arguments, including the name. */
  readonly words?: number;
  readonly as: Shape;
}

/**
 * The shape of the reply to a call; undefined if the reply stays as in RESP2.
 * @param isKey whether the argument at an index is a key, which may be named like an option
 */
export function shapeOf(
  rules: readonly ShapeRule[],
  argv: readonly ByteString[],
  isKey: (index: number) => boolean,
): Shape | undefined {
  return rules.find(
    ({ token, words }) =>
      argv.length >= (words ?? 0) &&
      (token === undefined || argv.some((word, i) => word.toUpperCase() === token && !isKey(i))),
  )?.as;
}

/** Converts a reply to the types of RESP2. */
export function inResp2(reply: Resp3Reply): Reply {
  if (typeof reply === 'boolean') return reply ? 1 : 0;
  if (typeof reply !== 'object' || reply === null) return reply;
  if (reply instanceof Status || reply instanceof RedisError || reply instanceof NullArray) {
    return reply;
  }
  if (reply instanceof MapReply) return reply.entries.map(inResp2);
  if (reply instanceof SetReply || reply instanceof PushReply) return reply.items.map(inResp2);
  if (reply instanceof TransactionReply) return reply.replies.map(inResp2);
  if (Array.isArray(reply)) return (reply as readonly Resp3Reply[]).map(inResp2);
  return (reply as DoubleReply | VerbatimReply | BigNumberReply).text;
}

/** Converts a reply of RESP2 to a shape of RESP3. */
export function shaped(reply: Reply, shape: Shape | null | undefined): Resp3Reply {
  if (shape === null || shape === undefined) return reply;
  if (shape === 'wrapped') return [reply];
  if (typeof reply === 'string') {
    if (shape === 'double') return new DoubleReply(reply);
    if (shape === 'numbers') return numbersOf(reply);
    if (shape === 'bignumber') return new BigNumberReply(reply);
    if (shape === 'number') return numberIn(reply);
    return shape === 'text' ? new VerbatimReply(reply) : reply;
  }
  return Array.isArray(reply) ? shapedArray(reply as readonly Reply[], shape) : reply;
}

/** As commands write numbers: without zeros before the first digit. */
const NUMBER = /^-?(?:inf|(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)$/;
const INTEGER = /^-?\d+$/;

/** The number that a text is; another text stays one. */
function numberIn(text: ByteString): Resp3Reply {
  if (!NUMBER.test(text)) return text;
  const isLarge = INTEGER.test(text) && !Number.isSafeInteger(Number(text));
  return isLarge ? new BigNumberReply(text) : new DoubleReply(text);
}

/** The numbers of a JSON text; those that are not whole are doubles. */
function numbersOf(json: string): Resp3Reply[] {
  return (json.match(/[^[\],]+/g) ?? []).map((text) => {
    if (text === 'null') return null;
    if (!/^-?\d+$/.test(text)) return new DoubleReply(text);
    const whole = Number(text);
    return Number.isSafeInteger(whole) ? whole : BigInt(text);
  });
}

function shapedArray(items: readonly Reply[], shape: Shape): Resp3Reply {
  if (shape === 'set') return new SetReply(items);
  if (shape === 'map') return new MapReply(items);
  if (typeof shape === 'string') return items;
  if ('map' in shape) {
    const { map } = shape;
    const entries = items.map((item, i) =>
      i % 2 === 0 ? item : shaped(item, map[items[i - 1] as ByteString] ?? map['*']),
    );
    return new MapReply(entries);
  }
  if ('keyed' in shape) {
    const pairs = items as readonly (readonly Reply[])[];
    return new MapReply(pairs.flatMap(([key, value]) => [key!, shaped(value!, shape.keyed)]));
  }
  if ('pairs' in shape) {
    return Array.from({ length: items.length / 2 }, (_, i) => [
      items[2 * i]!,
      shaped(items[2 * i + 1]!, shape.pairs),
    ]);
  }
  if ('nested' in shape) return nestedMap(items, shape.nested, false);
  if ('items' in shape) return items.map((item) => shaped(item, shape.items));
  if ('arrays' in shape) {
    return items.map((item) => (Array.isArray(item) ? shaped(item as Reply, shape.arrays) : item));
  }
  return items.map((item, i) => shaped(item, shape.tuple[i]));
}

/** @param areTexts whether texts stay texts */
function nestedMap(items: readonly Reply[], texts: readonly string[], areTexts: boolean): MapReply {
  const entries: Resp3Reply[] = [];
  for (let i = 0; i + 1 < items.length; i += 2) {
    const name = items[i]!;
    const value = items[i + 1]!;
    const stay = areTexts || (typeof name === 'string' && texts.includes(name));
    entries.push(name, nestedValue(value, texts, stay));
  }
  return new MapReply(entries);
}

function nestedValue(value: Reply, texts: readonly string[], areTexts: boolean): Resp3Reply {
  if (typeof value === 'string') return areTexts ? value : new DoubleReply(value);
  if (!Array.isArray(value)) return value;
  const items = value as readonly Reply[];
  const isList = items.length === 0 || Array.isArray(items[0]);
  if (!isList) return nestedMap(items, texts, areTexts);
  return items.map((item) => nestedMap(item as readonly Reply[], texts, areTexts));
}
