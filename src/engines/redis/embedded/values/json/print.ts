import { detached, type ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { allOf, begin, isSteps, Pace, type Steps, type Turns } from '../../steps.ts';
import {
  isArray,
  isContainer,
  isNumber,
  type JsonArray,
  type JsonContainer,
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

/** A longer string is printed in pieces of this length. */
const PRINTED_AT_ONCE = 64 * 1024;

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
  return new JsonPrinter(Infinity).printInSteps(value);
}

/**
 * Prints values for one reply. A path can match the same part of a document many times, so there is a limit for all of
 * them together.
 */
export class JsonPrinter {
  readonly #style: JsonStyle;
  readonly #most: number;
  #printed = 0;

  /**
   * @param documents the memory of the documents that are printed from, in bytes
   * @param most the number of bytes that can be replied
   */
  constructor(documents: number, most = Infinity, style = COMPACT) {
    this.#most = Math.min(Math.max(MOST, 2 * documents), LONGEST_TEXT, most);
    this.#style = style;
  }

  /** Prints a value: steps of it if it takes long. @throws RedisError if it would become too long */
  print(value: JsonValue): ByteString | Steps<ByteString> {
    return begin(new Printing(value, this.#style, (length) => this.#count(length)));
  }

  /** {@link print} in steps. */
  *printInSteps(value: JsonValue): Steps<ByteString> {
    const printed = this.print(value);
    return isSteps(printed) ? yield* printed : printed;
  }

  #count(length: number): void {
    this.#printed += length;
    if (this.#printed > this.#most) throw errors.replyTooLarge(this.#most);
  }
}

/** A container whose contents are printed. */
interface Open {
  /** Of an array; undefined for an object. */
  readonly elements: JsonArray | undefined;
  readonly members: Iterator<[ByteString, JsonValue]> | undefined;
  at: number;
}

class Printing implements Turns<ByteString> {
  readonly #style: JsonStyle;
  readonly #isSpaced: boolean;
  readonly #count: (length: number) => void;
  readonly #open: Open[] = [];
  readonly #pace = new Pace();
  /** What has been printed: in pieces, so that none grows into a tree of very many parts. */
  readonly #pieces: ByteString[] = [];
  #text: ByteString = '';
  /** A string that is printed in pieces, from an index on. */
  #long: { readonly text: ByteString; at: number } | undefined;

  constructor(value: JsonValue, style: JsonStyle, count: (length: number) => void) {
    this.#style = style;
    this.#isSpaced = style.indent !== '' || style.newline !== '';
    this.#count = count;
    this.#value(value);
  }

  get result(): ByteString {
    return this.#pieces.length === 0 ? this.#text : this.#pieces.join('') + this.#text;
  }

  proceed(): boolean {
    const open = this.#open;
    for (;;) {
      if (this.#long !== undefined) {
        this.#piece(this.#long);
        this.#endPiece();
        return false;
      }
      const inner = open.at(-1);
      if (inner === undefined) return true;
      if (inner.elements === undefined) this.#member(inner);
      else if (inner.at === inner.elements.length) this.#leave(']');
      else this.#element(inner.elements[inner.at++]!, inner.at > 1);
      if (!this.#pace.isDue()) continue;
      this.#endPiece();
      return false;
    }
  }

  #element(element: JsonValue, isLater: boolean): void {
    if (isLater) this.#text += ',';
    if (this.#isSpaced) this.#line();
    this.#value(element);
  }

  #member(inner: Open): void {
    const { done, value } = inner.members!.next();
    if (done === true) {
      this.#leave('}');
      return;
    }
    if (inner.at++ > 0) this.#text += ',';
    if (this.#isSpaced) this.#line();
    const key = `${JSON.stringify(value[0])}:${this.#style.space}`;
    this.#count(key.length);
    this.#text += key;
    this.#value(value[1]);
  }

  #value(value: JsonValue): void {
    if (isContainer(value)) this.#enter(value);
    else if (typeof value === 'string' && value.length > PRINTED_AT_ONCE) {
      this.#text += '"';
      this.#long = { text: value, at: 0 };
    } else {
      const text = scalar(value);
      this.#count(text.length + 2);
      this.#text += text;
    }
  }

  #enter(container: JsonContainer): void {
    this.#count(2);
    if (isArray(container)) {
      if (container.length === 0) this.#text += '[]';
      else this.#begin('[', { elements: container, members: undefined, at: 0 });
    } else if (container.size === 0) this.#text += '{}';
    else this.#begin('{', { elements: undefined, members: container.entries(), at: 0 });
  }

  #begin(bracket: string, inner: Open): void {
    this.#text += bracket;
    this.#open.push(inner);
  }

  #leave(bracket: string): void {
    this.#open.pop();
    if (this.#isSpaced) this.#line();
    this.#text += bracket;
  }

  /** The beginning of a line. */
  #line(): void {
    const { newline, indent } = this.#style;
    const depth = this.#open.length;
    this.#count(newline.length + indent.length * depth);
    this.#text += newline + indent.repeat(depth);
  }

  /** Characters are escaped one by one, so pieces of a string make the same text. */
  #piece(long: { readonly text: ByteString; at: number }): void {
    const { text, at } = long;
    const piece = JSON.stringify(text.slice(at, at + PRINTED_AT_ONCE)).slice(1, -1);
    this.#count(piece.length);
    this.#text += piece;
    long.at += PRINTED_AT_ONCE;
    if (long.at < text.length) return;
    this.#text += '"';
    this.#long = undefined;
  }

  #endPiece(): void {
    this.#pieces.push(detached(this.#text));
    this.#text = '';
  }
}

/** `JSON.stringify` escapes only what must be, and keeps UTF-8 bytes. */
function scalar(value: Exclude<JsonValue, JsonContainer>): ByteString {
  if (typeof value === 'string') return JSON.stringify(value);
  return isNumber(value) ? formatNumber(value) : String(value);
}
