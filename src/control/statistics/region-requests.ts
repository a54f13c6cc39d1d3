import type { RequestCounter } from '../../directory/redis/usage.ts';

/** The requests for one database since the start, by the region whose host they named. */
export class RegionRequests {
  readonly #counters = new Map<string, RequestCounter>();

  /** The counter of a region, empty for requests that name none. It is one and the same forever. */
  of(region: string): RequestCounter {
    let counter = this.#counters.get(region);
    if (counter === undefined) {
      counter = { count: 0 };
      this.#counters.set(region, counter);
    }
    return counter;
  }

  /** Those that somebody has named, or none. */
  regions(): Iterable<string> {
    return this.#counters.keys();
  }
}
