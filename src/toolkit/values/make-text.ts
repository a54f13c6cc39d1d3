import type { Node } from '../../base/json-pointer.ts';
import type { Random } from '../../base/random.ts';
import { textByName } from './by-name.ts';
import type { MakeOptions } from './make-options.ts';
import { textByFormat } from './text-by-format.ts';
import { textOfPattern } from './text-of-pattern.ts';
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
