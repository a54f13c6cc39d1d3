import type { Steps } from '../../steps.ts';
import { copyInSteps, copyOf, type JsonValue } from './json-value.ts';

/** Values of so much memory are copied at once. */
const AT_ONCE = 16 * 1024;
/** Copying so many bytes takes as long as looking at a value. */
const BYTES_AS_ONE = 48;

/** Makes copies of a value, each at once if it is small. */
export class Copies<Value extends JsonValue> {
  readonly #value: Value;
  readonly #bytes: number;
  #copying: Steps<JsonValue> | undefined;

  /** @param bytes its memory, or more */
  constructor(value: Value, bytes: number) {
    this.#value = value;
    this.#bytes = bytes;
  }

  /** What one copy takes, in values that are looked at. */
  get cost(): number {
    return this.#bytes / BYTES_AS_ONE;
  }

  /** Goes on with the next copy. @returns it; undefined if it is due to yield before */
  next(): Value | undefined {
    if (this.#bytes <= AT_ONCE) return copyOf(this.#value);
    this.#copying ??= copyInSteps(this.#value);
    const { done, value } = this.#copying.next();
    if (done !== true) return undefined;
    this.#copying = undefined;
    return value as Value;
  }
}
