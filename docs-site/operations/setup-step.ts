/** A request that the try-it page can fill in. */
export interface TryItRequest {
  readonly method: string;
  readonly path: string;
  /** One header per line. */
  readonly headers?: string;
  readonly body?: string;
}

/**
 * A request that has to be sent before another one, so that what that one names exists; and which values of the examples
 * its answer has better ones for.
 */
export interface SetupStep extends TryItRequest {
  /** The title of the operation that it is of; without one, its body says what it does. */
  readonly title?: string;
  /** What has to be sent before it. */
  readonly setup: readonly SetupStep[];
  readonly takes: readonly TakenValue[];
}

/** A value of an example, and where in the answer the one stands that takes its place. */
export interface TakenValue {
  readonly value: string;
  readonly pointer: string;
}
