/** One value of a metric. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** Suffix of the metric's name: the three parts of a histogram have names of their own. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

/** A metric in the terms of Prometheus. */
export interface Metric {
  readonly name: string;
  /** A counter only increases, except that a restart resets it to 0. So do the parts of a histogram. */
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** What it measures, in a sentence. */
  readonly help: string;
  readonly samples: readonly Sample[];
}
