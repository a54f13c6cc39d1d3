import type { ByteString } from '../../../bytes.ts';
import { AT_ONCE, begin, type Steps, type Turns } from '../../steps.ts';
import {
  isArray,
  isContainer,
  isNumber,
  isObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
} from './json-value.ts';
import { isSameNumber } from './number.ts';

/** This many characters are compared in the time of one value. */
const CHARACTERS_A_VALUE = 64;

/** Containers of the same size whose contents are still compared. */
type Open =
  | { readonly elements: JsonArray; readonly others: JsonArray; at: number }
  | { readonly members: Iterator<[ByteString, JsonValue]>; readonly others: JsonObject };

/**
 * Whether two values are equal: numbers by value, objects regardless of the order of their members.
 * @param count told how many values have been compared; may throw
 * @returns steps of finding it out if it takes long
 */
export function areEqual(
  one: JsonValue,
  other: JsonValue,
  count: (values: number) => void,
): boolean | Steps<boolean> {
  if (!isContainer(one) || !isContainer(other)) {
    count(typeof one === 'string' ? one.length / CHARACTERS_A_VALUE : 1);
    return isSame(one, other);
  }
  return begin(new Comparing(one, other, count));
}

function isSame(one: JsonValue, other: JsonValue): boolean {
  if (isNumber(one)) return isNumber(other) && isSameNumber(one, other);
  return one === other;
}

class Comparing implements Turns<boolean> {
  result = true;
  readonly #open: Open[] = [];
  readonly #count: (values: number) => void;

  constructor(one: JsonValue, other: JsonValue, count: (values: number) => void) {
    this.#count = count;
    this.result = this.#mayBeEqual(one, other);
  }

  proceed(): boolean {
    let compared = 0;
    for (let inner = this.#open.at(-1); inner !== undefined && this.result;) {
      if (++compared > AT_ONCE) {
        this.#count(compared);
        return false;
      }
      this.result = this.#next(inner);
      inner = this.#open.at(-1);
    }
    this.#count(compared);
    return true;
  }

  /** Compares what is next in a container. @returns whether it may be equal */
  #next(inner: Open): boolean {
    if ('elements' in inner) {
      const { elements, others } = inner;
      if (inner.at === elements.length) return this.#leave();
      const at = inner.at++;
      return this.#mayBeEqual(elements[at]!, others[at]!);
    }
    const { done, value } = inner.members.next();
    if (done === true) return this.#leave();
    const same = inner.others.get(value[0]);
    return same !== undefined && this.#mayBeEqual(value[1], same);
  }

  #leave(): true {
    this.#open.pop();
    return true;
  }

  /** Whether two values are equal, but for their contents, which are compared then. */
  #mayBeEqual(one: JsonValue, other: JsonValue): boolean {
    if (typeof one === 'string') this.#count(one.length / CHARACTERS_A_VALUE);
    if (isArray(one)) {
      if (!isArray(other) || one.length !== other.length) return false;
      this.#open.push({ elements: one, others: other, at: 0 });
      return true;
    }
    if (!isObject(one)) return isSame(one, other);
    if (!isObject(other) || one.size !== other.size) return false;
    this.#open.push({ members: one.entries(), others: other });
    return true;
  }
}
