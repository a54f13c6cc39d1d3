import type { ByteString } from '../../../../bytes.ts';
import {
  isArray,
  isObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
} from '../json-value.ts';
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
  /** What is left of the contents, or of what a selector has selected. */
  children: Children | undefined;
  /** The filter that selects. */
  filter: (Selector & { readonly kind: 'filter' }) | undefined;
  #selected = 0;

  constructor(match: Match, segment: Segment, index: number) {
    this.match = match;
    this.segment = segment;
    this.index = index;
    this.isDescending = segment.descendant;
    if (segment.descendant) this.children = contentsOf(match);
  }

  /** Goes on to the next selector. @returns whether there is one */
  select(): boolean {
    this.isDescending = false;
    const selector = this.segment.selectors[this.#selected++];
    if (selector === undefined) return false;
    this.filter = selector.kind === 'filter' ? selector : undefined;
    this.children = selectedBy(this.match, selector);
    return true;
  }
}

interface Children {
  /** @returns undefined if there are no more */
  next(): Match | undefined;
}

/** Elements of an array, from one index to before another. */
class Elements implements Children {
  readonly #parent: Match;
  readonly #array: JsonArray;
  readonly #end: number;
  readonly #step: number;
  #at: number;

  constructor(parent: Match, array: JsonArray, start = 0, end = array.length, step = 1) {
    this.#parent = parent;
    this.#array = array;
    this.#at = start;
    this.#end = end;
    this.#step = step;
  }

  next(): Match | undefined {
    const key = this.#at;
    if (this.#step > 0 ? key >= this.#end : key <= this.#end) return undefined;
    this.#at += this.#step;
    return childOf(this.#parent, key, this.#array[key]!);
  }
}

class Members implements Children {
  readonly #parent: Match;
  readonly #members: Iterator<[ByteString, JsonValue]>;

  constructor(parent: Match, object: JsonObject) {
    this.#parent = parent;
    this.#members = object.entries();
  }

  next(): Match | undefined {
    const { done, value } = this.#members.next();
    return done === true ? undefined : childOf(this.#parent, value[0], value[1]);
  }
}

class OneChild implements Children {
  #child: Match | undefined;

  constructor(child: Match | undefined) {
    this.#child = child;
  }

  next(): Match | undefined {
    const child = this.#child;
    this.#child = undefined;
    return child;
  }
}

function childOf(parent: Match, key: ByteString | number, value: JsonValue): Match {
  return { value, parent, key, depth: parent.depth + 1 };
}

function contentsOf(parent: Match): Children | undefined {
  const { value } = parent;
  if (isArray(value)) return new Elements(parent, value);
  return isObject(value) ? new Members(parent, value) : undefined;
}

/** The children that a selector selects; for a filter those that it has still to test. */
function selectedBy(parent: Match, selector: Selector): Children | undefined {
  switch (selector.kind) {
    case 'name':
    case 'index':
      return new OneChild(childAt(parent, selector));
    case 'wildcard':
    case 'filter':
      return contentsOf(parent);
    case 'slice':
      return sliceOf(parent, selector);
  }
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

/** RFC 9535, 2.3.4.2.2 */
function sliceOf(
  parent: Match,
  slice: Selector & { readonly kind: 'slice' },
): Children | undefined {
  const { value } = parent;
  const { step } = slice;
  if (!isArray(value) || step === 0) return undefined;
  const { length } = value;
  const [least, most] = step > 0 ? [0, length] : [-1, length - 1];
  const bound = (given: number | undefined, otherwise: number) => {
    if (given === undefined) return otherwise;
    return Math.min(Math.max(given < 0 ? length + given : given, least), most);
  };
  const start = bound(slice.start, step > 0 ? least : most);
  return new Elements(parent, value, start, bound(slice.end, step > 0 ? most : least), step);
}
