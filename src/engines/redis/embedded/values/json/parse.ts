import { isUtf8 } from 'node:buffer';
import { NameMap } from '../../../../../base/name-map.ts';
import { detached, fromText, toBuffer, type ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';
import { allOf, AT_ONCE, type Steps } from '../../steps.ts';
import { stringBytes } from '../value-object.ts';
import {
  arrayBytes,
  bytesOfJson,
  objectBytes,
  ownBytes,
  type JsonArray,
  type JsonObject,
  type JsonValue,
} from './json-value.ts';
import { readNumber, type JsonNumber } from './number.ts';

/** The result of parsing JSON. */
export interface ParsedJson {
  readonly value: JsonValue;
  /** The memory of the value, in bytes. */
  readonly bytes: number;
  /** The maximum nesting depth of arrays and objects. */
  readonly depth: number;
}

/** The maximum nesting depth of an argument (Rust's `serde_json`, which RedisJSON uses). */
const DEEPEST_ARGUMENT = 127;

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const SPACES = /[ \t\n\r]*/y;
/** The characters of a string that need no processing: no end, escape or control character. */
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPED: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
/** What is longer is read in pieces of this length. */
const PIECE = 128 * 1024;
const LITERALS: Readonly<Record<string, null | boolean>> = { n: null, t: true, f: false };

/**
 * Parses JSON.
 * @param most the maximum memory of the value in bytes; parsing stops there
 * @param deepest the maximum nesting depth of arrays and objects
 * @throws RedisError that says what is wrong and where, in RedisJSON's words
 */
export function parseJson(
  text: ByteString,
  most = Infinity,
  deepest = DEEPEST_ARGUMENT,
): ParsedJson {
  return allOf(parseJsonInSteps(text, most, deepest));
}

/** {@link parseJson} in steps. */
export function* parseJsonInSteps(
  text: ByteString,
  most = Infinity,
  deepest = DEEPEST_ARGUMENT,
): Steps<ParsedJson> {
  yield* checkUtf8InSteps(text);
  return yield* new JsonParser(text, most, deepest).document();
}

/** @throws RedisError if the bytes are not UTF-8 */
export function checkUtf8(text: ByteString): void {
  if (/[\u0080-\u00ff]/.test(text) && !isUtf8(toBuffer(text))) {
    throw new RedisError("ERR Couldn't parse as UTF-8 string");
  }
}

function* checkUtf8InSteps(text: ByteString): Steps<void> {
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + PIECE, text.length);
    // Between two characters.
    for (let i = 0; i < 3 && to < text.length && (text.charCodeAt(to) & 0xc0) === 0x80; i++) to--;
    checkUtf8(text.slice(from, to));
    from = to;
    if (from < text.length) yield;
  }
}

class JsonParser {
  readonly #text: ByteString;
  readonly #most: number;
  readonly #deepest: number;
  /** The keys so far, because the objects of an array usually have the same keys. */
  readonly #keys = new NameMap<ByteString, ByteString>();
  #at = 0;
  #bytes = 0;
  #depth = 0;
  #reached = 0;
  /** The values, keys and escapes so far. */
  #read = 0;

  constructor(text: ByteString, most: number, deepest: number) {
    this.#text = text;
    this.#most = most;
    this.#deepest = deepest;
  }

  *document(): Steps<ParsedJson> {
    const value = yield* this.#value();
    this.#space();
    if (this.#at < this.#text.length) throw this.#wrong('trailing characters');
    return { value, bytes: this.#bytes, depth: this.#reached };
  }

  *#value(): Steps<JsonValue> {
    return this.#scalar() ?? (yield* this.#composed());
  }

  /** A value that is quick to read; undefined for any other. */
  #scalar(): Exclude<JsonValue, null> | undefined {
    this.#space();
    const first = this.#peek();
    let value: JsonValue | undefined;
    if (first === '"') value = this.#plainString();
    else if (first === '-' || (first >= '0' && first <= '9')) value = this.#number();
    else if (first === 't' || first === 'f') value = this.#literal(first);
    if (value === undefined || value === null) return undefined;
    this.#count(ownBytes(value));
    return value;
  }

  *#composed(): Steps<JsonValue> {
    const first = this.#peek();
    if (first === '"') {
      const text = yield* this.#escapedString();
      this.#count(ownBytes(text));
      return text;
    }
    if (first !== '{' && first !== '[') {
      const value = this.#literal(first);
      this.#count(ownBytes(value));
      return value;
    }
    if (++this.#depth > this.#deepest) throw this.#wrong('recursion limit exceeded');
    if (this.#depth > this.#reached) this.#reached = this.#depth;
    const container = yield* first === '{' ? this.#object() : this.#array();
    this.#depth--;
    return container;
  }

  *#object(): Steps<JsonObject> {
    const object: JsonObject = new NameMap();
    this.#at++;
    this.#count(objectBytes(0));
    for (let next = this.#following(); next !== '}'; next = this.#separator('}', 'an object')) {
      if (next === '') throw this.#wrong('EOF while parsing an object');
      if (next !== '"') throw this.#wrong('key must be a string');
      const key = this.#known(this.#plainString() ?? (yield* this.#escapedString()));
      this.#colon();
      const before = object.size;
      const value = this.#scalar() ?? (yield* this.#composed());
      // Of members with the same key the last one counts.
      const replaced = object.get(key);
      if (replaced === undefined) this.#count(stringBytes(key));
      else this.#count(-bytesOfJson(replaced));
      object.set(key, value);
      this.#count(objectBytes(object.size) - objectBytes(before));
      if (++this.#read % AT_ONCE === 0) yield;
    }
    this.#at++;
    return object;
  }

  *#array(): Steps<JsonArray> {
    const elements: JsonArray = [];
    this.#at++;
    this.#count(arrayBytes(0));
    for (let next = this.#following(); next !== ']'; next = this.#separator(']', 'a list')) {
      elements.push(this.#scalar() ?? (yield* this.#composed()));
      this.#count(arrayBytes(1) - arrayBytes(0));
      if (++this.#read % AT_ONCE === 0) yield;
    }
    this.#at++;
    // An array that has grown has spare capacity, a copy has none.
    return elements.slice();
  }

  /** Skips a bracket and the space after it. @returns the next character */
  #following(): string {
    this.#space();
    return this.#peek();
  }

  /** Skips the comma between two elements. @returns the next character; the end character if there is no comma */
  #separator(end: string, container: string): string {
    const next = this.#following();
    if (next === end) return next;
    if (next === '') throw this.#wrong(`EOF while parsing ${container}`);
    if (next !== ',') throw this.#wrong(`expected \`,\` or \`${end}\``);
    this.#at++;
    const after = this.#following();
    if (after === end) throw this.#wrong('trailing comma');
    return after;
  }

  #colon(): void {
    const next = this.#following();
    if (next === '') throw this.#wrong('EOF while parsing an object');
    if (next !== ':') throw this.#wrong('expected `:`');
    this.#at++;
  }

  #known(key: ByteString): ByteString {
    const known = this.#keys.get(key);
    if (known !== undefined) return known;
    this.#keys.set(key, key);
    return key;
  }

  /** A string without escapes that is not long; undefined for any other, where nothing is read. */
  #plainString(): ByteString | undefined {
    const begin = this.#at++;
    if (this.#text.length > PIECE && this.#text.indexOf('"', this.#at) - begin > PIECE) {
      this.#at = begin;
      return undefined;
    }
    const text = this.#plain();
    if (this.#peek() !== '"') {
      this.#at = begin;
      return undefined;
    }
    this.#at++;
    return detached(text);
  }

  *#escapedString(): Steps<ByteString> {
    this.#at++;
    const parts: ByteString[] = [];
    let value = this.#plainPiece();
    for (let next = this.#peek(); next !== '"'; next = this.#peek()) {
      if (next === '') throw this.#wrong('EOF while parsing a string');
      if (next === '\\') value += this.#escape();
      else if (next < ' ') {
        const rule = 'control character (\\u0000-\\u001F) found while parsing a string';
        throw this.#wrong(rule);
      }
      value += this.#plainPiece();
      if (++this.#read % AT_ONCE === 0 || value.length >= PIECE) {
        parts.push(detached(value));
        value = '';
        yield;
      }
    }
    this.#at++;
    return parts.length === 0 ? detached(value) : parts.join('') + value;
  }

  #plain(): ByteString {
    const from = this.#at;
    PLAIN.lastIndex = from;
    PLAIN.test(this.#text);
    this.#at = PLAIN.lastIndex;
    return this.#text.slice(from, this.#at);
  }

  /** What {@link #plain} reads, but no more than a piece of it. */
  #plainPiece(): ByteString {
    const piece = this.#text.slice(this.#at, this.#at + PIECE);
    PLAIN.lastIndex = 0;
    PLAIN.test(piece);
    this.#at += PLAIN.lastIndex;
    return piece.slice(0, PLAIN.lastIndex);
  }

  #escape(): ByteString {
    this.#at++;
    const letter = this.#peek();
    if (letter === 'u') return this.#codePoint();
    const character = ESCAPED[letter];
    if (character === undefined || letter === '') {
      throw this.#wrong(letter === '' ? 'EOF while parsing a string' : 'invalid escape');
    }
    this.#at++;
    return character;
  }

  /** Parses `\u0000`, or two of them for a surrogate pair, into UTF-8 bytes. */
  #codePoint(): ByteString {
    const first = this.#hexadecimal();
    if (first < 0xd800 || first > 0xdfff) return fromText(String.fromCharCode(first));
    if (first > 0xdbff) throw this.#wrong('lone leading surrogate in hex escape');
    if (!this.#text.startsWith('\\u', this.#at)) throw this.#wrong('unexpected end of hex escape');
    this.#at++;
    const second = this.#hexadecimal();
    if (second < 0xdc00 || second > 0xdfff) {
      throw this.#wrong('lone leading surrogate in hex escape');
    }
    return fromText(String.fromCharCode(first, second));
  }

  #hexadecimal(): number {
    const digits = this.#text.slice(this.#at + 1, this.#at + 5);
    if (digits.length < 4) throw this.#wrong('EOF while parsing a string', this.#text.length);
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw this.#wrong('invalid escape');
    this.#at += 5;
    return Number.parseInt(digits, 16);
  }

  #number(): JsonNumber {
    const from = this.#at;
    NUMBER.lastIndex = from;
    const literal = NUMBER.exec(this.#text)?.[0] ?? '';
    this.#at += literal.length;
    if (literal === '' || /[0-9.eE]/.test(this.#peek())) {
      this.#at += literal === '' ? 1 : 0;
      const isCut = this.#at + 1 >= this.#text.length;
      throw isCut ? this.#wrong('EOF while parsing a value') : this.#wrong('invalid number');
    }
    const value = readNumber(literal);
    if (value === undefined) throw this.#wrong('number out of range');
    return value;
  }

  #literal(first: string): null | boolean {
    const value = LITERALS[first];
    if (value === undefined) {
      throw this.#wrong(first === '' ? 'EOF while parsing a value' : 'expected value');
    }
    for (const letter of String(value)) {
      const next = this.#peek();
      if (next === '') throw this.#wrong('EOF while parsing a value');
      if (next !== letter) throw this.#wrong('expected ident');
      this.#at++;
    }
    return value;
  }

  #space(): void {
    if (this.#peek() > ' ') return;
    SPACES.lastIndex = this.#at;
    SPACES.test(this.#text);
    this.#at = SPACES.lastIndex;
  }

  #peek(): string {
    return this.#text.charAt(this.#at);
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.#most) throw errors.recordTooLarge();
  }

  /** The error for an unexpected character; its position is counted in bytes, from 1. */
  #wrong(what: string, at = this.#at): RedisError {
    const before = this.#text.slice(0, at);
    const line = before.split('\n').length;
    const column = Math.min(at + 1, this.#text.length) - (before.lastIndexOf('\n') + 1);
    return new RedisError(`ERR ${what} at line ${line} column ${column}`);
  }
}
