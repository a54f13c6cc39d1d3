import type { ByteString } from '../../../bytes.ts';
import { AT_ONCE, Pace, type Turns } from '../../steps.ts';
import { stringBytes } from '../value-object.ts';
import {
  isArray,
  isContainer,
  ownBytes,
  type JsonArray,
  type JsonContainer,
  type JsonValue,
} from './json-value.ts';

/** Containers of so few values are counted without more. */
const FEW = 8;

/** The memory of a value with its contents, in bytes; undefined if there may be more of these than a few. */
export function bytesIfSmall(value: JsonValue): number | undefined {
  let bytes = ownBytes(value);
  if (!isContainer(value)) return bytes;
  if ((isArray(value) ? value.length : value.size) > FEW) return undefined;
  if (isArray(value)) {
    for (const element of value) {
      if (isContainer(element)) return undefined;
      bytes += ownBytes(element);
    }
    return bytes;
  }
  for (const [key, member] of value) {
    if (isContainer(member)) return undefined;
    bytes += stringBytes(key) + ownBytes(member);
  }
  return bytes;
}

/** An array whose elements are counted from an index on. */
interface OpenArray {
  readonly elements: JsonArray;
  at: number;
}

/** An object whose other members are counted. */
interface OpenObject {
  readonly members: Iterator<[ByteString, JsonValue]>;
}

/** Counts the memory of a value with its contents, in bytes. */
export class Measuring implements Turns<number> {
  result: number;
  /** Says when it is due to yield. */
  pace: Pace;
  readonly #open: (OpenArray | OpenObject)[] = [];

  constructor(value: JsonValue, pace = new Pace()) {
    this.pace = pace;
    this.result = ownBytes(value);
    if (isContainer(value)) this.#enter(value);
  }

  proceed(): boolean {
    const open = this.#open;
    for (let inner = open.at(-1); inner !== undefined; inner = open.at(-1)) {
      const seen = 'elements' in inner ? this.#elements(inner) : this.#members(inner);
      if (this.pace.isDue(seen)) return false;
    }
    return true;
  }

  /** Counts elements up to the next container. @returns how many */
  #elements(inner: OpenArray): number {
    const { elements, at: from } = inner;
    const to = Math.min(elements.length, from + AT_ONCE);
    for (let i = from; i < to; i++) {
      const element = elements[i]!;
      this.result += ownBytes(element);
      if (!isContainer(element)) continue;
      inner.at = i + 1;
      this.#enter(element);
      return i + 1 - from;
    }
    inner.at = to;
    if (to === elements.length) this.#open.pop();
    return to + 1 - from;
  }

  #members({ members }: OpenObject): number {
    for (let seen = 1; seen <= AT_ONCE; seen++) {
      const { done, value } = members.next();
      if (done === true) {
        this.#open.pop();
        return seen;
      }
      const [key, member] = value;
      this.result += stringBytes(key) + ownBytes(member);
      if (!isContainer(member)) continue;
      this.#enter(member);
      return seen;
    }
    return AT_ONCE;
  }

  #enter(container: JsonContainer): void {
    if (isArray(container)) this.#open.push({ elements: container, at: 0 });
    else this.#open.push({ members: container.entries() });
  }
}
