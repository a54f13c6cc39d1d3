/** A limit on the use of a cluster that has been met. */
export interface ExceededLimit {
  /** Messages a second. */
  readonly limit: number;
  /** Whole seconds after which there is room again, at least 1. */
  readonly retryAfter: number;
}

/** Counts what goes through one cluster, and knows how much may. */
export interface ClusterUsage {
  /** Messages are to be produced. @returns the limit that keeps all of them out */
  admit(messages: number): ExceededLimit | undefined;
  /** Messages that were let in have been refused after all. */
  giveBack(messages: number): void;
  /** Messages have been appended to a topic: keys, values and headers of so many bytes. */
  produced(topic: string, messages: number, bytes: number): void;
  /** Messages of a topic have been given out. */
  consumed(topic: string, messages: number, bytes: number): void;
}
