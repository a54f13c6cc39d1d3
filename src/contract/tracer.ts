/** What is known of a request when its span starts. */
export interface TracedRequest {
  readonly family: string;
  readonly operation: string;
  readonly method: string;
  /** `traceparent` of the client (W3C Trace Context). */
  readonly parent: string | undefined;
  /** `X-Request-Id`, where the client gave one. */
  readonly id: string | undefined;
}

/** The span of a request. */
export interface RequestSpan {
  /** Runs the handler, in a child span. */
  inEngine<Result>(work: () => Result | Promise<Result>): Result | Promise<Result>;
  /**
   * Ends the span when the request has been answered. @param code the name of the error in its catalog, if it is one
   */
  ended(status: number, code: string | undefined): void;
}

/** Starts the spans of requests. */
export interface RequestTracer {
  /** @returns undefined where the request is not sampled */
  began(request: TracedRequest): RequestSpan | undefined;
}
