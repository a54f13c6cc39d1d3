/** Is told of the requests to one operation of a family. */
export interface OperationObserver {
  /**
   * A request has been answered. @param milliseconds from its head until its answer was handed over; for a stream
   * until its beginning
   */
  answered(status: number, milliseconds: number): void;
}

/** Is told of all requests that reach the operations of families. */
export interface RequestObserver {
  /** Milliseconds by a clock that never goes back. */
  now(): number;
  /**
   * The observer of an operation; called once, when a family is bound. @param operationId empty for requests that
   * match no operation
   */
  of(family: string, operationId: string): OperationObserver;
}
