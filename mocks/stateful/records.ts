import { scalarText } from '../responses/scalar-text.ts';
import type { Resource } from './resources.ts';

export type MockRecord = Readonly<Record<string, unknown>>;

/** The most records of a mock, and the most lists of them: it is for tests, and everything is in memory. */
const MOST = 10_000;

/** There is no room for another record. */
export class Full extends Error {
  constructor() {
    super(`a mock has room for ${MOST} records`);
  }
}

/** The records of a mock: for each resource and owner in the order in which they were created, by their ids as text. */
export class Records {
  readonly #lists = new Map<string, Map<string, MockRecord>>();
  /** Those that are not as they were at the beginning any more. */
  readonly #changed = new Set<Map<string, MockRecord>>();
  readonly #seeds: (resource: Resource) => readonly MockRecord[];
  #count = 0;

  /**
   * @param seeds the records that there are at the beginning, for each owner
   * @param before other records, whose changed lists are taken over
   */
  constructor(seeds: (resource: Resource) => readonly MockRecord[], before?: Records) {
    this.#seeds = seeds;
    for (const [key, list] of before === undefined ? [] : before.#lists) {
      if (!before!.#changed.has(list)) continue;
      this.#lists.set(key, list);
      this.#changed.add(list);
      this.#count += list.size;
    }
  }

  /** @param owners the values of the parameters that tell lists apart @throws Full */
  listOf(resource: Resource, owners: readonly string[]): Map<string, MockRecord> {
    const key = JSON.stringify([resource.path, ...owners]);
    let list = this.#lists.get(key);
    if (list === undefined) {
      if (this.#lists.size >= MOST) throw new Full();
      list = new Map();
      for (const record of this.#seeds(resource)) list.set(idOf(resource, record), record);
      this.#lists.set(key, list);
      this.#count += list.size;
    }
    return list;
  }

  /** @throws Full */
  put(list: Map<string, MockRecord>, id: string, record: MockRecord): void {
    if (!list.has(id)) {
      if (this.#count >= MOST) throw new Full();
      this.#count += 1;
    }
    list.set(id, record);
    this.#changed.add(list);
  }

  delete(list: Map<string, MockRecord>, id: string): boolean {
    const isGone = list.delete(id);
    if (isGone) this.#count -= 1;
    this.#changed.add(list);
    return isGone;
  }

  /** Goes back to the records of the beginning. */
  reset(): void {
    this.#lists.clear();
    this.#changed.clear();
    this.#count = 0;
  }
}

/** The id of a record as it stands in a path. */
export function idOf({ id }: Resource, record: MockRecord): string {
  return id === undefined ? '' : scalarText(record[id]);
}
