import type { NumberRange } from './filter.ts';

/** The limits of `$gt`, `$gte`, `$lt` and `$lte`, each if it is given. */
export interface Limits<T> {
  readonly $gt?: T;
  readonly $gte?: T;
  readonly $lt?: T;
  readonly $lte?: T;
}

/** The numbers within all limits. */
export function numberRange({ $gt, $gte, $lt, $lte }: Limits<number>): NumberRange {
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
