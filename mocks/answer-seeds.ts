/**
 * The seeds of the answers of a mock that ask for none: each is another, and the same sequence comes after each start, so
 * that what was seen once can be had again.
 */
export class AnswerSeeds {
  readonly #usual: number;
  #last: number;
  #first: number | undefined;

  /** @param first the seed that the sequence of a start begins with */
  constructor(first = 1) {
    this.#usual = first;
    this.#last = first - 1;
  }

  readonly next = (): number => (this.#last += 1);

  /** The one that the sequence has begun with; undefined while it is that of a start. */
  get seed(): number | undefined {
    return this.#first;
  }

  /** Begins the sequence with a seed. */
  fix(seed: number): void {
    this.#first = seed;
    this.#last = seed - 1;
  }

  /** Begins the sequence of a start. */
  release(): void {
    this.#first = undefined;
    this.#last = this.#usual - 1;
  }
}

/** The seeds of a start alone. */
export function seeds(): () => number {
  return new AnswerSeeds().next;
}
