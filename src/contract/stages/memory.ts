import { Holding, UnreadOutput, type MemoryBudget } from '../../base/memory-budget.ts';
import type { Call } from '../call.ts';
import type { AnyFamily } from '../family.ts';

/** What a large answer takes, in bytes, that has to have room before it is made. */
const LARGE_ANSWER = 1024 * 1024;

type Owners = Pick<AnyFamily, 'name' | 'errors' | 'ownerOf'>;

/** The memory that the bodies and the answers of a family's requests share with those of other families. */
export class RequestMemory {
  readonly #family: Owners;
  readonly #budget: MemoryBudget;

  constructor(family: Owners, budget: MemoryBudget) {
    this.#family = family;
    this.#budget = budget;
  }

  /** Begins to count the body of a request, until it is answered or its client has left. */
  holdBody(call: Call): Holding {
    const held = new Holding(this.#budget, this.#ownerOf(call));
    call.response.once('close', () => held.set(0));
    return held;
  }

  /** @throws HttpError if there is no room for the answer of an operation that can't be had again */
  makeRoom(call: Call): void {
    if (!call.bound.operation.takes) return;
    if (!this.#budget.hasRoom(this.#ownerOf(call), LARGE_ANSWER)) {
      throw this.#family.errors.unread();
    }
  }

  /** Counts a large answer until its client has read it. @throws HttpError if there is no room for it */
  holdAnswer(call: Call, bytes: number): UnreadOutput {
    const { request, response, bound } = call;
    const unread = new UnreadOutput(this.#budget, this.#ownerOf(call), () =>
      request.socket.destroy(),
    );
    // What has been done can't be undone, so its answer is sent in any case.
    if (bound.operation.isSafe && !unread.hasRoomFor(bytes)) throw this.#family.errors.unread();
    unread.set(bytes);
    response.once('close', () => unread.set(0));
    return unread;
  }

  #ownerOf({ caller }: Call): string {
    return this.#family.ownerOf?.(caller) ?? this.#family.name;
  }
}
