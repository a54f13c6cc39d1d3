import type { Steps } from '../../steps.ts';
import type { NumberColumn } from '../columns.ts';
import { exactInteger, MOST_REST, restOf, type ExactNumber } from '../exact-number.ts';
import type { AggregationCost } from './limits.ts';
import { distinct, placeOf, sortNumbers, valuesOf } from './sorted-numbers.ts';
import type { ValueSource } from './value-reader.ts';

/** Values as they are grouped: each as a number that stands for it, in the same order. */
export interface Keyed {
  readonly source: ValueSource;
  /** What the number stands for. */
  readonly exact: (value: number) => ExactNumber;
  /** What it holds until that is released. */
  readonly bytes: number;
}

/**
 * Values of documents as numbers that differ where they do. Doubles stand for themselves. Where these would round integers
 * of 64 bits, the place of the double among all and what the integer has more than it are one number.
 * @param missing stands for the value of documents without one
 */
export function* keyed(
  { column, documents }: Pick<ValueSource, 'column' | 'documents'>,
  missing: ExactNumber | undefined,
  cost: AggregationCost,
): Steps<Keyed> {
  const rounded = missing === undefined ? undefined : Number(missing);
  const source = { column, documents, missing: rounded };
  const isExact = column.type === 'U64' || column.type === 'I64';
  if (column.kind === 'terms' || !isExact || !(column.isRounded || typeof missing === 'bigint')) {
    return { source, exact: (value) => value, bytes: 0 };
  }
  const values = yield* valuesOf(source, cost);
  yield* sortNumbers(values, cost);
  const codes = new Codes(column, yield* distinct(values));
  return {
    source: {
      column: codes,
      documents,
      missing: missing === undefined ? undefined : codes.of(Number(missing), restOf(missing)),
    },
    exact: (code) => codes.exact(code),
    bytes: values.byteLength,
  };
}

/** How many integers have the same double at most. */
const SPAN = 2 * MOST_REST + 1;

/** A column of the numbers that stand for the values of another one. */
class Codes implements NumberColumn {
  readonly kind = 'numbers';
  readonly isRounded = false;
  readonly type: NumberColumn['type'];
  readonly #column: NumberColumn;
  readonly #doubles: Float64Array;

  /** @param doubles all that the column has, sorted */
  constructor(column: NumberColumn, doubles: Float64Array) {
    this.type = column.type;
    this.#column = column;
    this.#doubles = doubles;
  }

  count(document: number): number {
    return this.#column.count(document);
  }

  at(document: number, index: number): number {
    return this.of(this.#column.at(document, index), this.#column.restAt(document, index));
  }

  restAt(): number {
    return 0;
  }

  of(double: number, rest: number): number {
    return placeOf(this.#doubles, double) * SPAN + MOST_REST + rest;
  }

  exact(code: number): ExactNumber {
    const double = this.#doubles[Math.floor(code / SPAN)]!;
    // What stands for missing values may be any number.
    if (!Number.isInteger(double)) return double;
    return exactInteger(BigInt(double) + BigInt((code % SPAN) - MOST_REST));
  }
}
