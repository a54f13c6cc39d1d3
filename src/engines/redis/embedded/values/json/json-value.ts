import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { stringBytes } from '../value-object.ts';
import { Double, isInteger, isSameNumber, type JsonNumber } from './number.ts';

/**
 * A value of a JSON document. Strings are their UTF-8 bytes. An object keeps its members in insertion order, whatever
 * their names are, which a JavaScript object does not.
 */
export type JsonValue = null | boolean | JsonNumber | ByteString | JsonArray | JsonObject;
export type JsonArray = JsonValue[];
export type JsonObject = Map<ByteString, JsonValue>;
export type JsonContainer = JsonArray | JsonObject;

/** The names of types in replies to JSON.TYPE. */
type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** The maximum nesting depth of a document, so that recursion over one is safe. */
export const DEEPEST_DOCUMENT = 512;

export function isArray(value: JsonValue | undefined): value is JsonArray {
  return Array.isArray(value);
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return value instanceof Map;
}

export function isContainer(value: JsonValue | undefined): value is JsonContainer {
  return typeof value === 'object' && value !== null && !(value instanceof Double);
}

export function isNumber(value: JsonValue | undefined): value is JsonNumber {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Double;
}

export function typeOfJson(value: JsonValue): JsonType {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'string') return 'string';
  if (isNumber(value)) return isInteger(value) ? 'integer' : 'number';
  return isArray(value) ? 'array' : 'object';
}

/** Whether two values are equal: numbers by value, objects regardless of the order of their members. */
export function isEqual(one: JsonValue, other: JsonValue): boolean {
  if (isNumber(one)) return isNumber(other) && isSameNumber(one, other);
  if (isArray(one)) {
    if (!isArray(other) || one.length !== other.length) return false;
    return one.every((element, i) => isEqual(element, other[i]!));
  }
  if (!isObject(one)) return one === other;
  if (!isObject(other) || one.size !== other.size) return false;
  for (const [key, member] of one) {
    const same = other.get(key);
    if (same === undefined || !isEqual(member, same)) return false;
  }
  return true;
}

/** A copy that shares nothing mutable. */
export function copyOf<Value extends JsonValue>(value: Value): Value;
export function copyOf(value: JsonValue): JsonValue {
  if (isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  const copy: JsonObject = new NameMap();
  for (const [key, member] of value) copy.set(key, copyOf(member));
  return copy;
}

/** {@link copyOf} in steps. */
export function copyInSteps(value: JsonValue): Steps<JsonValue> {
  return new Copying().copy(value);
}

class Copying {
  #copied = 0;

  *copy(value: JsonValue): Steps<JsonValue> {
    if (isArray(value)) {
      const copy: JsonArray = [];
      for (const element of value) {
        copy.push(isContainer(element) ? yield* this.copy(element) : element);
        if (++this.#copied % AT_ONCE === 0) yield;
      }
      // An array that has grown has spare capacity.
      return copy.slice();
    }
    if (!isObject(value)) return value;
    const copy: JsonObject = new NameMap();
    for (const [key, member] of value) {
      copy.set(key, isContainer(member) ? yield* this.copy(member) : member);
      if (++this.#copied % AT_ONCE === 0) yield;
    }
    return copy;
  }
}

/** The memory of an array or an object without its contents, in bytes. */
export function arrayBytes(length: number): number {
  return 48 + 8 * length;
}
export function objectBytes(size: number): number {
  return size <= 4 ? 184 : 72 + 28 * 2 ** Math.ceil(Math.log2(size));
}

/** The memory of a value without its contents, in bytes, including its slot in a container. */
export function ownBytes(value: JsonValue): number {
  if (typeof value === 'string') return stringBytes(value);
  if (typeof value === 'number') return (value | 0) === value ? 0 : 16;
  if (typeof value === 'bigint') return 24;
  if (value instanceof Double) return 48;
  if (isArray(value)) return arrayBytes(value.length);
  return isObject(value) ? objectBytes(value.size) : 0;
}

/** The memory of a value with its contents, in bytes. */
export function bytesOfJson(value: JsonValue): number {
  let bytes = ownBytes(value);
  if (isArray(value)) {
    for (const element of value) bytes += bytesOfJson(element);
  } else if (isObject(value)) {
    for (const [key, member] of value) bytes += stringBytes(key) + bytesOfJson(member);
  }
  return bytes;
}
