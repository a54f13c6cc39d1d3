import type { Node } from '../../base/json-pointer.ts';
import type { Random } from '../../base/random.ts';
import { numberByName, textByName, wordsOf } from './by-name.ts';
import type { MakeOptions } from './make-options.ts';
import { textOfPattern } from './text-of-pattern.ts';
import { textByFormat } from './text-by-format.ts';
import { WORDS } from './words.ts';

/** Texts that services get wrong. */
const ODD = ['a', '1', 'ä ö/ü', "it's %2F & more", ''];

/** The longest text that is made because a schema wants it. */
const LONGEST = 100_000;

/** Makes a text: of its format, its pattern, or what its name means; as long as the schema wants it. */
export function madeText(
  schema: Node,
  name: string,
  { random, isVaried = false }: Pick<MakeOptions, 'random' | 'isVaried'>,
): string {
  const { format, pattern, contentMediaType, contentSchema } = schema;
  const { minLength = 0, maxLength = LONGEST } = schema as Readonly<Record<string, number>>;
  if (contentMediaType === 'application/json' && contentSchema !== undefined) return '{}';
  if (typeof pattern === 'string') {
    const text = textOfPattern(pattern, random);
    if (text !== undefined) return text.length > maxLength ? text.slice(0, maxLength) : text;
  }
  const isOdd = isVaried && random.chance(0.6);
  const text =
    textByFormat(format, random) ?? (isOdd ? random.pick(ODD) : textByName(name, random));
  return ofLength(text, Math.min(minLength, LONGEST), maxLength, random);
}

function ofLength(text: string, least: number, most: number, random: Random): string {
  let long = text;
  while (long.length < least) long += ` ${random.pick(WORDS)}`;
  return long.length > most ? long.slice(0, most).replace(/ $/, 'a') : long;
}

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
