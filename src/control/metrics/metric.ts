/** One value of a metric. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A figure that somebody watches over time, in the terms of Prometheus. */
export interface Metric {
  readonly name: string;
  /** A counter only grows, but for a start anew at 0. */
  readonly type: 'counter' | 'gauge';
  /** What it tells, in a sentence. */
  readonly help: string;
  readonly samples: readonly Sample[];
}
