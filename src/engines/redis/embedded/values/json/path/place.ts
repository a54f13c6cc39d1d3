import type { ByteString } from '../../../../bytes.ts';
import { isArray, isObject, type JsonArray, type JsonValue } from '../json-value.ts';
import type { Segment, Selector } from './syntax.ts';

/** A value that a path matches, and its location. */
export interface Match {
  readonly value: JsonValue;
  /** The container; undefined for the document itself. */
  readonly parent: Match | undefined;
  /** The key or index in the container. */
  readonly key: ByteString | number;
  /** The number of arrays and objects around it. */
  readonly depth: number;
}

/** The match of the whole document. */
export function rootMatch(value: JsonValue): Match {
  return { value, parent: undefined, key: '', depth: 0 };
}

/** A container whose contents are visited for a segment. */
export class Place {
  readonly match: Match;
  readonly segment: Segment;
  /** Of the segment in its path. */
  readonly index: number;
  /** Whether the segment is applied to the contents, before it selects among them. */
  isDescending: boolean;
  /** The filter that selects. */
  filter: (Selector & { readonly kind: 'filter' }) | undefined;
  #selected = 0;
  /** What is left to visit: members, or elements from one index to before another. */
  #members: Iterator<[ByteString, JsonValue]> | undefined;
  #at = 0;
  #end = 0;
  #step = 1;
  /** The value that is visited, and its key or index. */
  #value: JsonValue | undefined;
  #key: ByteString | number = '';

  constructor(match: Match, segment: Segment, index: number) {
    this.match = match;
    this.segment = segment;
    this.index = index;
    this.isDescending = segment.descendant;
    if (segment.descendant) this.#begin();
  }

  /** Goes on to the next child. @returns its value; undefined if there are no more */
  next(): JsonValue | undefined {
    if (this.#members !== undefined) {
      const { done, value } = this.#members.next();
      if (done === true) return undefined;
      this.#key = value[0];
      return (this.#value = value[1]);
    }
    const key = this.#at;
    if (this.#step > 0 ? key >= this.#end : key <= this.#end) return undefined;
    this.#at += this.#step;
    this.#key = key;
    return (this.#value = (this.match.value as JsonArray)[key]);
  }

  /** The child that is visited. */
  get child(): Match {
    return childOf(this.match, this.#key, this.#value!);
  }

  /** Goes on to the next selector, which selects several children or none. @returns it; undefined if there are no more */
  select(): Selector | undefined {
    this.isDescending = false;
    const selector = this.segment.selectors[this.#selected++];
    if (selector === undefined) return undefined;
    this.filter = selector.kind === 'filter' ? selector : undefined;
    if (selector.kind === 'wildcard' || selector.kind === 'filter') this.#begin();
    else if (selector.kind === 'slice') this.#slice(selector);
    return selector;
  }

  /** Visits all contents, for a filter because it has still to test them. */
  #begin(): void {
    const { value } = this.match;
    this.#members = isObject(value) ? value.entries() : undefined;
    this.#at = 0;
    this.#end = isArray(value) ? value.length : 0;
    this.#step = 1;
  }

  /** RFC 9535, 2.3.4.2.2 */
  #slice({ start, end, step }: Selector & { readonly kind: 'slice' }): void {
    const { value } = this.match;
    if (!isArray(value) || step === 0) return;
    const { length } = value;
    const [least, most] = step > 0 ? [0, length] : [-1, length - 1];
    const bound = (given: number | undefined, otherwise: number) => {
      if (given === undefined) return otherwise;
      return Math.min(Math.max(given < 0 ? length + given : given, least), most);
    };
    this.#members = undefined;
    this.#at = bound(start, step > 0 ? least : most);
    this.#end = bound(end, step > 0 ? most : least);
    this.#step = step;
  }
}

function childOf(parent: Match, key: ByteString | number, value: JsonValue): Match {
  return { value, parent, key, depth: parent.depth + 1 };
}

/** The child with a name or an index. */
export function childAt(parent: Match, selector: Selector): Match | undefined {
  const { value } = parent;
  if (selector.kind === 'name') {
    const member = isObject(value) ? value.get(selector.name) : undefined;
    return member === undefined ? undefined : childOf(parent, selector.name, member);
  }
  if (selector.kind !== 'index' || !isArray(value)) return undefined;
  const key = selector.index < 0 ? value.length + selector.index : selector.index;
  const element = value[key];
  return element === undefined ? undefined : childOf(parent, key, element);
}
