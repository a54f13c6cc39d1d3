import type { Owners } from '../store/owners.ts';
import { isRetired } from '../store/retire-rows.ts';
import type { Gate, Lane } from './lane.ts';

/** The users for whom nothing is delivered: those that were stopped, and those that were deleted. */
export class StoppedUsers {
  readonly #owners: Owners;
  #ids: ReadonlySet<string>;
  /** Where all lanes of all of them wait. */
  readonly gate: Gate = { waiting: new Set<Lane>(), room: () => Infinity };

  constructor(owners: Owners, ids: ReadonlySet<string> = new Set()) {
    this.#owners = owners;
    this.#ids = ids;
  }

  /** Stops these users, and no others. The lanes of the others must be let through the gate then. */
  set(ids: ReadonlySet<string>): void {
    this.#ids = ids;
  }

  has(owner: number): boolean {
    const { userId } = this.#owners.get(owner);
    return this.#ids.has(userId) || isRetired(userId);
  }
}
