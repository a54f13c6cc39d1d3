import type { Text } from '../../bytes.ts';
import type { NumericType } from './configuration.ts';
import type { ExactNumber } from './exact-number.ts';

/** The numbers of a field by document number. A boolean is 0 or 1, a date the milliseconds since 1970. */
export interface NumberColumn {
  readonly kind: 'numbers';
  readonly type: NumericType;
  /** The number of values of a document: 0 if it has none. */
  count(document: number): number;
  /** A value of a document, in the order of its array, as a double. @param index below the count */
  at(document: number, index: number): number;
  /** Whether `at` may round integers. They keep their order. */
  readonly isRounded: boolean;
  /** What a value has more than its double. */
  restAt(document: number, index: number): number;
}

/** The terms of a KEYWORD or FACET field by document number, each as its ordinal in a dictionary. */
export interface TermColumn {
  readonly kind: 'terms';
  readonly type: 'KEYWORD' | 'FACET';
  /** All ordinals are below; some may be of no document anymore. Their order says nothing about that of the terms. */
  readonly ordinals: number;
  /** The number of different values of a document: 0 if it has none. */
  count(document: number): number;
  /** The ordinal of a value of a document. @param index below the count */
  at(document: number, index: number): number;
  /** The value of an ordinal: a path as a whole for FACET. */
  term(ordinal: number): Text;
}

/** The values of a FAST field. Valid until the index changes. */
export type Column = NumberColumn | TermColumn;

/** A value of a document as it is: beyond the safe integers of a field of 64 bits, a bigint. */
export function exactAt(column: NumberColumn, document: number, index: number): ExactNumber {
  const value = column.at(document, index);
  if (!column.isRounded || Number.isSafeInteger(value)) return value;
  return BigInt(value) + BigInt(column.restAt(document, index));
}
