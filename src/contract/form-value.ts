import { LONGEST_HASHED } from '../base/long-names.ts';
import { UnreadableItem } from './items/json-item.ts';
import type { MediaType } from './model/operation.ts';
import { propertyOf, type WithDocument } from './model/schema-parts.ts';
import { membersOf, pairsIn, typedValue, valuesOf } from './parameter-value.ts';

type FormMedia = Pick<MediaType, 'schema' | 'encoding'>;

/**
 * The fields of an `application/x-www-form-urlencoded` body, with the types of its schema.
 * @throws UnreadableItem if a name is so long that V8 would compare it with all others
 */
export function formValue(contract: WithDocument, media: FormMedia, bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  const { schema } = media;
  const pairs = [...new URLSearchParams(text)];
  if (pairs.some(([name]) => name.length > LONGEST_HASHED)) {
    throw new UnreadableItem(`has names of more than ${LONGEST_HASHED} characters`);
  }
  const value = typedValue(contract, schema, membersOf(contract, schema, pairs));
  const styled = styledMembers(contract, media, text);
  return styled.length === 0 ? value : { ...(value as object), ...Object.fromEntries(styled) };
}

/** The members of a form that have a style, as parameters in a query may have (OpenAPI 3.1, Encoding Object). */
function styledMembers(
  contract: WithDocument,
  media: FormMedia,
  text: string,
): [string, unknown][] {
  const { schema, encoding = {} } = media;
  return Object.entries(encoding).flatMap(([name, { style, explode }]): [string, unknown][] => {
    if (style === undefined && explode === undefined) return [];
    const parameter = {
      name,
      in: 'query' as const,
      schema: propertyOf(contract, schema, name),
      style: style ?? 'form',
      ...(explode !== undefined && { explode }),
    };
    // Whatever writes forms encodes the commas of a list too.
    const query = pairsIn(text.replaceAll(/%2c/gi, ','), '&');
    const sources = { path: {}, query, header: () => undefined, cookies: [], named: NO_NAMES };
    try {
      return valuesOf(contract, parameter, sources)
        .slice(0, 1)
        .map((value) => [name, value]);
    } catch (error) {
      // What can't be decoded stays as the text that it is.
      if (error instanceof URIError) return [];
      throw error;
    }
  });
}

const NO_NAMES: ReadonlySet<string> = new Set();
