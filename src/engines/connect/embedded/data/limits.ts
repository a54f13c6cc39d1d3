import { DataError } from '../../errors.ts';

/**
 * How many values one record may have, as many as a body of a request. Each takes many times the memory of its text, and
 * in Avro some take no text at all.
 */
const MOST_VALUES = 1024 * 1024;
/** How deep values may be nested: the stack limits what can be converted. Jackson, which Connect uses, has such a limit. */
const MOST_DEEP = 500;
/** The most digits of a number, which PostgreSQL's `numeric` does not exceed either: arithmetic with more takes long. */
export const MOST_DIGITS = 150_000;

/** Counts the values of one record, or of one schema. */
export class ValueCount {
  #left: number;

  constructor(most = MOST_VALUES) {
    this.#left = most;
  }

  /** @throws DataError if there are too many */
  take(values = 1): void {
    this.#left -= values;
    if (this.#left < 0) throw new DataError('There are too many values in one record');
  }
}

/** @throws DataError if values are nested too deeply */
export function checkDepth(depth: number): void {
  if (depth > MOST_DEEP) throw new DataError(`Values are nested more than ${MOST_DEEP} deep`);
}

/** @throws DataError if a number is too long to calculate with */
export function checkDigits(digits: number): void {
  if (digits > MOST_DIGITS) throw new DataError(`A number has more than ${MOST_DIGITS} digits`);
}

/** Reads an integer, which may be of any size within the limit. @throws DataError */
export function readInteger(text: string): bigint {
  checkDigits(text.length);
  return BigInt(text);
}
