import { parentOf, type FieldPath } from '../field-path.ts';

/** How often something was there. */
export type Frequency = 'always' | 'sometimes';

/** How often the fields of bodies were there, by their places. */
export class FieldCounts {
  /** Whether there were bodies that could not be looked into. */
  isUnread = false;
  readonly #seen = new Map<FieldPath, number>();
  readonly #holders = new Map<FieldPath, number>();

  /** Counts an object or a list that may have fields. */
  hold(path: FieldPath): void {
    this.#holders.set(path, (this.#holders.get(path) ?? 0) + 1);
  }

  /** Counts a field that is there. */
  see(path: FieldPath): void {
    this.#seen.set(path, (this.#seen.get(path) ?? 0) + 1);
  }

  /** Adds what is known of several bodies: those of a manifest. Each field may hold others, which were never there. */
  add(fields: Iterable<readonly [FieldPath, Frequency]>): void {
    const holders = new Set<FieldPath>(['']);
    for (const [path, frequency] of fields) {
      holders.add(path).add(parentOf(path) ?? '');
      this.see(path);
      if (frequency === 'always') this.see(path);
    }
    for (const path of holders) {
      this.hold(path);
      this.hold(path);
    }
  }

  /** By their places, in order. */
  frequencies(): [FieldPath, Frequency][] {
    return [...this.#seen]
      .map(([path, seen]): [FieldPath, Frequency] => {
        const held = this.#holders.get(parentOf(path) ?? '');
        return [path, seen === held ? 'always' : 'sometimes'];
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  }
}
