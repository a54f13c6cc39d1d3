/** Receives the outcome of each request to one operation. */
export interface OperationObserver {
  /**
   * A request has been answered. @param milliseconds from its head until its answer was handed to the socket; for a
   * stream until it began
   */
  answered(status: number, milliseconds: number): void;
}

/** Observes all requests that reach the operations of families. */
export interface RequestObserver {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /**
   * The observer of an operation; called once, when a family is bound. @param operationId empty for requests that
   * match no operation
   */
  of(family: string, operationId: string): OperationObserver;
}
