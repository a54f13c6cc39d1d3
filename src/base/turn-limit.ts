import { acceptedConnections, type AcceptedConnections } from './accepted-connections.ts';
import { OwnerQueue, type Owner } from './owner-queue.ts';

/**
 * Limits how long a turn of the event loop may get by very many pieces of work that arrive in it, of which each is short
 * enough, such as requests. Those that wait go on in later turns, owner by owner, so that who has one waits for few of
 * those who have many.
 */
export class TurnLimit {
  readonly #accepted: AcceptedConnections;
  readonly #waiting = new OwnerQueue<() => void>();
  /** When the time of this turn is used up; undefined if nothing has run in it. */
  #until: number | undefined;

  constructor(accepted = acceptedConnections) {
    this.#accepted = accepted;
  }

  /** @returns undefined if a piece of work may begin now; otherwise resolves when it may */
  next(owner: Owner): Promise<void> | undefined {
    const now = this.#accepted.now();
    if (this.#until === undefined) {
      this.#until = now + this.#accepted.turnLength;
      setImmediate(this.#turn);
    }
    if (now < this.#until && !this.#waiting.hasOf(owner)) return undefined;
    return new Promise((resolve) => this.#waiting.add(resolve, owner));
  }

  readonly #turn = (): void => {
    this.#until = undefined;
    if (this.#waiting.size === 0) return;
    this.#until = this.#accepted.now() + this.#accepted.turnLength;
    setImmediate(this.#turn);
    this.#goOn();
  };

  /** Lets one piece of work after another begin, as long as there is time. */
  #goOn(): void {
    if (this.#waiting.size === 0 || this.#accepted.now() >= this.#until!) return;
    this.#waiting.next()!();
    // A tick scheduled in a microtask runs after all continuations of resolved promises.
    queueMicrotask(() => process.nextTick(() => this.#goOn()));
  }
}
