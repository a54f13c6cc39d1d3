/** Decodes base64 as UTF-8; returns it unchanged if it is not UTF-8. */
export function textOf(base64: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(base64));
  } catch {
    return base64;
  }
}

/** @throws Error if it is not base64 */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
