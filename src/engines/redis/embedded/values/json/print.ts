import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import {
  isArray,
  isNumber,
  isObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
} from './json-value.ts';
import { formatNumber } from './number.ts';

/** What stands between the parts of a printed document; nothing where it is not said. */
export interface JsonStyle {
  /** Before each element, once for each container that it is in. */
  readonly indent: ByteString;
  /** Before each element, and before the end of a container. */
  readonly newline: ByteString;
  /** Between a key and its value, after the colon. */
  readonly space: ByteString;
}

export const COMPACT: JsonStyle = { indent: '', newline: '', space: '' };

/** The longest string of V8, about, in characters. */
const LONGEST_TEXT = 500 * 1024 * 1024;
/** So much may always be printed, in bytes. */
const MOST = 128 * 1024 * 1024;

/** A string of control characters, each as an escape, is so many times as long. */
const LONGEST_ESCAPE = 6;

/** @throws RedisError where values that take so much memory might become too long */
export function checkPrintable(bytes: number): void {
  if (bytes * LONGEST_ESCAPE > LONGEST_TEXT) throw tooLarge(LONGEST_TEXT);
}

/** A value as JSON, without spaces. */
export function printJson(value: JsonValue): ByteString {
  return new JsonPrinter(LONGEST_TEXT).print(value);
}

/**
 * Prints values for one reply. A path can ask for the same part of a document many times, so there is a
 * limit to what all of them may come to.
 */
export class JsonPrinter {
  readonly #style: JsonStyle;
  readonly #most: number;
  #printed = 0;

  /** @param documents the memory of the documents that are asked for, in bytes */
  constructor(documents: number, style = COMPACT) {
    this.#most = Math.min(Math.max(MOST, 2 * documents), LONGEST_TEXT);
    this.#style = style;
  }

  /** @throws RedisError where it would become too long */
  print(value: JsonValue): ByteString {
    return this.#value(value, 0);
  }

  #value(value: JsonValue, depth: number): ByteString {
    if (isArray(value)) return this.#array(value, depth);
    if (isObject(value)) return this.#object(value, depth);
    // JSON.stringify escapes just what must be, and leaves the bytes of UTF-8 as they are.
    if (typeof value === 'string') return this.#counted(JSON.stringify(value));
    return this.#counted(isNumber(value) ? formatNumber(value) : String(value));
  }

  #array(array: JsonArray, depth: number): ByteString {
    if (array.length === 0) return this.#counted('[]');
    const line = this.#line(depth + 1);
    let text = '[';
    for (const element of array) {
      if (text.length > 1) text += ',';
      text += this.#counted(line) + this.#value(element, depth + 1);
    }
    return `${text}${this.#line(depth)}]`;
  }

  #object(object: JsonObject, depth: number): ByteString {
    if (object.size === 0) return this.#counted('{}');
    const line = this.#line(depth + 1);
    const { space } = this.#style;
    let text = '{';
    for (const [key, member] of object) {
      if (text.length > 1) text += ',';
      text += this.#counted(`${line}${JSON.stringify(key)}:${space}`);
      text += this.#value(member, depth + 1);
    }
    return `${text}${this.#line(depth)}}`;
  }

  /** What begins a line. */
  #line(depth: number): ByteString {
    const { indent, newline } = this.#style;
    if (indent === '' && newline === '') return '';
    this.#count(newline.length + indent.length * depth);
    return newline + indent.repeat(depth);
  }

  #counted(text: ByteString): ByteString {
    this.#count(text.length + 2);
    return text;
  }

  #count(length: number): void {
    this.#printed += length;
    if (this.#printed > this.#most) throw tooLarge(this.#most);
  }
}

function tooLarge(limit: number): RedisError {
  return new RedisError(`ERR the reply is too large. Limit: ${limit} bytes`);
}
