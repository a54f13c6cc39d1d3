import { SchemaRegistryError } from '../errors.ts';

/** Steps of a comparison: some hundred milliseconds. */
const MOST_STEPS = 500_000;
/** How deep a comparison may go, by way of types that refer to others: the stack has room for thrice that. */
const MOST_DEEP = 300;
/** Characters of the earlier schemas that a new one is compared with. */
const MOST_TEXT = 16 * 1024 * 1024;

/** Bounds how long a comparison takes, so that no schema can keep everybody waiting. */
export class Work {
  #steps = 0;
  #depth = 0;
  #text = 0;

  /**
   * Takes one step, in which others may be taken.
   * @param size of what is looked at in it, beside those others
   * @throws SchemaRegistryError
   */
  step<Result>(look: () => Result, size = 0): Result {
    this.take(1 + size);
    this.#depth++;
    if (this.#depth > MOST_DEEP) this.#refuse();
    const result = look();
    this.#depth--;
    return result;
  }

  /** Takes steps that lead no deeper. @throws SchemaRegistryError */
  take(steps = 1): void {
    this.#steps += steps;
    if (this.#steps > MOST_STEPS) this.#refuse();
  }

  /** A schema of so many characters is to be read. @throws SchemaRegistryError */
  read(characters: number): void {
    this.#text += characters;
    if (this.#text > MOST_TEXT) this.#refuse();
  }

  #refuse(): never {
    throw new SchemaRegistryError('tooComplicated');
  }
}
