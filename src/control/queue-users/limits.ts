import type { QueueUserTable } from '../../store/schema.ts';

/** The limits of a queue user. Sizes in bytes, `retention` in milliseconds, `timeout` in seconds. */
export type QueueLimits = Pick<
  QueueUserTable,
  | 'max_message_size'
  | 'max_requests_per_day'
  | 'max_endpoints_per_topic'
  | 'max_retries'
  | 'max_topics'
  | 'max_schedules'
  | 'retention'
  | 'timeout'
>;

/** The plans of a queue user; `local` is for development, with limits that no test reaches. */
export type QueuePlan = 'Free' | 'Pay as You Go' | 'Enterprise' | 'local';

/** The names in the management API of plans that a user can be given; their numbers of messages limit nothing. */
export const queuePlanNames = {
  free: 'Free',
  paid: 'Pay as You Go',
  qstash_fixed_1m: 'Enterprise',
  qstash_fixed_10m: 'Enterprise',
  qstash_fixed_100m: 'Enterprise',
  qstash_enterprise_1m: 'Enterprise',
  qstash_enterprise_10m: 'Enterprise',
} as const satisfies Record<string, QueuePlan>;

export type QueuePlanName = keyof typeof queuePlanNames;

const MEGABYTE = 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;
/** The largest number that every client can hold in 32 bits. */
const ALL = 2 ** 31 - 1;

/** The limits of each plan, after those that the public service has had. */
export const queueLimits: Readonly<Record<QueuePlan, QueueLimits>> = {
  Free: {
    max_message_size: MEGABYTE,
    max_requests_per_day: 1000,
    max_endpoints_per_topic: 100,
    max_retries: 3,
    max_topics: 1,
    max_schedules: 10,
    retention: 3 * DAY,
    timeout: 15 * 60,
  },
  'Pay as You Go': {
    max_message_size: 10 * MEGABYTE,
    max_requests_per_day: 1_000_000,
    max_endpoints_per_topic: 100,
    max_retries: 5,
    max_topics: 1000,
    max_schedules: 1000,
    retention: 7 * DAY,
    timeout: 2 * 60 * 60,
  },
  Enterprise: {
    max_message_size: 50 * MEGABYTE,
    max_requests_per_day: 100_000_000,
    max_endpoints_per_topic: 1000,
    max_retries: 20,
    max_topics: 1000,
    max_schedules: 1_000_000,
    retention: 30 * DAY,
    timeout: 6 * 60 * 60,
  },
  local: {
    max_message_size: 100 * MEGABYTE,
    max_requests_per_day: ALL,
    max_endpoints_per_topic: 10_000,
    max_retries: 1000,
    max_topics: 100_000,
    max_schedules: ALL,
    retention: 30 * DAY,
    timeout: 12 * 60 * 60,
  },
};

/** Limits of a plan that the record of a queue user does not contain. */
export interface QueueServiceLimits {
  readonly max_queues: number;
  /** Of one queue. */
  readonly max_parallelism: number;
  /** Concurrent deliveries over all queues, keys and destinations of the user. */
  readonly max_global_parallelism: number;
  /** Seconds from a publish to the first attempt. */
  readonly max_delay: number;
  /** Publish, enqueue and batch requests are not counted. */
  readonly max_requests_per_second: number;
}

const DAY_IN_SECONDS = DAY / 1000;

/** The limits of each plan. The public service documents only those of its free plan, and the delays. */
export const queueServiceLimits: Readonly<Record<QueuePlan, QueueServiceLimits>> = {
  Free: {
    max_queues: 10,
    max_parallelism: 2,
    max_global_parallelism: 10,
    max_delay: 7 * DAY_IN_SECONDS,
    max_requests_per_second: 100,
  },
  'Pay as You Go': {
    max_queues: 100,
    max_parallelism: 10,
    max_global_parallelism: 100,
    max_delay: 365 * DAY_IN_SECONDS,
    max_requests_per_second: 1000,
  },
  Enterprise: {
    max_queues: 1000,
    max_parallelism: 100,
    max_global_parallelism: 1000,
    max_delay: 365 * DAY_IN_SECONDS,
    max_requests_per_second: 10_000,
  },
  local: {
    max_queues: ALL,
    max_parallelism: 1000,
    max_global_parallelism: 1000,
    max_delay: ALL,
    max_requests_per_second: ALL,
  },
};
