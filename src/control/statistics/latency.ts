import { createRequire } from 'node:module';
import type Int32Histogram from 'hdr-histogram-js/dist/Int32Histogram.js';
import { lazy } from '../../base/on-demand.ts';

/** Durations of commands, in milliseconds. */
export interface LatencySummary {
  readonly mean: number;
  readonly max: number;
  readonly p99: number;
}

export const NO_LATENCY: LatencySummary = { mean: 0, max: 0, p99: 0 };

/** The histogram counts tenths of a microsecond: a command in this process may take less than one. */
const UNITS_PER_MS = 10_000;
/** About 200 seconds; longer ones count as that. */
const HIGHEST = 2 ** 31 - 1;
const SIGNIFICANT_DIGITS = 2;
/** Shorter durations, which are nearly all, are first counted in an array, which is faster. */
const SHORT = 256;

/**
 * The latencies of one kind of command in an HdrHistogram: a fixed size, and every percentile within 1 %. The
 * histogram is created for the first command and dropped when idle, so an unused database has none.
 */
export class Latencies {
  count = 0;
  #sum = 0;
  #max = 0;
  #histogram: Histogram | undefined;
  #short: Uint32Array | undefined;

  record(took: number): void {
    // The clock may have been set back while the command ran.
    const milliseconds = took > 0 ? took : 0;
    this.count++;
    this.#sum += milliseconds;
    if (milliseconds > this.#max) this.#max = milliseconds;
    const units = Math.round(milliseconds * UNITS_PER_MS);
    if (units < SHORT) {
      this.#short ??= new Uint32Array(SHORT);
      this.#short[units]!++;
    } else {
      this.#histogram ??= newHistogram();
      this.#histogram.recordValue(units < HIGHEST ? units : HIGHEST);
    }
  }

  /** The summary of these and others together. */
  summaryWith(other: Latencies): LatencySummary {
    if (other.count === 0) return this.summary();
    if (this.count === 0) return other.summary();
    const both = newHistogram();
    both.add(this.#all());
    both.add(other.#all());
    const max = Math.max(this.#max, other.#max);
    return {
      mean: (this.#sum + other.#sum) / (this.count + other.count),
      max,
      p99: percentile99(both, max),
    };
  }

  summary(): LatencySummary {
    if (this.count === 0) return NO_LATENCY;
    return {
      mean: this.#sum / this.count,
      max: this.#max,
      p99: percentile99(this.#all(), this.#max),
    };
  }

  /** Starts anew. An idle one frees its memory. */
  reset(): void {
    if (this.count === 0) {
      this.#histogram = undefined;
      this.#short = undefined;
    } else {
      this.#histogram?.reset();
      this.#short?.fill(0);
    }
    this.count = 0;
    this.#sum = 0;
    this.#max = 0;
  }

  /** The histogram with everything that was counted. */
  #all(): Histogram {
    this.#histogram ??= newHistogram();
    const histogram = this.#histogram;
    this.#short?.forEach((count, units) => {
      if (count > 0) histogram.recordValueWithCount(units, count);
    });
    this.#short?.fill(0);
    return histogram;
  }
}

type Histogram = InstanceType<typeof Int32Histogram.default>;

/** This class only: the package as a whole would delay the first command. */
const implementation = lazy(() => {
  const load = createRequire(import.meta.url);
  return (load('hdr-histogram-js/dist/Int32Histogram.js') as typeof Int32Histogram).default;
});

function newHistogram(): Histogram {
  return new (implementation())(1, HIGHEST, SIGNIFICANT_DIGITS);
}

/** The histogram returns the upper end of a step, which may exceed everything that was recorded. */
function percentile99(histogram: Histogram, max: number): number {
  return Math.min(histogram.getValueAtPercentile(99) / UNITS_PER_MS, max);
}
