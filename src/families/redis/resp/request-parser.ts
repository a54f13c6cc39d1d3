import type { ByteString } from '../../../engines/redis/bytes.ts';
import { inlineWords } from '../../../base/inline-words.ts';
import { GatheredBytes } from '../../../base/gathered-bytes.ts';

/** The input is not a valid request. The client gets an error, and the connection ends. */
export class ProtocolError {
  /** In Redis's words, without `Protocol error: `. */
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** A complete request that exceeds the maximum size. Its arguments were discarded. */
export class RequestTooLarge {
  /** The length of its arguments, in bytes. */
  readonly bytes: number;

  constructor(bytes: number) {
    this.bytes = bytes;
  }
}

/** A complete request that was dropped because there was no room for it. */
export const DROPPED = Symbol('dropped');

export type Request = readonly ByteString[] | RequestTooLarge | typeof DROPPED | ProtocolError;

/** Redis 7.2 `server.h` `PROTO_INLINE_MAX_SIZE`: the limit for an inline command and for the header of an argument. */
const MAX_LINE = 64 * 1024;
const MAX_ARGUMENTS = 1024 * 1024;
/** `proto-max-bulk-len`. A string in V8 has at most 24 bytes less. */
const MAX_BULK = 512 * 1024 * 1024;
const MAX_STRING = MAX_BULK - 24;
/** `networking.c` `processMultibulkBuffer`: the limits before login. */
const MAX_ARGUMENTS_BEFORE_LOGIN = 10;
const MAX_BULK_BEFORE_LOGIN = 16 * 1024;
/**
 * An incomplete argument of at least this length is gathered as it comes, instead of being parsed again with every
 * chunk.
 */
const GATHERED = 16 * 1024;
/** V8 copies shorter slices; longer ones would keep the whole chunk alive. */
const SHORTEST_SLICE = 13;
/** How many of these differ in the last five bits, which are those of a letter in either case. */
const LETTERS = 32;
/** What V8 needs for an argument besides its text, in bytes. */
const WORD_OVERHEAD = 24;

const STAR = 0x2a;
const DOLLAR = 0x24;
const CR = 0x0d;
const NOTHING = Buffer.alloc(0);
const NONE: ByteString[] = [];

/**
 * Parses requests from the bytes of a connection, in RESP and as inline commands (Redis 7.2 `networking.c`
 * `processMultibulkBuffer`, `processInlineBuffer`). Its memory is bounded by what has arrived, whatever lengths were
 * announced.
 */
export class RequestParser {
  /** The arguments of larger requests are skipped, not kept; in bytes. */
  maxBytes: number;
  /** Whether the smaller limits before login apply. */
  beforeLogin: boolean;
  /** The received bytes; from `#at` on they are not parsed yet. `#text` is the same as text. */
  #buffer: Buffer = NOTHING;
  #text = '';
  #at = 0;
  /** The number of missing arguments of the request. */
  #remaining = 0;
  #isBegun = false;
  #words: ByteString[] = [];
  /** The length of the arguments so far. */
  #bytes = 0;
  /** Whether the rest of the request is skipped. */
  #isDropped = false;
  /** The length of the next argument, once its header is parsed; -1 before. */
  #bulk = -1;
  /** What there is of a long argument, and the missing length including its line end. */
  readonly #gathered = new GatheredBytes();
  #missing = 0;
  #failed: ProtocolError | undefined;

  constructor({ maxBytes = MAX_BULK, beforeLogin = false } = {}) {
    this.maxBytes = maxBytes;
    this.beforeLogin = beforeLogin;
  }

  /** The number of received bytes that are not parsed yet. */
  get waiting(): number {
    return this.#buffer.length - this.#at;
  }

  /** The memory that incomplete requests take, in bytes. */
  get kept(): number {
    if (!this.#isBegun || this.#isSkipping()) return this.waiting;
    const words = this.#bytes - Math.max(this.#bulk, 0) + WORD_OVERHEAD * this.#words.length;
    const gathered = this.#missing > 0 ? this.#bulk + 2 - this.#missing : 0;
    return this.waiting + words + gathered;
  }

  /** Drops the request that has begun: its rest is skipped. */
  drop(): void {
    if (!this.#isBegun) return;
    this.#isDropped = true;
    this.#words = [];
    this.#gathered.clear();
  }

  /** Adds received bytes. */
  feed(chunk: Buffer): void {
    if (this.#failed !== undefined) return;
    const rest = this.#missing > 0 ? this.#gather(chunk) : chunk;
    if (rest.length === 0) return;
    const left = this.waiting;
    this.#buffer = left === 0 ? rest : Buffer.concat([this.#buffer.subarray(this.#at), rest]);
    this.#text = this.#buffer.toString('latin1');
    this.#at = 0;
  }

  /** The next request; undefined if it is incomplete. After a {@link ProtocolError} there are no more. */
  next(): Request | undefined {
    if (this.#failed !== undefined) return undefined;
    for (;;) {
      if (!this.#isBegun) {
        if (this.#at === this.#text.length) return undefined;
        if (this.#text.charCodeAt(this.#at) !== STAR) {
          const line = this.#inline();
          if (line === undefined || line instanceof ProtocolError || line.length > 0) return line;
          continue;
        }
        const count = this.#head('mbulk count');
        if (count === undefined) return undefined;
        if (count instanceof ProtocolError) return count;
        if (!(count <= MAX_ARGUMENTS)) return this.#fail('invalid multibulk length');
        if (this.beforeLogin && count > MAX_ARGUMENTS_BEFORE_LOGIN) {
          return this.#fail('unauthenticated multibulk length');
        }
        if (count <= 0) continue;
        this.#remaining = count;
        this.#isBegun = true;
        this.#words = [];
        this.#bytes = 0;
        this.#isDropped = false;
      }
      const failure = this.#arguments();
      if (failure !== undefined) return failure;
      if (this.#remaining > 0) return undefined;
      const words = this.#words;
      this.#words = NONE;
      this.#isBegun = false;
      if (this.#bytes > this.maxBytes) return new RequestTooLarge(this.#bytes);
      return this.#isDropped ? DROPPED : words;
    }
  }

  /** Parses the received arguments. */
  #arguments(): ProtocolError | undefined {
    const text = this.#text;
    while (this.#remaining > 0 && this.#missing === 0) {
      if (this.#bulk < 0) {
        if (this.#at === text.length) return undefined;
        if (text.charCodeAt(this.#at) !== DOLLAR) {
          // Redis searches for the end of the line first.
          if (text.indexOf('\r', this.#at) < 0) {
            return text.length - this.#at > MAX_LINE
              ? this.#fail('too big bulk count string')
              : undefined;
          }
          return this.#fail(`expected '$', got '${text[this.#at]}'`);
        }
        const bulk = this.#head('bulk count');
        if (bulk === undefined || bulk instanceof ProtocolError) return bulk;
        if (!(bulk >= 0 && bulk <= MAX_BULK)) return this.#fail('invalid bulk length');
        if (this.beforeLogin && bulk > MAX_BULK_BEFORE_LOGIN) {
          return this.#fail('unauthenticated bulk length');
        }
        this.#bulk = bulk;
        this.#bytes += bulk;
        if (this.#isSkipping()) this.#words = [];
      }
      const start = this.#at;
      const end = start + this.#bulk;
      if (end + 2 > text.length) {
        if (this.#bulk >= GATHERED) this.#beginToGather();
        return undefined;
      }
      this.#at = end + 2;
      this.#take(
        this.#bulk < SHORTEST_SLICE
          ? this.#words.length === 0
            ? nameIn(text, start, end)
            : text.slice(start, end)
          : this.#isSkipping()
            ? ''
            : this.#buffer.toString('latin1', start, end),
      );
    }
    return undefined;
  }

  #isSkipping(): boolean {
    return this.#isDropped || this.#bytes > this.maxBytes || this.#bulk > MAX_STRING;
  }

  #take(word: ByteString): void {
    if (!this.#isSkipping()) this.#words.push(word);
    else if (!this.#isDropped) this.#bytes = Math.max(this.#bytes, this.maxBytes + 1);
    this.#remaining--;
    this.#bulk = -1;
  }

  #beginToGather(): void {
    const piece = this.#buffer.subarray(this.#at);
    this.#missing = this.#bulk + 2 - piece.length;
    if (!this.#isSkipping()) this.#gathered.add(piece, this.#bulk + 2);
    this.#buffer = NOTHING;
    this.#text = '';
    this.#at = 0;
  }

  /** @returns the rest of the chunk after the argument */
  #gather(chunk: Buffer): Buffer {
    const piece = chunk.length <= this.#missing ? chunk : chunk.subarray(0, this.#missing);
    this.#missing -= piece.length;
    if (!this.#isSkipping()) this.#gathered.add(piece, this.#bulk + 2);
    if (this.#missing > 0) return NOTHING;
    const word = this.#isSkipping() ? '' : this.#gathered.bytes.toString('latin1', 0, this.#bulk);
    this.#gathered.clear();
    this.#take(word);
    return chunk.subarray(piece.length);
  }

  /** Parses the number after `*` or `$`; NaN if it is invalid. */
  #head(what: string): number | ProtocolError | undefined {
    const text = this.#text;
    let value = 0;
    let i = this.#at + 1;
    for (;;) {
      const digit = text.charCodeAt(i) - 0x30;
      if (!(digit >= 0 && digit <= 9) || i > this.#at + 10) break;
      value = value * 10 + digit;
      i++;
    }
    if (text.charCodeAt(i) !== CR || i === this.#at + 1 || text[this.#at + 1] === '0') {
      const end = text.indexOf('\r', this.#at);
      if (end < 0 || end + 1 >= text.length) {
        return text.length - this.#at > MAX_LINE ? this.#fail(`too big ${what} string`) : undefined;
      }
      value = integerOf(text.slice(this.#at + 1, end));
      i = end;
    }
    if (i + 1 >= text.length) return undefined;
    this.#at = i + 2;
    return value;
  }

  #inline(): readonly ByteString[] | ProtocolError | undefined {
    const end = this.#text.indexOf('\n', this.#at);
    if (end < 0) {
      return this.waiting > MAX_LINE ? this.#fail('too big inline request') : undefined;
    }
    const line = this.#buffer.toString('latin1', this.#at, end).replace(/\r$/, '');
    this.#at = end + 1;
    return inlineWords(line) ?? this.#fail('unbalanced quotes in request');
  }

  #fail(reason: string): ProtocolError {
    this.#failed = new ProtocolError(reason);
    this.#buffer = NOTHING;
    this.#text = '';
    this.#at = 0;
    this.#words = [];
    return this.#failed;
  }
}

/**
 * Names of commands as they were received last, by their lengths and first letters. V8 looks up a new string in its table of
 * all strings before it can be a key, which takes longer than a small command; one of these has been.
 */
const names: ByteString[] = Array(SHORTEST_SLICE * LETTERS).fill('');

/** The name of a command: a string that exists already, if it can be. */
function nameIn(text: string, start: number, end: number): ByteString {
  const place = (end - start) * LETTERS + (text.charCodeAt(start) % LETTERS);
  const known = names[place]!;
  return known !== '' && text.startsWith(known, start)
    ? known
    : (names[place] = text.slice(start, end));
}

/** `util.c` `string2ll`: no plus sign, no leading zeros. */
function integerOf(text: string): number {
  return /^(?:0|-?[1-9]\d{0,18})$/.test(text) ? Number(text) : NaN;
}
