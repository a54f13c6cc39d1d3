import { engineUserOf } from '../../../src/control/queue-users/engine-user.ts';
import type { QueueUser } from '../../../src/control/queue-users/access.ts';
import {
  queueLimits,
  queueServiceLimits,
  type QueuePlan,
} from '../../../src/control/queue-users/limits.ts';
import type { QueueAccess } from '../../../src/directory/queue-tokens.ts';

/** The access of a user with the limits of a plan. */
export function accessOf(id: string, plan: QueuePlan, readOnly = false): QueueAccess {
  const limits = queueServiceLimits[plan];
  const user = engineUserOf({ user: { id, ...queueLimits[plan] } as unknown as QueueUser, limits });
  return { user, requestsPerSecond: limits.max_requests_per_second, readOnly };
}
