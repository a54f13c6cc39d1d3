import type { At, Content, MediaTypeObject } from '../contract/model.ts';
import { mediaTypeOf } from '../exchange.ts';

/**
 * What a contract says of a media type: under its own name, else under a range that it is in (`text/*`), of which the
 * narrower goes first (OpenAPI 3.1, Response Object).
 */
export function mediaFor(content: Content, type: string): At<MediaTypeObject> | undefined {
  const byType = new Map([...content].map(([name, media]) => [mediaTypeOf(name), media]));
  return byType.get(type) ?? byType.get(`${type.split('/')[0]}/*`) ?? byType.get('*/*');
}

/** What a text is as JSON. @throws SyntaxError where it is none, TypeError where it is not UTF-8 */
export function parseJson(bytes: Buffer): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
}

/** Bodies of more bytes are not looked into: as values they take many times their length. */
export const MAX_EXAMINED = 32 * 1024 * 1024;
