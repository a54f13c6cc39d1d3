import { tableKey } from '../../../../../base/long-names.ts';
import type { ByteString } from '../../../bytes.ts';
import { Pace, type Steps } from '../../steps.ts';
import { stringBytes, type ValueObject } from '../value-object.ts';
import {
  arrayBytes,
  bytesOfJson,
  copyInSteps,
  isArray,
  isObject,
  objectBytes,
  type JsonArray,
  type JsonContainer,
  type JsonObject,
  type JsonValue,
} from './json-value.ts';
import { rootMatch, type Match } from './path/place.ts';

/** Going up so many levels takes as long as changing a value. */
const LEVELS_AS_ONE = 8;

/** Counting so many bytes of a value takes as long as removing one. */
const BYTES_AS_ONE = 256;

/** The memory of a `JsonDocument` without its value, in bytes. */
const DOCUMENT_BYTES = 40;

/** A parsed JSON document. Its memory is updated with each change, so all changes go through its methods. */
export class JsonDocument implements ValueObject {
  readonly type = 'ReJSON-RL';
  /** The result of OBJECT ENCODING for module values. */
  readonly encoding = 'raw';
  #root: JsonValue;
  #contentBytes: number;

  /** @param bytes the memory of the value, if known */
  constructor(root: JsonValue, bytes = bytesOfJson(root)) {
    this.#root = root;
    this.#contentBytes = bytes;
  }

  get root(): JsonValue {
    return this.#root;
  }

  get bytes(): number {
    return DOCUMENT_BYTES + this.#contentBytes;
  }

  /** The memory of its value, in bytes. */
  get contentBytes(): number {
    return this.#contentBytes;
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

  /** Replaces a value. @param bytes the memory of the new one */
  replace({ value, parent, key }: Match, by: JsonValue, bytes = bytesOfJson(by)): void {
    this.#contentBytes += bytes - (parent === undefined ? this.#contentBytes : bytesOfJson(value));
    if (parent === undefined) this.#root = by;
    else if (isObject(parent.value)) parent.value.set(String(key), by);
    else (parent.value as JsonArray)[Number(key)] = by;
  }

  /** Adds or replaces a member of an object of the document. */
  setMember(
    object: JsonObject,
    key: ByteString,
    value: JsonValue,
    bytes = bytesOfJson(value),
  ): void {
    const before = object.get(key);
    if (before !== undefined) this.#contentBytes -= bytesOfJson(before);
    else this.#contentBytes += stringBytes(key) - objectBytes(object.size);
    object.set(key, value);
    if (before === undefined) this.#contentBytes += objectBytes(object.size);
    this.#contentBytes += bytes;
  }

  deleteMember(object: JsonObject, key: ByteString): void {
    const value = object.get(key);
    if (value === undefined) return;
    this.#contentBytes -= bytesOfJson(value) + stringBytes(key) + objectBytes(object.size);
    object.delete(key);
    this.#contentBytes += objectBytes(object.size);
  }

  /** Removes elements of an array of the document, and inserts others. @returns the removed elements */
  splice(
    array: JsonArray,
    start: number,
    count: number,
    values: readonly JsonValue[] = [],
  ): JsonArray {
    const length = array.length;
    const behind = array.splice(start);
    const removed = behind.splice(0, count);
    // In chunks, because the arguments of one call must fit on the stack.
    for (const value of values) array.push(value);
    for (const value of behind) array.push(value);
    this.#contentBytes += arrayBytes(array.length) - arrayBytes(length);
    for (const value of values) this.#contentBytes += bytesOfJson(value);
    for (const value of removed) this.#contentBytes -= bytesOfJson(value);
    return removed;
  }

  /** Empties an array or an object of the document. */
  clear(container: JsonContainer): void {
    this.#contentBytes -= bytesOfJson(container);
    if (isArray(container)) container.length = 0;
    else container.clear();
    this.#contentBytes += bytesOfJson(container);
  }

  /** Removes matches of paths. Of nested matches only the outermost counts. @returns how many values were removed */
  delete(matches: readonly Match[]): number | Steps<number> {
    const [first, second] = matches;
    if (first === undefined) return 0;
    const container = first.parent?.value;
    if (second !== undefined || !isObject(container)) return this.#deleteInSteps(matches);
    const key = String(first.key);
    const isThere = container.has(key);
    this.deleteMember(container, key);
    return isThere ? 1 : 0;
  }

  *#deleteInSteps(matches: readonly Match[]): Steps<number> {
    const pace = new Pace();
    const doomed = new Map<JsonValue, Set<ByteString | number>>();
    for (const { parent, key } of matches) {
      if (pace.isDue()) yield;
      const container = parent?.value ?? null;
      const keys = doomed.get(container);
      if (keys === undefined) doomed.set(container, new Set([inTable(key)]));
      else keys.add(inTable(key));
    }
    let deleted = 0;
    const shortened = new Set<JsonValue>();
    for (const { parent, key, depth } of matches) {
      if (pace.isDue(1 + depth / LEVELS_AS_ONE)) yield;
      if (parent === undefined || isDoomed(parent, doomed)) continue;
      const container = parent.value;
      if (isObject(container)) {
        if (container.has(String(key))) deleted++;
        this.deleteMember(container, String(key));
      } else if (!shortened.has(container)) {
        shortened.add(container);
        const indexes = doomed.get(container)!;
        deleted += yield* this.#deleteElements(container as JsonArray, indexes, pace);
      }
    }
    return deleted;
  }

  /** An independent copy, made in steps. */
  *cloneInSteps(): Steps<JsonDocument> {
    return new JsonDocument(yield* copyInSteps(this.#root), this.#contentBytes);
  }

  /** Removes all elements together, because each removal moves those behind it. @returns how many existed */
  *#deleteElements(
    array: JsonArray,
    indexes: ReadonlySet<ByteString | number>,
    pace: Pace,
  ): Steps<number> {
    let kept = 0;
    for (let i = 0; i < array.length; i++) {
      const element = array[i]!;
      const bytes = indexes.has(i) ? bytesOfJson(element) : 0;
      this.#contentBytes -= bytes;
      if (!indexes.has(i)) array[kept++] = element;
      if (pace.isDue(1 + bytes / BYTES_AS_ONE)) yield;
    }
    const deleted = array.length - kept;
    this.#contentBytes += arrayBytes(kept) - arrayBytes(array.length);
    array.length = kept;
    return deleted;
  }
}

function elementOf(container: JsonValue, key: ByteString | number): JsonValue | undefined {
  if (isObject(container)) return container.get(String(key));
  return isArray(container) ? container[Number(key)] : undefined;
}

/** Whether a value, or a container of it, is to be removed. */
function isDoomed(
  match: Match,
  doomed: ReadonlyMap<JsonValue, ReadonlySet<ByteString | number>>,
): boolean {
  for (let at = match; at.parent !== undefined; at = at.parent) {
    if (doomed.get(at.parent.value)?.has(inTable(at.key)) === true) return true;
  }
  return false;
}

function inTable(key: ByteString | number): ByteString | number {
  return typeof key === 'string' ? tableKey(key) : key;
}
