import type { Reply } from '../reply.ts';
import type { DatabaseConfig } from './config.ts';

/** `latency.h` `LATENCY_TS_LEN` */
const MOST_SAMPLES = 160;

/** The slow moments of one kind of event. */
interface Series {
  /** Unix seconds and milliseconds, oldest first; the worst of each second. */
  readonly samples: [second: number, ms: number][];
  worst: number;
}

/**
 * What LATENCY shows: commands that took at least `latency-monitor-threshold` milliseconds, those that Redis calls fast
 * by themselves. A threshold of 0 ends the recording.
 */
export class LatencyMonitor {
  /** In milliseconds; infinite while nothing is recorded. */
  threshold = Infinity;
  readonly #events = new Map<string, Series>();

  constructor(config: DatabaseConfig) {
    const configure = () => {
      this.threshold = Number(config.get('latency-monitor-threshold')) || Infinity;
    };
    configure();
    config.onChange(configure);
  }

  /** @param now Unix milliseconds */
  add(event: 'command' | 'fast-command', ms: number, now: number): void {
    const series = this.#events.get(event) ?? { samples: [], worst: 0 };
    this.#events.set(event, series);
    const [second, whole] = [Math.floor(now / 1000), Math.round(ms)];
    series.worst = Math.max(series.worst, whole);
    const last = series.samples.at(-1);
    if (last?.[0] === second) last[1] = Math.max(last[1], whole);
    else series.samples.push([second, whole]);
    if (series.samples.length > MOST_SAMPLES) series.samples.shift();
  }

  /** Each event with the time and duration of its latest sample, and the longest duration so far. */
  latest(): Reply[] {
    return Array.from(this.#events, ([event, { samples, worst }]) => [
      event,
      ...samples.at(-1)!,
      worst,
    ]);
  }

  history(event: string): Reply[] {
    return (this.#events.get(event)?.samples ?? []).map((sample) => [...sample]);
  }

  /** Forgets these events; all if there are none. @returns how many there were */
  reset(events: readonly string[]): number {
    if (events.length > 0) return events.filter((event) => this.#events.delete(event)).length;
    const { size } = this.#events;
    this.#events.clear();
    return size;
  }
}
