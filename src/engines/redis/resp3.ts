import type { ByteString } from './bytes.ts';
import type { NullArray, RedisError, Reply, Status } from './reply.ts';

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

  constructor(text: ByteString) {
    this.text = text;
  }
}

/** A reply with the types that RESP3 has besides. RESP2 has arrays and strings in their place. */
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
  | DoubleReply
  | VerbatimReply
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
