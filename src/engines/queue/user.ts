/** The limits of a user of the queue service. */
export interface QueueUserLimits {
  /** Maximum bytes of a body. */
  readonly maxMessageSize: number;
  /** Messages on one day (UTC): published, scheduled, and callbacks. */
  readonly maxRequestsPerDay: number;
  /** Maximum retries of one message. */
  readonly maxRetries: number;
  /** Milliseconds from a publish to the first attempt. */
  readonly maxDelay: number;
  readonly maxQueues: number;
  readonly maxGroups: number;
  readonly maxEndpointsPerGroup: number;
  readonly maxSchedules: number;
  /** Of one queue. */
  readonly maxParallelism: number;
  /** Concurrent deliveries of the user. */
  readonly maxGlobalParallelism: number;
  /** Milliseconds that logs and dead letters are kept. */
  readonly retention: number;
  /** Maximum milliseconds of one attempt. */
  readonly timeout: number;
}

/** A user, the owner of messages. Users are isolated from each other. */
export interface QueueUser {
  readonly id: string;
  readonly limits: QueueUserLimits;
}
