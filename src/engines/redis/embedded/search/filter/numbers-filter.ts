import { exactInteger, type ExactNumber } from '../exact-number.ts';
import type { NumberRange } from './filter.ts';

/** The limits of `$gt`, `$gte`, `$lt` and `$lte`, each if it is given. */
export interface Limits<T> {
  readonly $gt?: T;
  readonly $gte?: T;
  readonly $lt?: T;
  readonly $lte?: T;
}

/** The integers within all limits, which may lie between integers. */
export function integerRange({ $gt, $gte, $lt, $lte }: Limits<ExactNumber>): NumberRange {
  let from: ExactNumber = -Infinity;
  let to: ExactNumber = Infinity;
  if ($gt !== undefined) from = exactInteger(floor($gt) + 1n);
  if ($gte !== undefined && $gte > from) from = exactInteger(ceiling($gte));
  if ($lt !== undefined) to = exactInteger(ceiling($lt) - 1n);
  if ($lte !== undefined && $lte < to) to = exactInteger(floor($lte));
  return { from, to };
}

function floor(value: ExactNumber): bigint {
  return typeof value === 'bigint' ? value : BigInt(Math.floor(value));
}

function ceiling(value: ExactNumber): bigint {
  return typeof value === 'bigint' ? value : BigInt(Math.ceil(value));
}

/** The doubles within all limits. */
export function doubleRange({ $gt, $gte, $lt, $lte }: Limits<number>): NumberRange {
  const from = Math.max($gte ?? -Infinity, $gt === undefined ? -Infinity : next($gt, 1n));
  const to = Math.min($lte ?? Infinity, $lt === undefined ? Infinity : next($lt, -1n));
  return { from, to };
}

/** The next double, upwards or downwards. */
function next(value: number, step: 1n | -1n): number {
  if (value === 0) return step === 1n ? Number.MIN_VALUE : -Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? step : -step));
  return view.getFloat64(0);
}
