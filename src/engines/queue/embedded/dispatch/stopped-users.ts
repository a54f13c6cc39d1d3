import type { Owners } from '../store/owners.ts';
import type { Gate, Lane } from './lane.ts';

/** The users for whom nothing is delivered. */
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
    return this.#ids.size > 0 && this.#ids.has(this.#owners.get(owner).userId);
  }
}
