import type { Node } from '../../src/base/json-pointer.ts';
import type { Random } from '../../src/base/random.ts';
import { numberByName, wordsOf } from './by-name.ts';

/** How far a number is from a bound that has no other. */
const SPAN = 100;

/** Makes a number within the bounds of a schema: the one that its name means, if that is. */
export function madeNumber(
  schema: Node,
  { name, index }: { readonly name: string; readonly index: number | undefined },
  random: Random,
  isWhole: boolean,
): number {
  const [low, high] = boundsOf(schema, isWhole);
  const step = Number(schema['multipleOf'] ?? (isWhole ? 1 : 0));
  // Ids in a list follow each other.
  const isListed = index !== undefined && wordsOf(name) === 'id';
  const named = isListed ? index + 1 : numberByName(name, random);
  const isNamed = named !== undefined && named >= low && named <= high;
  const from = Number.isFinite(low) ? low : Number.isFinite(high) ? high - SPAN : 0;
  const to = Math.min(high, from + SPAN);
  const value = isNamed ? named : from + random.next() * (to - from);
  if (step === 0) return Math.min(high, Math.max(low, Math.round(value * 100) / 100));
  const whole = Math.round(value / step) * step;
  const within = whole < low ? Math.ceil(low / step) * step : whole;
  const fitting = within > high ? Math.floor(high / step) * step : within;
  // Decimal fractions are no binary ones.
  return Number(fitting.toPrecision(12));
}

function boundsOf(schema: Node, isWhole: boolean): [number, number] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as Readonly<
    Record<string, number | undefined>
  >;
  const gap = isWhole ? 1 : 0.01;
  const low = Math.max(minimum ?? -Infinity, (exclusiveMinimum ?? -Infinity) + gap);
  const high = Math.min(maximum ?? Infinity, (exclusiveMaximum ?? Infinity) - gap);
  return isWhole ? [Math.ceil(low), Math.floor(high)] : [low, high];
}
