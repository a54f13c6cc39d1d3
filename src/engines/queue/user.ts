/** What a user of the queue service may do. */
export interface QueueUserLimits {
  /** Bytes of a body. */
  readonly maxMessageSize: number;
  /** Messages on one day (UTC): published, scheduled, and callbacks. */
  readonly maxRequestsPerDay: number;
  /** Retries that one message may ask for. */
  readonly maxRetries: number;
  /** Milliseconds from a publish to the first attempt. */
  readonly maxDelay: number;
  readonly maxQueues: number;
  readonly maxGroups: number;
  readonly maxEndpointsPerGroup: number;
  readonly maxSchedules: number;
  /** Of one queue. */
  readonly maxParallelism: number;
  /** Deliveries of the user that are under way at a time. */
  readonly maxGlobalParallelism: number;
  /** Milliseconds that logs and dead letters are kept. */
  readonly retention: number;
  /** Milliseconds that one attempt may take. */
  readonly timeout: number;
}

/** A user, to whom messages belong. Users see nothing of each other. */
export interface QueueUser {
  readonly id: string;
  readonly limits: QueueUserLimits;
}
