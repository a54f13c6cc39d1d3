/** What pieces of work may take in one turn of the event loop, in milliseconds, before the others wait for the next one. */
const MOST_MS = 10;

/**
 * Limits how long a turn of the event loop may get by very many pieces of work that arrive in it, of which each is short
 * enough, such as requests. Those that wait go on in later turns, owner by owner, so that who has one waits for few of
 * those who have many.
 */
export class TurnLimit {
  readonly #now: () => number;
  /** What waits, by owner. The owner whose turn it is next is the first. */
  readonly #waiting = new Map<string | number, (() => void)[]>();
  /** When the time of this turn is used up; undefined if nothing has run in it. */
  #until: number | undefined;

  /** @param now in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns undefined if a piece of work may begin now; otherwise resolves when it may */
  next(owner: string | number): Promise<void> | undefined {
    const now = this.#now();
    if (this.#until === undefined) {
      this.#until = now + MOST_MS;
      setImmediate(this.#turn);
    }
    const waiting = this.#waiting.get(owner);
    if (waiting === undefined && now < this.#until) return undefined;
    return new Promise((resolve) => {
      if (waiting === undefined) this.#waiting.set(owner, [resolve]);
      else waiting.push(resolve);
    });
  }

  readonly #turn = (): void => {
    this.#until = undefined;
    if (this.#waiting.size === 0) return;
    this.#until = this.#now() + MOST_MS;
    setImmediate(this.#turn);
    this.#goOn();
  };

  /** Lets one piece of work after another begin, as long as there is time. */
  #goOn(): void {
    const [first] = this.#waiting;
    if (first === undefined || this.#now() >= this.#until!) return;
    const [owner, pieces] = first;
    this.#waiting.delete(owner);
    const begin = pieces.shift()!;
    if (pieces.length > 0) this.#waiting.set(owner, pieces);
    begin();
    // A tick scheduled in a microtask runs after all continuations of resolved promises.
    queueMicrotask(() => process.nextTick(() => this.#goOn()));
  }
}
