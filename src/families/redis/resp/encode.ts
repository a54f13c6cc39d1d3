import type { ByteString } from '../../../engines/redis/bytes.ts';
import { oneLine } from '../../../engines/redis/errors.ts';
import { ArrayInPieces, NullArray, OK, RedisError, Status } from '../../../engines/redis/reply.ts';
import {
  BigNumberReply,
  DoubleReply,
  MapReply,
  PushReply,
  SetReply,
  TransactionReply,
  VerbatimReply,
  type Resp3Reply,
} from '../../../engines/redis/resp3.ts';

/** The versions of the protocol. */
export type RespVersion = 2 | 3;

/** The headers of short bulk strings, precomputed because most replies consist of them. */
const HEADS = Array.from({ length: 1024 }, (_, length) => `$${length}\r\n`);

/** Encodes a reply. In RESP2, arrays and strings take the place of the types that only RESP3 has. */
export function encodeReply(reply: Resp3Reply, version: RespVersion): ByteString {
  if (typeof reply === 'string') {
    const { length } = reply;
    return `${length < HEADS.length ? HEADS[length] : `$${length}\r\n`}${reply}\r\n`;
  }
  // The usual reply of a write.
  if (reply === OK) return '+OK\r\n';
  if (typeof reply === 'number' || typeof reply === 'bigint') return `:${reply}\r\n`;
  if (typeof reply === 'boolean') {
    return version === 2 ? `:${reply ? 1 : 0}\r\n` : `#${reply ? 't' : 'f'}\r\n`;
  }
  if (reply === null) return version === 2 ? '$-1\r\n' : '_\r\n';
  if (reply instanceof Status) return `+${reply.text}\r\n`;
  if (reply instanceof RedisError) return `-${oneLine(reply.bytes)}\r\n`;
  if (reply instanceof NullArray) return version === 2 ? '*-1\r\n' : '_\r\n';
  if (isText(reply)) return version === 2 ? encodeReply(reply.text, 2) : encodeText(reply);
  let encoded = headOf(reply, version);
  const items = reply instanceof ArrayInPieces ? reply : itemsIn(reply);
  for (const item of items) encoded += encodeReply(item, version);
  return encoded;
}

/** Replies that have items. */
type Aggregate =
  | MapReply
  | SetReply
  | PushReply
  | TransactionReply
  | ArrayInPieces
  | readonly Resp3Reply[];

/** Whether a reply has items. */
export function isAggregate(reply: Resp3Reply): reply is Aggregate {
  if (typeof reply !== 'object') return false;
  return (
    Array.isArray(reply) ||
    reply instanceof MapReply ||
    reply instanceof SetReply ||
    reply instanceof PushReply ||
    reply instanceof TransactionReply ||
    reply instanceof ArrayInPieces
  );
}

/** The items after the header. */
function itemsIn(reply: Exclude<Aggregate, ArrayInPieces>): readonly Resp3Reply[] {
  if (reply instanceof MapReply) return reply.entries;
  if (reply instanceof SetReply || reply instanceof PushReply) return reply.items;
  return reply instanceof TransactionReply ? reply.replies : reply;
}

/** The header of a reply with items. */
function headOf(reply: Aggregate, version: RespVersion): ByteString {
  if (reply instanceof TransactionReply) return `*${reply.commands}\r\n`;
  const { length } = reply instanceof ArrayInPieces ? reply : itemsIn(reply);
  if (version === 2) return `*${length}\r\n`;
  if (reply instanceof MapReply) return `%${length / 2}\r\n`;
  if (reply instanceof SetReply) return `~${length}\r\n`;
  return reply instanceof PushReply ? `>${length}\r\n` : `*${length}\r\n`;
}

/** The types of RESP3 that are strings in RESP2. */
type Text = DoubleReply | VerbatimReply | BigNumberReply;

function isText(reply: Aggregate | Text): reply is Text {
  return (
    reply instanceof DoubleReply ||
    reply instanceof VerbatimReply ||
    reply instanceof BigNumberReply
  );
}

function encodeText(reply: Text): ByteString {
  if (reply instanceof DoubleReply) return `,${reply.text}\r\n`;
  if (reply instanceof BigNumberReply) return `(${reply.text}\r\n`;
  return `=${reply.text.length + 4}\r\n${reply.format}:${reply.text}\r\n`;
}

/** A reply with more values is long: others are not served while they are encoded. */
const LONG = 4096;
/** So is a reply of more bytes. */
export const LONG_BYTES = 256 * 1024;
/** Nested replies with at most this many values are encoded at once. */
const FEW = 64;
/** The minimum size of a part, in bytes. A longer string is encoded in several. */
const BYTES_IN_A_PART = 64 * 1024;

/** A position in an array: the index of the item to encode next, and where the items after these come from. */
interface Place {
  items: readonly Resp3Reply[];
  next: number;
  readonly further?: Iterator<readonly Resp3Reply[], void>;
}

/** Whether a reply has so many values that other clients should be served while it is encoded. */
export function isLong(reply: Resp3Reply): boolean {
  return typeof reply === 'object' && leftOf(reply, LONG) < 0;
}

/** @returns the number of values left of `most` after those of the reply; negative if it has more, or long strings */
function leftOf(reply: Resp3Reply, most: number): number {
  if (!isAggregate(reply)) return most;
  if (reply instanceof ArrayInPieces) return -1;
  const items = itemsIn(reply);
  let left = most - items.length;
  for (let i = 0; i < items.length && left >= 0; i++) {
    const item = items[i]!;
    if (typeof item === 'object') left = leftOf(item, left);
    else if (typeof item === 'string' && item.length > BYTES_IN_A_PART) return -1;
  }
  return left;
}

/**
 * Encodes a long reply part by part. The reply can't change meanwhile, because it consists of strings and of arrays
 * that nobody else has.
 */
export class ReplyInParts {
  readonly #version: RespVersion;
  /** The path from the outermost array to the one that is being encoded. */
  readonly #places: Place[];
  /** The long string that is being encoded, and how much of it has been. */
  #text: ByteString | undefined;
  #at = 0;

  constructor(reply: Resp3Reply, version: RespVersion) {
    this.#version = version;
    this.#places = [{ items: [reply], next: 0 }];
  }

  /** Whether there is no further part. */
  get isDone(): boolean {
    return this.#places.length === 0;
  }

  /** Encodes the next part. */
  next(): ByteString {
    let part = '';
    for (let count = 0; count < LONG && part.length < BYTES_IN_A_PART && !this.isDone; count++) {
      if (this.#text !== undefined) {
        part += this.#piece(this.#text, BYTES_IN_A_PART - part.length);
        continue;
      }
      const place = this.#places.at(-1)!;
      const item = place.items[place.next++]!;
      if (typeof item === 'string' && item.length > BYTES_IN_A_PART) {
        part += `$${item.length}\r\n`;
        this.#text = item;
        this.#at = 0;
        continue;
      }
      if (isAggregate(item) && leftOf(item, FEW) < 0) {
        part += headOf(item, this.#version);
        this.#places.push(placeIn(item));
      } else {
        part += encodeReply(item, this.#version);
      }
      this.#leaveFinished();
    }
    return part;
  }

  /** The next piece of the long string, with the line end after the last. */
  #piece(text: ByteString, most: number): ByteString {
    const piece = text.slice(this.#at, this.#at + most);
    this.#at += most;
    if (this.#at < text.length) return piece;
    this.#text = undefined;
    this.#leaveFinished();
    return `${piece}\r\n`;
  }

  #leaveFinished(): void {
    for (let place = this.#places.at(-1); place !== undefined; place = this.#places.at(-1)) {
      if (place.next < place.items.length) return;
      const further = place.further?.next();
      if (further === undefined || further.done === true) {
        this.#places.pop();
      } else {
        place.items = further.value;
        place.next = 0;
      }
    }
  }
}

function placeIn(reply: Aggregate): Place {
  return reply instanceof ArrayInPieces
    ? { items: [], next: 0, further: reply.pieces()[Symbol.iterator]() }
    : { items: itemsIn(reply), next: 0 };
}
