import type { Text } from '../../bytes.ts';
import type { Steps } from '../steps.ts';
import { LONGEST_VALUE } from './analysis/analyzer.ts';
import type { NumericType, SchemaField } from './configuration.ts';
import { parseDate } from './date.ts';
import { exactInteger, parseInteger, type ExactNumber } from './exact-number.ts';
import type { SourceValue } from './source-document.ts';

/** The most values of a field of a document; what follows is left out. */
const MOST_VALUES = 1024;
/** The most characters of a TEXT field of a document that are indexed, all values together. */
export const MOST_CHARACTERS = 1024 * 1024;

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const LEAST_I64 = -(2n ** 63n);
const MOST_I64 = 2n ** 63n - 1n;
const MOST_U64 = 2n ** 64n - 1n;

/** Values are read in steps of this many, or of so many characters. */
const VALUES_AT_ONCE = 256;
const CHARACTERS_AT_ONCE = 64 * 1024;

/** The numbers among the values of a numeric field. Values of another type are left out, as the service does. */
export function* numbersOf(
  type: NumericType,
  values: Iterable<SourceValue>,
  isTextual: boolean,
): Steps<ExactNumber[]> {
  const numbers: ExactNumber[] = [];
  let looked = 0;
  for (const value of values) {
    const number = numberOf(type, value, isTextual);
    if (number !== undefined) numbers.push(number);
    if (numbers.length === MOST_VALUES) break;
    if (++looked % VALUES_AT_ONCE === 0) yield;
  }
  return numbers;
}

/** The texts among the values of a TEXT, KEYWORD or FACET field that can be indexed. */
export function* textsOf(field: SchemaField, values: Iterable<SourceValue>): Steps<Text[]> {
  const texts: Text[] = [];
  let characters = 0;
  let work = 0;
  for (const value of values) {
    if (typeof value === 'string' && isIndexed(field, value)) {
      texts.push(value);
      characters += value.length;
    }
    if (texts.length === MOST_VALUES || (field.isTokenized && characters >= MOST_CHARACTERS)) break;
    work += CHARACTERS_AT_ONCE / VALUES_AT_ONCE + (typeof value === 'string' ? value.length : 0);
    if (work < CHARACTERS_AT_ONCE) continue;
    work = 0;
    yield;
  }
  return texts;
}

function isIndexed(field: SchemaField, value: Text): boolean {
  if (field.type === 'FACET') return isFacet(value);
  return field.isTokenized || value.length <= LONGEST_VALUE;
}

/**
 * A value as a number of this type: integers are exact.
 *
 * @param isTextual whether texts of numbers and booleans stand for them
 * @returns undefined if it is of another type
 */
export function numberOf(
  type: NumericType,
  value: SourceValue,
  isTextual: boolean,
): ExactNumber | undefined {
  if (type === 'DATE') return typeof value === 'string' ? parseDate(value) : undefined;
  if (type === 'BOOL') return booleanOf(value, isTextual);
  if (typeof value === 'number' || typeof value === 'bigint') return inRange(type, value);
  if (typeof value !== 'string' || !isTextual) return undefined;
  if (type === 'F64') return DECIMAL.test(value) ? inRange(type, Number(value)) : undefined;
  const integer = parseInteger(value);
  return integer === undefined ? undefined : inRange(type, integer);
}

function booleanOf(value: SourceValue, isTextual: boolean): number | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (!isTextual) return undefined;
  if (value === 'true') return 1;
  return value === 'false' ? 0 : undefined;
}

function inRange(type: 'U64' | 'I64' | 'F64', value: ExactNumber): ExactNumber | undefined {
  if (type === 'F64') return Number.isFinite(Number(value)) ? Number(value) : undefined;
  if (typeof value === 'number' && !Number.isInteger(value)) return undefined;
  const isIn =
    type === 'U64' ? value >= 0 && value <= MOST_U64 : value >= LEAST_I64 && value <= MOST_I64;
  return isIn ? exactInteger(value) : undefined;
}

/** Each part of a path is a term with all before it, so both are bounded. */
const LONGEST_FACET = 4096;
const DEEPEST_FACET = 64;

/** Whether a text is a path such as `/books/fiction`; a very long or deep one is not. */
export function isFacet(text: Text): boolean {
  if (!text.startsWith('/') || text.length > LONGEST_FACET) return false;
  return text.split('/', DEEPEST_FACET + 2).length <= DEEPEST_FACET + 1;
}

/** A path and those above it: `/books/fiction` and `/books`, but not the root. */
export function facetPaths(path: Text): Text[] {
  const paths: Text[] = [];
  for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1)) {
    paths.push(path.slice(0, end));
  }
  return [...paths, path];
}
