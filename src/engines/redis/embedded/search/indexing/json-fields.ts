import { fromText, type Text, toText, type ByteString } from '../../../bytes.ts';
import {
  isArray,
  isNumber,
  isObject,
  type JsonArray,
  type JsonValue,
} from '../../values/json/json-value.ts';
import { comparable } from '../../values/json/number.ts';
import type { SourceDocument, SourceValue } from '../source-document.ts';

/** Of a longer string only the beginning is indexed. In bytes: as many as a million UTF-16 code units may take. */
const LONGEST_STRING = 3 * 1024 * 1024;

/** The elements of an array among which values are looked for: as many are copied for each field. */
const MOST_ELEMENTS = 8192;

/** A JSON value as a document, which is read where it is. */
export function jsonDocument(root: JsonValue): SourceDocument {
  return {
    isTextual: false,
    values: (source) => {
      const value = valueAt(root, source);
      if (value === undefined) return [];
      return isArray(value) ? valuesIn(value) : valuesOf([value]);
    },
  };
}

/** The values in an array that are not nested deeper. */
export function valuesIn(array: JsonArray): Iterable<SourceValue> {
  return valuesOf(array.slice(0, MOST_ELEMENTS));
}

function* valuesOf(elements: readonly JsonValue[]): Iterable<SourceValue> {
  for (const element of elements) yield* sourceValues(element);
}

/** What is at a path with dots, which leads through objects only. */
export function valueAt(root: JsonValue, path: Text): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const name of fromText(path).split('.')) {
    if (!isObject(value)) return undefined;
    value = value.get(name);
  }
  return value;
}

function sourceValues(value: JsonValue): readonly SourceValue[] {
  if (typeof value === 'string') return [textOf(value)];
  if (typeof value === 'boolean') return [value];
  return isNumber(value) ? [comparable(value)] : [];
}

/** A string of a document as text. Bytes that are not UTF-8 become replacement characters. */
export function textOf(bytes: ByteString): Text {
  return toText(bytes.length > LONGEST_STRING ? bytes.slice(0, LONGEST_STRING) : bytes);
}
