/** One value of a metric. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** What follows the name of the metric: the three parts of a histogram have names of their own. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

/** A metric in the terms of Prometheus. */
export interface Metric {
  readonly name: string;
  /** A counter only grows, except for a restart at 0; so do the parts of a histogram. */
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** What it measures, in a sentence. */
  readonly help: string;
  readonly samples: readonly Sample[];
}
