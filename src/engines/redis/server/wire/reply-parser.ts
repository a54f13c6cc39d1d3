import { detached, toQuote, type ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import { NULL_ARRAY, RedisError, Status, type Reply } from '../../reply.ts';

/** The bytes are not a RESP reply, so nothing after them can be parsed. */
export class BrokenReply extends Error {}

/** An array that is still missing items. */
interface Open {
  readonly items: Reply[];
  left: number;
}

/** Larger replies are errors: no text is as long in V8, and all of a reply is in memory at once. In bytes. */
const MOST = 500 * 1024 * 1024;
/** What V8 needs for an item of an array, in bytes. */
const PER_ITEM = 8;

/** Parses the replies of a server that speaks RESP2. Each byte is parsed once. */
export class ReplyParser {
  readonly #most: number;
  /** The size of the present reply so far, in bytes. */
  #size = 0;
  /** The received text; from `#at` on it is not parsed yet. */
  #text: ByteString = '';
  #at = 0;
  readonly #open: Open[] = [];
  /** The missing length of a bulk string with its line end; -1 outside of one. */
  #missing = -1;
  #pieces: ByteString[] = [];

  /** @param most the largest reply, in bytes; of a larger one nothing is kept */
  constructor(most = MOST) {
    this.#most = most;
  }

  /**
   * Parses a chunk.
   * @param take is called with each complete reply
   * @throws BrokenReply
   */
  feed(chunk: Buffer, take: (reply: Reply) => void): void {
    const come = chunk.toString('latin1');
    this.#text = this.#at === this.#text.length ? come : this.#text.slice(this.#at) + come;
    this.#at = 0;
    for (;;) {
      const value = this.#next();
      if (value === undefined) return;
      const whole = this.#put(value);
      if (whole !== undefined) take(whole);
    }
  }

  /** The next value other than an array with items; undefined if it is incomplete. */
  #next(): Reply | undefined {
    if (this.#missing >= 0) return this.#bulk();
    const text = this.#text;
    const end = text.indexOf('\r\n', this.#at);
    if (end < 0) return undefined;
    const type = text[this.#at];
    const line = text.slice(this.#at + 1, end);
    this.#at = end + 2;
    switch (type) {
      case '$':
        if (line === '-1') return null;
        this.#missing = lengthOf(line) + 2;
        this.#size += this.#missing;
        return this.#bulk();
      case ':':
        return integer(line);
      case '+':
        return new Status(detached(line));
      case '-':
        return new RedisError(toQuote(detached(line)));
      case '*': {
        if (line === '-1') return NULL_ARRAY;
        const left = lengthOf(line);
        if (left === 0) return [];
        this.#open.push({ items: [], left });
        this.#size += left * PER_ITEM;
        return this.#next();
      }
      default:
        throw new BrokenReply(`a reply of the server begins with ${JSON.stringify(type)}`);
    }
  }

  #bulk(): ByteString | undefined {
    const come = this.#text.length - this.#at;
    if (come < this.#missing) {
      if (this.#isTooLarge) this.#pieces = [];
      else if (come > 0) this.#pieces.push(this.#text.slice(this.#at));
      this.#missing -= come;
      this.#at = this.#text.length;
      return undefined;
    }
    const last = this.#text.slice(this.#at, this.#at + this.#missing);
    this.#at += this.#missing;
    this.#missing = -1;
    if (this.#pieces.length === 0) return last.slice(0, -2);
    const whole = this.#pieces.join('') + last;
    this.#pieces = [];
    return whole.slice(0, -2);
  }

  /** Adds a value to the innermost array. @returns the reply that is complete with it */
  #put(value: Reply): Reply | undefined {
    let done = value;
    for (let top = this.#open.at(-1); top !== undefined; top = this.#open.at(-1)) {
      if (this.#isTooLarge) top.items.length = 0;
      else top.items.push(done);
      top.left -= 1;
      if (top.left > 0) return undefined;
      this.#open.pop();
      done = top.items;
    }
    const isTooLarge = this.#isTooLarge;
    this.#size = 0;
    return isTooLarge ? errors.replyTooLarge(this.#most) : done;
  }

  get #isTooLarge(): boolean {
    return this.#size > this.#most;
  }
}

function lengthOf(line: string): number {
  const length = Number(line);
  if (!Number.isSafeInteger(length) || length < 0) {
    throw new BrokenReply(`a reply of the server has the length ${JSON.stringify(line)}`);
  }
  return length;
}

function integer(line: string): number | bigint {
  const small = Number(line);
  return Number.isSafeInteger(small) ? small : BigInt(line);
}
