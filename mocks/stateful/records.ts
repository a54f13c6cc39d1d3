import { scalarText } from '../responses/scalar-text.ts';
import type { Resource } from './resources.ts';

export type MockRecord = Readonly<Record<string, unknown>>;

/** The most records of a mock: it is for tests, and everything is in memory. */
const MOST = 10_000;
/** The most characters of JSON of all records together. */
const LARGEST = 100_000_000;

/** There is no room for another record. */
export class Full extends Error {
  constructor() {
    super(`a mock has room for ${MOST} records, of ${LARGEST} characters together`);
  }
}

/** A list of records, by their ids as text. */
export interface RecordList {
  readonly key: string;
  readonly records: Map<string, MockRecord>;
}

/**
 * The records of a mock: for each resource and owner in the order in which they were created, by their ids as text. Only
 * lists that requests have changed are kept; the others are those of the beginning.
 */
export class Records {
  readonly #changed = new Map<string, Map<string, MockRecord>>();
  readonly #sizes = new WeakMap<MockRecord, number>();
  readonly #seeds: (resource: Resource) => readonly MockRecord[];
  readonly #seeded = new Map<Resource, readonly MockRecord[]>();
  #count = 0;
  #size = 0;

  /**
   * @param seeds the records that there are at the beginning, for each owner
   * @param before other records, whose changed lists are taken over
   */
  constructor(seeds: (resource: Resource) => readonly MockRecord[], before?: Records) {
    this.#seeds = seeds;
    if (before === undefined) return;
    this.#changed = before.#changed;
    this.#sizes = before.#sizes;
    this.#count = before.#count;
    this.#size = before.#size;
  }

  /** @param owners the values of the parameters that tell lists apart */
  listOf(resource: Resource, owners: readonly string[]): RecordList {
    const key = JSON.stringify([resource.path, ...owners]);
    const records = this.#changed.get(key);
    if (records !== undefined) return { key, records };
    let seeds = this.#seeded.get(resource);
    if (seeds === undefined) this.#seeded.set(resource, (seeds = this.#seeds(resource)));
    return { key, records: new Map(seeds.map((record) => [idOf(resource, record), record])) };
  }

  /** @throws Full */
  put({ key, records }: RecordList, id: string, record: MockRecord): void {
    const before = records.get(id);
    const isKept = this.#changed.has(key);
    const more = (isKept ? 0 : records.size) + (before === undefined ? 1 : 0);
    const size = JSON.stringify(record).length;
    const grown = this.#size + size - (before === undefined ? 0 : (this.#sizes.get(before) ?? 0));
    if (this.#count + more > MOST || grown > LARGEST) throw new Full();
    this.#count += more;
    this.#size = grown;
    this.#sizes.set(record, size);
    records.set(id, record);
    this.#changed.set(key, records);
  }

  /** @throws Full */
  delete({ key, records }: RecordList, id: string): void {
    const before = records.get(id);
    if (before === undefined) return;
    const isKept = this.#changed.has(key);
    if (!isKept && this.#changed.size >= MOST) throw new Full();
    this.#count += (isKept ? 0 : records.size) - 1;
    this.#size -= this.#sizes.get(before) ?? 0;
    records.delete(id);
    this.#changed.set(key, records);
  }

  /** Goes back to the records of the beginning. */
  reset(): void {
    this.#changed.clear();
    this.#count = 0;
    this.#size = 0;
  }
}

/** The id of a record as it stands in a path. */
export function idOf({ id }: Resource, record: MockRecord): string {
  // Half a character of UTF-16 has no place in a path.
  return id === undefined ? '' : scalarText(record[id]).toWellFormed();
}
