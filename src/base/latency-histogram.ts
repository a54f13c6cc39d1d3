import type { Sample } from './metric.ts';

/** Upper bounds in seconds, inclusive: from a command in memory to the point where clients give up. */
const LATENCY_BOUNDS = [
  0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
  10,
] as const;

/** A histogram of durations with fixed buckets: the same size for a billion of them as for one. */
export class LatencyHistogram {
  /** One for each bound, and one beyond them. */
  readonly #counts = new Float64Array(LATENCY_BOUNDS.length + 1);
  #sum = 0;

  /** Counts a duration. */
  add(seconds: number): void {
    let at = 0;
    while (at < LATENCY_BOUNDS.length && seconds > LATENCY_BOUNDS[at]!) at++;
    this.#counts[at]!++;
    this.#sum += seconds;
  }

  /** Samples of a Prometheus histogram: each bucket includes those before it, `+Inf` all. */
  samples(labels: Readonly<Record<string, string>>): Sample[] {
    let count = 0;
    const buckets = [...LATENCY_BOUNDS, Infinity].map((bound, at): Sample => {
      count += this.#counts[at]!;
      const le = bound === Infinity ? '+Inf' : String(bound);
      return { suffix: '_bucket', labels: { ...labels, le }, value: count };
    });
    return [
      ...buckets,
      { suffix: '_sum', labels, value: this.#sum },
      { suffix: '_count', labels, value: count },
    ];
  }
}
