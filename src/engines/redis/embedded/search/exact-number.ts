import type { Text } from '../../bytes.ts';

/**
 * A number as it was written: an integer beyond the safe ones of JavaScript is a bigint if it is the value of a field of 64
 * bits, everything else a number. So equal ones are the same value, and JavaScript compares any two exactly.
 */
export type ExactNumber = number | bigint;

/** The sign and the digits of an integer without leading zeros. */
const INTEGER = /^([+-]?)0*(\d+)$/;
/** The length of 2^64. */
const MOST_DIGITS = 20;

/** An integer, which is a number if it is a safe one. */
export function exactInteger(value: number | bigint): ExactNumber {
  const rounded = Number(value);
  return Number.isSafeInteger(rounded) ? rounded : BigInt(value);
}

/** How much an integer of 64 bits and its double may differ. */
export const MOST_REST = 1024;

/** What a number has more than its double. */
export function restOf(value: ExactNumber): number {
  return typeof value === 'bigint' ? Number(value - BigInt(Number(value))) : 0;
}

/** Reads an integer, which is rounded far beyond 64 bits. @returns undefined if the text is none */
export function parseInteger(text: Text): ExactNumber | undefined {
  const match = INTEGER.exec(text);
  if (match === null) return undefined;
  const [, sign = '', digits = ''] = match;
  const rounded = Number(text);
  if (Number.isSafeInteger(rounded) || digits.length > MOST_DIGITS) return rounded;
  return sign === '-' ? -BigInt(digits) : BigInt(digits);
}

/** A literal of JSON with an integer that may need more than a double has. */
const LONG_INTEGER = /\d{16}/;

/**
 * Parses JSON, in which integers of 64 bits are {@link ExactNumber}.
 * @throws SyntaxError if it is not valid
 */
export function parseExactJson(json: Text): unknown {
  return LONG_INTEGER.test(json) ? JSON.parse(json, exactly) : JSON.parse(json);
}

function exactly(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  return parseInteger(context?.source ?? '') ?? value;
}
