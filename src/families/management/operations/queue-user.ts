import type { components, operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import type { QueueUser } from '../../../control/queue-users/queue-users.ts';
import { readOnlyQueueToken } from '../../../control/queue-users/token.ts';
import type { ManagementCaller } from '../caller.ts';

type QueueUserOperations = Pick<
  Handlers<operations, ManagementCaller>,
  'getQueueUser' | 'rotateQueueToken'
>;

/** The user of the queue service. */
export function queueUserOperations({
  queueUsers,
}: Pick<ControlPlane, 'queueUsers'>): QueueUserOperations {
  return {
    getQueueUser: async ({ caller }) => ({
      status: 200,
      body: userBody(await queueUsers.of(caller)),
    }),

    rotateQueueToken: async ({ caller }) => ({
      status: 200,
      body: userBody(await queueUsers.rotate(caller)),
    }),
  };
}

function userBody(user: QueueUser): components['schemas']['queue-user'] {
  return { ...user, read_only_token: readOnlyQueueToken(user), active: user.active === 1 };
}
