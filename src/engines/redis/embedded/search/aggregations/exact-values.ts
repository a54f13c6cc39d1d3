import { AT_ONCE, type Steps } from '../../steps.ts';
import { sortInSteps } from '../../values/sorting.ts';
import type { NumberColumn } from '../columns.ts';
import { compareExactly, type ExactNumber } from '../exact-number.ts';
import type { AggregationCost } from './limits.ts';
import { SORTED_AT_ONCE } from './top.ts';
import type { ValueSource } from './value-reader.ts';

/** About what a value takes in the list and in the map. */
const VALUE_BYTES = 120;

/** Values as they are grouped: each as a number that stands for it, in the same order. */
export interface Keyed {
  readonly source: ValueSource;
  /** What the number stands for. */
  readonly exact: (value: number) => ExactNumber;
  /** What it holds until that is released. */
  readonly bytes: number;
}

/**
 * Values of documents as numbers that differ where they do. Doubles stand for themselves; where they would round integers of
 * 64 bits, their places in the order of all values do.
 * @param missing stands for the value of documents without one
 */
export function* keyed(
  { column, documents }: Pick<ValueSource, 'column' | 'documents'>,
  missing: ExactNumber | undefined,
  cost: AggregationCost,
): Steps<Keyed> {
  if (column.kind === 'terms' || (!column.isRounded && typeof missing !== 'bigint')) {
    const source = {
      column,
      documents,
      missing: missing === undefined ? undefined : Number(missing),
    };
    return { source, exact: (value) => value, bytes: 0 };
  }
  const places = new Map<ExactNumber, number>();
  const add = (value: ExactNumber) => {
    if (!places.has(value)) places.set(value, 0);
  };
  if (missing !== undefined) add(missing);
  for (let i = 0, looked = 0; i < documents.length; i++) {
    const document = documents[i]!;
    const count = column.count(document);
    const before = places.size;
    for (let index = 0; index < count; index++) add(column.exactAt(document, index));
    cost.look(count);
    cost.hold((places.size - before) * VALUE_BYTES);
    looked += 1 + count;
    if (looked < AT_ONCE / 4) continue;
    looked = 0;
    yield;
  }
  const bytes = places.size * VALUE_BYTES;
  const values = yield* sortInSteps([...places.keys()], compareExactly, SORTED_AT_ONCE);
  for (const [place, value] of values.entries()) {
    places.set(value, place);
    if (place % AT_ONCE === AT_ONCE - 1) yield;
  }
  return {
    source: {
      column: new Places(column, places),
      documents,
      missing: missing === undefined ? undefined : places.get(missing),
    },
    exact: (place) => values[place]!,
    bytes,
  };
}

/** A column of the places of the values of another one. */
class Places implements NumberColumn {
  readonly kind = 'numbers';
  readonly isRounded = false;
  readonly type: NumberColumn['type'];
  readonly #column: NumberColumn;
  readonly #places: ReadonlyMap<ExactNumber, number>;

  constructor(column: NumberColumn, places: ReadonlyMap<ExactNumber, number>) {
    this.type = column.type;
    this.#column = column;
    this.#places = places;
  }

  count(document: number): number {
    return this.#column.count(document);
  }

  at(document: number, index: number): number {
    return this.#places.get(this.#column.exactAt(document, index))!;
  }

  exactAt(document: number, index: number): ExactNumber {
    return this.#column.exactAt(document, index);
  }
}
