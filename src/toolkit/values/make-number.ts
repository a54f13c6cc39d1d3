import type { Node } from '../../base/json-pointer.ts';
import { numberByName, wordsOf } from './by-name.ts';
import type { MakeOptions } from './make-options.ts';

/** How far a number is from a bound that has no other. */
const SPAN = 100;

/** Makes a number within the bounds of a schema: the one that its name means, if that is. */
export function madeNumber(
  schema: Node,
  { name, index }: { readonly name: string; readonly index: number | undefined },
  { random, isVaried = false }: Pick<MakeOptions, 'random' | 'isVaried'>,
  isWhole: boolean,
): number {
  const [low, high] = boundsOf(schema, isWhole);
  const step = Number(schema['multipleOf'] ?? (isWhole ? 1 : 0));
  // Ids in a list follow each other.
  const isListed = index !== undefined && wordsOf(name) === 'id';
  const named = isVaried ? undefined : isListed ? index + 1 : numberByName(name, random);
  const isNamed = named !== undefined && named >= low && named <= high;
  const from = Number.isFinite(low) ? low : Number.isFinite(high) ? high - SPAN : 0;
  const to = Math.min(high, from + SPAN);
  const between = from + random.next() * (to - from);
  const value = isNamed ? named : isVaried ? random.pick([from, to, between]) : between;
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
