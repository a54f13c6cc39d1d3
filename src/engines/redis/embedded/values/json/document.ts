import type { ByteString } from '../../../bytes.ts';
import { stringBytes, type ValueObject } from '../value.ts';
import {
  arrayBytes,
  bytesOfJson,
  copyOf,
  isArray,
  isObject,
  objectBytes,
  type JsonArray,
  type JsonContainer,
  type JsonObject,
  type JsonValue,
} from './json-value.ts';
import { rootMatch, type Match } from './path/evaluate.ts';

/** A `JsonDocument` without what is in it, in bytes. */
const DOCUMENT_BYTES = 40;

/**
 * A JSON document, kept as it was read: nothing is parsed or printed again to look at a part of it or to
 * change one. What it takes in memory is kept up to date, so every change goes through its methods.
 */
export class JsonDocument implements ValueObject {
  readonly type = 'ReJSON-RL';
  /** What OBJECT ENCODING answers for the values of modules. */
  readonly encoding = 'raw';
  #root: JsonValue;
  #contentBytes: number;

  /** @param bytes the memory of the value, where it is known */
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

  /**
   * What is now in the place that a path has led to: one command may change several, and one within another.
   * @returns undefined where there is no such place any more
   */
  located({ parent, key, depth }: Match): Match | undefined {
    if (parent === undefined) return rootMatch(this.#root);
    const container = this.located(parent);
    const value = container === undefined ? undefined : elementOf(container.value, key);
    return value === undefined ? undefined : { value, parent: container, key, depth };
  }

  /** Puts a value in the place of one that is there. @param bytes the memory of the new one */
  replace({ value, parent, key }: Match, by: JsonValue, bytes = bytesOfJson(by)): void {
    this.#contentBytes += bytes - bytesOfJson(value);
    if (parent === undefined) this.#root = by;
    else if (isObject(parent.value)) parent.value.set(String(key), by);
    else (parent.value as JsonArray)[Number(key)] = by;
  }

  /** Adds a member to an object of the document, or gives it another value. */
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

  /** Takes elements out of an array of the document, and puts others in. @returns what was taken out */
  splice(
    array: JsonArray,
    start: number,
    count: number,
    values: readonly JsonValue[] = [],
  ): JsonArray {
    const length = array.length;
    const behind = array.splice(start);
    const removed = behind.splice(0, count);
    // Not all in one call: its arguments have to go on the stack.
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

  /**
   * Removes what paths have led to. Of what is in each other only the outermost counts.
   * @returns how many values were removed
   */
  delete(matches: readonly Match[]): number {
    const doomed = new Map<JsonValue, Set<ByteString | number>>();
    for (const { parent, key } of matches) {
      const container = parent?.value ?? null;
      const keys = doomed.get(container);
      if (keys === undefined) doomed.set(container, new Set([key]));
      else keys.add(key);
    }
    let deleted = 0;
    const shortened = new Set<JsonValue>();
    for (const { parent, key } of matches) {
      if (parent === undefined || isDoomed(parent, doomed)) continue;
      const container = parent.value;
      if (isObject(container)) {
        if (container.has(String(key))) deleted++;
        this.deleteMember(container, String(key));
      } else if (!shortened.has(container)) {
        shortened.add(container);
        deleted += this.#deleteElements(container as JsonArray, doomed.get(container)!);
      }
    }
    return deleted;
  }

  clone(): JsonDocument {
    return new JsonDocument(copyOf(this.#root), this.#contentBytes);
  }

  /** All at once, since each that is taken out moves those behind it. @returns how many there were */
  #deleteElements(array: JsonArray, indexes: ReadonlySet<ByteString | number>): number {
    let kept = 0;
    for (let i = 0; i < array.length; i++) {
      if (indexes.has(i)) this.#contentBytes -= bytesOfJson(array[i]!);
      else array[kept++] = array[i]!;
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

/** Whether a value, or what it is in, is to be removed. */
function isDoomed(
  match: Match,
  doomed: ReadonlyMap<JsonValue, ReadonlySet<ByteString | number>>,
): boolean {
  for (let at = match; at.parent !== undefined; at = at.parent) {
    if (doomed.get(at.parent.value)?.has(at.key) === true) return true;
  }
  return false;
}
