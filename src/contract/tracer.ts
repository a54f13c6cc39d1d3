/** What is known of a request when its span begins. */
export interface TracedRequest {
  readonly family: string;
  readonly operation: string;
  readonly method: string;
  /** `traceparent` of the client (W3C Trace Context). */
  readonly parent: string | undefined;
  /** `X-Request-Id`, where the client gave one. */
  readonly id: string | undefined;
}

/** A request whose way through the platform is told to somebody. */
export interface RequestSpan {
  /** Does what the operation is for, as a part of its own of the request. */
  inEngine<Result>(work: () => Result | Promise<Result>): Result | Promise<Result>;
  /** The request has been answered. @param code the name of its error */
  ended(status: number, code: string | undefined): void;
}

/** Whom requests are told to. */
export interface RequestTracer {
  /** @returns undefined where this one is not to be told */
  began(request: TracedRequest): RequestSpan | undefined;
}
