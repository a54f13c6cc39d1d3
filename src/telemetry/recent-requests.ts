/** The requests of some minutes, by outcome. */
export interface RequestCounts {
  readonly requests: number;
  /** Answered with a status from 400 to 499. */
  readonly refused: number;
  /** Answered with a status from 500 on. */
  readonly failed: number;
}

const MINUTE = 60_000;
const MINUTES = 60;

/** Counts the requests of the last hour, minute by minute: always in 60 counters, however many requests there are. */
export class RecentRequests {
  readonly #minutes = Array.from({ length: MINUTES }, () => ({
    minute: -1,
    requests: 0,
    refused: 0,
    failed: 0,
  }));

  /** @param now milliseconds of a monotonic clock */
  add(status: number, now: number): void {
    const minute = Math.floor(now / MINUTE);
    const counts = this.#minutes[minute % MINUTES]!;
    if (counts.minute !== minute)
      Object.assign(counts, { minute, requests: 0, refused: 0, failed: 0 });
    counts.requests += 1;
    if (status >= 500) counts.failed += 1;
    else if (status >= 400) counts.refused += 1;
  }

  /** The counts of the last hour, the present minute included. */
  lastHour(now: number): RequestCounts {
    const oldest = Math.floor(now / MINUTE) - MINUTES + 1;
    const sum = { requests: 0, refused: 0, failed: 0 };
    for (const { minute, requests, refused, failed } of this.#minutes) {
      if (minute < oldest) continue;
      sum.requests += requests;
      sum.refused += refused;
      sum.failed += failed;
    }
    return sum;
  }
}
