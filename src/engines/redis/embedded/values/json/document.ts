import type { ByteString } from '../../../bytes.ts';
import { after, AT_ONCE, begin, Pace, type Steps } from '../../steps.ts';
import { stringBytes, type ValueObject } from '../value-object.ts';
import {
  arrayBytes,
  bytesOfJson,
  copyInSteps,
  isArray,
  isContainer,
  isObject,
  objectBytes,
  ownBytes,
  type JsonArray,
  type JsonContainer,
  type JsonObject,
  type JsonValue,
} from './json-value.ts';
import { bytesIfSmall, Measuring } from './measuring.ts';
import { rootMatch, type Match } from './path/place.ts';

/** Going up so many levels takes as long as changing a value. */
const LEVELS_AS_ONE = 8;

/** So many elements of an array are moved to other places at once. */
export const MOVED_AT_ONCE = 64 * 1024;

/** In the place of an element that has been removed, until those behind it are moved. */
const GONE: JsonArray = [];

/** The memory of a `JsonDocument` without its value, in bytes. */
const DOCUMENT_BYTES = 40;

/** A value that has come or gone, and whose memory is still counted. */
interface Uncounted {
  readonly measuring: Measuring;
  readonly sign: 1 | -1;
}

/**
 * A parsed JSON document. Its memory is updated with each change, so all changes go through its methods. Counting that of
 * arrays and objects takes turns of its own: whoever changes the document has to {@link JsonDocument.settle} it before the
 * next change.
 */
export class JsonDocument implements ValueObject {
  readonly type = 'ReJSON-RL';
  /** The result of OBJECT ENCODING for module values. */
  readonly encoding = 'raw';
  #root: JsonValue;
  #contentBytes: number;
  #uncounted: Uncounted[] = [];

  /** @param bytes the memory of the value, if known */
  constructor(root: JsonValue, bytes = bytesOfJson(root)) {
    this.#root = root;
    this.#contentBytes = bytes;
  }

  get root(): JsonValue {
    return this.#root;
  }

  get bytes(): number {
    return DOCUMENT_BYTES + this.contentBytes;
  }

  /** The memory of its value, in bytes. */
  get contentBytes(): number {
    if (this.#uncounted.length > 0) while (!this.settle(new Pace()));
    return this.#contentBytes;
  }

  /** Goes on counting what has come and gone. @returns whether that is done */
  settle(pace: Pace): boolean {
    for (let last = this.#uncounted.at(-1); last !== undefined; last = this.#uncounted.at(-1)) {
      const { measuring, sign } = last;
      measuring.pace = pace;
      if (!measuring.proceed()) return false;
      this.#contentBytes += sign * measuring.result;
      this.#uncounted.pop();
    }
    return true;
  }

  #settled(pace: Pace): void | Steps<void> {
    return begin({ proceed: () => this.settle(pace), result: undefined });
  }

  /**
   * The present value at a match of a path: one command may change several matches, also nested ones.
   * @returns undefined if the location does not exist any more
   */
  located({ parent, key, depth }: Match): Match | undefined {
    if (parent === undefined) return rootMatch(this.#root);
    const container = this.located(parent);
    const value = container === undefined ? undefined : elementOf(container.value, key);
    return value === undefined ? undefined : { value, parent: container, key, depth };
  }

  /** Replaces a value. @param bytes the memory of the new one, if known */
  replace({ value, parent, key }: Match, by: JsonValue, bytes?: number): void {
    if (parent === undefined) this.#contentBytes = 0;
    else this.#leaves(value);
    this.#comes(by, bytes);
    if (parent === undefined) this.#root = by;
    else if (isObject(parent.value)) parent.value.set(String(key), by);
    else (parent.value as JsonArray)[Number(key)] = by;
  }

  /** Adds or replaces a member of an object of the document. @param bytes the memory of the value, if known */
  setMember(object: JsonObject, key: ByteString, value: JsonValue, bytes?: number): void {
    const before = object.get(key);
    if (before !== undefined) this.#leaves(before);
    else this.#contentBytes += stringBytes(key) - objectBytes(object.size);
    object.set(key, value);
    if (before === undefined) this.#contentBytes += objectBytes(object.size);
    this.#comes(value, bytes);
  }

  deleteMember(object: JsonObject, key: ByteString): void {
    const value = object.get(key);
    if (value === undefined) return;
    this.#leaves(value);
    this.#contentBytes -= stringBytes(key) + objectBytes(object.size);
    object.delete(key);
    this.#contentBytes += objectBytes(object.size);
  }

  /**
   * Removes elements of an array of the document, and inserts others.
   * @returns the removed elements, or steps of it if it takes long
   */
  splice(
    array: JsonArray,
    start: number,
    count: number,
    values: readonly JsonValue[] = [],
  ): JsonArray | Steps<JsonArray> {
    const { length } = array;
    const most = Math.min(count, length - start);
    if (length - start > MOVED_AT_ONCE || most > AT_ONCE || values.length > AT_ONCE) {
      return this.#spliceInSteps(array, start, most, values);
    }
    const removed = array.splice(start, most, ...values);
    this.#contentBytes += arrayBytes(array.length) - arrayBytes(length);
    for (const value of values) this.#comes(value);
    for (const value of removed) this.#leaves(value);
    return removed;
  }

  *#spliceInSteps(
    array: JsonArray,
    start: number,
    count: number,
    values: readonly JsonValue[],
  ): Steps<JsonArray> {
    const pace = new Pace();
    const { length } = array;
    const removed: JsonArray = [];
    for (let i = start; i < start + count; i++) {
      removed.push(array[i]!);
      this.#leaves(array[i]!);
      while (!this.settle(pace)) yield;
      if (pace.isDue()) yield;
    }
    const shift = values.length - count;
    // Of the same type as the other elements, if these are.
    for (let added = 0; added < shift; added++) {
      array.push(values[0]!);
      if (pace.isDue()) yield;
    }
    yield* moved(array, start + count, length, shift);
    if (shift < 0) array.length = length + shift;
    this.#contentBytes += arrayBytes(array.length) - arrayBytes(length);
    for (const [i, value] of values.entries()) {
      array[start + i] = value;
      this.#comes(value);
      while (!this.settle(pace)) yield;
      if (pace.isDue()) yield;
    }
    return removed;
  }

  /** Empties an array or an object of the document, or steps of it if it takes long. */
  clear(container: JsonContainer, pace = new Pace()): void | Steps<void> {
    this.#leaves(container);
    return after(this.#settled(pace), () => {
      if (isArray(container)) container.length = 0;
      else container.clear();
      this.#contentBytes += ownBytes(container);
    });
  }

  #comes(value: JsonValue, bytes?: number): void {
    if (bytes !== undefined) this.#contentBytes += bytes;
    else this.#count(value, 1);
  }

  #leaves(value: JsonValue): void {
    this.#count(value, -1);
  }

  #count(value: JsonValue, sign: 1 | -1): void {
    const bytes = bytesIfSmall(value);
    if (bytes !== undefined) this.#contentBytes += sign * bytes;
    else this.#uncounted.push({ measuring: new Measuring(value), sign });
  }

  /** Removes matches of paths. Of nested matches only the outermost counts. @returns how many values were removed */
  delete(matches: readonly Match[]): number | Steps<number> {
    const [first, second] = matches;
    if (first === undefined) return 0;
    const container = first.parent?.value;
    if (second !== undefined || !isObject(container)) return this.#deleteInSteps(matches);
    const key = String(first.key);
    const deleted = container.has(key) ? 1 : 0;
    this.deleteMember(container, key);
    return after(this.#settled(new Pace()), () => deleted);
  }

  *#deleteInSteps(matches: readonly Match[]): Steps<number> {
    const pace = new Pace();
    const doomed = new Set<JsonValue>();
    for (const { value } of matches) {
      if (isContainer(value)) doomed.add(value);
      if (pace.isDue()) yield;
    }
    let deleted = 0;
    const shortened = new Set<JsonArray>();
    for (const { parent, key, depth } of matches) {
      if (pace.isDue(1 + depth / LEVELS_AS_ONE)) yield;
      if (parent === undefined || isWithin(parent, doomed)) continue;
      const container = parent.value;
      if (isObject(container)) {
        if (container.has(String(key))) deleted++;
        this.deleteMember(container, String(key));
      } else {
        const array = container as JsonArray;
        const element = array[Number(key)]!;
        if (element === GONE) continue;
        deleted++;
        this.#leaves(element);
        array[Number(key)] = GONE;
        shortened.add(array);
      }
      while (!this.settle(pace)) yield;
    }
    for (const array of shortened) yield* this.#close(array, pace);
    return deleted;
  }

  /** An independent copy, made in steps. */
  *cloneInSteps(): Steps<JsonDocument> {
    return new JsonDocument(yield* copyInSteps(this.#root), this.#contentBytes);
  }

  /** Removes the elements of an array that are gone, all together, because each removal would move those behind it. */
  *#close(array: JsonArray, pace: Pace): Steps<void> {
    let kept = 0;
    for (let i = 0; i < array.length; i++) {
      const element = array[i]!;
      if (element !== GONE) array[kept++] = element;
      if (pace.isDue()) yield;
    }
    this.#contentBytes += arrayBytes(kept) - arrayBytes(array.length);
    array.length = kept;
  }
}

/** Moves the elements of an array between two indexes, into places that it has. */
function* moved(array: JsonArray, from: number, to: number, shift: number): Steps<void> {
  if (shift === 0) return;
  let since = 0;
  for (let n = 0; n < to - from; n++) {
    // None may be overwritten that has not been moved yet.
    const at = shift < 0 ? from + n : to - 1 - n;
    array[at + shift] = array[at]!;
    if (++since < MOVED_AT_ONCE) continue;
    since = 0;
    yield;
  }
}

function elementOf(container: JsonValue, key: ByteString | number): JsonValue | undefined {
  if (isObject(container)) return container.get(String(key));
  return isArray(container) ? container[Number(key)] : undefined;
}

/** Whether a value, or a container of it, is among others. */
function isWithin(match: Match, values: ReadonlySet<JsonValue>): boolean {
  for (let at = match; at.parent !== undefined; at = at.parent) {
    if (values.has(at.value)) return true;
  }
  return false;
}
