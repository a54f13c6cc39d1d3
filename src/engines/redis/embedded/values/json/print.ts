import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { allOf, AT_ONCE, type Steps } from '../../steps.ts';
import {
  isArray,
  isContainer,
  isNumber,
  type JsonArray,
  type JsonContainer,
  type JsonObject,
  type JsonValue,
} from './json-value.ts';
import { formatNumber } from './number.ts';

/** The strings between the parts of printed JSON; each is empty by default. */
export interface JsonStyle {
  /** Printed before each element, once per nesting level. */
  readonly indent: ByteString;
  /** Printed before each element, and before the end of a container. */
  readonly newline: ByteString;
  /** Printed after the colon between a key and its value. */
  readonly space: ByteString;
}

export const COMPACT: JsonStyle = { indent: '', newline: '', space: '' };

/** Approximately the maximum length of a string in V8, in characters. */
const LONGEST_TEXT = 500 * 1024 * 1024;
/** The length that may always be printed, in bytes. */
const MOST = 128 * 1024 * 1024;

/** The factor by which a string of control characters grows, each of which is escaped. */
const LONGEST_ESCAPE = 6;

/** Whether values of so much memory are not longer than this in any case. */
export function isPrintable(bytes: number, most: number): boolean {
  return bytes * LONGEST_ESCAPE <= Math.min(most, LONGEST_TEXT);
}

/** Prints a value as JSON without spaces. */
export function printJson(value: JsonValue): ByteString {
  return allOf(printJsonInSteps(value));
}

/** {@link printJson} in steps. */
export function printJsonInSteps(value: JsonValue): Steps<ByteString> {
  return new JsonPrinter(LONGEST_TEXT).printInSteps(value);
}

/**
 * Prints values for one reply. A path can match the same part of a document many times, so there is a limit for all of
 * them together.
 */
export class JsonPrinter {
  readonly #style: JsonStyle;
  readonly #most: number;
  #printed = 0;
  /** The values in containers so far. */
  #values = 0;

  /**
   * @param documents the memory of the documents that are printed from, in bytes
   * @param most the number of bytes that can be replied
   */
  constructor(documents: number, most = Infinity, style = COMPACT) {
    this.#most = Math.min(Math.max(MOST, 2 * documents), LONGEST_TEXT, most);
    this.#style = style;
  }

  /** @throws RedisError if it would become too long */
  print(value: JsonValue): ByteString {
    return allOf(this.printInSteps(value));
  }

  /** {@link print} in steps. */
  *printInSteps(value: JsonValue): Steps<ByteString> {
    return isContainer(value) ? yield* this.#container(value, 0) : this.#scalar(value);
  }

  #container(value: JsonContainer, depth: number): Steps<ByteString> {
    return isArray(value) ? this.#array(value, depth) : this.#object(value, depth);
  }

  #scalar(value: Exclude<JsonValue, JsonContainer>): ByteString {
    // JSON.stringify escapes only what must be, and keeps UTF-8 bytes.
    if (typeof value === 'string') return this.#counted(JSON.stringify(value));
    return this.#counted(isNumber(value) ? formatNumber(value) : String(value));
  }

  *#array(array: JsonArray, depth: number): Steps<ByteString> {
    if (array.length === 0) return this.#counted('[]');
    const line = this.#line(depth + 1);
    let text = '[';
    for (const element of array) {
      if (text.length > 1) text += ',';
      text += this.#counted(line);
      text += isContainer(element)
        ? yield* this.#container(element, depth + 1)
        : this.#scalar(element);
      if (++this.#values % AT_ONCE === 0) yield;
    }
    return `${text}${this.#line(depth)}]`;
  }

  *#object(object: JsonObject, depth: number): Steps<ByteString> {
    if (object.size === 0) return this.#counted('{}');
    const line = this.#line(depth + 1);
    const { space } = this.#style;
    let text = '{';
    for (const [key, member] of object) {
      if (text.length > 1) text += ',';
      text += this.#counted(`${line}${JSON.stringify(key)}:${space}`);
      text += isContainer(member)
        ? yield* this.#container(member, depth + 1)
        : this.#scalar(member);
      if (++this.#values % AT_ONCE === 0) yield;
    }
    return `${text}${this.#line(depth)}}`;
  }

  /** The beginning of a line. */
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
    if (this.#printed > this.#most) throw errors.replyTooLarge(this.#most);
  }
}
