import { isNode } from '../contract/pointer.ts';

/** So many of each name are remembered. */
const REMEMBERED = 20;

/** Remembers values of answers that created something, for paths that refer to it. */
export class SeenValues {
  readonly #byName = new Map<string, string[]>();

  /** @param json the body of an answer to what made something */
  take(json: unknown, depth = 0): void {
    if (!isNode(json) || depth > 3) return;
    for (const [name, value] of Object.entries(json)) {
      if (typeof value === 'string' && value !== '' && value.length < 200) this.#add(name, value);
      else if (typeof value === 'number') this.#add(name, String(value));
      else this.take(value, depth + 1);
    }
  }

  /** The last value of a name, in whichever way its words are joined: `message_id` is `messageId`. */
  of(name: string): string | undefined {
    return this.#byName.get(plain(name))?.at(-1) ?? undefined;
  }

  #add(name: string, value: string): void {
    const values = this.#byName.get(plain(name)) ?? [];
    values.push(value);
    this.#byName.set(plain(name), values.slice(-REMEMBERED));
  }
}

function plain(name: string): string {
  return name.replaceAll(/[-_]/g, '').toLowerCase();
}
