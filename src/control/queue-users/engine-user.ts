import type { QueueAccess } from './access.ts';
import type { QueueUser } from '../../engines/queue/user.ts';

/** A queue user in the form of the engine. */
export function engineUserOf({ user, limits }: Pick<QueueAccess, 'user' | 'limits'>): QueueUser {
  return {
    id: user.id,
    limits: {
      maxMessageSize: user.max_message_size,
      maxRequestsPerDay: user.max_requests_per_day,
      maxRetries: user.max_retries,
      maxDelay: limits.max_delay * 1000,
      maxQueues: limits.max_queues,
      maxGroups: user.max_topics,
      maxEndpointsPerGroup: user.max_endpoints_per_topic,
      maxSchedules: user.max_schedules,
      maxParallelism: limits.max_parallelism,
      maxGlobalParallelism: limits.max_global_parallelism,
      retention: user.retention,
      timeout: user.timeout * 1000,
    },
  };
}
