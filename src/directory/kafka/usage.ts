/** A limit on the use of a cluster that has been reached. */
export interface ExceededLimit {
  /** Messages a second. */
  readonly limit: number;
  /** Whole seconds after which there is room again, at least 1. */
  readonly retryAfter: number;
}

/** Counts the traffic of one cluster and enforces its limits. */
export interface ClusterUsage {
  /** Messages are to be produced. @returns the limit that refuses all of them */
  admit(messages: number): ExceededLimit | undefined;
  /** Messages that were admitted have been refused later. */
  giveBack(messages: number): void;
  /** Messages have been appended to a topic. @param bytes of keys, values and headers */
  produced(topic: string, messages: number, bytes: number): void;
  /** Messages of a topic have been delivered to a consumer. */
  consumed(topic: string, messages: number, bytes: number): void;
}
