/** Sees the requests to one operation of a family. */
export interface OperationObserver {
  /**
   * A request has been answered.
   * @param milliseconds from its head to the handing over of its answer; of a stream to its beginning
   */
  answered(status: number, milliseconds: number): void;
}

/** Sees all requests that get as far as the operations of families. */
export interface RequestObserver {
  /** Milliseconds by a clock that never goes back. */
  now(): number;
  /**
   * Who sees the requests to an operation; asked once, when a family is bound.
   * @param operationId empty for requests that no operation stands for
   */
  of(family: string, operationId: string): OperationObserver;
}
