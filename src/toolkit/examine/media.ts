import type { At, Content, MediaTypeObject } from '../contract/model.ts';
import { mediaTypeOf } from '../exchange.ts';

/**
 * The entry of a media type in a contract: under its own name, else under a range that includes it (`text/*`), the
 * narrowest first (OpenAPI 3.1, Response Object).
 */
export function mediaFor(content: Content, type: string): At<MediaTypeObject> | undefined {
  const byType = new Map([...content].map(([name, media]) => [mediaTypeOf(name), media]));
  return byType.get(type) ?? byType.get(`${type.split('/')[0]}/*`) ?? byType.get('*/*');
}

/** Parses a text as JSON. @throws SyntaxError where it is none, TypeError where it is not UTF-8 */
export function parseJson(bytes: Buffer): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
}

/** Bodies of more bytes are not looked into: as values they take many times their length. */
export const MAX_EXAMINED = 32 * 1024 * 1024;
