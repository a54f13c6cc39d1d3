import { detached, type ByteString } from '../../bytes.ts';
import { NULL_ARRAY, RedisError, Status, type Reply } from '../../reply.ts';

/** The bytes are not a RESP reply, so nothing after them can be parsed. */
export class BrokenReply extends Error {}

/** An array that is still missing items. */
interface Open {
  readonly items: Reply[];
  left: number;
}

/** Parses the replies of a server that speaks RESP2. Each byte is parsed once. */
export class ReplyParser {
  /** The received text; from `#at` on it is not parsed yet. */
  #text: ByteString = '';
  #at = 0;
  readonly #open: Open[] = [];
  /** The missing length of a bulk string with its line end; -1 outside of one. */
  #missing = -1;
  #pieces: ByteString[] = [];

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
        return this.#bulk();
      case ':':
        return integer(line);
      case '+':
        return new Status(detached(line));
      case '-':
        return new RedisError(detached(line));
      case '*': {
        if (line === '-1') return NULL_ARRAY;
        const left = lengthOf(line);
        if (left === 0) return [];
        this.#open.push({ items: [], left });
        return this.#next();
      }
      default:
        throw new BrokenReply(`a reply of the server begins with ${JSON.stringify(type)}`);
    }
  }

  #bulk(): ByteString | undefined {
    const come = this.#text.length - this.#at;
    if (come < this.#missing) {
      if (come > 0) this.#pieces.push(this.#text.slice(this.#at));
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
      top.items.push(done);
      top.left -= 1;
      if (top.left > 0) return undefined;
      this.#open.pop();
      done = top.items;
    }
    return done;
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
