import { isNode } from '../../base/json-pointer.ts';

/** Number of values that are remembered per name. */
const REMEMBERED = 20;

/** Remembers values from responses that created something, for paths that refer to it. */
export class SeenValues {
  readonly #byName = new Map<string, string[]>();

  /** @param json the body of a response that created something */
  take(json: unknown, depth = 0): void {
    if (!isNode(json) || depth > 3) return;
    for (const [name, value] of Object.entries(json)) {
      if (typeof value === 'string' && value !== '' && value.length < 200) this.#add(name, value);
      else if (typeof value === 'number') this.#add(name, String(value));
      else this.take(value, depth + 1);
    }
  }

  /** The last value of a name, whatever its case convention: `message_id` equals `messageId`. */
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
