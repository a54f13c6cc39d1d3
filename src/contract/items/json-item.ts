/** An item of a body, or all of them, can't be read. The message says why, behind the name of what it is. */
export class UnreadableItem extends Error {}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** The value of an item of JSON. @throws UnreadableItem */
export function jsonIn(text: Buffer): unknown {
  try {
    return JSON.parse(UTF_8.decode(text)) as unknown;
  } catch (error) {
    throw new UnreadableItem(`is not JSON (${(error as Error).message})`);
  }
}
