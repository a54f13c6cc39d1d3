import type { RequestCounter } from '../../directory/redis/usage.ts';

/** Counts the requests to one database since the start, by the region in their host name. */
export class RegionRequests {
  readonly #counters = new Map<string, RequestCounter>();

  /** The counter of a region, empty for requests that name none; always the same object. */
  of(region: string): RequestCounter {
    let counter = this.#counters.get(region);
    if (counter === undefined) {
      counter = { count: 0 };
      this.#counters.set(region, counter);
    }
    return counter;
  }

  /** The regions with a counter. */
  regions(): Iterable<string> {
    return this.#counters.keys();
  }
}
