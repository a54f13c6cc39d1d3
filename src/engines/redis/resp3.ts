import type { ByteString } from './bytes.ts';
import { NullArray, RedisError, Status, type Reply } from './reply.ts';

/** Names and values in turn. */
export class MapReply {
  readonly entries: readonly Resp3Reply[];

  constructor(entries: readonly Resp3Reply[]) {
    this.entries = entries;
  }
}

/** Items in no order, each once. */
export class SetReply {
  readonly items: readonly Resp3Reply[];

  constructor(items: readonly Resp3Reply[]) {
    this.items = items;
  }
}

/** What comes without having been asked for: messages, and the confirmations of who listens. */
export class PushReply {
  readonly items: readonly Resp3Reply[];

  constructor(items: readonly Resp3Reply[]) {
    this.items = items;
  }
}

/**
 * What the commands of a transaction replied. Some reply several times, as SUBSCRIBE does to each of its channels, but
 * the number in front is that of the commands (Redis 7.2 `multi.c` `execCommand`).
 */
export class TransactionReply {
  readonly commands: number;
  readonly replies: readonly Resp3Reply[];

  constructor(commands: number, replies: readonly Resp3Reply[]) {
    this.commands = commands;
    this.replies = replies;
  }
}

/** A number with fractions. */
export class DoubleReply {
  /** As RESP2 has it. */
  readonly text: ByteString;

  constructor(text: ByteString) {
    this.text = text;
  }
}

/** Text for people, to be shown as it is. */
export class VerbatimReply {
  readonly text: ByteString;
  /** Three letters. */
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

/** A reply with the types that RESP3 has besides. RESP2 has arrays, strings and numbers in their place. */
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
  | readonly Resp3Reply[];

/**
 * What a reply is in RESP3 that RESP2 has no type for. What does not fit, as an error or null, stays as it is.
 *
 * `map`: names and values in turn; with `map`, values by their names, `*` for all others. `keyed`: pairs become a map.
 * `pairs`: names and values in turn become pairs. `items`: of each item; `arrays`: of those that are arrays. `tuple`: by
 * their places.
 */
export type Shape =
  | 'double'
  | 'set'
  | 'map'
  | 'text'
  | { readonly map: Readonly<Record<string, Shape>> }
  | { readonly keyed: Shape | null }
  | { readonly pairs: Shape | null }
  | { readonly items: Shape }
  | { readonly arrays: Shape }
  | { readonly tuple: readonly (Shape | null)[] };

/** When replies of a command have a shape: the first rule that holds counts. */
export interface ShapeRule {
  /** A word that is among the arguments. */
  readonly token?: string;
  /** The words of the call are at least so many, the name among them. */
  readonly words?: number;
  readonly as: Shape;
}

/** The shape of the reply to a call. */
export function shapeOf(
  rules: readonly ShapeRule[],
  argv: readonly ByteString[],
): Shape | undefined {
  return rules.find(
    ({ token, words }) =>
      argv.length >= (words ?? 0) &&
      (token === undefined || argv.some((word) => word.toUpperCase() === token)),
  )?.as;
}

/** A reply as RESP2 has it. */
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

/** A reply in that shape. */
export function shaped(reply: Reply, shape: Shape | null | undefined): Resp3Reply {
  if (shape === null || shape === undefined) return reply;
  if (typeof reply === 'string') {
    if (shape === 'double') return new DoubleReply(reply);
    return shape === 'text' ? new VerbatimReply(reply) : reply;
  }
  return Array.isArray(reply) ? shapedArray(reply as readonly Reply[], shape) : reply;
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
  if ('items' in shape) return items.map((item) => shaped(item, shape.items));
  if ('arrays' in shape) {
    return items.map((item) => (Array.isArray(item) ? shaped(item as Reply, shape.arrays) : item));
  }
  return items.map((item, i) => shaped(item, shape.tuple[i]));
}
