import { SchemaRegistryError } from '../errors.ts';

/** The most steps of a comparison, which nobody else is served during. */
const MOST_STEPS = 250_000;
/**
 * The deepest recursion of a comparison through references between types. The stack has room for three times as much.
 */
const MOST_DEEP = 300;
/** The most characters in the earlier schemas that a new one is compared with. */
const MOST_TEXT = 16 * 1024 * 1024;

/** Bounds the duration of a comparison, because no schema may block the event loop for long. */
export class Work {
  #steps = 0;
  #depth = 0;
  #text = 0;

  /**
   * Counts one step, which may contain others.
   * @param size the cost of the step itself, without the steps within it
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

  /** Counts steps that contain no others. @throws SchemaRegistryError */
  take(steps = 1): void {
    this.#steps += steps;
    if (this.#steps > MOST_STEPS) this.#refuse();
  }

  /** Counts the characters of a schema that is about to be read. @throws SchemaRegistryError */
  read(characters: number): void {
    this.#text += characters;
    if (this.#text > MOST_TEXT) this.#refuse();
  }

  #refuse(): never {
    throw new SchemaRegistryError('tooComplicated');
  }
}
