import type { operations } from '../../../generated/queue/types.ts';
import * as validators from '../../../generated/queue/validators.js';
import type { Clock } from '../../base/clock.ts';
import type { Family } from '../../contract/family.ts';
import type { Handlers } from '../../contract/handler.ts';
import type { QueueUsers } from '../../control/queue-users/queue-users.ts';
import { authenticator } from './authenticate.ts';
import type { QueueCaller } from './caller.ts';
import { queueContract } from './contract.ts';
import { queueFrontRules } from './front-rules.ts';

export type QueueFamily = Family<operations, QueueCaller>;

/** A batch may be so much larger than one message. */
const MESSAGES_IN_A_BATCH = 10;
/** A body of JSON becomes a string, which in V8 is a little shorter than 512 MB. */
const LARGEST_BODY = 500 * 1024 * 1024;

/**
 * The queue family for these users, answered by these handlers.
 * @param wellKnown tokens that everybody knows
 */
export function queueFamily(
  users: Pick<QueueUsers, 'access' | 'revision'>,
  handlers: Handlers<operations, QueueCaller>,
  clock: Clock,
  wellKnown?: ReadonlySet<string>,
): QueueFamily {
  return {
    ...queueFrontRules,
    name: 'queue',
    contract: queueContract,
    validators,
    responseValidators: () => import('../../../generated/queue/response-validators.js'),
    handlers,
    authenticate: authenticator(users, clock, wellKnown),
    bodyLimit: ({ user }, { operationId }) => largestBody(operationId, user.limits.maxMessageSize),
  };
}

function largestBody(operationId: string, maxMessageSize: number): number {
  if (operationId !== ('batch' satisfies keyof operations)) return maxMessageSize;
  return Math.min(maxMessageSize * MESSAGES_IN_A_BATCH, LARGEST_BODY);
}
