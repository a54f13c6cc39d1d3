import { errors, Unavailable } from './errors.ts';
import { ArrayInPieces, NullArray, RedisError, Status } from './reply.ts';
import {
  MapReply,
  PushReply,
  SetReply,
  TransactionReply,
  type BigNumberReply,
  type DoubleReply,
  type Resp3Reply,
  type VerbatimReply,
} from './resp3.ts';

/** The approximate maximum size of a value in a reply, besides the bytes of a string. */
const PER_VALUE = 8;

/** Replies of less always have room. */
const SMALL = 16 * 1024;

/**
 * Limits what is sent in reply to one request: a command, a transaction or a pipeline over HTTP. What counts is what is
 * sent, so that a large value counts each time that a command repeats it.
 *
 * A command that reads is refused when its reply exists, as references to what is stored, and before that is encoded.
 * Commands that would make copies, and those that change something, {@link expect} their reply before.
 */
export class ReplyLimit {
  readonly #most: number;
  readonly #hasRoom: ((bytes: number) => boolean) | undefined;
  #counted = 0;

  /**
   * @param most in bytes
   * @param hasRoom whether the memory for replies of all clients has room for this many bytes, all counted ones included
   */
  constructor(most = Infinity, hasRoom?: (bytes: number) => boolean) {
    this.#most = most;
    this.#hasRoom = hasRoom;
  }

  /** The number of bytes that may still be sent. */
  get left(): number {
    return this.#most - this.#counted;
  }

  /** The number of bytes of the replies so far. */
  get counted(): number {
    return this.#counted;
  }

  /** The same limit for another request. */
  anew(): ReplyLimit {
    return new ReplyLimit(this.#most, this.#hasRoom);
  }

  /**
   * To be called before a command makes a copy, or changes something.
   * @param bytes of its reply so far, or of all of it; see {@link sizeOf}
   * @throws RedisError if such a reply can't be sent
   */
  expect(bytes: number): void {
    const refusal = this.#refusal(bytes);
    if (refusal !== undefined) throw refusal;
  }

  /** Counts a reply. @returns the reply, or an error in place of one that can't be sent together with those before it */
  hold<T extends Resp3Reply>(reply: T): T | RedisError {
    const bytes = typeof reply === 'string' ? reply.length + PER_VALUE : sizeOf(reply, this.left);
    const refusal = this.#refusal(bytes);
    if (refusal !== undefined) return refusal;
    this.#counted += bytes;
    return reply;
  }

  /** To be asked some time after the replies were held. @returns why there is no room for them any more */
  get isCrowded(): Unavailable | undefined {
    const hasRoom = this.#hasRoom?.(this.#counted) ?? true;
    return hasRoom ? undefined : Unavailable.crowded();
  }

  #refusal(bytes: number): RedisError | undefined {
    if (bytes > this.left) return errors.replyTooLarge(this.#most);
    if (bytes <= SMALL || this.#hasRoom === undefined) return undefined;
    return this.#hasRoom(this.#counted + bytes) ? undefined : Unavailable.crowded();
  }
}

/**
 * The approximate size of a reply when it is sent, in bytes, at least that of its strings.
 * @param most counting ends above this
 */
export function sizeOf(reply: Resp3Reply, most = Infinity): number {
  if (typeof reply === 'string') return reply.length + PER_VALUE;
  if (typeof reply !== 'object' || reply === null) return PER_VALUE;
  if (reply instanceof Status) return reply.text.length + PER_VALUE;
  if (Array.isArray(reply)) return sizeOfAll(reply as readonly Resp3Reply[], most);
  if (reply instanceof ArrayInPieces) return reply.bytes;
  if (reply instanceof MapReply) return sizeOfAll(reply.entries, most);
  if (reply instanceof SetReply || reply instanceof PushReply) return sizeOfAll(reply.items, most);
  if (reply instanceof TransactionReply) return sizeOfAll(reply.replies, most);
  if (reply instanceof NullArray) return PER_VALUE;
  if (reply instanceof RedisError) return reply.message.length + PER_VALUE;
  return (reply as DoubleReply | VerbatimReply | BigNumberReply).text.length + PER_VALUE;
}

/** {@link sizeOf} for an array of replies. */
export function sizeOfAll(items: readonly Resp3Reply[], most = Infinity): number {
  let size = PER_VALUE;
  for (let i = 0; i < items.length && size <= most; i++) {
    const item = items[i]!;
    size += typeof item === 'string' ? item.length + PER_VALUE : sizeOf(item, most - size);
  }
  return size;
}
