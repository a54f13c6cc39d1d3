import { NameSet } from '../../../../../base/name-set.ts';
import { fromText, type ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { isArray, type JsonArray } from '../../values/json/json-value.ts';
import { parseJson } from '../../values/json/parse.ts';
import type { IndexConfiguration } from '../configuration.ts';
import type { SourceValue } from '../source-document.ts';
import { valuesIn, textOf } from './json-fields.ts';

/** A longer text is one value, whatever it is: it is parsed at once. In bytes. */
const LONGEST_ARRAY = 128 * 1024;

/** The fields of hashes or entries whose values may be arrays in JSON: BOOL and FACET have one value. */
export function fieldsWithArrays({ fields }: IndexConfiguration): ReadonlySet<ByteString> {
  const taking = fields.filter(({ type }) => type !== 'BOOL' && type !== 'FACET');
  return new NameSet(taking.map(({ source }) => fromText(source)));
}

/** What a text in a hash or an entry stands for: one value, or those of an array in JSON. */
export function* textValues(text: ByteString, mayBeArray: boolean): Iterable<SourceValue> {
  const array = mayBeArray && text.startsWith('[') ? arrayIn(text) : undefined;
  if (array === undefined) yield textOf(text);
  else yield* valuesIn(array);
}

function arrayIn(text: ByteString): JsonArray | undefined {
  if (text.length > LONGEST_ARRAY) return undefined;
  try {
    const { value } = parseJson(text);
    return isArray(value) ? value : undefined;
  } catch (error) {
    if (error instanceof RedisError) return undefined;
    throw error;
  }
}
