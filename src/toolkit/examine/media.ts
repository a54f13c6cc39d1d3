/** Parses a text as JSON. @throws SyntaxError if it is not JSON, TypeError if it is not UTF-8 */
export function parseJson(bytes: Buffer): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
}

/** Limit of the bytes of a body that is validated: parsed values take many times their length. */
export const MAX_EXAMINED = 32 * 1024 * 1024;
