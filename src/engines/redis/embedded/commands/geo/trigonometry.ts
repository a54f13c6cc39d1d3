/**
 * Sine, cosine and arcsine rounded as by the C library, which is almost always to the nearest double. V8's own are off
 * by one in the last place for some values, which scores of STOREDIST make visible. They are slower, so searches use V8's.
 */

/** A number as the sum of two doubles, the second less than half a unit in the last place of the first. */
type Pair = readonly [high: number, low: number];

/** The number of terms for which angles of up to 180 degrees are exact to 100 bits. */
const TERMS = 34;

export function sine(angle: number): number {
  return rounded(series(angle, 1));
}

export function cosine(angle: number): number {
  return rounded(series(angle, 0));
}

/** One Newton step from V8's result. */
export function arcsine(value: number): number {
  const near = Math.asin(value);
  const [high, low] = series(near, 1);
  const slope = Math.cos(near);
  // At 90 degrees the step would only add an error.
  if (slope < 1e-12) return near;
  return near + (value - high - low) / slope;
}

/** The Taylor series of the sine (from the power 1 on) or of the cosine (from 0 on). */
function series(angle: number, first: 0 | 1): Pair {
  const square = product([angle, 0], [angle, 0]);
  let term: Pair = first === 1 ? [angle, 0] : [1, 0];
  let total = term;
  for (let power = first + 2; power < TERMS; power += 2) {
    term = quotient(product(term, square), -power * (power - 1));
    total = sum(total, term);
  }
  return total;
}

function rounded([high, low]: Pair): number {
  return high + low;
}

function sum(a: Pair, b: Pair): Pair {
  const [high, error] = twoSum(a[0], b[0]);
  return quickTwoSum(high, error + a[1] + b[1]);
}

function product(a: Pair, b: Pair): Pair {
  const [high, error] = twoProduct(a[0], b[0]);
  return quickTwoSum(high, error + a[0] * b[1] + a[1] * b[0]);
}

function quotient(a: Pair, divisor: number): Pair {
  const high = a[0] / divisor;
  const [back, error] = twoProduct(high, divisor);
  return quickTwoSum(high, (a[0] - back - error + a[1]) / divisor);
}

/** The sum and its rounding error (Knuth). */
function twoSum(a: number, b: number): Pair {
  const total = a + b;
  const part = total - a;
  return [total, a - (total - part) + (b - part)];
}

function quickTwoSum(a: number, b: number): Pair {
  const total = a + b;
  return [total, b - (total - a)];
}

/** The product and its rounding error (Dekker). */
function twoProduct(a: number, b: number): Pair {
  const total = a * b;
  const [aHigh, aLow] = halves(a);
  const [bHigh, bLow] = halves(b);
  return [total, aLow * bLow - (total - aHigh * bHigh - aLow * bHigh - aHigh * bLow)];
}

function halves(value: number): Pair {
  const scaled = value * (2 ** 27 + 1);
  const high = scaled - (scaled - value);
  return [high, value - high];
}
