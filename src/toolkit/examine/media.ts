import type { Content, MediaType } from '../../contract/model/operation.ts';
import { mediaTypeOf } from '../exchange.ts';

/**
 * The entry of a media type in a contract: by its exact name, else by the narrowest range that includes it
 * (`text/*`) (OpenAPI 3.1, Response Object).
 */
export function mediaFor(content: Content, type: string): MediaType | undefined {
  const byType = new Map(
    Object.entries(content).map(([name, media]) => [mediaTypeOf(name), media]),
  );
  return byType.get(type) ?? byType.get(`${type.split('/')[0]}/*`) ?? byType.get('*/*');
}

/** Parses a text as JSON. @throws SyntaxError if it is not JSON, TypeError if it is not UTF-8 */
export function parseJson(bytes: Buffer): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
}

/** Limit of the bytes of a body that is validated: parsed values take many times their length. */
export const MAX_EXAMINED = 32 * 1024 * 1024;
