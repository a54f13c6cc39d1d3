/** A limit of a cluster that has been reached. */
export interface ExceededLimit {
  /** Messages per second. */
  readonly limit: number;
  /** Whole seconds until messages are accepted again, at least 1. */
  readonly retryAfter: number;
}

/** Counts the traffic of one cluster and enforces its limits. */
export interface ClusterUsage {
  /** Called before messages are produced. @returns the limit because of which all of them must be refused */
  admit(messages: number): ExceededLimit | undefined;
  /** Called when messages that were admitted have been refused for another reason. */
  refund(messages: number): void;
  /** Called when messages have been appended to a topic. @param bytes of keys, values and headers */
  produced(topic: string, messages: number, bytes: number): void;
  /** Called when messages of a topic have been delivered to a consumer. */
  consumed(topic: string, messages: number, bytes: number): void;
}
