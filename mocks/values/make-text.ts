import type { Node } from '../../src/base/json-pointer.ts';
import type { Random } from '../../src/base/random.ts';
import { textByName } from './by-name.ts';
import { textByFormat } from '../../src/toolkit/values/text-by-format.ts';
import { textOfPattern } from '../../src/toolkit/values/text-of-pattern.ts';
import { WORDS } from '../../src/toolkit/values/words.ts';

/** The longest text that is made because a schema wants it. */
const LONGEST = 100_000;

/** Makes a text: of its format, its pattern, or what its name means; as long as the schema wants it. */
export function madeText(schema: Node, name: string, random: Random): string {
  const { format, pattern, contentMediaType, contentSchema } = schema;
  const { minLength = 0, maxLength = LONGEST } = schema as Readonly<Record<string, number>>;
  if (contentMediaType === 'application/json' && contentSchema !== undefined) return '{}';
  if (typeof pattern === 'string') {
    const text = textOfPattern(pattern, random);
    if (text !== undefined) return text.length > maxLength ? text.slice(0, maxLength) : text;
  }
  const text = textByFormat(format, random) ?? textByName(name, random);
  return ofLength(text, Math.min(minLength, LONGEST), maxLength, random);
}

function ofLength(text: string, least: number, most: number, random: Random): string {
  let long = text;
  while (long.length < least) long += ` ${random.pick(WORDS)}`;
  return long.length > most ? long.slice(0, most).replace(/ $/, 'a') : long;
}
